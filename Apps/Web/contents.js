// What the month shows: from the calendar widget, or from the tables alone where WebAssembly cannot be loaded.

import { dateText, dayOf, monthText, weekday } from "./days.js";
import { prepareWidgetData } from "./lunar-dates.js";
import { currentLanguage, fullDate, lunarDate, say } from "./words.js";

/** "Tháng 3, 2026". */
export const monthName = (date) =>
  prepareWidgetData(date, { month: monthText(date), language: currentLanguage() }).monthName;

/** A size with room for all that is coming. */
const size = { width: 400, height: 1200 };

/** The month as the calendar widget has it, with what is coming after today. */
export function monthOfWidget(almanac, date, { state, environment, instant }) {
  const { content } = almanac.widget(
    "calendar", state, { month: monthText(date), rows: "six" }, { ...environment, family: "large", size }, instant);
  const names = new Map(state.anniversaries.map(({ id, name }) => [id, name]));
  const note = (day) => {
    const own = (day.anniversaries ?? []).map((id) => ({ text: names.get(id), role: "anniversary" }));
    const festivals = day.festivals.map((festival) => ({
      text: (festival.shortNames ?? []).at(-1) ?? festival.name, role: festival.isDayOff ? "publicHoliday" : "festival",
    }));
    const term = day.lunar && day.mark?.kind === "solarTerm" ? almanac.day(dayOf(day.date), { language: currentLanguage() }) : null;
    return own[0] ?? festivals[0] ?? (term ? { text: term.solarTermEvent.name, role: "solarTerm" } : null);
  };
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
    headings: data.weekdays.map((text, place) => ({ text, name: say("weekdays")[place] })),
    days: data.days.map((day) => ({
      date: day.date, isInMonth: day.isCurrentMonth, isToday: day.date === dateText(today), label: label(day),
      solar: String(day.solar), lunar: day.lunarText,
    })),
    events: [],
  };
}
