"""The content of packs: its types, how it is read, and its checks."""
