// The content of the month: from the calendar widget, or from the tables alone if WebAssembly cannot be loaded.

import { beside, calendar, dateBeside } from "./calendars.js";
import { reasonOf, roleOf, rulingOn } from "./days-off-words.js";
import { dateText, dayOf, monthText, weekday } from "./days.js";
import { prepareWidgetData } from "./lunar-dates.js";
import { currentLanguage, fullDate, inCalendar, lunarDate, say } from "./words.js";

/** "Tháng 3, 2026". */
export const monthName = (date) =>
  prepareWidgetData(date, { month: monthText(date), language: currentLanguage(), calendar: calendar.id }).monthName;

/** The month with the lunar dates that differ in the calendar beside, and what is said of them. */
function withBeside(content, month) {
  const other = beside();
  if (!other) return content;
  const days = prepareWidgetData(dayOf(content.days[0].date), { month, language: currentLanguage(), calendar: other.id }).days;
  return { ...content, days: content.days.map((day, index) => {
    const found = day.lunar && dateBeside(dayOf(day.date));
    if (!found) return day;
    return { ...day, beside: days[index].lunarText, label: `${day.label}, ${inCalendar(other, lunarDate(found, other))}` };
  }) };
}

/** The reason for which a day is marked. */
const kind = (day) => day.anniversaries ? "anniversary" : day.isDayOff ? "publicHoliday" : day.festivals ? "festival"
  : day.solarTerm ? "solarTerm" : null;

/** Roles of days that need no almanac: the ends of the week. */
const weekdayRole = (day) => ({ 0: "sunday", 6: "saturday" })[day.dayOfWeek] ?? "weekday";

/** Adds law and decisions to a day of the tables: the role of its number, a note, and words for screen readers. */
function withRuling(day) {
  const ruling = rulingOn(dayOf(day.date));
  const [role, text] = [roleOf(ruling), reasonOf(ruling?.reason)];
  return {
    ...day, solarRole: day.isToday ? "today" : role ?? day.solarRole, label: text ? `${day.label}, ${text}` : day.label,
    note: text && role ? { text, role } : null,
  };
}

/**
 * The month as the calendar widget has it, with what is coming after today.
 *
 * `own` are the user's own days, and anniversariesOn(date) gives their events.
 */
export function monthOfWidget(almanac, date, today, own, anniversariesOn) {
  const { widgetData: data, eventsTitle, events } = almanac.month(date, today, own);
  const festival = (day) => day.festivals && ((day.festivals[0].shortNames ?? []).at(-1) ?? day.festivals[0].name);
  /** The name of what the day is marked for, as short as there is one. */
  const marked = {
    anniversary: (day) => anniversariesOn(dayOf(day.date))[0]?.name.at(-1),
    publicHoliday: (day) => festival(day) || reasonOf(day.dayOff),
    festival,
    // Before the first day of the tables there are terms too.
    solarTerm: (day) => day.lunarText && almanac.day(dayOf(day.date)).solarTermEvent.name,
  };
  const note = (day) => kind(day) && { text: marked[kind(day)](day), role: kind(day) };
  return withBeside({
    title: data.monthName, lunarTitle: data.lunarMonthName, note: data.note,
    headings: data.weekdays.map((text, index) => ({ text, name: say("weekdays")[index], role: weekdayRole(data.days[index]) })),
    days: data.days.map((day) => ({
      date: day.date, isInMonth: day.isCurrentMonth, isToday: day.isToday, label: day.accessibilityLabel, solar: String(day.solar),
      solarRole: day.isToday ? "today" : day.isDayOff ? "publicHoliday" : day.isWorked ? "weekday" : weekdayRole(day),
      isBold: day.isToday,
      lunar: day.lunarText, lunarRole: kind(day) ?? "lunar", isLunarBold: day.lunar === 1 || day.lunar === 15, note: note(day),
    })),
    eventsTitle: eventsTitle?.[0], events,
  }, monthText(date));
}

/** The month as the tables have it, with days off: without festivals, solar terms and days of the user's own. */
export function monthOfTables(date, today) {
  const data = prepareWidgetData(today, { month: monthText(date), language: currentLanguage(), calendar: calendar.id });
  const label = (day) => {
    const civil = dayOf(day.date);
    const text = fullDate(civil, weekday(civil));
    if (!day.lunarText) return text;
    const lunar = { year: day.lunarYear, month: day.lunarMonth, day: day.lunar, isLeapMonth: day.isLeapMonth };
    return say("LunarCalendarWidget.cellLabel", { date: text, lunar: lunarDate(lunar) });
  };
  return withBeside({
    title: data.monthName, lunarTitle: data.lunarMonthName, note: data.note,
    headings: data.weekdays.map((text, index) => ({ text, name: say("weekdays")[index], role: weekdayRole(data.days[index]) })),
    days: data.days.map((day) => ({
      date: day.date, isInMonth: day.isCurrentMonth, isToday: day.date === dateText(today), label: label(day),
      solar: String(day.solar), solarRole: weekdayRole(day), isBold: day.date === dateText(today), lunar: day.lunarText,
      isLunarBold: day.lunar === 1 || day.lunar === 15, note: null,
    })).map(withRuling),
    events: [],
  }, monthText(date));
}
