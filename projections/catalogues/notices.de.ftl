# Nachrichten an Spielende, die gerade nicht da sind.
notice-your-turn = Du bist dran: „{ $table }“.
notice-reminder = „{ $table }“ wartet noch auf dich.
notice-test = Ein Test: Nachrichten von „{ $table }“ kommen hier an.
