// Bad input: an error with a code and a sentence that says what is wrong; and what the file itself is.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { LunarCalendar } from "../../.build/web/javascript/index.mjs";
import { load as loadFetched, loaders } from "../../.build/web/almanac.js";
import { load, loadInsults } from "../../.build/web/almanac-node.js";
import { almanac, bytes, insultBytes, insults } from "./wasm.mjs";

const folder = new URL("../../.build/web/", import.meta.url);

function refuses(call, code, message) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof RangeError, String(error));
    assert.equal(error.code, code);
    assert.match(error.message, message);
    return true;
  });
}

const ways = [(date) => almanac.calendar().lunarDate(date), (date) => almanac.day(date),
  (date) => almanac.sun(date, { latitude: 21, longitude: 105 })];

test("civil dates that are none", () => {
  const cases = [
    [{ year: 2026, month: 2, day: 29 }, /^day 29 is outside 1\.\.\.28, the days of this month$/],
    [{ year: 2100, month: 2, day: 29 }, /^day 29 is outside 1\.\.\.28, the days of this month$/],
    [{ year: 2026, month: 13, day: 1 }, /^month 13 is outside 1\.\.\.12$/],
    [{ year: 2026, month: 0, day: 1 }, /^month 0 is outside 1\.\.\.12$/],
    [{ year: 2026, month: 2, day: -1 }, /^day -1 is outside .*$/],
    [{ year: 10000, month: 2, day: 1 }, /^year 10000 is outside 1\.\.\.9999$/],
    [{ year: 2147483647, month: 2, day: 1 }, /^year 2147483647 is outside .*$/],
    [{ year: -2147483648, month: 2, day: 1 }, /^year -2147483648 is outside .*$/],
    [{ year: 4294969322, month: 2, day: 1 }, /^year must be a whole number, found 4294969322$/],
    [{ year: 2026.5, month: 2, day: 1 }, /^year must be a whole number, found 2026.5$/],
    [{ year: 2026, month: 2.5, day: 1 }, /^month must be a whole number, found 2.5$/],
    [{ year: NaN, month: 2, day: 1 }, /^year must be a whole number, found NaN$/],
    [{ year: 2026, month: 2, day: Infinity }, /^day must be a whole number, found Infinity$/],
    [{ year: "2026", month: 2, day: 1 }, /^year must be a whole number, found "2026"$/],
    [{ year: 2026, month: 2 }, /^day must be a whole number, found undefined$/],
    [{ year: 2026n, month: 2, day: 1 }, /^year must be a whole number, found 2026$/],
    [{ year: Symbol("y"), month: 2, day: 1 }, /^year must be a whole number, found Symbol\(y\)$/],
  ];
  const others = [
    ["2026-02-17", /^date must be an object with year, month, day, found "2026-02-17"$/],
    [undefined, /^date must be .* found undefined$/], [null, /^date must be .* found null$/],
    [new Date(), /^date must be an object with year, month, day, found a Date; see localDate\(\)$/],
  ];
  for (const [code, list] of [["noSuchDate", cases], ["wrongKind", others]]) {
    for (const [date, message] of list) {
      for (const way of ways) refuses(() => way(date), code, message);
      assert.throws(() => LunarCalendar.vietnamese.lunarDate(date), { code }, "the package of tables");
    }
  }
});

test("days and years that no table has", () => {
  for (const [year, month, day] of [[1899, 2, 9], [1, 1, 1], [2101, 1, 29], [9999, 12, 31]]) {
    for (const way of ways) {
      refuses(() => way({ year, month, day }), "outsideTables",
        /^\d{4}-\d\d-\d\d is outside the lunar years 1899\.\.\.2100 \(1899-02-10 to 2101-01-28\)$/);
    }
  }
  for (const year of [1898, 2102, 0, -1, 2147483647, -2147483648]) {
    refuses(() => almanac.seasons(year), "outsideTables", /^year -?\d+ is outside 1899\.\.\.2101$/);
  }
  for (const year of [2026.5, NaN, "2026", undefined]) refuses(() => almanac.seasons(year), "outsideTables", /^year must be a whole .*$/);
});

