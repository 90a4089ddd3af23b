"""The page and its files, as a real server serves them."""

from __future__ import annotations

import gzip
from pathlib import Path

from tests.server.live import UNLIMITED, running


def test_without_a_built_page_it_says_what_to_run(tmp_path: Path) -> None:
    with running(tmp_path, page=tmp_path / "nothing") as live, live.client(accept_language="it") as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "scripts/build_page.py" in answer.text
        assert '<html lang="it">' in answer.text
        assert "scripts/build_page.py" in live.said.read_text()
        assert client.get("/plain.css").headers["content-type"] == "text/css; charset=utf-8"


def test_the_page_and_its_files(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    index = "<!doctype html><title>Skirmish</title>" + "<p>again</p>" * 200
    (page / "index.html").write_text(index)
    (page / "assets" / "index-D4f_9aXy.js").write_text("export {};" * 200)
    (page / "assets" / "index-D4f_9aXy.js.br").write_bytes(b"packed")
    (page / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("secret")
    (page / "link.txt").symlink_to(tmp_path / "secret.txt")
    with running(tmp_path, *UNLIMITED, page=page) as live, live.client() as client:
        for path in ("/", "/t/0123456789abcdef", "/rules/island", "/rules/hill218", "/replay", "/?lang=it"):
            answer = client.get(path)
            assert (answer.status_code, answer.text) == (200, index), path
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-encoding"] == "gzip"
        tag = answer.headers["etag"]
        again = client.get("/", headers={"if-none-match": f'"x", W/{tag}'})
        assert (again.status_code, again.content) == (304, b"")
        plain = client.get("/", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert int(
            client.head("/", headers={"accept-encoding": "identity"}).headers["content-length"]
        ) == len(index)
        script = client.get("/assets/index-D4f_9aXy.js", headers={"accept-encoding": "gzip"})
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        with client.stream(
            "GET", "/assets/index-D4f_9aXy.js", headers={"accept-encoding": "br, gzip"}
        ) as packed:
            assert packed.headers["content-encoding"] == "br"
            assert b"".join(packed.iter_raw()) == b"packed"
        assert client.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")
        for path in ("/link.txt", "/secret.txt", "/assets", "/assets/nothing.js"):
            assert client.get(path).status_code == 404, path
        (page / "index.html").write_text("new")
        assert client.get("/").text == "new"
    assert gzip.compress(b"")
