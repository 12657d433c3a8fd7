"""Small pictures of a table to show elsewhere: a badge, and a postcard."""
