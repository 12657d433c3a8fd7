"""What the greedy bot of Materia Prima goes by, read from a board or a state."""
