rules-title = { $game }: the rules
rules-skip = Skip to the rules
rules-search = Find a rule: a question, words, or its number
rules-contents = Chapters
rules-played = How it is played
rules-questions = Ten questions
rules-found =
    { $count ->
        [0] No rule has these words.
        [one] One rule
       *[other] { $count } rules
    }
rules-unknown = The book has no such rule.
rules-none = This game has no book of rules.
rules-away = The service cannot be reached. Try again later.
rules-book = The whole book
