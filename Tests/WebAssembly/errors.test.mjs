// Bad input: an error with a code and a sentence that says what is wrong; and what the file itself is.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { LunarCalendar } from "../../.build/web/javascript/index.mjs";
import { load } from "../../.build/web/almanac.js";
import { almanac, bytes } from "./wasm.mjs";

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
    [{ year: 4294969322, month: 2, day: 1 }, /^year has to be a whole number, found 4294969322$/],
    [{ year: 2026.5, month: 2, day: 1 }, /^year has to be a whole number, found 2026.5$/],
    [{ year: 2026, month: 2.5, day: 1 }, /^month has to be a whole number, found 2.5$/],
    [{ year: NaN, month: 2, day: 1 }, /^year has to be a whole number, found NaN$/],
    [{ year: 2026, month: 2, day: Infinity }, /^day has to be a whole number, found Infinity$/],
    [{ year: "2026", month: 2, day: 1 }, /^year has to be a whole number, found "2026"$/],
    [{ year: 2026, month: 2 }, /^day has to be a whole number, found undefined$/],
    [{ year: 2026n, month: 2, day: 1 }, /^year has to be a whole number, found 2026$/],
    [{ year: Symbol("y"), month: 2, day: 1 }, /^year has to be a whole number, found Symbol\(y\)$/],
    ["2026-02-17", /^a date has to be an object with year, month and day, found "2026-02-17"$/],
    [undefined, /^a date has to be .* found undefined$/], [null, /^a date has to be .* found null$/],
  ];
  for (const [date, message] of cases) for (const way of ways) refuses(() => way(date), "noSuchDate", message);
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
  for (const year of [2026.5, NaN, "2026", undefined]) refuses(() => almanac.seasons(year), "outsideTables", /^year has to be a whole .*$/);
});

/** Every lunar date that is none has the code that the package of tables gives it. */
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
  refuses(() => civilDate({ year: 2025, month: 6, isLeapMonth: 1, day: 1 }), "noSuchDate", /^isLeapMonth has to be true or false, found 1$/);
});

test("calendars, languages and places that are none", () => {
  const day = { year: 2026, month: 2, day: 17 };
  refuses(() => almanac.calendar("klingon"), "unknownCalendar", /^there is no calendar "klingon"; there are: chinese, chinese-utc8, .*$/);
  refuses(() => almanac.day(day, { calendar: "__proto__" }), "unknownCalendar", /^there is no calendar .*$/);
  refuses(() => almanac.day(day, { language: "fr" }), "unknownSetting", /^language has to be one of vi, zh, en, ko, found "fr"$/);
  refuses(() => almanac.day(day, "vi"), "unknownSetting", /^options have to be an object, found "vi"$/);
  refuses(() => almanac.sun(day), "noSuchPlace", /^a place has to be an object with latitude and longitude, found undefined$/);
  for (const latitude of [90.0001, -91, NaN, Infinity, "21", undefined]) {
    refuses(() => almanac.sun(day, { latitude, longitude: 0 }), "noSuchPlace", /^latitude has to be a number from -90 to 90, found .*$/);
  }
  for (const longitude of [180.0001, -181, NaN, null]) {
    refuses(() => almanac.sun(day, { latitude: 0, longitude }), "noSuchPlace", /^longitude has to be a number from -180 to 180, found .*$/);
  }
});

test("after an error the next answer is right, and memory does not grow without end", async () => {
  const { instance } = await WebAssembly.instantiate(bytes);
  const { exports } = instance;
  const round = () => {
    assert.ok(exports.lunarDate(0, 2026, 2, 30) < 0);
    assert.ok(exports.lunarDate(99, 2026, 2, 17) < 0);
    assert.ok(exports.day(5, 99, 2026, 2, 17) < 0);
    assert.ok(exports.sun(91, 0, 2026, 2, 17) < 0);
    assert.ok(exports.day(0, 0, 2026, 2, 17) > 500);
    assert.ok(exports.sun(21, 105, 2026, 2, 17) > 500);
    assert.ok(exports.seasons(0, 0, 2026) > 300);
    assert.equal(exports.lunarDate(0, 2026, 2, 17), 2026 << 10 | 1 << 6 | 1);
  };
  for (let count = 0; count < 200; count++) round();
  const before = exports.memory.buffer.byteLength;
  for (let count = 0; count < 2000; count++) round();
  assert.equal(exports.memory.buffer.byteLength, before);
});

test("a file that is damaged, another one, or missing", async () => {
  const fails = (source, code, message) => assert.rejects(() => load(source), (error) => {
    assert.deepEqual([error instanceof RangeError, error.code], [true, code]);
    assert.match(error.message, message);
    return true;
  });
  for (const length of [0, 4, 8, 1000, bytes.length >> 1, bytes.length - 1]) {
    await fails(bytes.subarray(0, length), "damagedFile", /^almanac\.wasm is damaged or another file: ./);
  }
  await fails(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), "damagedFile", /another file/);
  await fails(Buffer.from("<html>"), "damagedFile", /another file/);
  await fails(42, "damagedFile", /another file/);
  await fails(new URL("missing.wasm", folder), "noFile", /^almanac\.wasm cannot be read: ENOENT/);
  await fails("/no/such/file.wasm", "noFile", /ENOENT/);
  await fails(new Response("", { status: 404 }), "noFile", /the server answers 404$/);
  await fails(Promise.resolve(new Response("", { status: 500 })), "noFile", /answers 500$/);
});

test("it is loaded from beside the module, an address, a path, a response and bytes", async () => {
  const path = new URL("almanac.wasm", folder);
  for (const source of [undefined, path, path.pathname, new Response(bytes), Promise.resolve(new Response(bytes)), bytes, bytes.buffer]) {
    const one = await load(source instanceof ArrayBuffer ? new Uint8Array(bytes).buffer : source);
    assert.deepEqual(one.calendar("chinese").lunarDate({ year: 2026, month: 2, day: 17 }), { year: 2026, month: 1, isLeapMonth: false, day: 1 });
  }
});

test("the file imports nothing, its stack comes before the tables, and it is small", () => {
  const module = new WebAssembly.Module(bytes);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.deepEqual(WebAssembly.Module.exports(module).map(({ name }) => name).sort(), ["answer", "calendarID", "civilDate", "day",
    "languageCode", "lunarDate", "memory", "modeName", "month", "question", "seasons", "sun", "svg", "widget", "widgetName"]);
  assert.ok(gzipSync(bytes, { level: 9 }).length <= 460000);
  const dates = readFileSync(new URL("objects/dates.wasm", folder));
  assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(dates)), []);
  assert.ok(gzipSync(dates, { level: 9 }).length <= 30000);
});
