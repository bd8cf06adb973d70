"""The costs of messages and requests, in drops of a rate limit: a small one is 1, and takes about a millisecond."""

from __future__ import annotations

from starboard.server import messages as m

WISHES: dict[type[m.Wish], float] = {
    m.Hello: 4,
    m.Undo: 4,
    m.AnswerUndo: 4,
    m.Hint: 20,
    m.Inspect: 2,
    m.WhyNot: 2,
    m.Outlook: 2,
    m.Asides: 2,
    m.ChooseAhead: 4,
    m.Aheads: 2,
    m.Chat: 3,
    m.React: 2,
}
TOLD = 0.05  # for each entry of the log that a hello tells

# By the last part of the path.
REQUESTS = {
    ("POST", "tables"): 5,
    ("POST", "fork"): 10,
    ("POST", "again"): 5,
    ("POST", "records"): 20,
    ("POST", "analysis"): 20,
    ("POST", "analyses"): 20,
    ("POST", "login"): 5,
    ("POST", "password"): 5,
    ("PUT", "mail"): 10,
    ("POST", "resend"): 10,
    ("POST", "remove"): 5,
    ("POST", "forgotten"): 10,
    ("POST", "new"): 10,
    ("GET", "record"): 5,
    ("POST", "packs"): 10,
    ("POST", "check"): 20,
    ("POST", "open"): 5,
    ("POST", "write"): 10,
    ("GET", "data"): 30,
    ("GET", "people"): 5,
    ("GET", "inbox"): 2,
    ("GET", "eyes"): 2,
    ("GET", "search"): 5,
    ("POST", "friend"): 5,
    ("POST", "block"): 3,
    ("POST", "invite"): 5,
    ("POST", "vacation"): 20,
    ("DELETE", "vacation"): 20,
    ("POST", "delete"): 10,
    ("PUT", "notices"): 3,
    ("POST", "notices"): 3,
    ("POST", "browsers"): 10,
}
LOOK_BACK = {"at": 4, "story": 8}  # GET …/at/PLY, …/story/PLY


ONE_PACK = {"GET": 8, "PUT": 10}  # …/packs/ID
WITH_PACK = {"components": 20, "origins": 10}  # GET …?pack=SIGN: it may have to be read first


def wish_cost(wish: m.Wish) -> float:
    return WISHES.get(type(wish), 1)


def request_cost(method: str, path: str, query: str = "") -> float:
    *before, last = path.rstrip("/").split("/")
    if method == "GET" and before and before[-1] in LOOK_BACK:
        return LOOK_BACK[before[-1]]
    if method == "GET" and last in WITH_PACK and "pack" in query:
        return WITH_PACK[last]
    if before and before[-1] == "packs" and method in ONE_PACK:
        return ONE_PACK[method]
    return REQUESTS.get((method, last), 1)
