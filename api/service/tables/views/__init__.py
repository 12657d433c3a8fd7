"""What readers are shown of a table, made once for all who may know the same."""
