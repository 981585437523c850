#!/usr/bin/env bash
# The two commands in a new app by Expo, with a network, on a Mac with Xcode, node and CocoaPods: creates the app, installs the archive, runs
# prebuild twice, builds for a simulator, and looks for the metadata of intents in the extension. Marked as never run: no Mac has had it.
# usage: Apps/Expo/try-on-mac.sh [WIDGET...]      calendar, if none is named
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
if [ "$(uname)" != Darwin ] || ! command -v xcodebuild >/dev/null; then
  echo "needs a Mac with Xcode 26 or later" >&2
  exit 2
fi
widgets=("${@:-calendar}")
out=$PWD/.build/expo-app
archive=$PWD/.build/web/almanac-widgets.tgz
rm -rf "$out"
mkdir -p "$out/logs"
node Apps/JavaScript/build.mjs "${widgets[@]}"

cd "$out"
npx --yes create-expo-app@latest app --template blank --no-install >logs/create.log 2>&1
cd app
mkdir vendor
cp "$archive" vendor/
npm install ./vendor/almanac-widgets.tgz expo-build-properties >../logs/install.log 2>&1
WIDGETS="${widgets[*]}" node -e '
  const fs = require("fs");
  const app = JSON.parse(fs.readFileSync("app.json"));
  Object.assign(app.expo, { scheme: "example", ios: { bundleIdentifier: "com.example.app" }, plugins: [
    ["expo-build-properties", { ios: { deploymentTarget: "17.0" } }], ["almanac-widgets", { widgets: process.env.WIDGETS.split(" ") }]] });
  fs.writeFileSync("app.json", JSON.stringify(app, null, 2));'
npx expo prebuild --platform ios --no-install >../logs/prebuild.log 2>&1
cp -R ios ../once
npx expo prebuild --platform ios --no-install >>../logs/prebuild.log 2>&1
diff -r ios ../once
plutil -lint ios/*.xcodeproj/project.pbxproj ios/AlmanacWidgets/Info.plist ios/AlmanacWidgets/AlmanacWidgets.entitlements
(cd ios && pod install) >../logs/pods.log 2>&1
workspace=$(ls -d ios/*.xcworkspace)
xcodebuild -workspace "$workspace" -scheme "$(basename "$workspace" .xcworkspace)" -configuration Release -destination "generic/platform=iOS Simulator" \
  -derivedDataPath ../products CODE_SIGN_IDENTITY=- CODE_SIGNING_REQUIRED=NO build >../logs/build.log 2>&1
appex=$(ls -d ../products/Build/Products/Release-iphonesimulator/*.app/PlugIns/AlmanacWidgets.appex)
# Without it the system knows no intent, and the widget has no settings.
[ -s "$appex/Metadata.appintents/extract.actionsdata" ] || { echo "no metadata of intents in $appex"; exit 1; }
echo "an app by Expo builds with ${widgets[*]}: $(du -sh "$appex" | cut -f1) in the extension"
