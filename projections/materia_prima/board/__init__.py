"""The board of Materia Prima: sections, and what each of them shows."""
