"""The first moves of Materia Prima, as examples in the documents of the API."""

from projections.example import Example, Titled
from projections.materia_prima.board.form.board import MateriaPrimaBoard
from projections.materia_prima.board.form.cards import CardView

BOARD: MateriaPrimaBoard = {
    "game": "materia-prima",
    "mode": "single",
    "status": "setup",
    "status_name": "being set up",
    "day": 1,
    "last_day": 16,
    "phase": "setup",
    "phase_name": "setup",
    "turn": None,
    "order": [],
    "speaker": 0,
    "colours": {},
    "next": [0],
    "questions": [{"seats": [0], "prompt": "How does the land lie?"}],
    "scenario": {
        "id": "black-work",
        "name": "The Black Work",
        "text": None,
        "intro": "The old master is dead, and he has left you everything.",
        "difficulty": "normal",
        "difficulty_name": "normal",
        "chosen": "normal",
        "layout": None,
        "mission": [
            {
                "id": "black-work-homunculus",
                "text": "Make a homunculus of any level",
                "what": "make",
                "deed": True,
                "kind": "homunculus",
                "level": "any",
                "type": None,
                "done": [],
            }
        ],
        "inquisitors": [{"type": "A", "name": "Beadle"}],
        "events": [],
        "specials": [],
    },
    "hexes": [],
    "towns": [],
    "alchemists": [],
    "homunculi": [],
    "inquisitors": [],
    "strengths": {},
    "alarm": None,
    "slots": [{"slot": 1, "type": None, "cards": []}],
    "conversions": [],
    "recipes": [],
    "recipes_max": 0,
    "researched": [],
    "points": 0,
    "completed": [],
    "decks": [{"deck": "alarm", "name": "Alarm cards", "count": 24, "discard": []}],
    "temple": None,
    "removed": [],
    "delivered": [],
    "conceding": [],
}
"""A board between two questions of the setup, shortened."""

TEMPLE: CardView = {"id": "sol", "name": "Temple of Sol", "text": None}

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
    board=BOARD,
    cards={"temple:sol": TEMPLE},
    chosen={"difficulty": "normal"},
    entry={"difficulty": "normal", "day": 16},
    carried={"layout": "valley"},
)
