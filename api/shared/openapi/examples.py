"""Examples of ids, tokens and digests, which the documented answers of several routes show."""

from projections.catalogue import CATALOGUE

GAME, (_, VIEW) = next(iter(CATALOGUE.items()))
"""The game that the examples play: the catalogue's first."""
PLAYED = VIEW.example
SCENARIO, FOLLOWING = PLAYED.scenario, PLAYED.following
PACK = PLAYED.pack_hash

TABLE = "7f163e45-4498-49a1-9f66-a721775eb2a1"
CAMPAIGN = "0d0c2b34-95a8-4c0b-b7b7-0f4a4b8b5c11"
COMMITMENT = "9c48b3927abce90cfbdf204ddf8104f1c482357551db76d0d8f0c7c26b8f8714"
ROOT = "983775b188d29b49b79620fd9f1008b23cdbbc53d8616adcc13271be2a414792"
LEAF = "61a7d71a738c5b3c02baffa72853038c1f585d0cff5bf97938817c162cbbfb83"
DIGEST = "77ab3654b9ed641c8b9ef11f08b6c7ab26f5a4763036c44fa6adf7b1567b2738"
HOST_TOKEN = "0nu6t9t5NXHF_ohhd-tXgpQpQYNl_sz_ZuePmRWONTA"
OTHER_TOKEN = "H9xsmAIkQNEJPPkOMUa9gj5kD3VWPwIcEn2b079XY6k"
TIME = "2026-01-31T12:00:00.000Z"
LINE = '{"action":0,"at":"2026-01-31T12:00:00.000Z","by":0,"data":{},"rule":null,"type":"table-started","v":2}'
"""A line of a table's log."""
ARCHIVE = f'{LINE}\n{{"leaves":["{LEAF}"],"root":"{ROOT}"}}\n'
