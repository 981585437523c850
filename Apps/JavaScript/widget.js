// The month of a calendar widget as data, for an app that hands it to a native widget or draws it itself: the same values
// as `CalendarWidgetData` of the Swift library, without festivals, solar terms and what is read aloud.

import { words } from "../../Generated/JavaScript/names.js";
import { cycleNames, cycleOfDay, cycleOfYear, fill, languageOf, languageUsed } from "./cycle.js";
import { LunarCalendar, check, choice, dateOfDay, dateText, dayNumber, lunarDateOfDay, problem, shown, wrongKind } from "./dates.js";
import { earliestDay, latestDay, weekdayOfDay } from "./days.js";

const dayCount = 42;

/** The civil date of a moment on a clock. */
export function localDate(value = new Date(), offsetMinutes) {
  if (!(value instanceof Date) || isNaN(value)) throw wrongKind("moment", "a moment must be a valid Date", value);
  if (offsetMinutes === undefined) return inYears(value.getFullYear(), value.getMonth() + 1, value.getDate());
  check(offsetMinutes, "offsetMinutes", -1080, 1080, "noSuchOffset");
  const clock = new Date(value.getTime() + 60000 * offsetMinutes);
  return inYears(clock.getUTCFullYear(), clock.getUTCMonth() + 1, clock.getUTCDate());
}

/** A civil date of the years 1 to 9999; a moment of other years has none. */
function inYears(year, month, day) {
  check(year, "year", 1, 9999);
  return { year, month, day };
}

function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first day of the month to show: the one of the settings, `2026-02`, or that of today. */
function firstOfMonth(settings, today) {
  const month = settings.month;
  if (month === undefined || month === null) return { year: today.year, month: today.month, day: 1 };
  const parts = typeof month === "string" ? /^(\d{4})-(\d\d)$/.exec(month) : null;
  const first = parts && { year: Number(parts[1]), month: Number(parts[2]), day: 1 };
  if (first && first.year > 0 && first.month >= 1 && first.month <= 12) return first;
  throw problem("unknownSetting", "month must be a month such as 2026-02, found " + shown(month),
    { setting: "month", value: month, allowed: ["YYYY-MM"] });
}

/** The words of a language for a calendar. */
function texts(language, calendar, naming) {
  const own = words[language];
  const months = naming === "traditional" && own.traditionalMonths || own.months;
  const cycle = cycleNames(language, calendar);
  const month = (date) => fill(own.month, {
    name: date.isLeapMonth ? fill(own.leapMonth, { name: months[date.month - 1] }) : months[date.month - 1],
  });
  const range = (first, last) => first === last ? first : fill(own.lunarRange, { first, last });
  const ofYear = (months, date) =>
    capitalized(fill(own.lunarMonthAndYear, { month: months, cycle: cycle(cycleOfYear(date.year)) }));
  return {
    own, cycle,
    /** The lunar months from one date to another, with the year once if it is the same. */
    lunarMonths: (first, last) => first.year === last.year ? ofYear(range(month(first), month(last)), first)
      : range(ofYear(month(first), first), ofYear(month(last), last)),
    solarMonth: (date) => capitalized(fill(own.monthAndYear, { month: own.solarMonths[date.month - 1], year: date.year })),
    longDate: (date) => fill(own.longDate, { day: date.day, month: own.solarMonths[date.month - 1], year: date.year }),
    cell(date, isCertain) {
      const text = own.days ? (date.day === 1 ? month(date) : own.days[date.day - 1])
        : date.day === 1 ? fill(date.isLeapMonth ? own.dayOfLeapMonth : own.dayOfMonth, { day: 1, month: date.month })
          : String(date.day);
      return isCertain ? text : fill(own.uncertainDay, { day: text });
    },
  };
}

export function prepareWidgetData(date, settings) {
  const given = settings === undefined || settings === null ? {} : settings;
  if (typeof given !== "object") throw wrongKind("settings", "settings must be an object", given);
  const calendar = LunarCalendar.withId(given.calendar === undefined || given.calendar === null ? "vietnamese" : given.calendar);
  const language = languageOf(given.language);
  const naming = choice(given, "monthNaming", ["modern", "traditional"], "modern");
  const firstWeekday = choice(given, "firstWeekday", [0, 1, 2, 3, 4, 5, 6], 0);
  const today = date === undefined || date instanceof Date ? localDate(date) : date;
  const todayNumber = dayNumber(today);
  const first = firstOfMonth(given, today);
  const text = texts(language, calendar.id, naming);
  const find = (number, year) => lunarDateOfDay(calendar, number, year);

  const firstNumber = dayNumber(first);
  const start = firstNumber - (weekdayOfDay(firstNumber) - firstWeekday + 7) % 7;
  if (start < earliestDay || start + dayCount - 1 > latestDay) {
    throw problem("outsideYears", "the weeks of " + dateText(first).slice(0, 7) + " are not all within the years 1 to 9999",
      { year: first.year, month: first.month });
  }
  const days = [];
  const own = [];
  let isKnown = true;
  let isAllCertain = true;
  let ownEnd = 0;
  for (let index = 0; index < dayCount; index++) {
    const number = start + index;
    const civil = dateOfDay(number);
    const lunar = find(number, civil.year);
    const isInMonth = civil.year === first.year && civil.month === first.month;
    const isCertain = lunar === null || calendar.certainty(civil).isCertain;
    const day = {
      solar: civil.day, lunar: lunar && lunar.day, lunarMonth: lunar && lunar.month,
      dayOfWeek: (weekdayOfDay(number) + 1) % 7, isCurrentMonth: isInMonth, isToday: number === todayNumber, date: dateText(civil),
    };
    if (lunar) {
      Object.assign(day, {
        lunarYear: lunar.year, isLeapMonth: lunar.isLeapMonth, lunarMonthLength: calendar.daysInMonth(lunar),
        lunarText: text.cell(lunar, isCertain), isCertain,
      });
    }
    day.dayCanChi = text.cycle(cycleOfDay(number));
    days.push(day);
    if (!isCertain) isAllCertain = false;
    if (isInMonth) {
      ownEnd = index;
      if (lunar) own.push(lunar);
      else isKnown = false;
    }
  }
  const isCurrent = today.year === first.year && today.month === first.month;
  const head = isCurrent ? find(todayNumber, today.year) : own.length ? own[0] : null;
  const last = isCurrent || !own.length ? head : own[own.length - 1];
  const data = {
    currentMonth: first.month, currentYear: first.year, lunarMonth: head && head.month, lunarYear: head && head.year,
    monthName: text.solarMonth(first),
    lunarMonthName: head ? text.lunarMonths(head, last) : "",
    days, today: dateText(today), calendar: calendar.id, language: text.own.language, languageUsed: languageUsed(text.own.language),
    weekdays: days.slice(0, 7).map((day) => text.own.weekdays[(day.dayOfWeek + 6) % 7]),
    weeksNeeded: 1 + (ownEnd / 7 | 0),
  };
  if (!isKnown) {
    const { firstDay, lastDay } = calendar.range();
    data.note = fill(text.own.outsideTables, { first: text.longDate(firstDay), last: text.longDate(lastDay) });
  } else if (!isAllCertain) {
    data.note = text.own.uncertainNote;
  }
  return data;
}