/** Every lunar date that does not exist has the same code as in the package of tables. */
test("lunar dates that are none have the code of the package of tables", () => {
  let refused = 0;
  for (const id of almanac.calendars) {
    const [calendar, tables] = [almanac.calendar(id), LunarCalendar.withId(id)];
    for (let year = 1898; year <= 2101; year++) {
      for (let month = 0; month <= 13; month++) {
        for (const isLeapMonth of [false, true]) {
          for (const day of [0, 1, 29, 30, 31]) {
            const result = ({ civilDate }) => {
              try { return civilDate({ year, month, isLeapMonth, day }); } catch (error) { return error.code; }
            };
            const [found, expected] = [result(calendar), result(tables)];
            if (typeof expected === "string") refused++;
            // A date can be wrong twice; the one looks at the leap month first, the other at the day.
            if (day === 0 || day === 31) assert.equal(typeof found, "string");
            else assert.deepEqual(found, expected, `${id} ${year}-${month}-${isLeapMonth}-${day}`);
          }
        }
      }
    }
  }
  assert.ok(refused > 100000);
  const { civilDate } = almanac.calendar();
  refuses(() => civilDate({ year: 2025, month: 5, isLeapMonth: true, day: 1 }), "noLeapMonth", /^2025-05L-01: lunar year 2025 has no leap month 5$/);
  refuses(() => civilDate({ year: 2025, month: 6, isLeapMonth: true, day: 30 }), "shortMonth", /^2025-06L-30: this month has 29 days$/);
  refuses(() => civilDate({ year: 2025, month: 6, isLeapMonth: 1, day: 1 }), "wrongKind", /^isLeapMonth must be true or false, found 1$/);
});

test("a lunar date is not taken for a civil one, nor a leap month under another name for none", () => {
  const lunar = { year: 2025, month: 6, isLeapMonth: true, day: 1 };
  assert.throws(() => LunarCalendar.vietnamese.lunarDate(lunar), { code: "wrongKind" });
  for (const way of ways) refuses(() => way(lunar), "wrongKind", /^date must be an object with year, month, day, found isLeapMonth$/);
  const { civilDate } = almanac.calendar();
  for (const name of ["leap", "isLeap", "leapMonth", "isleapmonth", "is_leap_month"]) {
    refuses(() => civilDate({ year: 2025, month: 6, day: 1, [name]: true }), "wrongKind", new RegExp(`^isLeapMonth must be true or false, found ${name}$`));
  }
  assert.deepEqual(civilDate(lunar), { year: 2025, month: 7, day: 25 });
});

test("calendars, languages and places that are none", () => {
  const day = { year: 2026, month: 2, day: 17 };
  refuses(() => almanac.calendar("klingon"), "unknownCalendar", /^calendar must be one of chinese, chinese-utc8, .*, found "klingon"$/);
  refuses(() => almanac.day(day, { calendar: "__proto__" }), "unknownCalendar", /^calendar must be one of .*$/);
  refuses(() => almanac.day(day, { language: "french" }), "unknownSetting", /^language must be one of vi, zh, en, ko, ja, hant, found "french"$/);
  refuses(() => almanac.day(day, { langauge: "en" }), "unknownSetting", /^options must be one of language, calendar, country, found "langauge"$/);
  refuses(() => almanac.seasons(2026, { country: "korea" }), "unknownSetting", /^options must be one of language, calendar, found "country"$/);
  refuses(() => almanac.day(day, "vi"), "unknownSetting", /^options must be an object with language, found "vi"$/);
  refuses(() => almanac.sun(day), "noSuchPlace", /^place must be an object with latitude, longitude, found undefined$/);
  for (const latitude of [90.0001, -91, NaN, Infinity, "21", undefined]) {
    refuses(() => almanac.sun(day, { latitude, longitude: 0 }), "noSuchPlace", /^latitude must be a number from -90 to 90, found .*$/);
  }
  for (const longitude of [180.0001, -181, NaN, null]) {
    refuses(() => almanac.sun(day, { latitude: 0, longitude }), "noSuchPlace", /^longitude must be a number from -180 to 180, found .*$/);
  }
});

