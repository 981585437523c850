#!/usr/bin/env bash
# Generated/ and the projects in Apps/ are what the compiler makes of Data/ and Apps/Template, and it writes the same bytes in
# every process, independent of time zone, locale, folder and home folder.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
compiler="$root/.build/debug/almanac-compiler"
(cd "$root" && "$compiler" check)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# copy NAME: a folder with what the compiler reads
copy() {
  mkdir -p "$work/$1/Apps"
  cp -R "$root/Data" "$work/$1/Data"
  cp -R "$root/Apps/Template" "$work/$1/Apps/Template"
}

run() {
  local name=$1
  shift
  copy "$name"
  (cd "$work/$name" && env "$@" "$compiler" generate >/dev/null)
}

run one TZ=UTC LC_ALL=C
copy elsewhere
(cd / && env TZ=Asia/Ho_Chi_Minh LC_ALL=tr_TR.UTF-8 LANG=ar_EG.UTF-8 HOME=/nonexistent \
  "$compiler" generate --root "$work/elsewhere" >/dev/null)

diff -r "$work/one/Generated" "$work/elsewhere/Generated"
diff -r --exclude README.md "$work/one/Generated" "$root/Generated"
# In Apps/ the generated projects are among hand-written files.
diff -r "$work/one/Apps" "$work/elsewhere/Apps"
while IFS= read -r file; do diff "$work/one/$file" "$root/$file"; done < <(cd "$work/one" && find Apps -type f)
echo "two processes, zones, locales and folders: the same bytes"
