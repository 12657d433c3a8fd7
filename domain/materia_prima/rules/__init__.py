"""The rules of Materia Prima, one module or package for each chapter."""
