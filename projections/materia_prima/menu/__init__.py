"""What Materia Prima says about questions and options."""
