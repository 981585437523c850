// Writes the package into .build/web/javascript and beside it as an archive that `npm install ./FILE` takes; then the widgets for Expo and
// React Native as a second archive, which needs Swift to say which modules they reach.
// usage: build.mjs [WIDGET...]      the widgets of the second archive: calendar insult solstice budget hydration, all if none is named

import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { modules, packageFiles, packed, version } from "./assemble.mjs";
import { apps, widgetFiles } from "../Expo/assemble.mjs";

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !apps[name]);
if (unknown !== undefined) {
  console.error(`no widget "${unknown}"; there are ${Object.keys(apps).join(", ")}`);
  process.exit(64);
}
const build = new URL("../../.build/web/", import.meta.url);
const folder = new URL("javascript/", build);
const files = packageFiles();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(files)) writeFileSync(new URL(name, folder), files[name]);
writeFileSync(new URL("almanac.tgz", build), packed(files));

const sizes = ["index.js", ...Object.keys(modules).map((name) => `${name}.js`)].map((name) =>
  `${name} ${files[name].length} characters, ${gzipSync(files[name], { level: 9 }).length} bytes gzip`);
console.log(`almanac ${version()} in .build/web/javascript and .build/web/almanac.tgz: ${sizes.join("; ")}`);

if (spawnSync("swift", ["--version"]).status !== 0) console.log("almanac-widgets was not written: swift is missing");
else {
  const widgets = packed(widgetFiles(chosen.length ? chosen : undefined));
  writeFileSync(new URL("almanac-widgets.tgz", build), widgets);
  console.log(`almanac-widgets in .build/web/almanac-widgets.tgz: ${chosen.join(", ") || "all widgets"}, ${Math.round(widgets.length / 1000)} kB`);
}
