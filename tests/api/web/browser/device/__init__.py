"""What a device adds to the pages: sound, keys, kept files, colours, and other devices."""
