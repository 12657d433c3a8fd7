"""Folds over the log for people: board, chronicle, menu, audit."""
