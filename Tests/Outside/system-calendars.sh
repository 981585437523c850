#!/usr/bin/env bash
# The lunar calendars of this system's Foundation beside those of the library, 1900-2100: for each system SYSTEM.md, with the days that
# differ and why, and SYSTEM.tsv, with every month as the system has it. On a Mac also those of each iOS whose simulator is installed.
# usage: system-calendars.sh OUTPUT_FOLDER
set -euo pipefail

[ $# = 1 ] || { echo "usage: system-calendars.sh OUTPUT_FOLDER" >&2; exit 2; }
mkdir -p "$1"
output=$(cd "$1" && pwd)
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
swift=$(swift --version 2>&1 | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')

# build SCRATCH OPTION...: builds the program, whose path is then in $program
build() {
  local scratch=$here/../../.build/$1
  shift
  local command=(swift build -c release --product SystemCalendars --package-path "$here" --scratch-path "$scratch" "$@")
  "${command[@]}" >"$output/build.log" 2>&1 || { cat "$output/build.log"; exit 1; }
  program=$("${command[@]}" --show-bin-path)/SystemCalendars
  rm "$output/build.log"
}

# report SYSTEM COMMAND...: what the program prints on a system
report() {
  local name=$1
  shift
  "$@" "Swift $swift" >"$output/$name.md"
  "$@" --months >"$output/$name.tsv"
  echo "$output/$name.md"
}

build outside
if [ "$(uname)" != Darwin ]; then
  report "$(uname)-Swift-$swift" "$program"
  exit
fi
report "macOS-$(sw_vers -productVersion)" "$program"
# A simulator starts a program of the command line, so no app is needed; the device need not be on.
devices=$(xcrun simctl list devices available | awk -F'[()]' '
  /^-- / { version = ""; if ($0 ~ /^-- iOS /) { split($0, words, " "); version = words[3] } }
  version { for (i = 1; i <= NF; i++) if (length($i) == 36) { print version, $i; version = ""; break } }')
[ -n "$devices" ] || { echo "skipped: iOS, no simulator is installed: xcodebuild -downloadPlatform iOS"; exit 0; }
build outside-simulator --triple "$(uname -m)-apple-ios17.0-simulator" --sdk "$(xcrun --sdk iphonesimulator --show-sdk-path)"
while read -r version device; do
  report "iOS-$version" xcrun simctl spawn --standalone "$device" "$program" </dev/null
done <<<"$devices"
