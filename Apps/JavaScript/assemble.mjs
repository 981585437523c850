// Puts the package together from the tables, the names and the code, in one file without imports: as CommonJS, which
// Metro and Jest take without any setting, and as a module.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import * as facts from "./facts.mjs";

const root = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");

/** The names that a program may import; the sources export more for each other and for the web page. */
export const publicNames = ["LunarCalendar", "parseCivilDate", "parseLunarDate", "formatDate", "addDays", "daysBetween", "compareDates",
  "isoWeekday", "monthsOfYear", "daysOfMonth", "nextOccurrence", "occurrences", "canChi", "localDate", "prepareWidgetData"];

export const sources = {
  tables: () => read("Generated/JavaScript/tables.js"),
  names: () => read("Generated/JavaScript/names.js"),
  dates: () => read("Apps/JavaScript/dates.js"),
  days: () => read("Apps/JavaScript/days.js"),
  years: () => read("Apps/JavaScript/years.js"),
  cycle: () => read("Apps/JavaScript/cycle.js"),
  widget: () => read("Apps/JavaScript/widget.js"),
};

/** The modules that are files of their own, such as `almanac/days-off`: the names that apps may import, and those for each other. */
export const modules = {
  terms: { names: ["terms", "termInForce", "marginalTerm"], shared: [] },
  "days-off": {
    names: ["dayOff", "isWorkingDay", "isDayOff", "mayChange", "addWorkingDays", "daysOff", "daysOffYear", "loadDecisions"],
    shared: [],
  },
  festivals: { names: ["festivals", "nextFestival", "allFestivals"], shared: ["groupNames"] },
  day: { names: ["day"], shared: [] },
  "counted-days": { names: ["rokuyo", "dogDays", "nineNines"], shared: [] },
  pentads: { names: ["pentad"], shared: [] },
  android: { names: ["monthOnAndroid"], shared: [] },
  // The interface of the first version.
  "widget-bridge": { names: ["widgetBridge"], shared: [] },
  // These two are for the others alone, so they have no types, and no app can import them.
  laws: { names: [], shared: ["numberOfText", "countryIds", "countryOf", "rulesOf", "daysOfRule", "isTermUncertain"] },
  common: { names: [], shared: ["numberOf", "dateOf", "textOf", "shown", "refusal", "calendarOf", "languageOf", "rangeOf"] },
};

const code = (name) => read(`Apps/JavaScript/${name}.js`);

/** The tables that a source takes from generated files and from facts, and no others of them. */
function tablesOf(source) {
  const imports = Array.from(source.matchAll(/^import \{([^}]*)\} from "(?:\.\.\/\.\.\/(Generated\/[^"]*)|\.\/facts\.mjs)";$/gm));
  return imports.flatMap(([, names, path]) => names.split(",").map((name) => name.trim()).filter(Boolean)
    .map((name) => path ? new RegExp(`^export const ${name} = [^]*?;$`, "m").exec(read(path))[0]
      : `export const ${name} = ${JSON.stringify(facts[name])};`)).join("\n");
}

/** A source without comments, which are for its readers, with tabs for indentation, and with many years a line. */
function compact(source) {
  const lines = source.replace(/^ *(\/\/|\/\*\*).*\n/gm, "").replace(/  \/\/ .*$/gm, "").replace(/^( {2})+/gm,
    (spaces) => "\t".repeat(spaces.length / 2));
  return lines.replace(/\n\n\n+/g, "\n\n").replace(/(?:^\t{3}0x[0-9A-F]+,\n)+/gm, (numbers) => {
    const all = numbers.trim().split(/\s+/);
    let text = "";
    while (all.length) text += all.splice(0, 13).join("") + "\n";
    return text;
  });
}

/** A source as a part of one file: no imports, and nothing exported. */
function part(source) {
  return compact(source).replace(/^import [^;]*;\n/gm, "").replace(/^export /gm, "").trim() + "\n";
}

/** The newest release, as CHANGELOG.md says. */
export const release = () => /^## (\d+\.\d+\.\d+)\b/m.exec(read("CHANGELOG.md"))[1];

/** The tables of all modules. */
export const moduleTables = () => Object.keys(modules).map((name) => tablesOf(code(name))).join("\n");

