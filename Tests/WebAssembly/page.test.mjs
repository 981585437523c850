// The files of the web page give what the two files of the package give, in less.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { loadPart } from "../../.build/web/almanac.js";
import { almanac, insults } from "./wasm.mjs";

const file = (name) => readFileSync(new URL(`../../.build/web/almanac-page${name}.wasm`, import.meta.url));
const names = ["", "-sky", "-insults", "-pictures"];
const [page, sky, insult, pictures] = await Promise.all(names.map((name) => loadPart(`almanac-page${name}.wasm`, file(name))));

const text = ({ year, month, day }) => `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
const environment = (language, family = "large") => ({ zone: { offset: 0 }, language, family, region: "vietnam" });
const calendars = ["vietnamese", "chinese", "korean", "japanese"];
const days = [
  { id: "0", name: "bà ngoại", kind: "death", month: 1, day: 30, leapMonthRule: "bothMonths", missingDayRule: "skip", year: 1999 },
  { id: "1", name: "Mai", kind: "birthday", month: 6, day: 1, leapMonthRule: "leapMonthIfPresent" },
  { id: "2", name: "rằm", every: "month", day: 15 },
  { id: "3", name: "Lan", month: 12, day: 30, missingDayRule: "firstDayOfNextMonth", calendar: "chinese" },
];
/** The user's own days as the page leaves them. */
const ownWords = days.flatMap(({ name, kind = "other", month = "", day, leapMonthRule = "", missingDayRule = "", year = "", calendar = "" }) =>
  [name, kind, month, day, leapMonthRule, missingDayRule, year, calendar]).join("\0");
/** An event as the page has it: it makes links and spoken words itself. */
const ofPage = (event) => event && (({ name, date, dateText, distanceText, kind }) => ({ name, date, dateText, distanceText, kind }))(event);

/** The members of a day that the page shows; whether a phase of the Moon is certain is said on its day alone. */
function dayOfPage(day) {
  const part = (value, ...names) => Object.fromEntries(names.filter((name) => (value[name] ?? null) !== null).map((name) => [name, value[name]]));
  const hour = (one) => part(one, "branch", "canChi", "fromDate", "fromHour", "toDate", "toHour", "isAuspicious");
  const isPhase = ["new", "first-quarter", "full", "last-quarter"].includes(day.moon.appearance);
  return {
    ...part(day, "dayCanChi", "monthCanChi", "yearCanChi", "termYearCanChi", "solarTerm", "nayin", "truc", "mansion", "daySpirit", "isAuspicious",
      "opposite", "joyDirection", "off", "offLaw"),
    ...(day.newMoon && { newMoon: part(day.newMoon, "date", "margin") }),
    solarTermEvent: part(day.solarTermEvent, "name", "date", "alternative"),
    moon: part(day.moon, "appearance", "name", ...(isPhase ? ["certain"] : [])),
    festivals: (day.festivals ?? []).map((one) => part(one, "id", "name", "date", "daysOff")),
    ...(day.hours && { hours: day.hours.map(hour), lateHour: hour(day.lateHour) }),
  };
}

test("months, days and the user's own days are those of the calendar widget", () => {
  const { wasm } = page;
  const ids = page.list(wasm.calendarID);
  let compared = 0;
  for (const language of ["vi", "zh", "en"]) {
    for (const calendar of calendars) {
      for (let month = 0; month < 15; month++) {
        const date = { year: 1899 + month * 13, month: 1 + month * 5 % 12, day: 1 + month * 7 % 28 };
        if (text(date) < "1899-02-10") continue;
        const today = month % 3 ? { year: 2026, month: 2, day: 16 } : date;
        const own = month % 2 ? days : [];
        const state = { calendar, anniversaries: own };
        const at = `${text(today)}T12:00:00Z`;
        const places = [ids.indexOf(calendar), page.languages.indexOf(language)];
        const { facts } = almanac.widget("calendar", state, { month: text(date).slice(0, 7), rows: "six" }, environment(language), at);
        page.ask(own.length ? ownWords : "");
        const found = page.json(wasm.pageMonth(...places, date.year, date.month, today.year, today.month, today.day));
        assert.deepEqual(found.widgetData, facts.widgetData, `${language} ${calendar} ${text(date)}`);
        assert.deepEqual([found.eventsTitle, found.events], [facts.eventsTitle, (facts.events ?? []).map(ofPage)]);
        page.ask(ownWords);
        const next = page.json(wasm.pageAnniversaries(...places, today.year, today.month, today.day));
        assert.deepEqual(next, almanac.anniversaries({ calendar, anniversaries: days }, environment(language), at).map(ofPage));
        const day = page.json(wasm.pageDay(...places, date.year, date.month, date.day));
        assert.deepEqual(day, dayOfPage(almanac.day(date, { calendar, language })));
        compared++;
      }
    }
  }
  assert.ok(compared > 160);
});

test("a day that cannot be read has no event, and the others have theirs", () => {
  const { wasm } = page;
  page.ask(ownWords.replace(["Mai", "birthday", 6].join("\0"), ["Mai", "birthday", 13].join("\0")));
  const found = page.json(wasm.pageAnniversaries(page.list(wasm.calendarID).indexOf("vietnamese"), 0, 2026, 2, 16));
  assert.deepEqual(found.map(Boolean), [true, false, true, true]);
  assert.throws(() => page.number(wasm.pageDay(0, 0, 2026, 2, 30)), { code: "noSuchDate" });
});

/** The texts of a snapshot, without links, which have a scheme. */
const told = ({ facts, note }) => JSON.parse(JSON.stringify({ facts, note }, (key, value) => (key === "link" ? undefined : value)));

test("the seasons, the insult and the pictures are those of the widgets", () => {
  // The clocks of Sydney change twice a year.
  const changes = [["2025-10-04T16:00:00Z", 39600], ["2026-04-04T16:00:00Z", 36000], ["2026-10-03T16:00:00Z", 39600]];
  const zones = [
    [{ offset: 25200, identifier: "Asia/Ho_Chi_Minh" }, "Asia/Ho_Chi_Minh 25200"],
    [{ offset: 36000, changes: changes.map(([at, offset]) => ({ at, offset })), identifier: "Australia/Sydney" },
      ["Australia/Sydney", 36000, ...changes.flatMap(([at, offset]) => [Date.parse(at) / 1000, offset])].join(" ")],
  ];
  const hanoi = { latitude: 21.03, longitude: 105.85 };
  const states = [
    [{ chosenPlace: { ...hanoi, name: "Hà Nội", zone: zones[0][0] } }, ["chosen", "Hà Nội", zones[0][1]], 21.03, 105.85],
    [{ chosenPlace: { latitude: -33.87, longitude: 151.21, name: "Sydney", zone: zones[1][0] } }, ["chosen", "Sydney", zones[1][1]], -33.87, 151.21],
    [{ permission: "granted", devicePlace: { ...hanoi, name: "đây" } }, ["granted", "đây", ""], 21.03, 105.85],
    [{ permission: "denied" }, ["denied", "", ""], 0, 0], [{}, ["", "", ""], 0, 0],
  ];
  for (const at of ["2026-02-17T05:00:00Z", "2026-10-03T15:30:00Z", "2030-06-21T07:40:00Z", "1899-01-01T00:00:00Z", "2500-01-01T00:00:00Z"]) {
    const seconds = Date.parse(at) / 1000;
    for (const [place, language] of ["vi", "zh", "en"].entries()) {
      for (const [zone, word] of zones) {
        const surroundings = { zone, language, family: "large", region: "vietnam" };
        for (const [state, words, latitude, longitude] of states) {
          sky.ask([word, ...words].join("\0"));
          assert.deepEqual(told(sky.json(sky.wasm.pageSky(place, seconds, latitude, longitude))),
            told(almanac.widget("solstice", state, { showsSun: true }, surroundings, at)));
        }
        insult.ask(word);
        const { facts } = insults.widget("insult", null, null, surroundings, at);
        assert.deepEqual(insult.json(insult.wasm.pageInsult(place, seconds)), { insult: facts.insult, sinceText: facts.sinceText });
        const [[state, words, latitude, longitude]] = states;
        const medium = { ...surroundings, family: "medium" };
        const calendar = pictures.list(pictures.wasm.calendarID).indexOf("chinese");
        for (const [widget, source, given] of [
          [0, almanac, ["calendar", { calendar: "chinese", anniversaries: days }, null]], [1, almanac, ["solstice", state, { showsSun: true }]],
          [2, insults, ["insult", null, null]],
        ]) {
          const isDark = widget === place;
          pictures.ask([word, ...words, ownWords].join("\0"));
          assert.equal(pictures.text(pictures.number(pictures.wasm.pagePicture(widget, calendar, place, isDark ? 1 : 0, seconds, latitude, longitude))),
            source.svg(...given, medium, at, { scheme: isDark ? "dark" : "light" }));
        }
      }
    }
  }
});

test("the files of the page import nothing, and are not larger than they were", () => {
  const common = ["answer", "failureCode", "languageCode", "memory", "question"];
  const dates = ["calendarID", "civilDate", "lunarDate"];
  const files = [
    ["", 241200, [...dates, "pageAnniversaries", "pageDay", "pageMonth"]], ["-sky", 129500, ["pageSky"]], ["-insults", 106000, ["pageInsult"]],
    ["-pictures", 434600, [...dates, "pagePicture"]],
  ];
  for (const [name, most, exported] of files) {
    const module = new WebAssembly.Module(file(name));
    assert.deepEqual(WebAssembly.Module.imports(module), []);
    assert.deepEqual(WebAssembly.Module.exports(module).map(({ name }) => name).sort(), [...common, ...exported].sort());
    const size = gzipSync(file(name), { level: 9 }).length;
    assert.ok(size <= most, `almanac-page${name}.wasm: ${size}`);
  }
});
