"""What is still to be done at a table of Materia Prima, in the imperative; a module a chapter."""
