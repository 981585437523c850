// The interface of the app's first version, over a native module.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { prepareWidgetData } from "../../.build/web/javascript/index.mjs";
import { widgetBridge } from "../../.build/web/javascript/widget-bridge.mjs";

const zone = "Asia/Ho_Chi_Minh";
const tet = { year: 2026, month: 2, day: 17 };
const members = ["currentMonth", "currentYear", "lunarMonth", "lunarYear", "monthName", "lunarMonthName"];
const membersOfDay = ["solar", "lunar", "lunarMonth", "dayOfWeek", "isCurrentMonth", "isToday"];
const only = (object, names) => Object.fromEntries(names.map((name) => [name, object[name]]));

/** The month of Tết 2026 with the members of the first version alone. */
const month = () => {
  const stored = JSON.parse(readFileSync(new URL("month.json", import.meta.url), "utf8"));
  return { ...only(stored, members), days: stored.days.map((day) => only(day, membersOfDay)) };
};

/** A bridge on that day, and the requests that it makes. */
function bridge(answer = { saved: { settings: {} } }, today = tet) {
  const requests = [];
  const native = { save: (request) => (requests.push(JSON.parse(request)), Promise.resolve(JSON.stringify(answer))) };
  return { requests, ...widgetBridge(native, { zone, now: () => new Date("2026-02-17T05:00:00Z"), today: () => today }) };
}

test("the month of the first version is taken, as a value and as text, and the widgets are drawn anew", async () => {
  for (const data of [month(), JSON.stringify(month()), prepareWidgetData(tet)]) {
    const { requests, setCalendarData, isAvailable } = bridge();
    assert.ok(isAvailable());
    assert.deepEqual(await setCalendarData(data), { differences: [] });
    assert.deepEqual(requests, [{
      document: "calendar", instant: "2026-02-17T05:00:00.000Z", zone, action: { kind: "set", settings: { firstWeekday: 0 } },
    }]);
  }
});

test("what the app chose is stored: on which day weeks begin, and how month 11 is called", async () => {
  const today = { year: 2026, month: 12, day: 20 };
  for (const [firstWeekday, monthNaming] of [[6, "traditional"], [0, "modern"]]) {
    const { requests, setCalendarData } = bridge(undefined, today);
    assert.deepEqual(await setCalendarData(prepareWidgetData(today, { firstWeekday, monthNaming })), { differences: [] });
    assert.deepEqual(requests[0].action.settings, { firstWeekday, monthNaming });
  }
  const { requests, clearCalendarData } = bridge();
  assert.deepEqual(await clearCalendarData(), {});
  assert.deepEqual(requests[0].action, { kind: "set", settings: { firstWeekday: null, monthNaming: null } });
});

test("what is wrong has its place and its reason, and nothing is stored", async () => {
  const changed = (change) => {
    const data = month();
    change(data);
    return data;
  };
  const cases = [
    ["{", [], /^not JSON: /], [7, [], /^the month: expected an object, found 7$/], [null, [], /found null$/], [[], [], /found \[\]$/],
    [{ currentMonth: 2, days: "x" }, ["currentYear"], /^currentYear: expected a whole number from 1 to 9999, found nothing$/],
    [changed((data) => { data.days = "x"; }), ["days"], /^days: expected an array of 42 days, found "x"$/],
    [changed((data) => { data.days.pop(); }), ["days"], /found "41 elements"$/],
    [changed((data) => { data.days[7].lunar = 31; }), ["days", "7", "lunar"], /^days\.7\.lunar: expected a whole number from 1 to 30, found 31$/],
    [changed((data) => { data.days[41].isToday = 0; }), ["days", "41", "isToday"], /expected true or false, found 0$/],
    [changed((data) => { data.days[3] = null; }), ["days", "3"], /expected an object, found null$/],
    [changed((data) => { data.monthName = 5; }), ["monthName"], /expected a text, found 5$/],
    [changed((data) => { data.currentMonth = 2.5; }), ["currentMonth"], /found 2\.5$/],
    // A member that the widget would not show is refused, and never thrown away in silence.
    [{ ...month(), later: 1 }, ["later"], /^later: the widget has nothing for this$/],
    [changed((data) => { data.days[3].festival = "Tết"; }), ["days", "3", "festival"], /^days\.3\.festival: the widget has nothing for this$/],
  ];
  for (const [data, path, message] of cases) {
    const { requests, setCalendarData } = bridge();
    const { error } = await setCalendarData(data);
    assert.deepEqual(error.path, path);
    assert.match(error.message, message);
    assert.equal(requests.length, 0);
  }
});

// Libraries for the Chinese calendar, which the first version used, have its new years: that of 1985 is a month later than in Vietnam.
test("a month by another calendar differs, and each difference is told", async () => {
  const today = { year: 1985, month: 2, day: 10 };
  const { setCalendarData, requests } = bridge(undefined, today);
  const chinese = prepareWidgetData(today, { calendar: "chinese" });
  const { differences } = await setCalendarData(chinese);
  assert.equal(requests.length, 1);
  // 20 February 1985 was the new year in China and day 1 of the second month in Vietnam, by the tables of both countries.
  const place = chinese.days.findIndex(({ date }) => date === "1985-02-20");
  assert.deepEqual(differences.filter(({ path }) => path[1] === String(place)), [
    { path: ["days", String(place), "lunarMonth"], found: 1, expected: 2 },
  ]);
  assert.deepEqual(differences[0], { path: ["lunarMonth"], found: 12, expected: 1 });
  // Another month than that of today has no lunar month of its own.
  const other = bridge(undefined, { year: 1985, month: 6, day: 1 });
  const names = (await other.setCalendarData(chinese)).differences.map(({ path }) => path[0]);
  assert.deepEqual([...new Set(names)], ["calendar", "days"]);
  const stale = bridge(undefined, { year: 2026, month: 2, day: 18 });
  assert.deepEqual((await stale.setCalendarData(month())).differences, [
    { path: ["days", "22", "isToday"], found: true, expected: false }, { path: ["days", "23", "isToday"], found: false, expected: true },
  ]);
});

test("without a native module nothing is done, and a failure of it is told", async () => {
  for (const native of [null, undefined, {}]) {
    const { setCalendarData, clearCalendarData, isAvailable } = widgetBridge(native, { zone });
    assert.equal(isAvailable(), false);
    assert.equal((await setCalendarData(month())).error.message, "there is no native module");
    assert.ok((await clearCalendarData()).error);
  }
  const error = { message: "nothing was saved", path: ["zone"] };
  assert.deepEqual(await bridge({ error }).setCalendarData(month()), { error });
  for (const save of [() => Promise.reject(new Error("no group")), () => { throw new Error("no group"); }, () => "{"]) {
    const { setCalendarData, clearCalendarData } = widgetBridge({ save }, { zone, today: () => tet });
    assert.ok((await setCalendarData(month())).error.message);
    assert.ok((await clearCalendarData()).error.message);
  }
});
