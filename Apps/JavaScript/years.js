// Months and days of lunar years as lists, and days that come back every lunar year or month, by the rules of `RecurringLunarDate`
// in Swift.

import { firstYear, lastYear } from "../../Generated/JavaScript/tables.js";
import { check, checkCalendar, checkDate, checkRecord, choice, dateOfDay, dayNumber, problem, wrongKind } from "./dates.js";

export function monthsOfYear(calendar, year) {
  checkCalendar(calendar);
  const leapMonth = calendar.leapMonth(year);
  const months = [];
  let first = dayNumber(calendar.newYear(year));
  for (let index = 0; index < (leapMonth ? 13 : 12); index++) {
    const isLeapMonth = leapMonth > 0 && index === leapMonth;
    const month = leapMonth && index >= leapMonth ? index : index + 1;
    const dayCount = calendar.daysInMonth({ year, month, isLeapMonth });
    months.push({ year, month, isLeapMonth, dayCount, firstDay: dateOfDay(first), lastDay: dateOfDay(first + dayCount - 1) });
    first += dayCount;
  }
  return months;
}

/** The numbers of the first and the last day of a lunar month. */
function endsOf(calendar, month) {
  const count = calendar.daysInMonth(month);
  const first = dayNumber(calendar.civilDate(Object.assign({}, month, { day: 1 })));
  return [first, first + count - 1];
}

export function daysOfMonth(calendar, month) {
  checkCalendar(calendar);
  const [first, last] = endsOf(calendar, month);
  const days = [];
  for (let number = first; number <= last; number++) days.push(dateOfDay(number));
  return days;
}

/** A recurring date with its rules; one that cannot be is refused. */
function recurringOf(value) {
  checkRecord(value, "recurringDate", "a recurring date must be an object with month and day");
  const { month, day, isLeapMonth } = value;
  const isMonthly = choice(value, "every", ["year", "month"], "year") === "month";
  if (isMonthly) {
    for (const name of ["month", "leapMonthRule"]) {
      const extra = value[name];
      if (extra !== undefined && extra !== null) throw wrongKind(name, `a recurring date of every month has no ${name}`, extra);
    }
  } else check(month, "month", 1, 12);
  check(day, "day", 1, 30);
  const leapMonthRule = choice(value, "leapMonthRule", ["regularMonth", "leapMonthIfPresent", "bothMonths"], null);
  const missingDayRule = choice(value, "missingDayRule", ["lastDayOfMonth", "firstDayOfNextMonth", "skip"], "lastDayOfMonth");
  // A lunar date may stand for the day that comes back; where one of a leap month is kept, only a rule can say.
  if (isLeapMonth && !leapMonthRule && !isMonthly) {
    throw wrongKind("isLeapMonth", "a recurring date of a leap month needs leapMonthRule, which says in which month it is kept", isLeapMonth);
  }
  return { month: isMonthly ? null : month, day, leapMonthRule: leapMonthRule || "regularMonth", missingDayRule };
}

/** The months in which a recurring date is kept in a lunar year, in order: one or two, or all. */
function monthsInYear(calendar, { month, leapMonthRule }, year) {
  if (month === null) return monthsOfYear(calendar, year);
  const hasLeapMonth = leapMonthRule !== "regularMonth" && calendar.leapMonth(year) === month;
  const kept = hasLeapMonth ? (leapMonthRule === "bothMonths" ? [false, true] : [true]) : [false];
  return kept.map((isLeapMonth) => ({ year, month, isLeapMonth }));
}

/** The numbers of the days on which a recurring date is kept in a lunar year, in order: one or two, or one a month; or fewer. */
function daysInYear(calendar, recurring, year) {
  const { day, missingDayRule } = recurring;
  const days = [];
  for (const month of monthsInYear(calendar, recurring, year)) {
    const [first, last] = endsOf(calendar, month);
    if (first + day - 1 <= last) days.push(first + day - 1);
    else if (missingDayRule === "lastDayOfMonth") days.push(last);
    // The month after the last one of the tables is not known.
    else if (missingDayRule === "firstDayOfNextMonth" && last < dayNumber(calendar.range().lastDay)) days.push(last + 1);
  }
  return days;
}

/** Calls a function with the number of each day on which a recurring date is kept, from a day on, until it returns false. */
function forEachKept(calendar, recurring, from, field, body) {
  checkDate(from, field);
  const start = dayNumber(from);
  // Day 30 of month 12 may be kept on the first day of the next year, so the search begins a year earlier.
  for (let year = Math.max(calendar.lunarDate(from).year - 1, firstYear); year <= lastYear; year++) {
    for (const number of daysInYear(calendar, recurring, year)) if (number >= start && body(number) === false) return;
  }
}

export function nextOccurrence(calendar, recurring, from) {
  checkCalendar(calendar);
  let next = null;
  forEachKept(calendar, recurringOf(recurring), from, "from", (number) => {
    next = dateOfDay(number);
    return false;
  });
  return next;
}

export function occurrences(calendar, recurring, first, last) {
  checkCalendar(calendar);
  checkDate(last, "last");
  calendar.lunarDate(last);
  const end = dayNumber(last);
  const dates = [];
  forEachKept(calendar, recurringOf(recurring), first, "first", (number) => number <= end && dates.push(dateOfDay(number)));
  if (dayNumber(first) > end) throw problem("reversedRange", "last is before first", { field: "last", value: last });
  return dates;
}
