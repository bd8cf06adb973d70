"""Names of people: what can be seen of one, and which of them cannot be told apart.

Names are the same if they differ only by capital letters (`folded`), and are taken for each other if they look the same
(`looks`). The store keeps both beside the name: a change of either needs a step of the schema that works it out anew.
"""

from __future__ import annotations

import re
from unicodedata import category, lookup, normalize
from unicodedata import name as name_of

# They count as letters, marks or symbols, but nothing is to be seen. What else cannot be seen is not printable.
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
WORD = re.compile(r"[^\W_]+")
DOTTED = re.compile("([ij])\u0307")  # a dot on what has one

# Alphabets whose letters are taken for those of another.
ALPHABETS = ("ARMENIAN", "CHEROKEE", "COPTIC", "CYRILLIC", "GREEK", "LATIN", "LISU")

# What letters look like, as they are written: the Cyrillic capital EN is like H, but the small one is not like h.
ALIKE = {
    "ARMENIAN CAPITAL LETTER": "SEH=U, OH=O, TIWN=S, LIWN=L",
    "ARMENIAN SMALL LETTER": "HO=h, VO=n, SEH=u, CO=g, OH=o, ZA=q",
    "CHEROKEE LETTER": "A=D, E=R, I=T, GO=A, GU=J, GV=E, LA=W, LU=M, MI=H, NAH=G, NO=Z, SI=b, SV=R, TA=W, DU=S, "
    "DO=V, TLE=L, TLI=C, TLV=P, TSO=K, TSU=d, YU=G, YV=B, QUA=I",
    "COPTIC CAPITAL LETTER": "ALFA=A, VIDA=B, EIE=E, ZATA=Z, HATE=H, IAUDA=I, KAPA=K, MI=M, NI=N, O=O, RO=P, "
    "SIMA=C, TAU=T, UA=Y, KHI=X",
    "COPTIC SMALL LETTER": "ALFA=a, IAUDA=i, O=o, RO=p, SIMA=c, KHI=x",
    "CYRILLIC CAPITAL LETTER": "A=A, VE=B, IE=E, ZE=3, BYELORUSSIAN-UKRAINIAN I=I, JE=J, KA=K, EM=M, EN=H, O=O, "
    "ER=P, ES=C, TE=T, U=Y, STRAIGHT U=Y, HA=X, DZE=S, ABKHASIAN DZE=3, QA=Q, WE=W, SHHA=h, KOMI SJE=G",
    "CYRILLIC SMALL LETTER": "A=a, IE=e, ZE=3, BYELORUSSIAN-UKRAINIAN I=i, JE=j, O=o, ER=p, ES=c, U=y, STRAIGHT U=y, "
    "HA=x, DZE=s, QA=q, WE=w, SHHA=h, KOMI DE=d, IZHITSA=v, PALOCHKA=l",
    "CYRILLIC LETTER": "PALOCHKA=I",
    "GREEK CAPITAL LETTER": "ALPHA=A, BETA=B, EPSILON=E, ZETA=Z, ETA=H, IOTA=I, KAPPA=K, MU=M, NU=N, OMICRON=O, "
    "RHO=P, TAU=T, UPSILON=Y, CHI=X, SAN=M",
    "GREEK SMALL LETTER": "ALPHA=a, IOTA=i, KAPPA=k, NU=v, OMICRON=o, RHO=p, UPSILON=u, CHI=x, GAMMA=y",
    "GREEK": "LUNATE SIGMA SYMBOL=c, CAPITAL LUNATE SIGMA SYMBOL=C, LETTER YOT=j",
    "LATIN SMALL LETTER": "ALPHA=a, SCRIPT G=g, DOTLESS I=i, IOTA=i, SALTILLO='",
    "LATIN LETTER": "SMALL CAPITAL I=i, SMALL CAPITAL C=c, SMALL CAPITAL O=o, SMALL CAPITAL V=v, SMALL CAPITAL W=w, "
    "SMALL CAPITAL Y=y, SMALL CAPITAL Z=z, DENTAL CLICK=l",
    "LISU LETTER": "BA=B, PA=P, DA=D, TA=T, GA=G, KA=K, JA=J, CA=C, DZA=Z, TSA=F, MA=M, NA=N, LA=L, SA=S, ZHA=R, HA=V, "
    "XA=H, WA=W, SHA=X, YA=Y, A=A, E=E, I=I, O=O, U=U",
    "": "DIGIT ZERO=O, DIGIT ONE=l, VERTICAL LINE=l, MODIFIER LETTER APOSTROPHE=', MODIFIER LETTER TURNED COMMA=', "
    "MODIFIER LETTER PRIME=', RIGHT SINGLE QUOTATION MARK=', LEFT SINGLE QUOTATION MARK=', GRAVE ACCENT=', "
    "ACUTE ACCENT=', PRIME=', HYPHEN=-, NON-BREAKING HYPHEN=-, EN DASH=-, EM DASH=-, MINUS SIGN=-",
}
LOOKS = {
    ord(lookup(f"{kind} {letter}".strip())): like
    for kind, letters in ALIKE.items()
    for letter, like in (one.split("=") for one in letters.split(", "))
}


def folded(name: str) -> str:
    """Fold a name, the same for all capital letters. Done here: databases fold only some alphabets."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def looks(name: str) -> str:
    """Reduce a name to what is the same for names that look the same, whatever alphabets their letters are from."""
    seen = BLANK.sub("", name)
    for _ in range(2):  # taking letters and accents apart brings more letters to light, and loses some
        seen = normalize("NFKD", seen.translate(LOOKS))
    seen = WORD.sub(upright, normalize("NFKC", DOTTED.sub(r"\1", seen)))
    return normalize("NFKC", seen.casefold())


def upright(word: re.Match[str]) -> str:
    """Write a word with every stroke, I or l, as it is read: I among capitals and at the beginning, else l."""
    text = word[0]
    others = text.replace("I", "").replace("l", "")
    if others == others.upper():
        return text.replace("l", "I")
    first = "I" if text[0] == "l" else text[0]
    return first + text[1:].replace("I", "l")


def is_visible(name: str) -> bool:
    """Check that every sign can be seen, and every mark stands on something."""
    bare = any(is_mark(sign) for before, sign in zip(f" {name}", name, strict=False) if before == " ")
    return bool(name) and name.isprintable() and not BLANK.search(name) and not bare


def marks(name: str) -> int:
    """Count the marks on the letter that has most of them."""
    most = run = 0
    for sign in normalize("NFD", name):
        run = run + 1 if is_mark(sign) else 0
        most = max(most, run)
    return most


def mixed(name: str) -> str | None:
    """Find the first word that is written in several alphabets at once."""
    plain = "".join(sign for sign in normalize("NFC", name) if not is_mark(sign))
    words: list[str] = WORD.findall(plain)
    for word in words:
        alphabets = {name_of(sign, "").partition(" ")[0] for sign in word}
        if len(alphabets.intersection(ALPHABETS)) > 1:
            return word
    return None


def is_mark(sign: str) -> bool:
    return category(sign) in ("Mn", "Me")
