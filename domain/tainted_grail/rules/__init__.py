"""What happens; a module or package a chapter."""
