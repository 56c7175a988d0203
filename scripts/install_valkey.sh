#!/usr/bin/env bash
# Sees to it that the tests find a Valkey or a Redis, which they start in folders of their own: Debian's package where it can be had.
# Where it cannot, the tests that want one say so, and fail in continuous integration (CI is set).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if command -v valkey-server >/dev/null || command -v redis-server >/dev/null; then
    exit 0
fi
echo "Installing Redis for the tests of several processes"
timeout 300 scripts/apt_install.sh redis-server || echo "Redis could not be installed: news between processes is not tested" >&2
