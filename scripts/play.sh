#!/usr/bin/env bash
# Sets up what a game needs, the packages and the page side by side, and starts the server; arguments go to `eastwind play`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

page=
trap '[ -z "$page" ] || kill "$page" 2>/dev/null || true' EXIT
build_page() {
    "$1" scripts/page.py build-to-play &
    page=$!
}

if [ ! -x .venv/bin/python ]; then
    python=$(scripts/find_python.sh)
    # The page's build takes longest. With a Node of the machine it needs nothing of the environment, and begins before that is made.
    if "$python" scripts/page.py has-node; then build_page "$python"; fi
    scripts/make_venv.sh
fi
[ -n "$page" ] || build_page .venv/bin/python
.venv/bin/python scripts/packages.py play
wait "$page"
trap - EXIT
exec .venv/bin/eastwind play "$@"
