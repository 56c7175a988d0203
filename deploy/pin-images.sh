#!/usr/bin/env bash
# Pins the images of the Dockerfile and of the compose files to their digests: `postgres:17` becomes `postgres:17@sha256:…`, the
# index for all architectures. An image that is pinned gets the digest that its tag has today.
#   deploy/pin-images.sh            looks the digests up with crane, skopeo or docker, whichever there is, and rewrites the files
#   deploy/pin-images.sh --check    names the images without a digest; status 1 if there are any
# Nothing is changed unless every digest was found. Files to be pinned may be named behind; else they are those beside this script.
set -euo pipefail

check=false
if [ "${1:-}" = --check ]; then
    check=true
    shift
fi
if [ $# -gt 0 ]; then
    files=("$@")
else
    cd "$(dirname "${BASH_SOURCE[0]}")"
    files=(Dockerfile compose*.yaml)
fi

# Each image as it is written: after FROM, but for earlier stages of the same file, and after `image:`.
images() {
    awk '
        toupper($1) == "FROM" {
            image = $2 ~ /^--/ ? $3 : $2
            if (image != "scratch" && !(image in stage)) print image
            for (word = 3; word < NF; word++) if (toupper($word) == "AS") stage[$(word + 1)]
        }
        $1 == "image:" { gsub(/["\047]/, "", $2); print $2 }
    ' "$1"
}

digest_of() {
    if command -v crane >/dev/null; then
        crane digest "$1"
    elif command -v skopeo >/dev/null; then
        skopeo inspect --no-tags --format '{{.Digest}}' "docker://$1"
    elif docker buildx version >/dev/null 2>&1; then
        docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$1"
    else
        docker pull --quiet "$1" >/dev/null && docker image inspect --format '{{index .RepoDigests 0}}' "$1" | sed 's/.*@//'
    fi
}

if $check; then
    unpinned=$(for file in "${files[@]}"; do images "$file" | grep -v '@sha256:' | sed "s|^|$file: |" || true; done | sort -u)
    if [ -n "$unpinned" ]; then
        printf '%s\n' "$unpinned"
        exit 1
    fi
    exit 0
fi

if ! command -v crane >/dev/null && ! command -v skopeo >/dev/null && ! command -v docker >/dev/null; then
    echo "pin-images: expected crane, skopeo or docker, found none of them" >&2
    exit 2
fi

declare -A digests
for image in $(for file in "${files[@]}"; do images "$file"; done | sed 's/@.*//' | sort -u); do
    if ! digest=$(digest_of "$image") || ! [[ $digest =~ ^sha256:[0-9a-f]{64}$ ]]; then
        echo "pin-images: no digest was found for $image; nothing was changed" >&2
        exit 1
    fi
    digests[$image]=$digest
done

for file in "${files[@]}"; do
    text=$(<"$file")
    for written in $(images "$file" | sort -u); do
        image=${written%%@*}
        # as a whole word: `caddy:2` is not the beginning of `caddy:2.9`
        plain=$(printf '%s' "$written" | sed 's/[][\.*^$/]/\\&/g')
        text=$(printf '%s\n' "$text" | sed -E "s/((^FROM( +--[^ ]+)?|image:) +[\"']?)$plain([\"' ]|$)/\1${image//\//\\/}@${digests[$image]}\4/I")
    done
    printf '%s\n' "$text" >"$file.new"
    cat "$file.new" >"$file" && rm "$file.new"
done
for image in "${!digests[@]}"; do echo "$image ${digests[$image]}"; done | sort
