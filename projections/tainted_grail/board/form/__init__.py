"""The form of the board: typed dicts, from which its JSON Schema is made. Names are in the language of the reader."""