/** The version of the package with tables and names: other dates, words or days off are another version. */
export function version(tables = sources.tables(), names = sources.names(), others = moduleTables()) {
  const digest = createHash("sha256").update(compact(tables) + compact(names) + compact(others)).digest("hex");
  return `${release()}-data-${digest.slice(0, 8)}`;
}

/** The sources as one file of each kind, which takes some names from other files of the package. */
export function bundle(texts, names = publicNames, taken = []) {
  const head = `// Lunar dates, version ${version()}. Made by \`make web\`; the sources have comments.\n`
    + "// MIT licence; the names are of the Unicode CLDR (Unicode-3.0), see NOTICE.\n\n";
  const body = texts.map(part).join("\n");
  const lines = (line) => taken.map(([file, list]) => line(file, list.join(", "))).join("") + (taken.length ? "\n" : "");
  return {
    commonJS: '"use strict";\n' + head + lines((file, list) => `const { ${list} } = require("./${file}.js");\n`) + body + "\n"
      + names.map((name) => `exports.${name} = ${name};\n`).join(""),
    module: head + lines((file, list) => `import { ${list} } from "./${file}.mjs";\n`) + body + `\nexport { ${names.join(", ")} };\n`,
  };
}

/** A module of its own as one file of each kind; of the rest of the package it takes what apps can take too, or modules share. */
function ownBundle(name) {
  const source = code(name);
  const taken = {};
  for (const [, names, file] of source.matchAll(/^import \{ (.*) \} from "\.\/([\w-]+)\.js";$/gm)) {
    const home = modules[file] ? file : "index";
    const allowed = modules[file] ? modules[file].names.concat(modules[file].shared) : publicNames;
    const list = names.split(", ");
    const other = list.find((one) => !allowed.includes(one));
    if (other) throw new Error(`the module ${name} takes ${other}, which ${home}.js does not export`);
    taken[home] = (taken[home] || []).concat(list);
  }
  return bundle([tablesOf(source), source], modules[name].names.concat(modules[name].shared), Object.entries(taken));
}

/** The files of the package by name. */
export function packageFiles() {
  const { commonJS, module } = bundle(Object.values(sources).map((source) => source()));
  const types = read("Apps/JavaScript/index.d.ts");
  const own = {};
  for (const name of Object.keys(modules)) {
    const { commonJS, module } = ownBundle(name);
    Object.assign(own, { [`${name}.js`]: commonJS, [`${name}.mjs`]: module });
    if (modules[name].names.length === 0) continue;
    const types = read(`Apps/JavaScript/${name}.d.ts`);
    Object.assign(own, { [`${name}.d.ts`]: types, [`${name}.d.mts`]: types.replace(/"\.\/([\w-]+)\.js"/g, '"./$1.mjs"') });
  }
  const { name, ...about } = JSON.parse(read("Apps/JavaScript/package.json"));
  return {
    "package.json": JSON.stringify({ name, version: version(), ...about }, null, 2) + "\n", "index.js": commonJS, "index.mjs": module, "index.d.ts": types,
    "index.d.mts": types, ...own, "README.md": read("Apps/JavaScript/README.md"), LICENSE: read("LICENSE"),
    NOTICE: read("NOTICE"),
  };
}

/** The package as npm packs it: the same bytes every time. */
export function packed(files) {
  const blocks = Object.keys(files).map((name) => {
    const content = Buffer.from(files[name]);
    return Buffer.concat([header("package/" + name, content.length), content, Buffer.alloc(-content.length & 511)]);
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), { level: 9 });
}

/** The header of a file in a tar archive of POSIX, with the time that npm gives all files. */
function header(name, size) {
  const block = Buffer.alloc(512);
  const octal = (value, length) => value.toString(8).padStart(length - 1, "0") + "\0";
  const fields = [[0, name], [100, octal(0o644, 8)], [108, octal(0, 8)], [116, octal(0, 8)], [124, octal(size, 12)],
    [136, octal(Date.UTC(1985, 9, 26, 8, 15) / 1000, 12)], [148, " ".repeat(8)], [156, "0"], [257, "ustar\0" + "00"]];
  for (const [offset, text] of fields) block.write(text, offset, "latin1");
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(sum.toString(8).padStart(6, "0") + "\0 ", 148, "latin1");
  return block;
}
