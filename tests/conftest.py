"""What all tests share: the ``--update-golden`` option, and how Hypothesis searches."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

# The same examples on every machine, so that a red build is red for everybody. New ground is broken with
# HYPOTHESIS_PROFILE=explore.
settings.register_profile("same", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("explore", deadline=None, max_examples=2_000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


# A shell without job control starts what runs in its background with Ctrl-C ignored, and programs pass that
# on to those that they start. The programs under test listen to Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="rewrite tests/golden instead of comparing with it"
    )
