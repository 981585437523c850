// Days of the Gregorian calendar as records, and those that the tables have.

import { LunarCalendar, localDate } from "./lunar-dates.js";

export const calendar = LunarCalendar.vietnamese;
const { firstDay, lastDay } = calendar.range();
export { firstDay, lastDay, localDate };

const padded = (number, length) => String(number).padStart(length, "0");

/** `2026-02-17`. */
export const dateText = ({ year, month, day }) => `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

/** `2026-02`. */
export const monthText = (date) => dateText({ ...date, day: 1 }).slice(0, 7);

/** The day that is so many days later. Years are counted in UTC, which has no change of clocks. */
export function later(date, days) {
  const moment = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}

/** 0 for Monday to 6 for Sunday. */
export const weekday = (date) => (new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay() + 6) % 7;

/** The same day of another month, or its last day where it is shorter. */
export function inMonth(date, months) {
  const first = later({ year: date.year, month: date.month + months, day: 1 }, 0);
  const length = later({ year: first.year, month: first.month + 1, day: 1 }, -1).day;
  return { ...first, day: Math.min(date.day, length) };
}

/** The day of a text such as `2026-02-17`; null if there is none. */
export function dayOf(text) {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return null;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return dateText(later(date, 0)) === text ? date : null;
}

/** Whether the tables have a day. */
export const isKnown = (date) => dateText(firstDay) <= dateText(date) && dateText(date) <= dateText(lastDay);
