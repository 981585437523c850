// The content of the month: from the calendar widget, or from the tables alone if WebAssembly cannot be loaded.

import { dateText, dayOf, monthText, weekday } from "./days.js";
import { prepareWidgetData } from "./lunar-dates.js";
import { currentLanguage, fullDate, lunarDate, say } from "./words.js";

/** "Tháng 3, 2026". */
export const monthName = (date) =>
  prepareWidgetData(date, { month: monthText(date), language: currentLanguage() }).monthName;

/** A size with room for twelve lines of what is coming; which they are is the widget's choice. */
const size = { width: 400, height: 440 };

/**
 * The month as the calendar widget has it, with what is coming after today.
 *
 * anniversariesOn(date) gives the events of the user's own days.
 */
export function monthOfWidget(almanac, date, { state, environment, instant }, anniversariesOn) {
  const { content } = almanac.widget(
    "calendar", state, { month: monthText(date), rows: "six" }, { ...environment, family: "large", size }, instant);
  /** The name of what the day is marked for, as short as there is one. */
  const marked = {
    anniversary: (day) => anniversariesOn(dayOf(day.date))[0]?.name.at(-1),
    publicHoliday: (day) => festival(day.festivals[0]),
    festival: (day) => festival(day.festivals[0]),
    // Before the first day of the tables there are terms too.
    solarTerm: (day) => day.lunar && almanac.day(dayOf(day.date), { language: currentLanguage() }).solarTermEvent.name,
  };
  const festival = (one) => one && ((one.shortNames ?? []).at(-1) ?? one.name);
  const note = ({ mark, ...day }) => mark && { text: marked[mark.kind](day), role: mark.kind };
  return {
    title: content.title[0], lunarTitle: content.lunarTitle?.[0], note: content.note?.[0],
    headings: content.headings.map(({ text, role, accessibility }) => ({ text: text[0], name: accessibility.label, role })),
    days: content.weeks.flat().map((day) => ({
      date: day.date, isInMonth: day.isInMonth, isToday: day.isToday, label: day.accessibility.label,
      solar: day.solarText[0], solarRole: day.solarRole, isBold: day.isBold,
      lunar: day.lunarText?.[0], lunarRole: day.lunarRole, isLunarBold: day.isLunarBold, note: note(day),
    })),
    eventsTitle: content.eventsTitle?.[0], events: content.events,
  };
}

/** Roles of days that need no almanac: the ends of the week. */
const weekdayRole = (place) => ["saturday", "sunday"][place - 5] ?? "weekday";

/** The month as the tables have it: without festivals, solar terms and days of the user's own. */
export function monthOfTables(date, today) {
  const data = prepareWidgetData(today, { month: monthText(date), language: currentLanguage() });
  const label = (day) => {
    const civil = dayOf(day.date);
    const text = fullDate(civil, weekday(civil));
    if (!day.lunarText) return text;
    const lunar = { year: day.lunarYear, month: day.lunarMonth, day: day.lunar, isLeapMonth: day.isLeap };
    return say("LunarCalendarWidget.cellLabel", { date: text, lunar: lunarDate(lunar) });
  };
  return {
    title: data.monthName, lunarTitle: data.lunarMonthName, note: data.note,
    headings: data.weekdays.map((text, place) => ({ text, name: say("weekdays")[place], role: weekdayRole(place) })),
    days: data.days.map((day, place) => ({
      date: day.date, isInMonth: day.isCurrentMonth, isToday: day.date === dateText(today), label: label(day),
      solar: String(day.solar), solarRole: weekdayRole(place % 7), lunar: day.lunarText,
      isLunarBold: day.lunar === 1 || day.lunar === 15, note: null,
    })),
    events: [],
  };
}
