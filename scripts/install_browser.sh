#!/usr/bin/env bash
# Sees to it that the browser tests find a Chromium: the machine's own, Debian's package, or Playwright's download.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if .venv/bin/python scripts/chromium.py >/dev/null; then
    exit 0
fi
echo "Installing Chromium for the browser tests"
scripts/apt_install.sh chromium || true
if .venv/bin/python scripts/chromium.py >/dev/null; then
    exit 0
fi
exec .venv/bin/playwright install chromium
