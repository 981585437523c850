#!/usr/bin/env bash
# Checks that only a Mac with Xcode can do; .github/workflows/apple.yml runs the same. Lists failures at the end. No step needs a team.
# usage: Apps/check-on-mac.sh [STEP...]      all steps if none is named:
#   apps         builds each app, Release for devices and Debug for a simulator, and looks up its intents in the result
#   screens      shows each app in a simulator that it makes and deletes: in each language, after a link of its widget, dark,
#                with the largest type
#   watch        builds the widgets for watchOS
#   package      builds the package and runs its tests, which draw the widgets with the fonts of the system
#   calendars    the lunar calendars of the system beside ours
#   projects     whether Xcode left the projects unchanged
# If Xcode lacks its version of iOS or watchOS for the simulator, that is downloaded. Everything else is in .build/xcode: logs,
# products, screens, pictures, calendars. PHONE is the simulator's kind, "iPhone 17" if not set.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

steps=(apps screens watch package calendars projects)
[ $# = 0 ] || steps=("$@")
if [ "$(uname)" != Darwin ] || ! command -v xcodebuild >/dev/null; then
  echo "needs a Mac with Xcode 26.4 or later" >&2
  exit 2
fi

out=.build/xcode
mkdir -p "$out/logs"
failed=()

# try NAME COMMAND...: runs a command, stores its output, and continues if it fails
try() {
  local name=$1 log
  shift
  log="$out/logs/${name//[^A-Za-z0-9]/-}.log"
  if "$@" >"$log" 2>&1 </dev/null; then
    echo "ok      $name"
  else
    echo "FAILED  $name: $log"
    grep -m 5 -E "error:|missing|failed" "$log" | sed 's/^/        /'
    failed+=("$name")
  fi
}

# table FILE COLUMN...: these columns of a table, with a line for each row
table() {
  awk -F '\t' -v columns="${*:2}" '
    /^#/ { next }
    !count { for (i = 1; i <= NF; i++) number[$i] = i; count = split(columns, names, " "); next }
    { for (i = 1; i <= count; i++) printf "%s%s", $number[names[i]], (i < count ? "\t" : "\n") }' "$1"
}
apps() { table Data/apps/apps.tsv "$@"; }

# The product for the simulator of an app.
product() { echo "$out/products/$1/Build/Products/Debug-iphonesimulator/$1.app"; }

# platform SYSTEM SDK: the simulator of a system in the version of the SDK of this Xcode, which asset catalogues and builds for any
# device need too; a machine with several versions of Xcode may have only that of another.
platform() {
  local version
  version=$(xcrun --sdk "$2" --show-sdk-version)
  xcrun simctl list runtimes | grep -v unavailable | grep -F "$1 $version" >/dev/null \
    || try "$1 for the simulator" xcodebuild -downloadPlatform "$1"
}

step_apps() {
  local app folder
  platform iOS iphonesimulator
  while read -r app; do
    folder=Apps/$app
    try "$app files" plutil -lint "$folder/$app.xcodeproj/project.pbxproj" "$folder"/*/*.{plist,entitlements,xcprivacy}
    try "$app Release for iOS" xcodebuild -project "$folder/$app.xcodeproj" -scheme "$app" -configuration Release \
      -destination "generic/platform=iOS" -derivedDataPath "$out/products/$app" CODE_SIGNING_ALLOWED=NO build
    # Signed ad hoc: an unsigned app has no entitlements, so no app group, and could save nothing.
    try "$app Debug for the simulator" xcodebuild -project "$folder/$app.xcodeproj" -scheme "$app" -configuration Debug \
      -destination "generic/platform=iOS Simulator" -derivedDataPath "$out/products/$app" \
      CODE_SIGN_IDENTITY=- CODE_SIGNING_REQUIRED=NO build
    try "$app intents" python3 Tests/check-intents.py "$app" "$(product "$app")"
  done < <(apps folder)
}

# shoot NAME: a picture of the simulator, once nothing moves
shoot() { sleep 5 && xcrun simctl io "$phone" screenshot "$out/screens/$1.png"; }

# launch BUNDLE NAME LANGUAGE APPEARANCE SIZE: starts an app anew in a look, and takes a picture
launch() {
  xcrun simctl ui "$phone" appearance "$4" && xcrun simctl ui "$phone" content_size "$5" \
    && xcrun simctl launch --terminate-running-process "$phone" "$1" -AppleLanguages "($3)" && shoot "$2"
}

# open_link SCHEME NAME: the first link of the widget, or that of another app with this scheme, which the system may ask about
open_link() {
  local link
  link=$(sed -n "/^$1:/{p;q;}" Tests/Releases/1.0.0/links.txt)
  xcrun simctl openurl "$phone" "${link:-$1:$(sed -n '1s/^[^:]*://p' Tests/Releases/1.0.0/links.txt)}" && shoot "$2"
}

# in_group BUNDLE GROUP: whether the simulator gave the app its group, which depends on how it was signed
in_group() { xcrun simctl get_app_container "$phone" "$1" groups | grep -Fw "$2"; }

step_screens() {
  local app bundle group scheme language
  mkdir -p "$out/screens"
  platform iOS iphonesimulator
  if ! phone=$(xcrun simctl create Almanac "${PHONE:-iPhone 17}"); then
    failed+=("a simulator of ${PHONE:-iPhone 17}")
    return
  fi
  trap 'xcrun simctl shutdown "$phone"; xcrun simctl delete "$phone"' EXIT
  try "start of the simulator" xcrun simctl bootstatus "$phone" -b
  while IFS=$'\t' read -r app bundle group scheme; do
    try "$app install" xcrun simctl install "$phone" "$(product "$app")"
    try "$app group" in_group "$bundle" "$group"
    # Otherwise the question for the location would cover Solverv's screen.
    try "$app permission" xcrun simctl privacy "$phone" grant location "$bundle"
    while read -r language; do
      try "$app in $language" launch "$bundle" "$app-$language" "$language" light large
    done < <(table Data/languages.tsv tag)
    try "$app link" open_link "$scheme" "$app-link"
    try "$app dark" launch "$bundle" "$app-dark" en dark large
    try "$app largest type" launch "$bundle" "$app-largest" en light accessibility-extra-extra-extra-large
  done < <(apps folder bundle group scheme)
  # The system's log of intents (linkd) and widgets (chronod) has the reason if one does not appear.
  try "linkd and chronod" xcrun simctl spawn "$phone" log show --last 1h --predicate 'process == "linkd" OR process == "chronod"'
}

# No app has a part for a watch, but the package's views support one.
step_watch() {
  local module
  platform watchOS watchsimulator
  while read -r module; do
    try "$module for watchOS" xcodebuild -scheme "$module" -destination "generic/platform=watchOS" \
      -derivedDataPath "$out/products/watchOS" CODE_SIGNING_ALLOWED=NO build
  done < <(apps module | sort -u)
}

step_package() {
  mkdir -p "$out/pictures"
  # The manifest optimises code that tests loop over.
  try "package" env ALMANAC_OPTIMISED=1 swift build --build-tests
  try "tests of the package" env ALMANAC_OPTIMISED=1 ALMANAC_PICTURES="$PWD/$out/pictures" swift test --skip-build
}

step_calendars() { try "calendars of the system" Tests/Outside/system-calendars.sh "$out/calendars"; }

# Xcode may rewrite a project; such changes belong into Apps/Template. A team or a group of your own fails here too.
step_projects() { try "projects unchanged" git diff --exit-code --stat -- Apps; }

for step in "${steps[@]}"; do
  declare -F "step_$step" >/dev/null || { sed -n '2,/^set/s/^# //p' Apps/check-on-mac.sh >&2 && exit 64; }
done
{ sw_vers; xcodebuild -version; swift --version; } 2>&1 | tee "$out/logs/versions.log"
for step in "${steps[@]}"; do "step_$step"; done

if [ ${#failed[@]} -eq 0 ]; then
  echo "all is well"
else
  printf 'failed: %s\n' "${failed[@]}"
  exit 1
fi
