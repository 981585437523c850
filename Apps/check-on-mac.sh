#!/usr/bin/env bash
# Builds every app for the simulator and the views for a watch, and runs the tests of the package, on a Mac with Xcode; lists what
# fails at the end.
# Nothing is signed, so no team is needed. Logs and products are in .build/xcode.
set -uo pipefail

if [ "$(uname)" != Darwin ] || ! command -v xcodebuild >/dev/null; then
  echo "needs a Mac with Xcode 26 or later: it builds Apps/*/*.xcodeproj with xcodebuild, then runs swift test" >&2
  exit 2
fi

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
mkdir -p .build/xcode
failed=()

# step NAME COMMAND...: runs a command, stores its output, and continues if it fails
step() {
  local name=$1 log
  shift
  log=".build/xcode/${name//[^A-Za-z0-9]/-}.log"
  if "$@" >"$log" 2>&1; then
    echo "ok      $name"
  else
    echo "FAILED  $name: $log"
    grep -m 5 -E "error:|failed" "$log" | sed 's/^/        /'
    failed+=("$name")
  fi
}

# Without this folder the system knows no intent of the widget, and shows neither its buttons nor its settings.
has_intents() { [ -n "$(find "$1" -path '*.appex/Metadata.appintents' -print -quit)" ]; }

xcodebuild -version
for project in Apps/*/*.xcodeproj; do
  [[ $project != Apps/Template/* ]] || continue
  app=$(basename "$project" .xcodeproj)
  for file in "$project/project.pbxproj" "${project%/*}"/*/*.plist "${project%/*}"/*/*.entitlements "${project%/*}"/*/*.xcprivacy; do
    step "plutil $file" plutil -lint "$file"
  done
  step "build $app" xcodebuild -project "$project" -scheme "$app" -destination "generic/platform=iOS Simulator" \
    -derivedDataPath ".build/xcode/$app" CODE_SIGNING_ALLOWED=NO build
  step "intents of $app" has_intents ".build/xcode/$app/Build/Products"
done
# No app has a watch, but the package says that its views are for one too.
for widget in Budget Hydration Insult LunarCalendar Solstice; do
  step "build ${widget}Widget for watchOS" xcodebuild -scheme "${widget}Widget" -destination "generic/platform=watchOS" \
    -derivedDataPath .build/xcode/watchOS CODE_SIGNING_ALLOWED=NO build
done
step "swift test" swift test
# Xcode may rewrite a project; such changes belong into Apps/Template. A team or a group of your own fails here too.
step "projects unchanged" git diff --exit-code --stat -- Apps

if [ ${#failed[@]} -eq 0 ]; then
  echo "all is well"
else
  printf 'failed: %s\n' "${failed[@]}"
  exit 1
fi