test("after an error the next answer is right, and memory does not grow without end", async () => {
  const { instance } = await WebAssembly.instantiate(bytes);
  const { exports } = instance;
  const request = new TextEncoder().encode(JSON.stringify({
    widget: "calendar", instant: "2026-02-17T05:00:00Z", environment: { zone: { offset: 25200 }, language: "vi", family: "large" },
  }));
  const ask = (text) => {
    const place = exports.question(text.length);
    new Uint8Array(exports.memory.buffer, place, text.length).set(text);
  };
  const round = () => {
    assert.ok(exports.lunarDate(0, 2026, 2, 30) < 0);
    assert.ok(exports.lunarDate(99, 2026, 2, 17) < 0);
    assert.ok(exports.day(99, 0, -1, 2026, 2, 17) < 0);
    assert.ok(exports.sun(91, 0, 2026, 2, 17) < 0);
    assert.ok(exports.day(0, 0, -1, 2026, 2, 17) > 500);
    assert.ok(exports.sun(21, 105, 2026, 2, 17) > 500);
    assert.ok(exports.seasons(0, 0, 2026) > 300);
    assert.ok(exports.month(0, 0, -1, 2026, 2, 0, 0, 0, 0) > 1000);
    assert.ok(exports.failure(0) > 30);
    ask(request);
    assert.ok(exports.widget(0) > 10000);
    assert.ok(exports.svg(0, -1, 0) > 10000);
    ask(request.subarray(1));
    assert.ok(exports.widget(0) < 0);
    assert.equal(exports.lunarDate(0, 2026, 2, 17), 2026 << 10 | 1 << 6 | 1);
  };
  for (let count = 0; count < 50; count++) round();
  const before = exports.memory.buffer.byteLength;
  for (let count = 0; count < 500; count++) round();
  assert.equal(exports.memory.buffer.byteLength, before);
});

test("widgets, families, zones and moments that are none", () => {
  const environment = { zone: { offset: 25200 }, language: "en", family: "small" };
  const at = "2026-02-17T05:00:00Z";
  const refusesAll = (call, code, message, path) => {
    for (const way of ["widget", "svg"]) {
      refuses(() => call(almanac[way]), code, message);
      if (path) assert.throws(() => call(almanac[way]), (error) => (assert.deepEqual(error.path, path), true));
    }
  };
  for (const name of ["insult", "budget", "__proto__", "", undefined, 0]) {
    refusesAll((way) => way(name, null, null, environment, at), "unknownWidget", /^widget must be one of calendar, solstice, found .*$/);
  }
  refuses(() => insults.widget("calendar", null, null, environment, at), "unknownWidget", /^widget must be one of insult, found "calendar"$/);
  const cases = [
    [{ ...environment, family: "huge" }, at, ["environment", "family"]],
    [{ ...environment, zone: "Asia/Ho_Chi_Minh" }, at, ["environment", "zone"]],
    [{ ...environment, zone: { offset: 0.5 } }, at, ["environment", "zone", "offset"]],
    [{ ...environment, zone: { offset: NaN } }, at, ["environment", "zone", "offset"]],
    [{ ...environment, zone: { offset: 0, changes: [{ at, offset: 1 }, { at, offset: 2 }] } }, at, ["environment", "zone", "changes"]],
    [{ ...environment, size: { width: 1e9, height: 10 } }, at, ["environment", "size", "width"]],
    [{ ...environment, size: { width: 1e300, height: -0.5e-300 } }, at, ["environment", "size", "width"]],
    [{ ...environment, language: 7 }, at, ["environment", "language"]],
    [undefined, at, ["environment"]], [null, at, ["environment"]], [7, at, ["environment"]],
    [environment, "2026-02-17", ["instant"]], [environment, "2026-02-30T05:00:00Z", ["instant"]], [environment, 1771304400, ["instant"]],
    [environment, undefined, ["instant"]], [environment, "10000-01-01T00:00:00Z", ["instant"]],
  ];
  for (const [given, instant, path] of cases) {
    refusesAll((way) => way("calendar", null, null, given, instant), "badRequest", /^the request is not understood: ./, path);
  }
  refusesAll((way) => way("calendar", null, 7, environment, at), "badRequest", /configuration/, ["configuration"]);
  refusesAll((way) => way("calendar", 10n, null, environment, at), "badRequest", /BigInt/, []);
  const circle = {};
  circle.self = circle;
  refusesAll((way) => way("calendar", circle, null, environment, at), "badRequest", /circular/, []);
  for (const appearance of ["dark", null, { scheme: "blue" }, { mode: "neon" }, { scheme: 1 }]) {
    refuses(() => almanac.svg("calendar", null, null, environment, at, appearance), "unknownSetting", /^(appearance|scheme|mode) must be .*$/);
  }
  refuses(() => almanac.month({ year: 2026, month: 13 }), "noSuchDate", /^month 13 is outside 1\.\.\.12$/);
  refuses(() => almanac.month({ year: 2026, month: 2 }, { today: { year: 2026, month: 2, day: 30 } }), "noSuchDate", /^day 30 is outside .*$/);
  refuses(() => almanac.month({ year: 2026, month: 2 }, { today: { year: 0, month: 99, day: 99 } }), "noSuchDate", /^month 99 is outside .*$|^year 0 is outside .*$/);
  refuses(() => almanac.month("2026-02"), "wrongKind", /^month must be an object with year, month, found "2026-02"$/);
  refuses(() => almanac.month({ year: 1898, month: 2 }), "outsideTables", /^1898-02-01 is outside the lunar years .*$/);
  refuses(() => insults.insult("{", { offset: 0 }, at), "badRequest", /state/);
  refuses(() => insults.insult(null, { offset: 0 }, "now"), "badRequest", /instant/);
});

