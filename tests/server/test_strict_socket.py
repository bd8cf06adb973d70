"""Frames that are read at once, and those that go through the parser: whoever listens hears the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from starboard.server.strict_socket import Post, StrictSocket, head_of

pytestmark = pytest.mark.anyio

MOST = 4000  # bytes of a message


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def get_extra_info(self, name: str) -> Any:
        return None

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Counted(StrictSocket):
    """Counts how often the parser was asked."""

    parsed = 0

    def handle_events(self) -> None:
        self.parsed += 1
        super().handle_events()


async def accepting(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


@pytest.fixture
async def line() -> Any:
    """A line that was accepted, and whose application hears nothing by itself."""
    config = uvicorn.Config(accepting, ws_max_size=MOST, ws_ping_interval=None, log_config=None)
    config.load()
    wire, state = Wire(), ServerState()
    socket = Counted(config, state, {})
    socket.connection_made(wire)  # type: ignore[arg-type]
    client = ClientProtocol(parse_uri("ws://here/socket"))
    client.send_request(client.connect())
    socket.data_received(b"".join(client.data_to_send()))
    while not socket.handshake_complete:
        await asyncio.sleep(0)
    assert b" 101 " in wire.written
    socket.parsed = 0
    yield socket
    for task in list(state.tasks):
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def heard_by(socket: StrictSocket) -> Iterator[Any]:
    queue: Any = socket.queue
    while not queue.empty():
        yield queue._events.popleft()


def texts(socket: StrictSocket) -> list[str]:
    return [event["text"] for event in heard_by(socket)]


SIZES = [0, 1, 5, 124, 125, 126, 127, 1000, MOST]


@pytest.mark.parametrize("size", SIZES)
async def test_a_text_in_one_frame_is_read_at_once(line: Counted, size: int) -> None:
    line.data_received(sent(b"x" * size))
    assert texts(line) == ["x" * size] and not line.parsed


@pytest.mark.parametrize("at", [1, 2, 5, 6, 7, 20])
async def test_a_frame_in_pieces_is_put_together(line: Counted, at: int) -> None:
    frame = sent("žluťoučký kůň".encode())
    line.data_received(frame[:at])
    line.data_received(frame[at:])
    line.data_received(sent(b"and on"))
    assert texts(line) == ["žluťoučký kůň", "and on"]


async def test_several_frames_at_once_are_all_heard(line: Counted) -> None:
    line.data_received(sent(b"one") + sent(b"two"))
    line.data_received(sent(b"three"))
    assert texts(line) == ["one", "two", "three"]


async def test_a_message_of_several_frames_is_one(line: Counted) -> None:
    """A frame between them that would be whole by itself is a mistake, and ends the line."""
    line.data_received(sent(b"one ", fin=False))
    line.data_received(sent(b"two", Opcode.CONT))
    assert texts(line) == ["one two"]
    line.data_received(sent(b"one ", fin=False))
    line.data_received(sent(b"another"))
    assert not [event for event in heard_by(line) if "text" in event]
    assert line.transport.is_closing() or line.close_sent


async def test_pings_and_pongs_between_texts_change_nothing(line: Counted) -> None:
    line.data_received(sent(b"one"))
    for opcode in (Opcode.PING, Opcode.PONG):
        line.data_received(sent(b"here", opcode))
    before = line.parsed
    line.data_received(sent(b"two"))
    assert texts(line) == ["one", "two"] and line.parsed == before == 2
    assert line.transport.written.endswith(b"\x8a\x04here")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "bad",
    [
        sent(b"x" * (MOST + 1)),  # too long
        b"\x81\x02hi----",  # not masked
        sent(b"\xff\xfe"),  # no text
        b"\xa1" + sent(b"hi")[1:],  # a bit that nobody has agreed on
    ],
    ids=["long", "bare", "bytes", "bits"],
)
async def test_what_may_not_be_sent_ends_the_line_and_is_not_heard(line: Counted, bad: bytes) -> None:
    line.data_received(bad)
    line.data_received(sent(b"and on"))
    assert not [event for event in heard_by(line) if "text" in event]
    assert line.close_sent or line.transport.is_closing()


async def test_who_sends_more_than_is_answered_is_not_read_from(line: Counted) -> None:
    for number in range(3):
        line.data_received(sent(f"{number}".encode()))
    assert line.read_paused
    assert [await line.heard() for _ in range(3)] == ["0", "1", "2"]
    assert not line.read_paused


def test_only_a_whole_frame_of_a_client_has_a_head() -> None:
    frame = sent(b"hi")
    assert head_of(frame) == 6 and head_of(sent(b"x" * 200)) == 8
    assert not any(head_of(part) for part in (b"", frame[:-1], frame + b"x", frame[:2], sent(b"x" * 70_000)))
    assert not head_of(sent(b"x", Opcode.CLOSE)) and not head_of(sent(b"x", fin=False))


async def test_a_reader_that_was_cancelled_loses_nothing() -> None:
    post = Post(asyncio.get_running_loop())
    reader = asyncio.create_task(post.get())
    await asyncio.sleep(0)
    reader.cancel()
    post.put_nowait("one")
    await asyncio.gather(reader, return_exceptions=True)
    post.put_nowait("two")
    assert post.qsize() == 2 and [await post.get(), await post.get()] == ["one", "two"] and post.empty()
