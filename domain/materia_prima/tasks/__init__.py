"""Tasks of Materia Prima, in the imperative, one module for each chapter."""
