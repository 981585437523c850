#!/usr/bin/env bash
# Draws the pictures of another commit, and prints their folder. Its program is built from its own sources in a worktree that the next
# commit uses again, so that only what differs is compiled; the pictures of the last commit are kept.
# usage: earlier-pictures.sh REVISION      of `make pictures BASE=REVISION`
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
no() {
  echo "make pictures: $1" >&2
  exit 1
}

commit=$(git rev-parse --verify --quiet --end-of-options "${1:-}^{commit}") || no "there is no commit '${1:-}'"
folder=$PWD/.build/earlier
pictures=$folder/pictures-$commit
# The index is written last.
if [ ! -s "$pictures/index.html" ]; then
  tree=$folder/tree
  git worktree prune
  [ -e "$tree/.git" ] || git worktree add --quiet --detach --no-checkout "$tree" "$commit"
  git -C "$tree" checkout --quiet --detach --force "$commit"
  git -C "$tree" clean --quiet -ffd
  echo "builds $1 in $tree: minutes the first time" >&2
  (cd "$tree" && ${SWIFT:-swift} build ${BUILD_FLAGS:-} --product almanac-dev) >"$folder/build.log" 2>&1 || {
    grep "error:" "$folder/build.log" | head -3 >&2 || tail -3 "$folder/build.log" >&2
    no "$1 does not build; the log is $folder/build.log"
  }
  rm -rf "$folder"/pictures-*
  # Elsewhere than in its root, it writes no other files.
  (cd "$folder" && "$tree/.build/debug/almanac-dev" pictures "$pictures") >>"$folder/build.log" 2>&1 || {
    tail -3 "$folder/build.log" >&2
    no "the program of $1 draws no pictures"
  }
fi
echo "$pictures"
