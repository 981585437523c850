// Puts the package `almanac-widgets-android` together: the widgets' program as C, which wasm2c makes of WebAssembly, what calls it from Java,
// and the task that draws. Its version is that of the package almanac-widgets, whose plugin needs it.

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { version } from "../JavaScript/assemble.mjs";
import { widgetOf } from "../Expo/assemble.mjs";

const root = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");
/** The program with the three widgets, which Apps/WebAssembly/build.sh links. */
export const program = new URL(".build/web/objects/android.wasm", root);
/** Other versions give functions other names, and need other functions of program.c. */
const wabt = "1.0.32";

/** The widgets, with the least width and height in the launcher in dp, and the cells that they have at first. */
const places = { calendar: [180, 110, 4, 2], insult: [180, 110, 4, 2], solstice: [110, 110, 2, 2] };

/** The C of a program in WebAssembly, its header, and the header that both need; throws an Error with words if that cannot be made. */
export function programInC(wasm = program) {
  let found;
  try {
    found = execFileSync("wasm2c", ["--version"], { encoding: "utf8" }).trim();
  } catch {
    throw new Error("wasm2c is missing: install the package wabt");
  }
  if (found !== wabt) throw new Error(`wasm2c is of wabt ${found}, and only ${wabt} is known to fit program.c`);
  if (!existsSync(wasm)) throw new Error(`${wasm.pathname} is missing: Apps/WebAssembly/build.sh links it`);
  const folder = mkdtempSync(join(tmpdir(), "wasm2c-"));
  try {
    execFileSync("wasm2c", [wasm.pathname, "-n", "widgets", "-o", join(folder, "widgets.c")]);
    const made = (name) => readFileSync(join(folder, name), "utf8");
    // Nobody reads it, and without its indentation the archive is a tenth smaller.
    return { "widgets.c": made("widgets.c").replace(/\n +/g, "\n"), "widgets.h": made("widgets.h"), "wasm-rt.h": readFileSync("/usr/src/wasm2c/wasm-rt.h", "utf8") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The widgets as a launcher offers them: kind, description in the first of its languages, and sizes. */
export function androidWidgets() {
  return Object.fromEntries(Object.entries(places).map(([name, [width, height, columns, rows]]) => {
    const { product, kinds: [kind], languages: [language] } = widgetOf(name);
    const [, description] = new RegExp(`^description\\t-\\t(.*)$`, "m").exec(read(`Data/strings/${product}.${language}.tsv`));
    return [name, { kind, description, width, height, columns, rows }];
  }));
}

/** The files of the archive by name. */
export function androidFiles(c = programInC()) {
  const { name, ...about } = JSON.parse(read("Apps/Android/package.json"));
  const own = (file) => read(`Apps/Android/${file}`);
  const java = "android/src/main/java/almanac/widgets/";
  const files = {
    "package.json": JSON.stringify({ name, version: version(), ...about }, null, 2) + "\n",
    "widgets.json": JSON.stringify(androidWidgets(), null, 2) + "\n",
    "android/build.gradle": own("build.gradle"), "android/src/main/AndroidManifest.xml": own("AndroidManifest.xml"),
  };
  for (const file of ["README.md", "index.js", "index.d.ts", "expo-module.config.json"]) files[file] = own(file);
  for (const file of ["AlmanacWidgetsModule.kt", "Program.java", "Redraw.java"]) files[java + file] = own(file);
  for (const file of ["CMakeLists.txt", "jni.c", "program.c", "program.h"]) files[`android/src/main/c/${file}`] = own(file);
  for (const [file, text] of Object.entries(c)) files[`android/src/main/c/${file}`] = text;
  for (const file of ["LICENSE", "NOTICE"]) files[file] = read(file);
  files["unicode-license.txt"] = read("Apps/Expo/unicode-license.txt");
  // The licence of wasm-rt.h and of the frame of widgets.c.
  files["apache-license.txt"] = readFileSync("/usr/share/common-licenses/Apache-2.0", "utf8");
  return files;
}
