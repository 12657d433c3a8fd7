"""A recovery phrase, and what is sealed under it: a person's list of seats, which a service stores and cannot read.

The pages do the same in `api/static/page/home/phrase.js`.
"""

import secrets
from base64 import b64decode, b64encode, urlsafe_b64encode

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

PHRASE_BYTES = 16
KEY_BYTES = 32
IV_BYTES = 12
CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
WORD = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)
"""The letters of a word, which stands for 16 bits: 4 a consonant, 2 a vowel. Source: Wilkerson, "Proquints", 2009."""
WORDS = PHRASE_BYTES // 2


class NoPhrase(ValueError):
    """This is no recovery phrase. The message says what one looks like."""


class NotOpened(ValueError):
    """A sealed list was not sealed under this phrase, or it was changed."""


class Phrase:
    """A recovery phrase. secret: what shows a service whose list is wanted; nothing about the key follows from it."""

    def __init__(self, chosen: bytes) -> None:
        """chosen: 16 random bytes."""
        self._chosen = chosen
        self.secret = urlsafe_b64encode(self._derived(b"hourglass/seats/secret")).rstrip(b"=").decode()

    def __str__(self) -> str:
        return " ".join(word_of(self._chosen[at : at + 2]) for at in range(0, PHRASE_BYTES, 2))

    def seal(self, plain: bytes) -> str:
        """Encrypt a list. Each time the result is another one."""
        iv = secrets.token_bytes(IV_BYTES)
        return b64encode(iv + self._cipher().encrypt(iv, plain, None)).decode()

    def open(self, sealed: str) -> bytes:
        """Decrypt a list. Raises NotOpened."""
        try:
            whole = b64decode(sealed, validate=True)
            return self._cipher().decrypt(whole[:IV_BYTES], whole[IV_BYTES:], None)
        except (ValueError, InvalidTag) as error:
            raise NotOpened("this list was not sealed under this phrase") from error

    def _cipher(self) -> AESGCM:
        return AESGCM(self._derived(b"hourglass/seats/key"))

    def _derived(self, purpose: bytes) -> bytes:
        """Derive a key. The phrase is random, so nothing has to slow down those who guess."""
        return HKDF(SHA256(), KEY_BYTES, None, purpose).derive(self._chosen)


def new_phrase() -> Phrase:
    """Make a phrase that nobody can guess."""
    return Phrase(secrets.token_bytes(PHRASE_BYTES))


def read_phrase(text: str) -> Phrase:
    """Read a typed phrase, whatever stands between its words. Raises NoPhrase."""
    words = "".join(char if char.isalpha() else " " for char in text.lower()).split()
    try:
        chosen = b"".join(map(bytes_of, words))
    except ValueError as error:
        raise NoPhrase(f"{error.args[0]!r} is no word of a phrase; each has five letters, as in “lusab”") from None
    if len(words) != WORDS:
        raise NoPhrase(f"a phrase has {WORDS} words, and this has {len(words)}")
    return Phrase(chosen)


def word_of(two: bytes) -> str:
    """Return the word that stands for two bytes."""
    value = int.from_bytes(two)
    letters = []
    for known in reversed(WORD):
        value, place = divmod(value, len(known))
        letters.append(known[place])
    return "".join(reversed(letters))


def bytes_of(word: str) -> bytes:
    """Return the two bytes that a word stands for. Raises ValueError with the word."""
    if len(word) != len(WORD) or any(letter not in known for letter, known in zip(word, WORD, strict=True)):
        raise ValueError(word)
    value = 0
    for letter, known in zip(word, WORD, strict=True):
        value = value * len(known) + known.index(letter)
    return value.to_bytes(2)
