"""E-mail: one's own address, what comes back from letters, and forgotten passwords."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import JSONBody, PathParameter

from starboard.server import messages as m
from starboard.server.http import Asked, address_of, house_of, known, known_person, me_told, person_of
from starboard.server.mail.address import MailError
from starboard.server.mail.desk import MailDesk, demand_language
from starboard.server.who import WhoError
from starboard.tables.notices import NoticeSettings
from starboard.tables.store import Person

LONGEST_ASKED = 254
Token = Annotated[str, PathParameter(max_length=100, description="what a letter carries")]


def desk_of(request: Asked) -> MailDesk:
    desk = house_of(request).mail
    if desk is None:
        raise MailError("mail-none")
    return desk


@get("/api/mail")
async def mail(request: Asked) -> m.MailTold:
    """Tell whether there is e-mail here, and which address one has."""
    house = house_of(request)
    if house.mail is None:
        return m.MailTold(False)
    person = await known_person(request)
    return await told(house.mail, person) if person else m.MailTold(True)


async def told(desk: MailDesk, person: Person) -> m.MailTold:
    box = await desk.store.mailbox_of(person.id)
    pending = await desk.store.pending_mailbox(person.id, desk.now())
    address = pending.address if pending else None
    if box is None:
        return m.MailTold(True, pending=address)
    return m.MailTold(True, box.address, address, box.notices, box.every_turn)


@put("/api/me/mail", status_code=200)
async def set_mail(request: Asked, data: JSONBody[m.NewMail]) -> m.MailTold:
    """Add an address, or change it: it counts when it is confirmed. Takes the password, which it could replace."""
    desk, person = desk_of(request), await person_of(request)
    if person.password is None:
        raise MailError("mail-needs-password")
    await be_sure(request, person, data.password)
    await desk.add(person, data.address, data.language, address_of(request))
    return await told(desk, person)


@post("/api/me/mail/resend", status_code=200)
async def resend_mail(request: Asked) -> m.MailTold:
    """Send another letter to the address that waits to be confirmed."""
    desk, person = desk_of(request), await person_of(request)
    await desk.resend(person, address_of(request))
    return await told(desk, person)


@post("/api/me/mail/remove", status_code=200)
async def remove_mail(request: Asked, data: JSONBody[m.NoMail]) -> m.MailTold:
    """Remove one's address, and whatever waits to be confirmed."""
    desk, person = desk_of(request), await person_of(request)
    if person.password is not None and await desk.store.mailbox_of(person.id) is not None:
        await be_sure(request, person, data.password)
    await desk.remove(person)
    return await told(desk, person)


@post("/api/me/mail/notices", status_code=200)
async def mail_notices(request: Asked, data: JSONBody[m.MailNotices]) -> m.MailTold:
    """Want notices by e-mail, or only what concerns the account."""
    desk, person = desk_of(request), await person_of(request)
    if data.language is not None:
        demand_language(data.language)
        await desk.store.set_mail_language(person.id, data.language)
    await desk.store.set_mail_notices(person.id, data.on, data.every_turn)
    box = await desk.store.mailbox_of(person.id)
    if data.on and box and await desk.store.notice_settings(person.id) is None:
        await desk.store.keep_notice_settings(person.id, NoticeSettings(language=box.language))
    return await told(desk, person)


async def be_sure(request: Asked, person: Person, password: str | None) -> None:
    house = house_of(request)
    house.allow_login(address_of(request), person.id)
    await house.who.confirm(person, password, "")


# What comes back from letters, by whoever has them.


@post("/api/mail/confirm", status_code=200)
async def confirm_mail(request: Asked, data: JSONBody[m.MailedToken]) -> m.MailConfirmed:
    """Confirm an address by the token that was sent there."""
    person, box = await desk_of(request).confirm(data.token)
    return m.MailConfirmed(person.name, box.address)


@post("/unsubscribe/{token:str}", status_code=204)
async def unsubscribe(request: Asked, token: Token) -> None:
    """Unsubscribe a mailbox, in one click (RFC 8058): mail programs call it themselves, whatever body they send."""
    await desk_of(request).refuse(token)


@post("/api/mail/subscribe", status_code=204)
async def subscribe(request: Asked, data: JSONBody[m.MailedToken]) -> None:
    """Take back that a mailbox was unsubscribed."""
    await desk_of(request).accept(data.token)


@post("/api/password/forgotten", status_code=204)
async def forgotten(request: Asked, data: JSONBody[m.Forgotten]) -> None:
    """Ask for a letter with a way to a new password. The answer is the same, and comes at once, whoever is meant."""
    house, desk = house_of(request), desk_of(request)
    house.allow_login(address_of(request), data.who)
    house.hub.background(desk.forgotten(data.who[:LONGEST_ASKED]))


@post("/api/password/token", status_code=200)
async def password_of(request: Asked, data: JSONBody[m.MailedToken]) -> m.PasswordOf:
    """Tell whose password a token sets anew; the token stays good."""
    person, _ = await desk_of(request).whose(data.token)
    return m.PasswordOf(person.name)


@post("/api/password/new", status_code=200)
async def new_password(request: Asked, data: JSONBody[m.NewPassword]) -> Response[m.Me]:
    """Set a new password by a token, once, and log in here; all other sessions are ended."""
    house, desk = house_of(request), desk_of(request)
    house.allow_login(address_of(request), data.token[:40])
    person, token = await desk.whose(data.token)
    try:
        renewed = await house.who.renew(person, token.session, data.password)
    except WhoError as error:
        if error.message.key == "who-logged-out":  # somebody else was quicker
            raise MailError("mail-token-gone") from None
        raise
    house.end_sockets(person.id)
    if before := await known(request):
        await house.who.end(before.session)  # its cookie is replaced here
    house.tell_password_changed(renewed)
    return me_told(request, renewed, house.who.begin(renewed))


MAIL_ROUTES = [
    mail,
    set_mail,
    resend_mail,
    remove_mail,
    mail_notices,
    confirm_mail,
    unsubscribe,
    subscribe,
    forgotten,
    password_of,
    new_password,
]
