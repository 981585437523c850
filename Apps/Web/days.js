// Days of the Gregorian calendar as records, and those that the tables have.

import { LunarCalendar, addDays as later, daysBetween, formatDate as dateText, isoWeekday, localDate, parseCivilDate } from "./lunar-dates.js";

// All calendars have the same range.
const { firstDay, lastDay } = LunarCalendar.vietnamese.range();
export { dateText, daysBetween, firstDay, lastDay, later, localDate };

/** `2026-02`. */
export const monthText = (date) => dateText(date).slice(0, 7);

/** 0 for Monday to 6 for Sunday. */
export const weekday = (date) => isoWeekday(date) - 1;

/** The same day of another month, or its last day where it is shorter. */
export function inMonth(date, months) {
  const first = (count) => ({ year: Math.floor(count / 12), month: count % 12 + 1, day: 1 });
  const count = 12 * date.year + date.month - 1 + months;
  const { day: length } = later(first(count + 1), -1);
  return { ...first(count), day: Math.min(date.day, length) };
}

/** The day of a text such as `2026-02-17`; null if there is none. */
export function dayOf(text) {
  try {
    return parseCivilDate(text);
  } catch {
    return null;
  }
}

/** Whether the tables have a day. */
export const isKnown = (date) => dateText(firstDay) <= dateText(date) && dateText(date) <= dateText(lastDay);

/** A first and a last day, or those nearest to them that the tables have. */
export const inTables = (first, last) =>
  [dateText(first) < dateText(firstDay) ? firstDay : first, dateText(last) > dateText(lastDay) ? lastDay : last];