test("a request of a megabyte is answered, a longer one refused, and the next one is right", () => {
  const environment = { zone: { offset: 25200 }, language: "vi", family: "large" };
  const at = "2026-02-17T05:00:00Z";
  const expected = almanac.svg("calendar", {}, null, environment, at);
  const anniversaries = Array.from({ length: 2000 }, (_, place) => ({ id: `a${place}`, name: "Giỗ ".repeat(9), more: "x".repeat(450), month: 1 + place % 12, day: 1 + place % 30 }));
  assert.ok(JSON.stringify(anniversaries).length > 900000);
  assert.deepEqual(almanac.widget("calendar", { anniversaries }, null, environment, at).status, { kind: "normal" });
  for (const state of ["[".repeat(2 ** 20), "[0,".repeat(2 ** 18), "9".repeat(2 ** 20), '{"a":'.repeat(120) + "1" + "}".repeat(120)]) {
    assert.match(almanac.widget("calendar", state, null, environment, at).status.kind, /^(failure|normal)$/);
  }
  refuses(() => almanac.widget("calendar", "x".repeat(2 ** 21), null, environment, at), "badRequest", /^yêu cầu có 2097\d+ byte, nhiều hơn 2097152$/);
  assert.equal(almanac.svg("calendar", {}, null, environment, at), expected);
});

test("an error is in the language that was asked for, with the same code", () => {
  const messages = (language) => {
    const found = [];
    const message = (call) => assert.throws(call, (error) => found.push(`${error.code}: ${error.message}`) > 0);
    const calendar = almanac.calendar("vietnamese", { language });
    message(() => calendar.lunarDate({ year: 2026, month: 2, day: 29 }));
    message(() => calendar.lunarDate({ year: 2026, month: 13, day: 1 }));
    message(() => calendar.lunarDate({ year: 1899, month: 2, day: 9 }));
    message(() => calendar.civilDate({ year: 2025, month: 5, isLeapMonth: true, day: 1 }));
    message(() => calendar.civilDate({ year: 2025, month: 6, isLeapMonth: true, day: 30 }));
    message(() => calendar.civilDate({ year: 2101, month: 1, day: 1 }));
    message(() => almanac.day({ year: 2026.5, month: 1, day: 1 }, { language }));
    message(() => almanac.seasons(1898, { language }));
    message(() => almanac.sun({ year: 2026, month: 1, day: 1 }, { latitude: 91, longitude: 0 }, { language }));
    message(() => almanac.widget("calendar", null, null, { zone: { offset: 0 }, language }, "2026-02-17T05:00:00Z"));
    return found;
  };
  assert.deepEqual(messages("vi").slice(0, 9), [
    "noSuchDate: ngày 29 nằm ngoài khoảng 1 đến 28, các ngày của tháng này", "noSuchDate: tháng 13 nằm ngoài khoảng 1 đến 12",
    "outsideTables: 1899-02-09 nằm ngoài các năm âm lịch 1899 đến 2100 (1899-02-10 đến 2101-01-28)",
    "noLeapMonth: 2025-05L-01: năm âm lịch 2025 không có tháng 5 nhuận", "shortMonth: 2025-06L-30: tháng này chỉ có 29 ngày",
    "outsideTables: năm âm lịch 2101 nằm ngoài khoảng 1899 đến 2100", "noSuchDate: year phải là số nguyên, không phải 2026.5",
    "outsideTables: năm 1898 nằm ngoài khoảng 1899 đến 2101", "noSuchPlace: latitude phải là số từ -90 đến 90, không phải 91",
  ]);
  const codes = (list) => list.map((text) => text.split(":")[0]);
  for (const language of ["zh", "en", "ko", undefined]) assert.deepEqual(codes(messages(language)).slice(0, 9), codes(messages("vi")).slice(0, 9));
  assert.equal(messages("zh")[3], "noLeapMonth: 2025-05L-01：农历 2025 年没有闰 5 月");
  assert.equal(messages("ko")[3], "noLeapMonth: 2025-05L-01: 음력 2025년에는 윤5월이 없습니다");
  // Without a language they are in English.
  assert.deepEqual(messages(undefined).slice(0, 9), messages("en").slice(0, 9));
});

