"""Golden campaigns: whole campaigns of the shipped pack as answers and roots, compressed."""
