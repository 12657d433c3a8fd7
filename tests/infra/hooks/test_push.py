"""Web Push: notices are sealed as the standards say, and only for the browser that asked for them."""

import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from infra.hooks.push import CURVE, NoSubscription, PushKey, from_base64, sealed, subscription_of

THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OWN, SALT = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""Source: RFC 8291, 5 and appendix A."""


def test_the_example_of_the_standard_is_sealed_as_there() -> None:
    own = ec.derive_private_key(int.from_bytes(from_base64(OWN)), CURVE)
    plain = b"When I grow up, I want to be a watermelon"

    assert sealed(subscription_of(THEIRS, AUTH), plain, own, from_base64(SALT)) == from_base64(SEALED)
    assert sealed(subscription_of(THEIRS, AUTH), plain) != sealed(subscription_of(THEIRS, AUTH), plain)


@pytest.mark.parametrize(
    ("point", "auth"),
    [("", AUTH), (THEIRS, ""), (THEIRS[:-4], AUTH), (THEIRS, AUTH + "AAAA"), ("A" * 87, AUTH), ("é", AUTH)],
)
def test_keys_that_no_browser_has_are_refused(point: str, auth: str) -> None:
    with pytest.raises(NoSubscription, match="as it tells them"):
        subscription_of(point, auth)


def test_the_service_signs_for_one_push_service_and_for_half_a_day() -> None:
    key, now = PushKey(b"s" * 32), 1_800_000_000
    headers = key.headers("https://push.example", "https://here.example/tables/1", "f" * 40, now)
    word, _, public = headers["Authorization"].removeprefix("vapid t=").partition(", k=")
    head, said, signature = word.split(".")
    raw = from_base64(signature)
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(public))
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))

    known.verify(der, f"{head}.{said}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(from_base64(said)) == {
        "aud": "https://push.example",
        "exp": now + 12 * 60 * 60,
        "sub": "https://here.example/tables/1",
    }
    assert public == key.public == PushKey(b"s" * 32).public != PushKey(b"t" * 32).public
    assert (headers["Topic"], headers["TTL"]) == ("f" * 32, "86400")
