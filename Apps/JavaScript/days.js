// Days of the Gregorian calendar, and how dates are written as text: one spelling, that of the command `almanac`.

import { firstYear, lastYear } from "../../Generated/JavaScript/tables.js";
import { check, checkDate, checkLeapMonth, checkRecord, dateOfDay, dateText, dayNumber, problem, shown, wrongKind } from "./dates.js";

/** The numbers of 0001-01-01 and 9999-12-31. */
export const earliestDay = -719162;
export const latestDay = 2932896;

const isLunar = (date) => date.isLeapMonth !== undefined;

/** Refuses the fields of a lunar date that no calendar has. */
function checkLunarFields(date) {
  check(date.year, "year", firstYear, lastYear);
  check(date.month, "month", 1, 12);
  checkLeapMonth(date.isLeapMonth);
  check(date.day, "day", 1, 30);
}

/** The numbers of a text; one of another form is refused. */
function numbersOf(text, form, kind, examples) {
  const parts = typeof text === "string" ? form.exec(text) : null;
  if (parts) return parts.slice(1).map(Number);
  throw problem("malformedText", kind + " must be a text such as " + examples.join(" or ") + ", found " + shown(text),
    { value: text, allowed: examples });
}

export function parseCivilDate(text) {
  const [year, month, day] = numbersOf(text, /^(\d{4})-(\d\d)-(\d\d)$/, "a civil date", ["2026-02-17"]);
  dayNumber({ year, month, day });
  return { year, month, day };
}

export function parseLunarDate(text) {
  const [year, month, day] = numbersOf(text, /^(\d{4})-(\d\d)L?-(\d\d)$/, "a lunar date", ["2025-06-01", "2025-06L-01"]);
  const date = { year, month, isLeapMonth: text.charAt(7) === "L", day };
  checkLunarFields(date);
  return date;
}

export function formatDate(date) {
  checkRecord(date);
  if (isLunar(date)) checkLunarFields(date);
  else dayNumber(date);
  return dateText(date);
}

export function compareDates(first, second) {
  checkDate(first, "first");
  checkDate(second, "second");
  // As texts, dates of a kind are in their order: "-" comes before "L", and so a month before its leap month.
  const [one, other] = [formatDate(first), formatDate(second)];
  if (isLunar(first) !== isLunar(second)) throw wrongKind("date", "dates that are compared must both be civil or both lunar", second);
  return one < other ? -1 : one > other ? 1 : 0;
}

export function addDays(date, days) {
  const number = dayNumber(date);
  check(days, "days", earliestDay - number, latestDay - number);
  return dateOfDay(number + days);
}

export function daysBetween(first, second) {
  checkDate(first, "first");
  checkDate(second, "second");
  return dayNumber(second) - dayNumber(first);
}

/** The day of the week of a day by its number: 0 for Monday to 6 for Sunday. 1970-01-01 was a Thursday. */
export function weekdayOfDay(number) {
  return ((number + 3) % 7 + 7) % 7;
}

export function isoWeekday(date) {
  return weekdayOfDay(dayNumber(date)) + 1;
}
