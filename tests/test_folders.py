"""Folders for data and caches are the same for every part of the program, and old ones are still found."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from skirmish import folders
from skirmish.folders import cache_folder, data_folder, earlier_data_folders


def test_the_environment_names_the_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert data_folder() == tmp_path / "data" / "skirmish"
    assert cache_folder() == tmp_path / "cache" / "skirmish"


def test_without_a_home_there_is_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    for folder in (data_folder, cache_folder):
        with pytest.raises(RuntimeError):
            folder()


def test_matches_of_earlier_versions_are_still_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As on macOS, where the terminal used to keep matches apart from the server."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "old"))
    monkeypatch.setattr(
        folders, "user_data_path", lambda *_, **__: tmp_path / "Application Support" / "skirmish"
    )
    assert earlier_data_folders() == []
    old = tmp_path / "old" / "skirmish"
    old.mkdir(parents=True)
    assert earlier_data_folders() == [old]


def test_the_data_folder_is_not_an_earlier_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "skirmish").mkdir()
    assert earlier_data_folders() == []
