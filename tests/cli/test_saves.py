"""Files that a command writes: whole, and for whom the umask says."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from starboard.cli import saves


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_a_new_file_is_for_whom_the_umask_says(tmp_path: Path, umask: int, mode: int) -> None:
    path = tmp_path / "report.html"
    before = os.umask(umask)
    try:
        saves.write(path, "a page")
        assert os.umask(umask) == umask  # it is as it was
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == mode
    path.chmod(0o640)
    saves.write(path, "another page")
    assert (stat.S_IMODE(path.stat().st_mode), path.read_text()) == (0o640, "another page")
