"""A whole game through the proxies of deploy/, as far as they are installed here, and what they let through."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from processes import started
from server.running import Client, config, dice, play_on, running
from waiting import PATIENCE, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
PROXIES = [
    pytest.param(name, marks=pytest.mark.skipif(not shutil.which(name), reason=f"apt install {name}"))
    for name in ("nginx", "caddy")
]
pytestmark = pytest.mark.skipif(not shutil.which("openssl"), reason="a certificate is made by openssl")

NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/log; {user}
events {{}}
http {{
    access_log off; client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
    uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
    include {folder}/site;
}}
"""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def nginx(folder: Path, port: int, upstream: int) -> list[str]:
    """The file of deploy/ for another port and certificate, and without the door that leads from HTTP to HTTPS."""
    site = (DEPLOY / "nginx.conf").read_text()
    first, last = site.index("server {\n    listen 80;"), site.index("server {\n    listen 443")
    site = site[:first] + site[last:].replace("    listen [::]:443 ssl http2;\n", "")
    site = site.replace("listen 443", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8080", f"127.0.0.1:{upstream}")
    for name in ("fullchain", "privkey"):
        site = site.replace(f"/etc/letsencrypt/live/games.example/{name}.pem", str(folder / f"{name}.pem"))
    (folder / "site").write_text(site.replace("games.example", "localhost"))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "conf").write_text(NGINX.format(folder=folder, user=user))
    return ["nginx", "-p", str(folder), "-c", str(folder / "conf")]


def caddy(folder: Path, port: int, upstream: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text()
    site = site.replace("{\n\tservers", "{\n\tadmin off\n\tauto_https disable_redirects\n\tservers", 1)
    site = site.replace(
        "{$STARBOARD_SITE:games.example} {", f"https://localhost:{port} {{\n\ttls fullchain.pem privkey.pem"
    )
    (folder / "Caddyfile").write_text(site.replace("127.0.0.1:8080", f"127.0.0.1:{upstream}"))
    return ["caddy", "run", "--config", "Caddyfile"]


@contextmanager
def proxied(name: str, folder: Path, upstream: int) -> Iterator[tuple[str, ssl.SSLContext]]:
    """A proxy in front of a port: its address, and what trusts its certificate."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost", "-keyout", "privkey.pem", "-out", "fullchain.pem"]
    subprocess.run(command, check=True, capture_output=True, cwd=folder)
    port = free_port()
    run = {"nginx": nginx, "caddy": caddy}[name](folder, port, upstream)
    with started(*run, cwd=folder, env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}) as process:

        def listens() -> bool:
            assert process.poll() is None, process.communicate()
            with socket.socket() as one:
                return one.connect_ex(("127.0.0.1", port)) == 0

        wait_for(listens)
        yield f"https://localhost:{port}", ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


@pytest.mark.parametrize("name", PROXIES)
def test_a_game_through_a_proxy(name: str, tmp_path: Path) -> None:
    settings = config(f"sqlite:///{tmp_path}/store.db", secure_cookies=True)
    with running(settings) as server, proxied(name, tmp_path, server.port) as (url, trust), Client(url) as ada:
        ada.http = httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE, verify=trust)
        assert ada.http.post("/api/me", json={"name": "Ada"}, headers={"Origin": url}).status_code == 200
        table = ada.make("carcassonne", "me me", start=True)["id"]
        one = ada.sit(table, ssl=trust, origin=url)
        play_on([one], dice(1))
        assert one.status == "over"
        assert "text/html" in ada.get("/").headers["content-type"]
        assert ada.get("/metrics").status_code == 404
        other = ada.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"})
        assert other.status_code == 403


class Echo(BaseHTTPRequestHandler):
    """A server that remembers what reached it."""

    seen: list[Any] = []  # noqa: RUF012 - one for all requests of a test

    def do_GET(self) -> None:
        self.seen.append(self.headers)
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def do_POST(self) -> None:
        """Answers what came whole: a proxy may have sent the beginning before it saw how much it is."""
        length = int(self.headers["Content-Length"])
        if len(self.rfile.read(length)) == length:
            self.do_GET()

    def log_message(self, *args: Any) -> None:
        pass


@pytest.mark.parametrize("name", PROXIES)
def test_what_a_proxy_lets_through(name: str, tmp_path: Path) -> None:
    Echo.seen = []
    with ThreadingHTTPServer(("127.0.0.1", 0), Echo) as behind:
        threading.Thread(target=behind.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        with (
            proxied(name, tmp_path, behind.server_address[1]) as (url, trust),
            httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE, verify=trust) as client,
        ):
            assert client.get("/x", headers={"X-Forwarded-For": "6.6.6.6, 7.7.7.7"}).status_code == 200
            (headers,) = Echo.seen
            assert headers.get_all("X-Forwarded-For") == ["127.0.0.1"]
            assert headers["X-Forwarded-Proto"] == "https" and headers["Host"] == url.removeprefix("https://")
            assert client.post("/x", content=b"x" * 70_000).status_code in (413, 502)
            assert client.get("/x", headers={"X-Long": "x" * 40_000}).status_code in (400, 431, 494)
            assert client.get("/metrics").status_code == 404
        behind.shutdown()
