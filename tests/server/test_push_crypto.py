"""Web Push on the wire: the published example of RFC 8291, and keys that are none."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from server.push_service import Delivery, PushService, Subscription, claims_of
from starboard.server.push_crypto import CURVE, POINT, Receiver, Vapid, encrypted, packed, unpacked

# RFC 8291, Appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(text)), CURVE)


def test_the_published_example() -> None:
    receiver = Receiver.of(PUBLIC, AUTH)
    assert packed(encrypted(TEXT, receiver, key=key_of(SENDER), salt=unpacked(SALT))) == MESSAGE
    with PushService() as service:
        browser = Subscription(service, "/x", 1)
        browser.key, browser.auth = key_of(RECEIVER), unpacked(AUTH)
        assert browser.decrypt(unpacked(MESSAGE)) == TEXT
        # All messages of a size are of one length, and no two are the same.
        first, second = (encrypted(text, receiver, 500) for text in (b"a", b"a" * 400))
        assert len(first) == len(second) and browser.decrypt(first) == b"a" and browser.decrypt(second) == b"a" * 400
        assert first[:16] != second[:16] and first[21:86] != second[21:86]


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        (PUBLIC, ""),
        (PUBLIC[:-4], AUTH),
        (PUBLIC, PUBLIC),
        (packed(b"\x04" + bytes(POINT - 1)), AUTH),
        (packed(b"\x02" + bytes(range(POINT - 1))), AUTH),
        ("!" * 87, AUTH),
        ("é" * 87, AUTH),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Receiver.of(p256dh, auth)


def test_a_signature_is_ours_and_of_nobody_else() -> None:
    vapid, other = Vapid(SENDER), Vapid(Vapid.fresh())
    assert vapid.public != other.public and len(unpacked(vapid.public)) == POINT
    sent = vapid.authorization("https://push.example", "https://table.example", 1000.0)
    delivery = Delivery("/", {"authorization": sent}, b"")
    assert claims_of(delivery, vapid.public) == {
        "aud": "https://push.example",
        "exp": 1000 + 12 * 3600,
        "sub": "https://table.example",
    }
    forged = Delivery("/", {"authorization": sent.replace(vapid.public, other.public)}, b"")
    with pytest.raises(InvalidSignature):
        claims_of(forged, other.public)
