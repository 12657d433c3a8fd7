"""Changes one place of a module after another, and tells which changes no test notices. See docs/mutation.md."""
