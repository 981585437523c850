// An app to install the archive into: a folder with ios/, and in node_modules the archive and stand-ins of what it imports.

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describePackage, widgetFiles } from "../../Apps/Expo/assemble.mjs";

const description = describePackage();
const archives = {};
/** The files of the archive with some widgets. */
export const archive = (widgets) => archives[widgets] ??= widgetFiles(widgets, description);
export const all = ["calendar", "insult", "solstice", "budget", "hydration"];
/** The entry of app.json that widgets need whose data the app stores. */
export const iOS17 = ["expo-build-properties", { ios: { deploymentTarget: "17.0" } }];
export const settings = (more = {}) => ({
  name: "Lịch Nhà", version: "1.2.0", scheme: "example", ios: { bundleIdentifier: "com.example.app", buildNumber: "7" }, plugins: [iOS17], ...more,
});

/** Writes files by their paths in a folder. */
function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** An app that ends with its test. */
export function app(t, widgets = all, others = {}) {
  const root = mkdtempSync(join(tmpdir(), "expo-"));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const files = Object.fromEntries(Object.entries({ ...archive(widgets), ...others }).filter(([name]) => !name.startsWith("swift/")));
  write(join(root, "node_modules/almanac-widgets"), files);
  write(join(root, "node_modules/expo"), { "package.json": '{"name": "expo"}', "config-plugins.js":
    `module.exports = require(${JSON.stringify(new URL("config-plugins.cjs", import.meta.url).pathname)});\n` });
  mkdirSync(join(root, "ios/Example.xcodeproj"), { recursive: true });
  copyFileSync(new URL("project.pbxproj", import.meta.url), join(root, "ios/Example.xcodeproj/project.pbxproj"));
  const require = createRequire(join(root, "index.js"));
  const { compileModsAsync, parse } = require("expo/config-plugins");
  // Expo's commands run in the app's folder, and the plugin looks for Expo there first: never above the folder of these tests.
  const folder = process.cwd();
  process.chdir(root);
  const plugin = require("almanac-widgets/app.plugin.js");
  process.chdir(folder);
  const read = (name) => readFileSync(join(root, "ios", name), "utf8");
  return {
    root, require, read,
    has: (name) => existsSync(join(root, "ios", name)),
    plugin,
    /** Applies the plugin with an entry of app.json, and runs the mods over ios/. */
    async prebuild(given, config = settings(), before = (one) => one) {
      const applied = this.plugin(before(JSON.parse(JSON.stringify(config))), given);
      return compileModsAsync(applied, { projectRoot: root });
    },
    /** All files in ios/ by their paths. */
    files: () => Object.fromEntries(readdirSync(join(root, "ios"), { recursive: true }).sort()
      .filter((name) => statSync(join(root, "ios", name)).isFile()).map((name) => [name, read(name)])),
    /** The objects of the project by id, and the root. */
    project() {
      const { objects, rootObject } = parse(read("Example.xcodeproj/project.pbxproj")).hash.project;
      const flat = Object.assign({}, ...Object.values(objects));
      return { rootObject, objects: Object.fromEntries(Object.entries(flat).filter(([key]) => !key.endsWith("_comment"))) };
    },
  };
}
