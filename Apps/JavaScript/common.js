// The parts that the modules beside the package share: days by their numbers, the calendar and the language of options, and errors. It uses
// only what apps can use too, so that the package itself is not larger for it.

import { canChi } from "./cycle.js";
import { LunarCalendar } from "./dates.js";
import { addDays, daysBetween, formatDate } from "./days.js";
import { languageCodes } from "./facts.mjs";

const epoch = { year: 1970, month: 1, day: 1 };
export const numberOf = (date) => daysBetween(epoch, date);
export const dateOf = (number) => addDays(epoch, number);
export const textOf = (number) => formatDate(dateOf(number));

/** A value as the errors of the Swift library show it. */
export function shown(value) {
  if (typeof value === "object" && value) return Array.isArray(value) ? "an array" : "an object";
  const letters = Array.from(typeof value === "string" ? JSON.stringify(value) : String(value));
  return letters.length > 60 ? letters.slice(0, 59).join("") + "…" : letters.join("");
}

/** An error with a code, what was found, and further facts. */
export function refusal(code, sentence, value, facts) {
  return Object.assign(new RangeError(sentence + ", found " + shown(value)), { code }, facts, { value });
}

/** The calendar of options, one with an id or one of LunarCalendar; a member besides `calendar`, `language` and `more` is refused. */
export function calendarOf(options, more = []) {
  if (options !== undefined && options !== null && (typeof options !== "object" || Array.isArray(options))) {
    throw refusal("wrongKind", "options must be an object", options, { field: "options" });
  }
  const allowed = ["calendar", "language"].concat(more);
  const other = Object.keys(options || {}).find((name) => allowed.indexOf(name) < 0);
  if (other !== undefined) throw refusal("unknownSetting", "options have only " + allowed.join(", "), other, { setting: other, allowed });
  const { calendar } = options || {};
  if (calendar === undefined || calendar === null) return LunarCalendar.vietnamese;
  return LunarCalendar.withId(typeof calendar === "object" ? calendar.id : calendar);
}

/** The tag of the language of options, as canChi answers in it, and its code. */
export function languageOf(options) {
  const { languageUsed } = canChi(LunarCalendar.vietnamese, epoch, (options || {}).language);
  return { languageUsed, code: languageCodes[languageUsed] };
}

/** The numbers of the first and the last day of a range; days that the calendar does not have are refused, and a last day before the first. */
export function rangeOf(calendar, from, to) {
  const [first, last] = [["from", from], ["to", to]].map(([field, date]) => {
    if (typeof date !== "object" || !date) throw refusal("wrongKind", field + " must be an object with year, month and day", date, { field });
    calendar.lunarDate(date);
    return numberOf(date);
  });
  if (first > last) throw Object.assign(new RangeError("to is before from"), { code: "reversedRange", field: "to", value: to });
  return [first, last];
}
