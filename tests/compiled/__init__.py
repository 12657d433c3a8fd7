"""`make compiled`: rules and boards as extension modules of the environment, built by mypyc. Nothing needs them.

docs/adr/0049-compiled-rules-are-optional.md says why.
"""
