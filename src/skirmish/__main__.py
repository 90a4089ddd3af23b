"""``python -m skirmish`` is ``skirmish``."""

import sys

from skirmish.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
