#!/usr/bin/env bash
# The package for Expo and React Native: its plugin over a project against a stand-in of Expo's mods, its functions against stand-ins of React
# and the native module, the size of its archives; and the Swift package in the archive of the calendar, unpacked and built here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

node=$(./Tests/has-node.sh) || {
  ./Tests/skipped.sh check-expo "$node"
  exit 0
}
begun=$SECONDS
mkdir -p .build/expo
[ .build/expo/read -nt Tests/Expo/read.swift ] || swiftc -o .build/expo/read Tests/Expo/read.swift
export READ=$PWD/.build/expo/read
timeout 300 node --test --test-reporter=spec Tests/Expo/*.test.mjs >.build/expo/tests.log </dev/null || {
  cat .build/expo/tests.log
  exit 1
}
echo "the plugin and the functions for Expo do what they say ($(grep -c '^✔' .build/expo/tests.log) checks, $((SECONDS - begun)) s)"

# An archive that lacks a file, or has one of a module that is not there, does not build. Its views need Apple's frameworks. What was
# built before is used again.
begun=$SECONDS
rm -rf .build/expo/package
node Tests/Expo/unpack.mjs .build/expo calendar
swift build --package-path .build/expo/package/swift --scratch-path .build/expo/build --product LunarCalendarWidget \
  --disable-index-store -debug-info-format none >.build/expo/build.log 2>&1 || {
  cat .build/expo/build.log
  exit 1
}
echo "the Swift package in the archive of the calendar builds ($((SECONDS - begun)) s)"
