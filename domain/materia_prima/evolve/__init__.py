"""What facts change; a module a chapter. No rule stands here."""
