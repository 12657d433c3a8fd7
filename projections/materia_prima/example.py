"""The first moves of Materia Prima, as the documents of the API show them."""

from projections.example import Example, Titled

EXAMPLE = Example(
    title="Materia Prima",
    pack=Titled("prima", "Prima"),
    pack_hash="5180f98fadc817b2f9a7e34c6606e939caf10799a40d0cf529d1cf314a7b12c9",
    options={"difficulty": {"enum": ["easy", "normal", "hard"]}},
    scenario=Titled("black-work", "The Black Work", "Black Work"),
    following=Titled("white-work", "The White Work"),
    locked="red-work",
    phase="being set up",
    forbidden="MP-4.8.1",
    prompt="How hard should it be?",
    key="difficulty:normal",
    label="normal: 16 days",
    rule="MP-3.1.1",
    fact="mp.difficulty-chosen",
    data={"difficulty": "normal"},
    answered="Ada settles the difficulty: normal, 16 days",
    story=("MP-3.2.4", "Beside the board stands the “Temple of Sol”."),
    board={"day": 1, "last_day": 16},
    asked="How does the land lie?",
    chosen={"difficulty": "normal"},
    entry={"difficulty": "normal", "day": 16},
    carried={"layout": "valley"},
)
