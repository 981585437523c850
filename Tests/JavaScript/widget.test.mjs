// The month of a widget against the command, for every month of 1900 to 2100, or for some of them.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";
import { promisify } from "node:util";
import { LunarCalendar, prepareWidgetData } from "../../.build/web/javascript/index.mjs";
import { date, isWhole, path, text } from "./command.mjs";

const run = promisify(execFile);
/** The members that the package leaves out: it has no festivals, no solar terms and no texts for reading aloud. */
const leftOut = ["solarTerm", "holidayKey", "holidayName", "isDayOff", "isWorked", "dayOff", "festivals", "accessibilityLabel"];
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Returns the month of a day as the command prints it, without the members that the package leaves out. */
async function expected(day, settings) {
  const options = Object.entries({
    calendar: settings.calendar, language: settings.language || "vi", "month-names": settings.monthNaming, month: settings.month,
    "first-weekday": settings.firstWeekday === undefined ? undefined : weekdays[settings.firstWeekday],
  }).filter(([, value]) => value !== undefined).flatMap(([name, value]) => [`--${name}`, value]);
  const { stdout } = await run(path, ["widget", "calendar", "--format", "widget-data", "--zone", "UTC",
    "--at", `${day}T12:00:00Z`, ...options]);
  const data = JSON.parse(stdout);
  for (const cell of data.days) for (const name of leftOut) delete cell[name];
  return data;
}

async function compare(cases) {
  let next = 0, done = 0;
  async function work() {
    while (next < cases.length) {
      const { day, settings } = cases[next++];
      const found = JSON.parse(JSON.stringify(prepareWidgetData(date(day), settings)));
      assert.deepEqual(found, await expected(day, settings), `${day} ${JSON.stringify(settings)}`);
      done++;
    }
  }
  await Promise.all([work(), work(), work()]);
  assert.equal(done, cases.length);
}

// Each month takes a process. 31 has no factor in common with the months of a year, so that all of them come.
const step = isWhole ? 1 : 31;
const months = [];
for (let place = 0; place < 201 * 12; place += step) months.push({ year: 1900 + (place / 12 | 0), month: 1 + place % 12 });

test("months of 1900 to 2100 are those of the command", async () => {
  await compare(months.map(({ year, month }, place) => ({ day: text({ year, month, day: 1 + place % 28 }), settings: {} })));
});

test("in every calendar, language, naming and week, today or not", async () => {
  const languages = ["vi", "zh", "en", "ko", "hant"];
  const cases = months.filter((_, place) => !isWhole || place % 4 === 0).map(({ year, month }, place) => ({
    day: place % 3 ? text({ year, month, day: 1 + place % 28 }) : "2026-02-17",
    settings: {
      calendar: LunarCalendar.all[place % LunarCalendar.all.length].id, language: languages[(place / 6 | 0) % 4],
      monthNaming: place % 5 ? "modern" : "traditional", firstWeekday: place % 7,
      month: place % 3 ? undefined : text({ year, month, day: 1 }).slice(0, 7),
    },
  }));
  await compare(cases);
});

test("months at the ends of the tables and with doubtful days", async () => {
  const cases = [];
  const languages = isWhole ? ["vi", "zh", "en", "ko"] : ["vi", "en"];
  for (const month of ["1899-01", "1899-02", "2101-01", "2101-02", "1800-05", "2500-12", "2072-12", "2097-08"]) {
    for (const language of languages) {
      cases.push({ day: `${month}-01`, settings: { language } }, { day: "2025-07-25", settings: { language, month } });
    }
  }
  await compare(cases);
});

test("the month that tests of the widget in Swift read is what is written here", () => {
  const stored = JSON.parse(readFileSync(new URL("month.json", import.meta.url), "utf8"));
  assert.deepEqual(stored, prepareWidgetData({ year: 2026, month: 2, day: 17 }));
});

test("a tag that begins with a language is taken as it is", () => {
  const day = date("2026-02-17");
  for (const [tag, language] of [["zh-Hans", "zh"], ["zh-hans", "zh"], ["zh-Hant-TW", "hant"], ["zh-Hans-TW", "zh"], ["vi-VN", "vi"], ["en-US", "en"], ["ko-Kore-KR", "ko"]]) {
    const data = prepareWidgetData(day, { language: tag });
    assert.equal(data.language, language);
    assert.deepEqual(data, prepareWidgetData(day, { language }));
  }
});

test("the dayBasis of stored settings is passed over: today is the date that is given", () => {
  const day = date("2026-02-17");
  assert.deepEqual(prepareWidgetData(day, { dayBasis: "calendarZone" }), prepareWidgetData(day));
});
