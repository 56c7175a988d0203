#!/usr/bin/env bash
# Sees to it that the browser tests find a Chromium: Debian's without windows if it can be had, which is the quickest, else any that
# the machine has, Debian's package, or Playwright's download.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

has() { .venv/bin/python scripts/chromium.py "$@" >/dev/null; }

if [ -n "${EASTWIND_CHROMIUM:-}" ] || has --shell; then
    exit 0
fi
echo "Installing Chromium for the browser tests"
# for want of a network one does not wait where another Chromium will do
timeout 120 scripts/apt_install.sh chromium-headless-shell 2>/dev/null || true
if has; then
    exit 0
fi
scripts/apt_install.sh chromium || true
if has; then
    exit 0
fi
exec .venv/bin/playwright install chromium