test("a file that is damaged, another one, or missing", async () => {
  const fails = (source, code, message, way = load) => assert.rejects(() => way(source), (error) => {
    assert.deepEqual([error instanceof RangeError, error.code], [true, code]);
    assert.match(error.message, message);
    return true;
  });
  for (const length of [0, 4, 8, 1000, bytes.length >> 1, bytes.length - 1]) {
    await fails(bytes.subarray(0, length), "damagedFile", /^almanac\.wasm is damaged or another file: it ends too early$/);
  }
  // A bit of a table, of code, of the head or of the checksum itself.
  for (let part = 0; part < 40; part++) {
    const changed = new Uint8Array(bytes);
    changed[Math.floor(part / 39 * (bytes.length - 1))] ^= 1 << part % 8;
    await fails(changed, "damagedFile", /^almanac\.wasm is damaged or another file: (its checksum is another|it ends too early)$/);
  }
  await fails(insultBytes, "damagedFile", /another file/);
  await fails(bytes, "damagedFile", /^almanac-insults\.wasm is damaged or another file: ./, loadInsults);
  await fails(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), "damagedFile", /another file/);
  await fails(Buffer.from("<html>"), "damagedFile", /another file/);
  await fails(42, "damagedFile", /another file/);
  await fails(new URL("missing.wasm", folder), "noFile", /^almanac\.wasm cannot be read: ENOENT/);
  await fails("/no/such/file.wasm", "noFile", /ENOENT/);
  await fails(Promise.reject(null), "noFile", /^almanac\.wasm cannot be read: null$/);
  await fails(new WebAssembly.Module(insultBytes), "damagedFile", /it has no day$/);
  await fails(new Response("", { status: 404 }), "noFile", /the server answers 404$/);
  await fails(Promise.resolve(new Response("", { status: 500 })), "noFile", /answers 500$/);
});

test("the file beside the module is loaded once, and again if that failed", async () => {
  assert.equal(await load(), await load());
  assert.equal(loadInsults(), loadInsults());
  let reads = 0;
  const { load: loadLate } = loaders(async () => {
    if (++reads === 1) throw null;
    return bytes;
  });
  const [first, second] = [loadLate(), loadLate()];
  await assert.rejects(first, (error) => error.code === "noFile" && error.message === "almanac.wasm cannot be read: null");
  await assert.rejects(second, { code: "noFile" });
  assert.equal(await loadLate(), await loadLate());
  assert.equal(reads, 2);
});

