"""How people and programs reach the service."""
