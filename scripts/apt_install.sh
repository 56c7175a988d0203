#!/usr/bin/env bash
# Installs Debian packages where that is possible: apt-get is there and we are root or may use sudo without a password.
#   scripts/apt_install.sh PACKAGE...
# Exit status 2 means "not possible here", so that the caller can try another way.
set -euo pipefail

command -v apt-get >/dev/null || exit 2
if [ "$(id -u)" -eq 0 ]; then
    admin=()
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    admin=(sudo -n)
else
    exit 2
fi

apt_get() { "${admin[@]}" env DEBIAN_FRONTEND=noninteractive apt-get "$@"; }

# A fresh image has no package lists, an old one has stale ones: ask first, refresh only when that fails.
apt_get install -qq -y --no-install-recommends "$@" >/dev/null 2>&1 && exit 0
apt_get update -qq
apt_get install -qq -y --no-install-recommends "$@"
