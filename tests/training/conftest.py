"""Which tests of training are collected."""

from __future__ import annotations

from importlib.util import find_spec

# PyTorch is no dependency: `make soak` installs it and names the file, and a file that is named is collected.
# What needs no PyTorch is in test_batches.py.
collect_ignore = [] if find_spec("torch") else ["test_torch_fit.py"]
