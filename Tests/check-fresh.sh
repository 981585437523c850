#!/usr/bin/env bash
# Generated/ is what the compiler makes of Data/, and the compiler writes the same bytes in every process, independent of time zone,
# locale, folder and home folder.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
compiler="$root/.build/debug/almanac-compiler"
(cd "$root" && "$compiler" check)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

run() {
  local name=$1
  shift
  mkdir -p "$work/$name"
  cp -R "$root/Data" "$work/$name/Data"
  (cd "$work/$name" && env "$@" "$compiler" generate >/dev/null)
}

run one TZ=UTC LC_ALL=C
mkdir -p "$work/elsewhere"
cp -R "$root/Data" "$work/elsewhere/Data"
(cd / && env TZ=Asia/Ho_Chi_Minh LC_ALL=tr_TR.UTF-8 LANG=ar_EG.UTF-8 HOME=/nonexistent \
  "$compiler" generate --root "$work/elsewhere" >/dev/null)

diff -r "$work/one/Generated" "$work/elsewhere/Generated"
diff -r --exclude README.md "$work/one/Generated" "$root/Generated"
# In Apps/ the generated projects are among hand-written files.
if [ -d "$work/one/Apps" ]; then
  diff -r "$work/one/Apps" "$work/elsewhere/Apps"
  while IFS= read -r file; do diff "$work/one/$file" "$root/$file"; done < <(cd "$work/one" && find Apps -type f)
fi
echo "two processes, zones, locales and folders: the same bytes"
