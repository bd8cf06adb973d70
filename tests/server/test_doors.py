"""Connections that are put through from one process to another."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest

from starboard.server.doors import LARGEST, Doors, pair
from starboard.server.homes import Homes
from starboard.server.http import fresh_table_id

Two = tuple[Doors, Doors]


@pytest.fixture
def two() -> Iterator[Two]:
    """The doors of two processes, both in this one."""
    with ExitStack() as stack:
        pairs = [pair(), pair()]
        for end in (end for ends in pairs for end in ends):
            stack.enter_context(end)
        outsides = [outside for _, outside in pairs]
        first, second = (Doors(Homes(number, 2), pairs[number - 1][0], outsides) for number in (1, 2))
        yield first, second


def at_home_in(process: int) -> str:
    """The id of a table."""
    ids = (fresh_table_id() for _ in range(1000))
    return next(one for one in ids if Homes(process, 2).is_here(one))


def request_of(process: int) -> bytes:
    """A request for a table that is at home there."""
    return f"GET /api/tables/{at_home_in(process)}/socket HTTP/1.1\r\nHost: a\r\n\r\n".encode()


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        (b"GET /api/tables/%s HTTP/1.1\r\n", 2),
        (b"GET /api/tables/%s/socket HTTP/1.1\r\n", 2),
        (b"GET /api/tables/%s?after=3 HTTP/1.1\r\n", 2),
        (b"POST /api/tables/%s/claim HTTP/1.1\r\n", 2),
        (b"DELETE /api/tables/%s/hook HTTP/1.1\r\n", 2),
        (b"GET /api/tables/%s", 1),  # who knows how it goes on
        (b"GET /api/tables HTTP/1.1\r\n", 1),
        (b"GET /api/tables?of=%s HTTP/1.1\r\n", 1),
        (b"GET /other?x=/api/tables/%s/ HTTP/1.1\r\n", 1),
        (b"\r\nGET /api/tables/%s/ HTTP/1.1\r\n", 1),
        (b"GET /metrics/2 HTTP/1.1\r\n", 2),
        (b"GET /health/2 HTTP/1.1\r\n", 2),
        (b"GET /health/1 HTTP/1.1\r\n", 1),
        (b"GET /health/0 HTTP/1.1\r\n", 1),
        (b"GET /health/3 HTTP/1.1\r\n", 1),
        (b"GET /health/22222222222222222222 HTTP/1.1\r\n", 1),
        (b"GET /health HTTP/1.1\r\n", 1),
        (b"\x16\x03\x01\x02", 1),
        (b"", 1),
    ],
)
def test_a_request_says_which_process_it_is_for(two: Two, line: bytes, wanted: int) -> None:
    table = at_home_in(2).encode()
    assert two[0].wanted(line.replace(b"%s", table)) == wanted


def test_a_connection_goes_on_in_the_other_process(two: Two) -> None:
    here, there = two
    asked = request_of(2)
    client, accepted = socket.socketpair()
    with closing(client):
        with closing(accepted):
            assert here.put_through(accepted.fileno(), asked)
        taken: list[tuple[socket.socket, bytes]] = []
        there.take(lambda connection, begun: taken.append((connection, begun)))
        [(connection, begun)] = taken
        with closing(connection):
            assert begun == asked
            connection.sendall(b"hello")
            assert client.recv(10) == b"hello"
    here.take(lambda *_: pytest.fail("nothing was put through to us"))


def test_what_is_ours_or_too_long_stays(two: Two) -> None:
    here, there = two
    with closing(socket.socket()) as connection:
        assert not here.put_through(connection.fileno(), request_of(1))
        assert not here.put_through(connection.fileno(), request_of(2) + b"x" * LARGEST)
    there.take(lambda *_: pytest.fail("nothing was put through"))


def test_what_another_process_does_not_take_in_stays(two: Two) -> None:
    here, there = two
    asked, put = request_of(2), 0
    with closing(socket.socket()) as connection:
        while here.put_through(connection.fileno(), asked):
            put += 1
    taken: list[socket.socket] = []
    there.take(lambda connection, _: taken.append(connection))
    assert len(taken) == put > 5
    for one in taken:
        one.close()
