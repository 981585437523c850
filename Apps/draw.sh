#!/usr/bin/env bash
# Draws with Chromium what is a file of pixels. usage: Apps/draw.sh screenshots | icons
# screenshots: the pages of `make pictures` as PNG files beside them.
# icons: the pictures of the apps from their drawings, Apps/*/Icon.svg, as large as the App Store and home screens ask, in the looks of a
# home screen: as drawn; dark, where what fills `#ground` is Apple's dark grey; and grey on black, which the system tints.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
chromium=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
[ -n "$chromium" ] || { echo "Chromium is missing; on Debian: apt-get install chromium fonts-inter fonts-noto-core fonts-noto-cjk"; exit 1; }
[ "${1:-}" != icons ] || command -v convert >/dev/null || { echo "ImageMagick is missing; on Debian: apt-get install imagemagick"; exit 1; }
mkdir -p .build

# draw FROM TO WIDTH HEIGHT: Chromium writes no transparency where the drawing fills its page.
draw() {
  "$chromium" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 --window-size="$3,$4" \
    --screenshot="$PWD/$2" "file://$PWD/$1" 2>.build/draw.log || { cat .build/draw.log; exit 1; }
  echo "$2"
}

# look STYLE TO: draws the app's icon with a style
look() {
  sed "s|</svg>|<style>$1</style></svg>|" "$drawing" >.build/icon.svg
  draw .build/icon.svg "$2" 1024 1024
}

case ${1:-} in
  screenshots) for page in .build/pictures/*.html; do draw "$page" "${page%.html}.png" 1560 12000; done ;;
  icons)
    for drawing in Apps/*/Icon.svg; do
      icon=${drawing%/Icon.svg}/App/Assets.xcassets/AppIcon.appiconset/AppIcon
      mkdir -p "${icon%/*}"
      draw "$drawing" "$icon.png" 1024 1024
      look "#ground stop { stop-color: #141414 } #ground stop:first-child { stop-color: #313131 }" "$icon-Dark.png"
      look "#ground stop { stop-color: #000 } svg { filter: grayscale(1) }" "$icon-Tinted.png"
      # One number for each pixel in place of three equal ones.
      convert "$icon-Tinted.png" -strip -define png:color-type=0 -define png:bit-depth=8 -define png:compression-level=9 "$icon-Tinted.png"
    done
    draw Apps/Web/icon.svg Apps/Web/icon.png 180 180
    ;;
  *) sed -n '2s/^# //p' "$0"; exit 64 ;;
esac
