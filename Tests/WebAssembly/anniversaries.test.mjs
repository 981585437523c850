// When days of the user's own come next.

import assert from "node:assert/strict";
import test from "node:test";
import { almanac } from "./wasm.mjs";

const environment = { zone: { offset: 25200 }, language: "vi", family: "large", region: "vietnam" };

/** The dates on which some come next, from noon of a day on. */
const dates = (anniversaries, day) =>
  almanac.anniversaries({ anniversaries }, environment, `${day}T05:00:00Z`).map((event) => event && event.date);

test("each comes next on its lunar day, however far off", () => {
  // The day of the Hùng Kings is 26 April 2026 and 16 April 2027; the leap month 6 of 2025 begins on 25 July.
  const kings = { id: "kings", name: "ông", kind: "death", month: 3, day: 10 };
  const leap = { id: "leap", name: "Mai", month: 6, day: 1, leapMonthRule: "leapMonthIfPresent" };
  assert.deepEqual(dates([kings, leap], "2025-01-30"), ["2025-04-07", "2025-07-25"]);
  assert.deepEqual(dates([kings], "2026-04-26"), ["2026-04-26"]);
  assert.deepEqual(dates([kings], "2026-04-27"), ["2027-04-16"]);
  assert.deepEqual(dates([kings], "2100-12-31"), [null]);
  assert.deepEqual(dates([], "2026-04-27"), []);
  const [event] = almanac.anniversaries({ anniversaries: [kings] }, environment, "2026-04-25T05:00:00Z");
  assert.deepEqual([event.name, event.dateText, event.distanceText], [["Giỗ ông"], ["26 tháng 4"], ["Ngày mai"]]);
});

test("what is no question is refused", () => {
  assert.throws(() => almanac.anniversaries({}, { ...environment, language: 7 }, "2026-04-25T05:00:00Z"), { code: "badRequest" });
  assert.throws(() => almanac.anniversaries({}, environment, "tomorrow"), { code: "badRequest" });
  // A rule that is not known would be another day.
  assert.deepEqual(dates([{ id: "a", name: "A", month: 1, day: 1, leapMonthRule: "never" }], "2026-01-01"), [null]);
});

test("each event has the place of its day, also behind days that cannot be read", () => {
  const day = (id, month) => ({ id, name: id, month, day: 1 });
  const list = [7, day("a", 1), { id: "b" }, day("a", 2), day("c", 3), null];
  assert.deepEqual(dates(list, "2026-01-01"), [null, "2026-02-17", null, null, "2026-04-17", null]);
});
