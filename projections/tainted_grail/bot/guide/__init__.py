"""A guide that has read the pack: it plans backwards from the end of a chapter and walks there.

`plot` tells what an end needs and on which pages that is found; `leading` turns it into answers.
"""