test("the module for browsers asks for nothing of Node, and a package takes the one that fits", async () => {
  const source = readFileSync(new URL("almanac.js", folder), "utf8");
  assert.doesNotMatch(source, /\bprocess\b|node:|\brequire\b|^import /m);
  const { type, version, exports } = JSON.parse(readFileSync(new URL("package.json", folder)));
  assert.equal(type, "module");
  const changes = readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8");
  assert.equal(version, /^## (\d\S*)/m.exec(changes)[1]);
  const files = Object.values(exports).flatMap((entry) => (typeof entry === "string" ? entry : Object.values(entry)));
  for (const name of files) assert.ok(readFileSync(new URL(name, folder)).length > 0, name);
  assert.equal(exports["."].node, "./almanac-node.js");
  // A browser has no files: what fetch is asked for is an address.
  await assert.rejects(loadFetched("/no/such.wasm"), { code: "noFile" });
});

test("two that are loaded do not know each other", async () => {
  const [one, other] = [await load(bytes), await load(bytes)];
  const day = { year: 2026, month: 2, day: 17 };
  assert.throws(() => one.calendar().lunarDate({ ...day, month: 13 }));
  assert.deepEqual(other.day(day), one.day(day));
  assert.notEqual(one, other);
  assert.equal((await loadInsults()).insult(null, { offset: 0 }, "2026-02-17T05:00:00Z").text, insults.insult(null, { offset: 0 }, "2026-02-17T05:00:00Z").text);
});

test("it is loaded from beside the module, an address, a path, a response and bytes", async () => {
  const path = new URL("almanac.wasm", folder);
  const inline = `data:application/wasm;base64,${bytes.toString("base64")}`;
  for (const source of [undefined, path, path.href, path.pathname, inline, new WebAssembly.Module(bytes), new Response(bytes), Promise.resolve(new Response(bytes)), bytes, bytes.buffer]) {
    const one = await load(source instanceof ArrayBuffer ? new Uint8Array(bytes).buffer : source);
    assert.deepEqual(one.calendar("chinese").lunarDate({ year: 2026, month: 2, day: 17 }), { year: 2026, month: 1, isLeapMonth: false, day: 1 });
  }
});

/** Returns the position where the first part of the data begins. */
function firstData(content) {
  let place = 8;
  const number = () => {
    let [value, shift, byte] = [0, 0, 128];
    for (; byte & 128; shift += 7) value |= ((byte = content[place++]) & 127) << shift;
    return byte & 64 && shift < 32 ? value | -1 << shift : value;
  };
  const size = () => {
    let [value, shift, byte] = [0, 0, 128];
    for (; byte & 128; shift += 7) value += ((byte = content[place++]) & 127) * 2 ** shift;
    return value;
  };
  while (place < content.length) {
    const [kind, length] = [content[place++], size()];
    const end = place + length;
    if (kind === 11) {
      assert.ok(size() > 0);
      // It is placed in memory, at a number of 32 bits.
      assert.deepEqual([content[place++], content[place++]], [0, 0x41]);
      return number();
    }
    place = end;
  }
  return 0;
}

test("the stack is before the tables, so that one that overflows stops the program", () => {
  for (const content of [bytes, insultBytes]) assert.ok(firstData(content) >= 262144);
});

test("the files import nothing, and are not larger than they were", () => {
  const file = (name) => readFileSync(new URL(name, folder));
  const common = ["answer", "failure", "failureCode", "languageCode", "languageIndex", "memory", "modeName", "question", "refuse", "svg", "widget", "widgetName"];
  const dates = ["calendarID", "civilDate", "countryID", "lunarDate"];
  const files = [
    [file("objects/dates.wasm"), 20500, null],
    [file("objects/days.wasm"), 245500, null],
    [bytes, 552800, [...common, ...dates, "anniversaries", "day", "month", "seasons", "sun"]],
    [insultBytes, 255000, [...common, "insult"]],
  ];
  for (const [content, most, names] of files) {
    const module = new WebAssembly.Module(content);
    assert.deepEqual(WebAssembly.Module.imports(module), []);
    if (names) assert.deepEqual(WebAssembly.Module.exports(module).map(({ name }) => name).sort(), names.sort());
    assert.ok(gzipSync(content, { level: 9 }).length <= most);
  }
});

test("every kind of error that the module asks for has a sentence of its own", async () => {
  const { exports } = (await WebAssembly.instantiate(bytes)).instance;
  const sentences = new Set();
  for (let language = 0; language < 6; language++) {
    for (let kind = 0; kind < 6; kind++) {
      const words = new TextEncoder().encode("code\0a\0b\0c\0d");
      const place = exports.question(words.length);
      new Uint8Array(exports.memory.buffer, place, words.length).set(words);
      exports.refuse(kind);
      const length = exports.failure(language);
      sentences.add(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.answer(), length)));
    }
  }
  assert.equal(sentences.size, 36);
  for (const sentence of sentences) assert.match(sentence, /^[^\0]*[ab][^\0]*$/);
});
