"""What happened at a table of Materia Prima, in the past tense; a module a chapter."""
