#!/usr/bin/env bash
# Sets up whatever the tests need, compiles the engine and builds the page, runs the page's tests, then Python's; fails when any of
# it fails.
#   WORKERS=4 scripts/test.sh      processes that share the Python tests: three keep two cores busy, as tests in a browser often wait
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

trap 'kill $(jobs -p) 2>/dev/null || true' EXIT

# What is fetched and what is worked out go side by side: the page while packages come and the engine is compiled, the browser too.
# (The page is tested first: that takes all its packages, of which the build needs a few.)
{
    status=0
    .venv/bin/python scripts/page.py test || status=1
    .venv/bin/python scripts/page.py build || status=1
    exit $status
} &
page=$!
.venv/bin/python scripts/packages.py dev
# one after the other: Debian's installer serves one at a time
{ scripts/install_browser.sh && scripts/install_postgres.sh && scripts/install_valkey.sh; } &
installed=$!
.venv/bin/eastwind warm
wait "$installed"

failed=0
wait "$page" || failed=1
trap - EXIT
.venv/bin/python -m pytest -n "${WORKERS:-3}" --dist worksteal || failed=1
exit $failed
