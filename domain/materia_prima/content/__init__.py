"""The content of packs: how it is read, what it is made of, and what makes it sound."""
