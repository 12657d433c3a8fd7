# Notices to players who are away.
notice-your-turn = It is your turn at “{ $table }”.
notice-reminder = “{ $table }” is still waiting for you.
notice-test = This is a test: notices of “{ $table }” arrive here.
