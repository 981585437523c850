// Times the package beside WebAssembly, where it is built, and the engine's own Chinese calendar, in one run: ns a conversion over
// all days from 1900-01-31 to 2100, and what the first use costs in a fresh process.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { LunarCalendar } from "../../.build/web/javascript/index.mjs";

const { vietnamese } = LunarCalendar;
const civil = [];
for (let time = Date.UTC(1900, 0, 31); time <= Date.UTC(2100, 11, 31); time += 86400000) {
  const day = new Date(time);
  civil.push({ year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate(), time });
}
const lunar = civil.map(vietnamese.lunarDate);
let kept = 0;

/** The median and the least of some rounds, in ns of the process for one of the values: others on the machine count little. */
function time(values, rounds, work) {
  const spent = [];
  for (let round = -2; round < rounds; round++) {
    const start = process.cpuUsage();
    for (const value of values) kept += work(value);
    const { user, system } = process.cpuUsage(start);
    if (round >= 0) spent.push(1000 * (user + system) / values.length);
  }
  spent.sort((left, right) => left - right);
  return { median: spent[spent.length >> 1], least: spent[0] };
}

/** Returns the time of a statement in a new process, in ms: the least of some runs. An ES module is used if it must wait. */
function fresh(preparation, statement, isModule = false) {
  const code = `${preparation}; const start = process.hrtime.bigint(); ${statement};
    console.log(Number(process.hrtime.bigint() - start) / 1e6)`;
  const runs = Array.from({ length: 9 }, () => Number(execFileSync(process.execPath, [...(isModule ? ["--input-type=module"] : []), "-e", code], { encoding: "utf8" })));
  return Math.min(...runs);
}

const hasWasm = existsSync(".build/web/almanac.wasm");
const almanac = hasWasm ? await (await import("../../.build/web/almanac-node.js")).load() : null;
const calendar = hasWasm ? almanac.calendar("vietnamese") : null;
const environment = { zone: { offset: 25200 }, language: "vi", family: "large" };
const shown = (day) => ["calendar", null, null, environment, `${new Date(day.time).toISOString().slice(0, 10)}T05:00:00Z`];

const formatter = new Intl.DateTimeFormat("en-u-ca-chinese", { timeZone: "UTC" });
const some = civil.filter((_, index) => index % 20 === 0);
const rows = [
  ["to lunar, tables", time(civil, 31, (day) => vietnamese.lunarDate(day).day)],
  ["to civil, tables", time(lunar, 31, (day) => vietnamese.civilDate(day).day)],
  ...(hasWasm ? [
    ["to lunar, wasm", time(civil, 31, (day) => calendar.lunarDate(day).day)],
    ["to civil, wasm", time(lunar, 31, (day) => calendar.civilDate(day).day)],
    ["day, wasm", time(some, 1, (day) => almanac.day(day).luckyHours.length)],
    ["month as a widget, wasm", time(some.slice(-100), 3, (day) => almanac.widget(...shown(day)).facts.widgetData.days.length)],
    ["its picture, wasm", time(some.slice(-100), 3, (day) => almanac.svg(...shown(day)).length)],
  ] : []),
  ["to lunar, Intl (Chinese)", time(some, 5, (day) => formatter.formatToParts(day.time).length)],
];
for (const [name, { median, least }] of rows) {
  console.log(`${name.padEnd(26)} ${median.toFixed(0).padStart(7)} ns a date (least ${least.toFixed(0)})`);
}

const load = 'const { LunarCalendar } = require("./.build/web/javascript")';
const make = 'const f = new Intl.DateTimeFormat("en-u-ca-chinese", { timeZone: "UTC" })';
const importing = `import { load } from "${new URL("../../.build/web/almanac-node.js", import.meta.url)}"`;
const loading = `${importing}; const almanac = await load(); const date = { year: 2026, month: 2, day: 17 }`;
const starts = [
  ["load, tables", fresh("", load)],
  ["first date, tables", fresh(load, "LunarCalendar.vietnamese.lunarDate({ year: 2026, month: 2, day: 17 })")],
  ...(hasWasm ? [
    ["load, wasm", fresh(importing, "await load()", true)],
    ["first date, wasm", fresh(loading, "almanac.calendar().lunarDate(date)", true)],
    ["first day, wasm", fresh(loading, "almanac.day(date)", true)],
    ["first widget, wasm", fresh(loading,
      `almanac.widget("calendar", null, null, ${JSON.stringify(environment)}, "2026-02-17T05:00:00Z")`, true)],
  ] : []),
  ["make a formatter, Intl", fresh("", make)],
  ["first date, Intl", fresh(make, "f.formatToParts(0)")],
];
for (const [name, ms] of starts) console.log(`${name.padEnd(26)} ${ms.toFixed(2).padStart(7)} ms`);
if (kept === 0) throw new Error("nothing was computed");
