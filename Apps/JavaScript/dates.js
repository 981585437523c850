// Lunar dates from the tables of years: ES2015 without BigInt, Intl or WebAssembly, so that it runs in Hermes, browsers
// and Node alike. index.d.ts declares all functions.

import { firstYear, lastYear, tables } from "../../Generated/JavaScript/tables.js";

/** An error with a code for programs, a sentence for people, and the values in the sentence. */
export function problem(code, message, facts) {
  return Object.assign(new RangeError(message), { code }, facts);
}

/** A value as an error shows it, however long or odd it is. */
export function shown(value) {
  if (Array.isArray(value)) return "an array";
  if (value instanceof Date) return isNaN(value) ? "an invalid Date" : "a Date";
  if (value instanceof Number) return "a Number object";
  if (typeof value === "object" && value) return "an object";
  if (typeof value === "function") return "a function";
  const text = typeof value === "string" ? '"' + value + '"' : typeof value === "bigint" ? value + "n" : String(value);
  return text.length > 40 ? text.slice(0, 40) + "…" : text;
}

/** Refuses a field that is no whole number of a range. */
export function check(value, field, least, greatest, code = "noSuchDate") {
  if (typeof value === "number" && value >= least && value <= greatest && Math.floor(value) === value) return;
  throw problem(code, field + " must be a whole number from " + least + " to " + greatest + ", found " + shown(value),
    { field, value, least, greatest });
}

/** The error for a value of the wrong kind, such as a text for a date. */
export function wrongKind(field, requirement, value, way = "") {
  return problem("wrongKind", requirement + ", found " + shown(value) + way, { field, value });
}

/** Refuses a value without fields, and one with other fields: a Date or an array. */
export function checkRecord(value, field = "date", requirement = "a date must be an object with year, month and day") {
  const isObject = typeof value === "object" && value;
  if (isObject && (value.year !== undefined || !(value instanceof Date || Array.isArray(value)))) return;
  const way = value instanceof Date ? "; see localDate()" : "";
  throw wrongKind(field, requirement, value, way);
}

/** Refuses a value that is no date, by the name of its argument, if a function has several. */
export function checkDate(value, field) {
  checkRecord(value, field, field + " must be an object with year, month and day");
}

/** Returns a member of settings, or its default if it is left out; values that are not allowed are refused. */
export function choice(settings, name, allowed, otherwise) {
  const value = settings[name];
  if (value === undefined || value === null) return otherwise;
  if (allowed.indexOf(value) >= 0) return value;
  throw problem("unknownSetting", name + " must be one of " + allowed.join(", ") + ", found " + shown(value),
    { setting: name, value, allowed });
}

/** Refuses what is not a calendar, such as the id of one. */
export function checkCalendar(value) {
  if (typeof value === "object" && value && typeof value.daysInMonth === "function") return;
  throw wrongKind("calendar", "a calendar must be one of LunarCalendar, such as LunarCalendar.vietnamese", value,
    typeof value === "string" ? "; see LunarCalendar.withId()" : "");
}

export function checkLeapMonth(value) {
  if (typeof value !== "boolean") throw wrongKind("isLeapMonth", "isLeapMonth must be true or false", value);
}

