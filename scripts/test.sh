#!/usr/bin/env bash
# Sets up whatever the tests need, compiles the engine, builds the page, and runs tests; fails when any of it fails.
#   scripts/test.sh            Python's tests and the page's, without the two tiers that take long
#   scripts/test.sh rest       those two: `process` and `sweep` (tests/support/tiers.py)
#   scripts/test.sh all        both, no test twice
#   WORKERS=4 scripts/test.sh  processes that share the Python tests; one more than cores unless it is said, as tests wait at times
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

which=${1:-quick}
case $which in
    quick) chosen="not proof and not process and not sweep" ;;
    rest) chosen="(process or sweep) and not proof" ;;
    all) chosen="not proof" ;;
    *)
        echo "expected quick, rest or all, found $which" >&2
        exit 2
        ;;
esac

said=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$said"' EXIT
failed=0

# What is fetched and what is worked out go side by side. The page's tests run while the engine is compiled, which keeps one core
# busy: beside Python's tests and their browsers they would only wait.
page() {
    .venv/bin/python scripts/page.py packages && .venv/bin/python scripts/page.py build || return 1
    [ "$which" = rest ] || .venv/bin/python scripts/page.py test
}
page >"$said/page" 2>&1 &
page=$!
.venv/bin/python scripts/packages.py dev
# one after the other: Debian's installer serves one at a time
{
    scripts/install_browser.sh
    [ "$which" = quick ] || { scripts/install_postgres.sh && scripts/install_valkey.sh; }
} &
installed=$!
.venv/bin/eastwind warm
wait "$installed"
if wait "$page"; then tail -n 6 "$said/page"; else
    failed=1
    cat "$said/page"
fi

# COSTS names a file for what each test cost, which scripts/costly_tests.py reads.
costs=${COSTS:-$said/costs}
status=0
.venv/bin/python -m pytest -m "$chosen" -n "${WORKERS:-$(($(nproc) + 1))}" --dist worksteal --costs="$costs" || status=$?
# A few that failed are run again with nothing beside them. One that passes then is named: its cause is still to be found.
few() { .venv/bin/python -c "import json; raise SystemExit(len(json.load(open('.pytest_cache/v/cache/lastfailed'))) > 5)"; }
if [ "$status" = 1 ] && few; then
    echo "These failed beside others. What passes now depends on what else the machine does, which is a fault to look for:"
    .venv/bin/python -m pytest -m "$chosen" -p no:xdist --last-failed --last-failed-no-failures none -v || failed=1
elif [ "$status" != 0 ]; then
    failed=1
fi
# The two tiers that take long may cost what they need.
[ "$which" = rest ] || .venv/bin/python -m scripts.costly_tests "$costs" || failed=1
exit $failed
