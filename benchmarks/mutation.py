"""``make mutation``: break the rules modules in every small way mutmut knows; the tests must notice.

Prints the share of mutants killed and fails below 98%. mutmut works in ``mutants/`` and goes on where it
was interrupted.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

WANTED = 0.98


def main() -> int:
    """Run mutmut and judge its figures."""
    mutmut = str(Path(sys.executable).with_name("mutmut"))
    subprocess.run([mutmut, "run", "--max-children", "2"], check=True)
    subprocess.run([mutmut, "export-cicd-stats"], check=True, stdout=subprocess.DEVNULL)
    stats = json.loads(Path("mutants/mutmut-cicd-stats.json").read_text())
    killed, total = stats["killed"] + stats["timeout"], stats["total"]
    print(f"\nmutants killed: {killed} of {total}, {killed / total:.1%} (wanted: at least {WANTED:.0%})")
    return 0 if killed >= WANTED * total else 1


if __name__ == "__main__":
    sys.exit(main())