function lengthOfMonth(year, month) {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 1970-01-01. Years are counted from March, so that the leap day is the last of its year. */
function daysOf(year, month, day) {
  const y = month > 2 ? year : year - 1;
  const m = month > 2 ? month : month + 12;
  return 365 * y + (y >> 2) - (y / 100 | 0) + (y / 400 | 0) + (979 * m - 2919 >> 5) + day - 719469;
}

/** Days from 1970-01-01 to a civil date of the years 1 to 9999; other input is refused. */
export function dayNumber(date) {
  checkRecord(date);
  // A lunar date has the same numbers, and would be another day.
  if (date.isLeapMonth !== undefined) throw wrongKind("date", "a civil date has no isLeapMonth", date.isLeapMonth);
  check(date.year, "year", 1, 9999);
  check(date.month, "month", 1, 12);
  check(date.day, "day", 1, lengthOfMonth(date.year, date.month));
  return daysOf(date.year, date.month, date.day);
}

/** The civil date that is so many days from 1970-01-01, from year 0 on: quarters of days from March of year 0. */
export function dateOfDay(days) {
  const quarters = 4 * days + 2877875;
  const ofCentury = quarters % 146097 | 3;
  const dayOfYear = ofCentury % 1461 >> 2;
  const m = (5 * dayOfYear + 2) / 153 | 0;
  const year = 100 * (quarters / 146097 | 0) + (ofCentury / 1461 | 0);
  const day = dayOfYear - ((153 * m + 2) / 5 | 0) + 1;
  return m < 10 ? { year, month: m + 3, day } : { year: year + 1, month: m - 9, day };
}

/** `2026-02-17`, of a leap month `2025-06L-01`. */
export function dateText(date) {
  return ("000" + date.year).slice(-4) + "-" + ("0" + date.month).slice(-2) + (date.isLeapMonth ? "L-" : "-")
    + ("0" + date.day).slice(-2);
}

// A year: bits 0 to 12 lengths of the months, 13 to 16 the leap month, 17 to 22 days from 1 January.

const lengthAt = (record, index) => 29 + (record >> index & 1);
const leapOf = (record) => record >> 13 & 15;
const monthsOf = (record) => leapOf(record) ? 13 : 12;

/** The days of a lunar year before the month at an index. */
function daysBefore(record, index) {
  let days = 0;
  while (index > 0) days += lengthAt(record, --index);
  return days;
}

/** A lunar date from the bits that it was found as: 6 of day and leap month, 4 of month, and the year. */
function unpacked(bits) {
  return { year: bits >> 10, month: bits >> 6 & 15, isLeapMonth: (bits & 32) > 0, day: bits & 31 };
}

/** Computes the checksum of a table again: one that a download or an editor has changed gives no dates. */
function checkTable(table) {
  const letters = table.id.split("").map((letter) => letter.charCodeAt(0));
  const numbers = letters.concat(firstYear, lastYear, table.years, ...table.uncertainties);
  const sum = numbers.reduce((hash, number) => Math.imul(hash ^ number, 0x01000193), 0x811c9dc5) >>> 0;
  if (sum === table.checksum) return;
  throw problem("damagedTable", "the table of the calendar " + table.id + " is damaged: its checksum is " + sum
    + ", expected " + table.checksum + "; install the package again", { calendar: table.id });
}

/** The members of a lunar date or month. */
const lunarFields = ["year", "month", "isLeapMonth", "day"];

/** A calendar, and the lookup without errors with which a month is filled. */
function makeCalendar(table) {
  const { id, years, uncertainties } = table;
  let isChecked = false;

  /** The record of a lunar year of the table. */
  function recordOf(year) {
    if (!isChecked) {
      checkTable(table);
      isChecked = true;
    }
    return years[year - firstYear];
  }

  const newYearOf = (year) => daysOf(year, 1, 1) + (recordOf(year) >> 17);

  /** The lunar date of a day of a civil year as one number, which `unpacked` reads; 0 outside the tables. */
  function find(days, civilYear) {
    let year = Math.min(civilYear, lastYear);
    if (year < firstYear) return 0;
    let rest = days - newYearOf(year);
    if (rest < 0) {
      if (--year < firstYear) return 0;
      rest = days - newYearOf(year);
    }
    const record = recordOf(year);
    const leap = leapOf(record);
    const count = monthsOf(record);
    for (let index = 0; index < count; index++) {
      const length = lengthAt(record, index);
      if (rest < length) {
        const isLeapMonth = leap > 0 && index === leap;
        return year << 10 | (leap > 0 && index >= leap ? index : index + 1) << 6 | (isLeapMonth ? 32 : 0) | rest + 1;
      }
      rest -= length;
    }
    return 0;
  }

  function found(date) {
    const packed = find(dayNumber(date), date.year);
    if (packed) return unpacked(packed);
    const { firstDay, lastDay } = range();
    throw outside(dateText(date), dateText(firstDay), dateText(lastDay));
  }

  function outside(what, first, last) {
    return problem("outsideTables", what + " is outside the tables, " + first + " to " + last,
      Object.assign(range(), { firstYear, lastYear }));
  }

  function range() {
    const last = recordOf(lastYear);
    return {
      firstDay: dateOfDay(newYearOf(firstYear)), lastDay: dateOfDay(newYearOf(lastYear) + daysBefore(last, monthsOf(last)) - 1),
    };
  }

  function checkYear(year) {
    const isWhole = typeof year === "number" && isFinite(year) && Math.floor(year) === year;
    if (isWhole && (year < firstYear || year > lastYear)) throw outside("lunar year " + year, firstYear, lastYear);
    check(year, "year", firstYear, lastYear);
  }

  /** The index of a month in its year; months that the year does not have are refused. */
  function indexOf(fields) {
    // Without isLeapMonth a leap month would be taken for the month before it, so another name for it is refused: that of
    // another library, or a misspelt one.
    if (fields.isLeapMonth === undefined) {
      const name = Object.keys(fields).find((key) => lunarFields.indexOf(key) < 0 && fields[key] !== undefined);
      if (name) {
        throw wrongKind("isLeapMonth", /leap/i.test(name) ? "a leap month needs isLeapMonth, not " + name
          : "a lunar date without isLeapMonth has no " + name, fields[name]);
      }
    }
    checkYear(fields.year);
    check(fields.month, "month", 1, 12);
    const { year, month, isLeapMonth: value } = fields;
    if (value !== undefined) checkLeapMonth(value);
    const leapMonth = leapOf(recordOf(year));
    if (value && leapMonth !== month) {
      throw problem("noLeapMonth", "lunar year " + year + " has no leap month"
        + (leapMonth ? " " + month + ", its leap month is " + leapMonth : ""), { year, month, leapMonth });
    }
    return value || leapMonth && month > leapMonth ? month : month - 1;
  }

  const calendar = Object.freeze({
    id,
    lunarDate: found,
    civilDate(date) {
      checkRecord(date);
      const index = indexOf(date);
      check(date.day, "day", 1, 30);
      const record = recordOf(date.year);
      const greatest = lengthAt(record, index);
      if (date.day > greatest) {
        throw problem("shortMonth", dateText(date) + " does not exist: this month has " + greatest + " days",
          { field: "day", value: date.day, least: 1, greatest });
      }
      return dateOfDay(newYearOf(date.year) + daysBefore(record, index) + date.day - 1);
    },
    certainty(date) {
      found(date);
      const days = dayNumber(date);
      const uncertainty = uncertainties.find((row) => row[0] <= days && days <= row[1]);
      if (!uncertainty) return { isCertain: true };
      const [first, last, kind, number] = uncertainty;
      return {
        isCertain: false, reason: ["newMoon", "solarTerm", "leapMonth"][kind],
        [kind < 2 ? "secondsFromMidnight" : "leapMonth"]: number, firstDay: dateOfDay(first), lastDay: dateOfDay(last),
      };
    },
    leapMonth(year) {
      checkYear(year);
      return leapOf(recordOf(year));
    },
    daysInMonth(month) {
      checkRecord(month, "month", "a month must be an object with year and month");
      const index = indexOf(month);
      return lengthAt(recordOf(month.year), index);
    },
    newYear(year) {
      checkYear(year);
      return dateOfDay(newYearOf(year));
    },
    range,
  });
  return { calendar, find };
}

// The comments in these lines let a bundler leave the tables out of a program that uses no calendar.
const made = /* @__PURE__ */ tables.map(makeCalendar);
const all = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ made.map((one) => one.calendar));

/** The lunar date of a day of a civil year in a calendar; null outside the tables. */
export function lunarDateOfDay(calendar, days, civilYear) {
  const bits = made[all.indexOf(calendar)].find(days, civilYear);
  return bits ? unpacked(bits) : null;
}

function withId(id) {
  const calendar = all.find((one) => one.id === id);
  if (calendar) return calendar;
  const allowed = all.map((one) => one.id);
  throw problem("unknownCalendar", "there is no calendar " + shown(id) + "; there are: " + allowed.join(", "),
    { value: id, allowed });
}

// Each calendar by a name that can follow a dot, as in Swift: `vietnamese-utc7` is `vietnameseUTC7`.
export const LunarCalendar = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ all.reduce((object, one) => Object.assign(object, { [one.id.replace("-utc", "UTC")]: one }), { all, withId }));
