"""Items, secrets and skills: owned, equipped, shared. Source: TG-5.5 to 5.7, 5.19."""
