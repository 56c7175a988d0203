"""Entry of `python -m eastwind …`: the command line, where `eastwind` itself is not on the path."""

import sys

from eastwind.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
