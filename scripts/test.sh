#!/usr/bin/env bash
# Sets up whatever the tests need, compiles the engine and builds the page, runs Python's tests and beside them the page's; fails
# when any of it fails.
#   WORKERS=4 scripts/test.sh      processes that share the Python tests: three keep two cores busy, as tests in a browser often wait
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

said=$(mktemp)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -f "$said"' EXIT

# What is fetched and what is worked out go side by side: the page while packages come and the engine is compiled, the browser too.
# (The build needs a few of the page's packages, its tests all: all are fetched at once.)
{ .venv/bin/python scripts/page.py packages && .venv/bin/python scripts/page.py build; } &
built=$!
.venv/bin/python scripts/packages.py dev
# one after the other: Debian's installer serves one at a time
{ scripts/install_browser.sh && scripts/install_postgres.sh && scripts/install_valkey.sh; } &
installed=$!
.venv/bin/eastwind warm
wait "$installed"

failed=0
wait "$built" || failed=1
# Python's first tests wait for others as often as they compute: meanwhile the page's are run, and told of when they are over.
.venv/bin/python scripts/page.py test >"$said" 2>&1 &
page=$!
.venv/bin/python -m pytest -n "${WORKERS:-3}" --dist worksteal || failed=1
if wait "$page"; then tail -n 6 "$said"; else
    failed=1
    cat "$said"
fi
exit $failed
