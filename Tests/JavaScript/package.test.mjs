// The package as an app gets it: its files, what they need, their types, and what happens to a damaged one.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import test from "node:test";
import vm from "node:vm";
import { gzipSync } from "node:zlib";
import { bundle, moduleTables, modules, packageFiles, packed, publicNames, sources, version } from "../../Apps/JavaScript/assemble.mjs";
import { cycles, words } from "../../Generated/JavaScript/names.js";

const files = packageFiles();
const archive = resolve(".build/web/almanac.tgz");

/** Returns the exports of a CommonJS text, which may take those of other files of the package. */
function exported(text) {
  const found = {};
  new Function("exports", "require", text)(found, (name) => exported(files[name.replace("./", "")]));
  return found;
}

/** Runs a body in a folder that is then taken away. */
function inFolder(body) {
  const folder = mkdtempSync(join(tmpdir(), "almanac-"));
  try {
    return body(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a program is there; the test is left out with a word on how to get it otherwise. */
function has(t, program, name) {
  if (spawnSync(program, ["--version"]).status === 0) return true;
  t.skip(`${program} is missing: apt-get install ${name}`);
  return false;
}

/** Whether there is a TypeScript that knows what is compiled here. */
function hasTypeScript(t) {
  if (!has(t, "tsc", "node-typescript")) return false;
  const found = /\d+\.\d+/.exec(execFileSync("tsc", ["--version"], { encoding: "utf8" }))[0];
  const [major, minor] = found.split(".").map(Number);
  if (major === 5 || (major === 4 && minor >= 7)) return true;
  t.skip(`tsc ${found} is not one of 4.7 to 5`);
  return false;
}

test("the same sources make the same archive, and it is the one that was written", () => {
  const again = packed(packageFiles());
  assert.ok(packed(files).equals(again));
  assert.ok(readFileSync(archive).equals(again));
});

test("the archive holds the files of the package, whole", () => inFolder((folder) => {
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  for (const name of Object.keys(files)) {
    assert.equal(readFileSync(join(folder, "package", name), "utf8"), files[name], name);
  }
  const listed = execFileSync("tar", ["-tzf", archive], { encoding: "utf8" }).trim().split("\n");
  assert.deepEqual(listed, Object.keys(files).map((name) => `package/${name}`));
}));

test("npm installs the archive, and every kind of program finds it", (t) => {
  if (!has(t, "npm", "npm")) return;
  inFolder((folder) => {
    const run = (program, ...args) => execFileSync(program, args, { cwd: folder, encoding: "utf8" }).trim();
    writeFileSync(join(folder, "package.json"), "{}");
    run("npm", "install", "--offline", "--no-audit", "--no-fund", archive);
    const print = "console.log(LunarCalendar.vietnamese.civilDate({ year: 2026, month: 1, day: 1 }).day)";
    const required = `const { LunarCalendar } = require("almanac"); ${print}`;
    const imported = `import { ${publicNames.join(", ")} } from "almanac"; ${print}`;
    assert.equal(run(process.execPath, "-e", required), "17");
    assert.equal(run(process.execPath, "--input-type=module", "-e", imported), "17");
    for (const code of [required, imported]) {
      const kind = code === required ? "commonjs" : "module";
      assert.equal(run(process.execPath, "--conditions=react-native", `--input-type=${kind}`, "-e", code), "17");
    }
    // By its name, and by that of its file, for programs that do not read `exports`.
    const reason = "console.log(dayOff(LunarCalendar.korean, { year: 2025, month: 6, day: 3 }).reason)";
    const own = `import { LunarCalendar } from "almanac"; import { ${modules["days-off"].names.join(", ")} } from "almanac/days-off"; ${reason}`;
    assert.equal(run(process.execPath, "--input-type=module", "-e", own), "election");
    const name = join(folder, "node_modules/almanac/days-off");
    for (const path of ["almanac/days-off", name]) {
      const code = `const { LunarCalendar } = require("almanac"), { dayOff } = require(${JSON.stringify(path)}); ${reason}`;
      assert.equal(run(process.execPath, "-e", code), "election");
    }
    const day = '{ year: 2026, month: 2, day: 17 }';
    const others = ["festivals(DAY, DAY)[0].id", "termInForce(DAY).name", "day(DAY).truc"].map((call) => call.replace(/DAY/g, day)).join(", ");
    const all = [["festivals", "festivals"], ["terms", "termInForce"], ["day", "day"], ["counted-days", "rokuyo"], ["pentads", "pentad"]];
    for (const [kind, line] of [["module", ([file, name]) => `import { ${name} } from "almanac/${file}";`],
      ["commonjs", ([file, name]) => `const { ${name} } = require("almanac/${file}");`]]) {
      assert.equal(run(process.execPath, `--input-type=${kind}`, "-e", `${all.map(line).join(" ")} console.log(${others})`), "tet Lập xuân Thành");
    }
  });
});

/** The bytes of a text, packed as a server packs it. */
const packedSize = (text) => gzipSync(text, { level: 9 }).length;

/** Expects about the size that the read-me says: data comes every month, and another bundler gives some bytes more or fewer. */
const expectSize = (said, bytes, name) =>
  assert.ok(Math.abs(1000 * parseFloat(said) - bytes) <= Math.max(150, bytes / 20), `${name} ${said}: ${bytes} bytes`);

test("the package takes at most 11.2 kB", () => {
  for (const name of ["index.js", "index.mjs"]) assert.ok(packedSize(files[name]) <= 11200, name);
  expectSize(/([\d.]+) kB gzip/.exec(files["README.md"].replace(/\s+/g, " "))[1], packedSize(files["index.js"]), "index.js");
  const readMe = readFileSync("README.md", "utf8").replace(/\s+/g, " ");
  expectSize(/has the dates: ([\d.]+) kB after `gzip -9`/.exec(readMe)[1], packedSize(files["index.js"]), "index.js");
});

test("a program takes along what it imports and nothing else", (t) => {
  if (!has(t, "esbuild", "esbuild")) return;
  const sizes = {};
  const said = Array.from(files["README.md"].matchAll(/^\| `(\w+)`(?: and `LunarCalendar`)? \| (.*) \|$/gm));
  assert.ok(said.length >= 5, `${said.length} rows`);
  for (const [, name, size] of said) {
    const names = /^(monthsOfYear|daysOfMonth|nextOccurrence|occurrences|canChi)$/.test(name) ? `LunarCalendar, ${name}` : name;
    const text = execFileSync("esbuild", ["--bundle", "--minify", "--format=esm", "--target=es2015"], {
      input: `import { ${names} } from "./.build/web/javascript/index.mjs"; console.log(${names});`, encoding: "utf8",
    });
    sizes[name] = packedSize(text);
    expectSize(size, sizes[name], name);
    // The ids of calendars are in their tables, names of months in the words of the widget.
    assert.equal(text.includes('"korean"'), names !== name || /Calendar|prepare/.test(name), `${name} and the tables`);
    assert.equal(text.includes("Ch\\u1EA1p") || text.includes("Chạp"), name === "prepareWidgetData", `${name} and the words`);
  }
  const [, alone] = /with `LunarCalendar` alone (\S+) kB/.exec(readFileSync("README.md", "utf8"));
  assert.ok(Math.abs(1000 * parseFloat(alone) - sizes.LunarCalendar) <= 150, `${alone} kB: ${sizes.LunarCalendar} bytes`);
  for (const [name, most, rows = 0] of [["days-off", 15500, 236], ["festivals", 14000, 148], ["terms", 12000], ["day", 14000], ["counted-days", 12500, 148], ["pentads", 17100], ["android", 9000]]) {
    const all = modules[name].names.join(", ");
    const text = execFileSync("esbuild", ["--bundle", "--minify", "--charset=utf8", "--format=esm", "--target=es2015"], {
      input: `import { ${all} } from "./.build/web/javascript/${name}.mjs"; import { LunarCalendar } from "./.build/web/javascript/index.mjs";
        console.log(LunarCalendar, ${all});`, encoding: "utf8", maxBuffer: 1 << 24,
    });
    const bytes = packedSize(text);
    // Sizes are those of the code with so many rules of festivals and decisions; what is added later, 100 bytes each, is not too much.
    const added = (text.match(/\["\w+","(solar|lunar|monthly|term|wednesday) |\[\d{4},!\d,/g) || []).length - rows;
    const least = bytes - 100 * Math.max(0, added);
    const [, size] = new RegExp(`^\\| all of \`almanac/${name}\` and \`LunarCalendar\` \\| (.*) \\|$`, "m").exec(files["README.md"]);
    expectSize(size, Math.min(bytes, Math.max(least, 1000 * parseFloat(size))), name);
    assert.ok(least <= most, `${name}: ${bytes} bytes`);
  }
  assert.ok(sizes.LunarCalendar <= 4300 && sizes.addDays <= 1000, JSON.stringify(sizes));
});

test("other dates and other words are another version, and other comments are none", () => {
  const [tables, names] = [sources.tables(), sources.names()];
  assert.match(version(), /^\d+\.\d+\.\d+-data-[0-9a-f]{8}$/);
  assert.equal(JSON.parse(files["package.json"]).version, version());
  for (const name of ["index.js", "index.mjs"]) assert.ok(files[name].includes(`, version ${version()}. `), name);
  const versions = [version(), version(tables.replace(/0x3([0-9A-F]+),/, "0x1$1,"), names), version(tables, names.replace("Giêng", "Một")),
    version(tables, names, moduleTables().replace("0104W", "0110W")), version(tables, names, moduleTables().replace("Đại Hải Thủy", "Thủy"))];
  assert.equal(new Set(versions).size, 5);
  assert.equal(version(tables.replace("Do not edit", "Do"), names), version());
});

test("the licences of the code and of the names go with the package", () => {
  assert.match(files.NOTICE, /Unicode-3\.0/);
  const listed = JSON.parse(files["package.json"]).files;
  for (const name of Object.keys(files)) {
    assert.ok(name === "package.json" || listed.some((one) => one === name || (one.endsWith(".*") && name.startsWith(one.slice(0, -1)))), name);
  }
});

// Features newer than ES2015, features that Hermes lacks, and features that differ between engines.
test("nothing is needed that React Native does not have", () => {
  const context = vm.createContext({ exports: {} });
  vm.runInContext(`
    for (const name of ["BigInt", "Intl", "WebAssembly", "SharedArrayBuffer", "Atomics", "globalThis", "WeakRef"]) delete this[name];
    const later = [[Array.prototype, "includes at flat flatMap findLast findLastIndex toSorted toSpliced toReversed with"],
      [Object, "values entries fromEntries hasOwn getOwnPropertyDescriptors groupBy"],
      [String.prototype, "padStart padEnd trimStart trimEnd matchAll replaceAll at normalize localeCompare"],
      [Number.prototype, "toLocaleString"], [Date.prototype, "toLocaleDateString toLocaleTimeString toLocaleString"], [Date, "parse"]];
    for (const [object, names] of later) for (const name of names.split(" ")) delete object[name];
  `, context);
  vm.runInContext(files["index.js"], context);
  vm.runInContext(`
    var own = {}, modules = { "./index.js": exports };
    ${["common", "laws", "terms", "days-off", "festivals", "day", "counted-days", "pentads"].map((name) => `((exports, require) => { ${files[`${name}.js`]}\nmodules["./${name}.js"] = exports; Object.assign(own, exports); })({}, (name) => modules[name]);`).join("\n")}
    for (const calendar of exports.LunarCalendar.all) {
      own.daysOff(calendar, calendar.range().firstDay, calendar.range().lastDay, own.loadDecisions(JSON.stringify({
        schema: "almanac-decided-days", version: 1, decisions: [{
          country: "china", year: 2040, settlesYear: true, number: "№ 1", date: "2039-11-04", source: "made up", days: [{ date: "2040-01-02", kind: "bridging" }],
        }],
      })));
      own.daysOffYear(calendar, 2040);
      own.festivals({ year: 1999, month: 1, day: 1 }, { year: 2032, month: 12, day: 31 }, { calendar, country: "korea", language: "zh-HK" });
      own.nextFestival({ year: 2026, month: 1, day: 1 }, { calendar, kinds: ["public"] });
      own.allFestivals({ calendar });
      own.dogDays({ year: 2026, month: 7, day: 20 }, { calendar });
      own.pentad({ year: 2026, month: 7, day: 20 }, { calendar });
      own.terms({ year: 2026, month: 1, day: 1 }, { year: 2026, month: 12, day: 31 }, { calendar });
      for (let day = 1; day < 29; day++) own.day({ year: 2025, month: 7, day }, { calendar, language: ["vi", "zh", "en", "ko"][day % 4] });
    }
  `, context);
  const count = vm.runInContext(`
    let days = 0;
    for (const calendar of exports.LunarCalendar.all) {
      for (let year = 1899; year <= 2100; year++) {
        const day = calendar.newYear(year);
        if (calendar.civilDate(calendar.lunarDate(day)).day === day.day && calendar.certainty(day)) days++;
        exports.monthsOfYear(calendar, year).forEach((month) => exports.formatDate(exports.daysOfMonth(calendar, month)[0]));
        exports.nextOccurrence(calendar, { month: 12, day: 30, leapMonthRule: "bothMonths" }, exports.parseCivilDate(exports.formatDate(day)));
        exports.compareDates(exports.parseLunarDate("2025-06L-01"), calendar.lunarDate(exports.addDays(day, exports.isoWeekday(day))));
        exports.canChi(calendar, day, "vi-VN");
        exports.prepareWidgetData(day, { calendar: calendar.id, language: ["vi", "zh", "en", "ko"][year % 4] });
      }
      try { calendar.lunarDate({ year: 3000, month: 1, day: 1 }); } catch (error) { days += error.code === "outsideTables" ? 0 : NaN; }
    }
    days`, context);
  assert.equal(count, 202 * exported(files["index.js"]).LunarCalendar.all.length);
  assert.doesNotMatch(files["index.js"], /\b(?:require|import)\b/);
  // Which day a moment is, is asked in one place.
  for (const name of ["dates", "days", "years", "cycle"]) assert.doesNotMatch(sources[name](), /\bnew Date\b|\bDate\./, name);
});

test("the code is of ES2015", (t) => {
  if (!hasTypeScript(t)) return;
  inFolder((folder) => {
    const names = ["index.js", ...Object.keys(modules).map((module) => `${module}.js`)];
    for (const name of names) writeFileSync(join(folder, name), files[name].replace(/require\(.*\)/g, "exports"));
    const emitted = ["es2015", "esnext"].map((target) => {
      const paths = names.map((name) => join(folder, name));
      execFileSync("tsc", ["--allowJs", "--removeComments", "--target", target, "--outDir", join(folder, target), ...paths]);
      return names.map((name) => readFileSync(join(folder, target, name), "utf8"));
    });
    assert.deepEqual(emitted[0], emitted[1]);
  });
});

test("a damaged table is an error that says so, and other calendars go on", () => {
  const day = { year: 2026, month: 2, day: 17 };
  const start = files["index.js"].indexOf('id: "vietnamese",');
  const numbers = Array.from(files["index.js"].slice(start).matchAll(/0x([0-9A-F]+),/g)).slice(1, 203);
  assert.equal(numbers.length, 202);
  const damages = numbers.map((match) => [match.index + 2, (parseInt(match[1], 16) ^ 1 << match.index % 23).toString(16)])
    .map(([place, text], index) => [start + place, numbers[index][1].length, text]);
  // Half of the table, and an uncertainty that has gone.
  damages.push([start + numbers[100].index, numbers[201].index - numbers[100].index, ""]);
  const uncertainty = /\[(\d{5,}), /g;
  uncertainty.lastIndex = start;
  const { index, 0: first } = uncertainty.exec(files["index.js"]);
  damages.push([index, first.length, "[40000, "]);
  for (const [place, length, text] of damages) {
    const { LunarCalendar, prepareWidgetData } = exported(
      files["index.js"].slice(0, place) + text + files["index.js"].slice(place + length));
    const calls = [() => LunarCalendar.vietnamese.lunarDate(day), () => LunarCalendar.vietnamese.newYear(2000),
      () => LunarCalendar.vietnamese.certainty(day), () => prepareWidgetData(day), () => LunarCalendar.vietnamese.lunarDate(day)];
    for (const call of calls) {
      assert.throws(call, (error) => error.code === "damagedTable" && error.calendar === "vietnamese"
        && /^the table of the calendar vietnamese is damaged: its checksum is \d+, expected \d+; install the package again$/.test(error.message));
    }
    assert.equal(LunarCalendar.chinese.lunarDate(day).day, 1);
  }
});

test("a table under another name, and years that are counted from another one, are errors", () => {
  const day = { year: 2026, month: 2, day: 17 };
  const isDamaged = (error) => error.code === "damagedTable";
  const damaged = (change) => exported(change(files["index.js"])).LunarCalendar;
  const exchanged = damaged((text) => text.replace('id: "chinese"', 'id: "-"').replace('id: "vietnamese"', 'id: "chinese"')
    .replace('id: "-"', 'id: "vietnamese"'));
  for (const calendar of [exchanged.vietnamese, exchanged.chinese]) assert.throws(() => calendar.lunarDate(day), isDamaged);
  assert.equal(exchanged.korean.lunarDate(day).day, 1);
  for (const [from, to] of [["firstYear = 1899", "firstYear = 1898"], ["firstYear = 1899", "firstYear = 1900"],
    ["lastYear = 2100", "lastYear = 2101"], ["lastYear = 2100", "lastYear = 2099"]]) {
    assert.ok(files["index.js"].includes(from));
    const { all } = damaged((text) => text.replace(from, to));
    for (const calendar of all) {
      for (const call of [() => calendar.lunarDate(day), () => calendar.newYear(2026), () => calendar.range(), () => calendar.certainty(day)]) {
        assert.throws(call, isDamaged, to);
      }
    }
  }
});

test("a calendar that the tables have is there without a line of code", () => {
  const block = /^ {2}\{\n {4}id: "korean"[^]*?^ {2}\},\n/m.exec(sources.tables())[0];
  // FNV-1a of the letters, the range, the years and the uncertainties, as the notes of the tables say.
  const lists = Array.from(block.replace(/\/\/.*/g, "").matchAll(/(?:years|uncertainties): (\[[^]*?\n {4}\]),/g)).map((match) => eval(match[1]));
  let checksum = 0x811c9dc5;
  for (const number of [...Buffer.from("made-up"), 1899, 2100, ...lists[0], ...lists[1].flat()]) checksum = Math.imul(checksum ^ number, 0x01000193);
  const own = block.replace('"korean"', '"made-up"').replace(/checksum: \w+/, `checksum: ${checksum >>> 0}`);
  const tables = sources.tables().replace(block, block + own);
  const { LunarCalendar } = exported(bundle([tables, sources.dates()], ["LunarCalendar"]).commonJS);
  const calendar = LunarCalendar.withId("made-up");
  assert.ok(LunarCalendar.all.includes(calendar) && LunarCalendar["made-up"] === calendar);
  assert.deepEqual(calendar.newYear(1997), { year: 1997, month: 2, day: 8 });
});

test("a day is that of the clock of the device, or of the offset", () => {
  const moments = ["2026-02-16T17:30:00Z", "2026-02-17T09:59:00Z", "1899-12-31T23:59:59Z"];
  const expected = {
    "Asia/Ho_Chi_Minh": ["2026-2-17", "2026-2-17"], "America/Los_Angeles": ["2026-2-16", "2026-2-17"],
    "Pacific/Kiritimati": ["2026-2-17", "2026-2-17"], "Pacific/Apia": ["2026-2-17", "2026-2-17"],
  };
  for (const zone of Object.keys(expected)) {
    const code = `const { localDate, LunarCalendar, prepareWidgetData } = require("./.build/web/javascript");
      const text = ({ year, month, day }) => year + "-" + month + "-" + day;
      const days = ${JSON.stringify(moments)}.map((moment) => new Date(moment));
      console.log(JSON.stringify([days.map((day) => text(localDate(day))), days.map((day) => text(localDate(day, 420))),
        LunarCalendar.vietnamese.lunarDate({ year: 2025, month: 7, day: 25 }), prepareWidgetData(days[0]).today]));`;
    const environment = Object.assign({}, process.env, { TZ: zone });
    const [local, vietnam, lunar, today] = JSON.parse(execFileSync(process.execPath, ["-e", code], { encoding: "utf8", env: environment }));
    assert.deepEqual(local.slice(0, 2), expected[zone], zone);
    assert.deepEqual(vietnam, ["2026-2-17", "2026-2-17", "1900-1-1"]);
    assert.deepEqual(lunar, { year: 2025, month: 6, isLeapMonth: true, day: 1 });
    assert.equal(today, expected[zone][0].replace(/-(\d)-/, "-0$1-"));
  }
});

// MARK: types

/** The members of an interface of index.d.ts, with a question mark behind those that may be missing. */
function members(name, file = "index.d.ts") {
  const body = new RegExp(`interface ${name}\\b[^{]*\\{([^]*?)\\n\\}`).exec(files[file])[1];
  return Array.from(body.matchAll(/^ {2}(?:readonly )?(\w+\??):/gm)).map((match) => match[1]).sort();
}

function checkMembers(value, name) {
  const declared = members(name);
  const all = declared.map((member) => member.replace("?", ""));
  for (const key of Object.keys(value)) assert.ok(all.includes(key), `${name}.${key} is not declared`);
  for (const member of declared) if (!member.endsWith("?")) assert.ok(member in value, `${name}.${member} is missing`);
}

test("the declarations have the members that there are", () => {
  const { LunarCalendar, prepareWidgetData } = exported(files["index.js"]);
  assert.deepEqual(Array.from(files["index.d.ts"].matchAll(/^export (?:const|function) (\w+)/gm)).map((match) => match[1]), publicNames);
  assert.deepEqual(Object.keys(exported(files["index.js"])), publicNames);
  for (const calendar of LunarCalendar.all) assert.deepEqual(Object.keys(calendar).sort(), members("Calendar"));
  const object = /export const LunarCalendar: \{([^]*?)\n\};/.exec(files["index.d.ts"])[1];
  const declared = Array.from(object.matchAll(/readonly (\w+):/g)).map((match) => match[1]).sort();
  for (const name of declared) assert.ok(name in LunarCalendar, name);
  // Calendars that are not named in the declarations are found by their ids.
  for (const name of Object.keys(LunarCalendar)) assert.ok(declared.includes(name) || LunarCalendar.withId(name), name);
  for (const month of exported(files["index.js"]).monthsOfYear(LunarCalendar.vietnamese, 2025)) checkMembers(month, "LunarMonth");
  for (const year of [1800, 1899, 2026, 2072]) {
    const data = prepareWidgetData({ year, month: 12, day: 20 });
    checkMembers(data, "CalendarWidgetData");
    for (const day of data.days) checkMembers(day, "CalendarDayData");
  }
  const languages = /type LanguageCode = ([^;]*);/.exec(files["index.d.ts"])[1].replace(/"/g, "").split(" | ");
  for (const names of [cycles, words]) assert.deepEqual(languages, Object.keys(names));
  // Every code that is thrown is declared, and no other.
  const codes = new Set(Array.from(files["index.js"].matchAll(/(?:problem\(|code = |\d, )"(\w+)"/g)).map((match) => match[1]));
  assert.deepEqual(Array.from(codes).sort(), Array.from(files["index.d.ts"].matchAll(/^ {2}\| "(\w+)"/gm)).map((match) => match[1]).sort());
});

test("the declarations of days off have the members that there are", () => {
  const own = exported(files["days-off.js"]);
  const { LunarCalendar } = exported(files["index.js"]);
  const declarations = files["days-off.d.ts"];
  const check = (value, name) => assert.deepEqual(Object.keys(value).sort(), members(name, "days-off.d.ts"));
  const days = LunarCalendar.all.flatMap((calendar) => own.daysOff(calendar, calendar.range().firstDay, calendar.range().lastDay));
  for (const day of days) {
    check(day, "DayOff");
    if (day.decision) check(day.decision, "Decision");
  }
  check(own.daysOffYear(LunarCalendar.korean, 2026), "DaysOffYear");
  const literals = (name) => Array.from(new RegExp(`${name}[:=]([^;]*?);`).exec(declarations)[1].matchAll(/"([\w-]+)"/g)).map((match) => match[1]);
  const reasons = ["law", "forecast", ...Object.values(eval(`(${/kinds = ([^;]*)/.exec(moduleTables())[1]})`))];
  assert.deepEqual(literals("type DayOffReason ").sort(), reasons.sort());
  assert.deepEqual(literals("readonly state"), ["decided", "law", "forecast", "uncollected"]);
});

test("the declarations of each module have the names and members that there are", () => {
  for (const [module, { names, shared }] of Object.entries(modules)) {
    const declared = Array.from((files[`${module}.d.ts`] || "").matchAll(/^export function (\w+)/gm)).map((match) => match[1]);
    assert.deepEqual(declared, names, module);
    assert.deepEqual(Object.keys(exported(files[`${module}.js`])), names.concat(shared), module);
  }
  const [{ LunarCalendar }, { festivals, nextFestival, allFestivals }, { terms }, { day }] =
    ["index", "festivals", "terms", "day"].map((name) => exported(files[`${name}.js`]));
  const check = (value, name, file, base = []) =>
    assert.deepEqual(Object.keys(value).sort(), members(name, file).concat(base).map((member) => member.replace("?", "")).sort(), name);
  const [first, last] = [{ year: 2026, month: 1, day: 1 }, { year: 2026, month: 12, day: 31 }];
  for (const one of festivals(first, last)) check(one, "Festival", "festivals.d.ts");
  check(nextFestival(first), "NextFestival", "festivals.d.ts", members("Festival", "festivals.d.ts"));
  for (const one of allFestivals()) check(one, "FestivalName", "festivals.d.ts");
  for (const one of terms(first, last)) check(one, "SolarTerm", "terms.d.ts");
  const { dayAlmanac, ...korean } = day(first, { calendar: LunarCalendar.korean });
  assert.equal(dayAlmanac, null);
  const vietnamese = day(first);
  check({ ...vietnamese, dayAlmanac }, "Day", "day.d.ts");
  check(vietnamese.lateHour, "DoubleHour", "day.d.ts");
  assert.deepEqual(Object.keys(korean).sort(), members("Day", "day.d.ts").filter((member) => !member.endsWith("?")));
});

test("TypeScript takes the declarations from both kinds of files, under every kind of resolution", (t) => {
  if (!hasTypeScript(t)) return;
  inFolder((folder) => {
    execFileSync("tar", ["-xzf", archive, "-C", folder]);
    execFileSync("mkdir", ["-p", join(folder, "node_modules")]);
    execFileSync("mv", [join(folder, "package"), join(folder, "node_modules/almanac")]);
    const program = `import {
  LunarCalendar, addDays, canChi, compareDates, daysOfMonth, formatDate, isoWeekday, localDate, monthsOfYear, nextOccurrence, parseCivilDate,
  parseLunarDate, prepareWidgetData,
} from "almanac";
import type {
  AlmanacError, Calendar, CalendarWidgetData, CivilDate, Language, LunarDate, LunarMonth, RecurringLunarDate,
} from "almanac";
import { addWorkingDays, dayOff, daysOff, daysOffYear, loadDecisions } from "almanac/days-off";
import type { DayOff, DecisionsError } from "almanac/days-off";
import { day } from "almanac/day";
import type { Day } from "almanac/day";
import { allFestivals, festivals, nextFestival } from "almanac/festivals";
import type { Festival, FestivalOptions } from "almanac/festivals";
import { termInForce, terms } from "almanac/terms";
import type { SolarTerm } from "almanac/terms";
import { monthOnAndroid } from "almanac/android";
import { widgetBridge } from "almanac/widget-bridge";
const lunar: LunarDate = LunarCalendar.vietnamese.lunarDate(localDate(new Date(), 420));
const korean: Calendar = LunarCalendar.withId("korean");
const civil: CivilDate = korean.civilDate({ year: 2026, month: 1, day: 1 });
const data: CalendarWidgetData = prepareWidgetData(civil, { language: "vi", month: "2026-02" });
const certainty = LunarCalendar.chinese.certainty(civil);
if (!certainty.isCertain) {
  console.log(certainty.reason === "leapMonth" ? certainty.leapMonth : certainty.secondsFromMidnight, certainty.firstDay.year);
}
const months: LunarMonth[] = monthsOfYear(korean, 2026);
const days: CivilDate[] = months.map((month) => daysOfMonth(korean, month)[0]).sort(compareDates);
const inOrder: LunarDate[] = [lunar, parseLunarDate("2025-06L-01")].sort(compareDates);
const recurring: RecurringLunarDate = { month: 3, day: 10, leapMonthRule: "bothMonths" };
const next: CivilDate | null = nextOccurrence(korean, recurring, addDays(parseCivilDate("2026-02-17"), 1));
nextOccurrence(korean, lunar, civil);
const tag: Language = "vi-VN";
const texts: string[] = [formatDate(civil), formatDate(lunar), canChi(korean, civil, tag).year, canChi(korean, civil).day];
const sunday: boolean = isoWeekday(civil) === 7;
const decisions = loadDecisions("{}");
const off: DayOff | null = dayOff(korean, civil, decisions, null);
const due: CivilDate | null = addWorkingDays("korea", civil, 3, "refuse", decisions);
const rulings: DayOff[] = daysOff(korean, civil, civil);
const outdated: boolean | undefined = daysOffYear(korean, 2026)?.mayBeOutdated(civil);
const place = (error: DecisionsError): string => error.place + rulings.length + outdated + off?.decision?.number;
const bridge = widgetBridge({ save: async (request: string) => request }, { zone: "Asia/Ho_Chi_Minh" });
bridge.setCalendarData("{}").then(({ error }) => error?.path.join("."));
bridge.setCalendarData(data as any).then((answer) => answer.error || answer.differences.map(({ expected }) => expected));
const options: FestivalOptions = { calendar: korean, language: "en", country: "vietnam" };
const feasts: Festival[] = festivals(civil, civil, options);
const named: (string | number | undefined)[] = [nextFestival(civil, { id: "tet", kinds: ["public"] })?.daysToGo, allFestivals()[0].name, feasts[0].firstPaidDay ?? ""];
const begins: SolarTerm[] = terms(civil, civil, { calendar: "chinese" }).concat(termInForce(civil));
const today: Day = day(civil, null);
const hours: readonly string[] | undefined = today.luckyHours;
const tree: number = monthOnAndroid({ createElement: () => 7, FlexWidget: {}, TextWidget: {} }, data, { width: 300, height: 300 }).dark;
// @ts-expect-error
monthOnAndroid({ createElement: () => 7 }, data, { width: 300, height: 300 });
// @ts-expect-error
festivals(civil, civil, { country: "laos" });
// @ts-expect-error
nextFestival("tet", civil);
// @ts-expect-error
day(lunar);
// @ts-expect-error
const officer: string = today.truc;
// @ts-expect-error
bridge.setCalendarData(7);
// @ts-expect-error
widgetBridge(null, {});
// @ts-expect-error
dayOff(korean, civil, { decisions: [] });
// @ts-expect-error
dayOff(korean, civil).reason;
// @ts-expect-error
const always: CivilDate = nextOccurrence(korean, recurring, civil);
// @ts-expect-error
compareDates(civil, lunar);
// @ts-expect-error
nextOccurrence("korean", recurring, civil);
// @ts-expect-error
nextOccurrence(korean, { month: 3, day: 10, missingDayRule: "never" }, civil);
// @ts-expect-error
canChi(korean, civil, 7);
// @ts-expect-error
isoWeekday(civil) === 0;
// @ts-expect-error
parseCivilDate(20260217);
// @ts-expect-error
data.days[0].isLeap;
const code = (error: AlmanacError): boolean => error.code === "noLeapMonth" && error.leapMonth === 0;
// @ts-expect-error
LunarCalendar.vietnamese.lunarDate("2026-02-17");
// @ts-expect-error
LunarCalendar.vietnamese.lunarDate({ year: 2026, month: 2 });
// @ts-expect-error
LunarCalendar.vietnamese.lunarDate(lunar);
// @ts-expect-error
lunar.month = 3;
try { korean.newYear(1800); } catch (error) { console.log((error as AlmanacError).code === "outsideTables"); }
// @ts-expect-error
prepareWidgetData(civil, { language: 7 });
// @ts-expect-error
prepareWidgetData(civil, { firstWeekday: 7 });
export { begins, code, data, days, hours, inOrder, named, next, place, sunday, texts, tree };
`;
    for (const name of ["a.cts", "b.mts", "c.ts"]) writeFileSync(join(folder, name), program);
    const compile = (...args) => {
      const { status, stdout } = spawnSync("tsc", ["--noEmit", "--strict", "--target", "es2020", ...args], { cwd: folder, encoding: "utf8" });
      assert.equal(status, 0, `${args.join(" ")}: ${stdout}`);
    };
    compile("--module", "node16", "--moduleResolution", "node16", "a.cts", "b.mts", "c.ts");
    compile("--module", "commonjs", "--moduleResolution", "node", "c.ts");
  });
});
