"""Names and phrases of Materia Prima that several projections use."""
