#!/usr/bin/env bash
# Sees to it that the tests find the programs of a PostgreSQL, which they start in folders of their own: Debian's package where it
# can be had. Where it cannot, the tests that want one say so, and fail in continuous integration (CI is set).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if command -v initdb >/dev/null || compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null; then
    exit 0
fi
echo "Installing PostgreSQL for the tests of the store"
timeout 300 scripts/apt_install.sh postgresql || echo "PostgreSQL could not be installed: what it keeps is not tested" >&2
