"""Facts of Materia Prima, in the past tense, one module for each chapter."""
