"""Golden games: whole tables that are kept as files, so that every change of what the rules decide is seen."""
