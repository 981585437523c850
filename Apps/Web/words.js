// The words of the page, in the language that is chosen. All of them come from Data/strings.

import { calendar } from "./calendars.js";
import { store, stored } from "./storage.js";
import { words } from "./texts.js";

const key = "language";
export const languages = Object.keys(words);

/** The language of an earlier visit, or the first that the browser is set to and the page has; English without one. */
function firstChoice() {
  const wanted = [stored(key), ...navigator.languages.map((tag) => tag.split("-")[0])];
  return wanted.find((code) => languages.includes(code)) ?? "en";
}

let language = firstChoice();
export const currentLanguage = () => language;

/** The language that was chosen, now or at an earlier visit; null without a choice. */
export const chosenLanguage = () => languages.includes(stored(key)) ? stored(key) : null;

export function chooseLanguage(code) {
  language = code;
  store(key, code);
}

/** The name of a language in that language, and its tag for HTML. */
export const nameOf = (code) => ({ name: words[code].languageName, tag: words[code].tag });

/** A text or list by its key, of another module by its name and key: `LunarCalendarWidget.nextMonth`. */
export function say(path, values) {
  const text = path.split(".").reduce((texts, part) => texts[part], words[language]);
  return values ? fill(text, values) : text;
}

/** A text with values in place of the names in braces. */
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

/** A text with a capital at its head. */
export const sentence = (text) => text.charAt(0).toLocaleUpperCase(say("tag")) + text.slice(1);

// Dates as words.

/** "Thứ Ba, 17 tháng 2 năm 2026". */
export function fullDate(date, weekday) {
  return say("WidgetCore.fullDate", { weekday: say("weekdays")[weekday], ...parts(date) });
}

/** "17 tháng 2 năm 2026". */
export const longDate = (date) => say("WidgetCore.longDate", parts(date));

/** The order of day, month and year in the language. */
export const dateOrder = () => say("WidgetCore.longDate").match(/day|month|year/g);

/** A date in digits in that order, "17/2/2026", as people type it. */
export const typedDate = (date) => dateOrder().map((key) => date[key]).join("/");

const parts = (date) => ({ day: date.day, month: say("solarMonths")[date.month - 1], year: date.year });

/** "tháng Sáu nhuận", by its number and whether it is a leap month. */
export function lunarMonth({ month, isLeapMonth }) {
  const name = say("months")[month - 1];
  return say("Almanac.month", { name: isLeapMonth ? say("Almanac.leapMonth", { name }) : name });
}

/** "mùng 1", "rằm", by the number of the day. */
export const lunarDayName = (day) => say("lunarDays")[day - 1];

/** "mùng 1 tháng Giêng". */
export const lunarDay = (date) => fill(say("dayAndMonth")[date.day - 1], { month: lunarMonth(date) });

/** A text or list of a calendar, in the language of the page. */
const ofCalendar = ({ id }, key) => words[language].calendars[id][key];

/** "Bính Ngọ", the name of a lunar year as a calendar has it. */
function cycle(year, of) {
  return fill(ofCalendar(of, "cycle"),
    { stem: ofCalendar(of, "stems")[(year + 6) % 10], branch: ofCalendar(of, "branches")[(year + 8) % 12] });
}

/** "mùng 1 tháng Giêng năm Bính Ngọ", with the name of the year as a calendar has it. */
export const lunarDate = (date, of = calendar) => say("Almanac.dateOfYear", { date: lunarDay(date), cycle: cycle(date.year, of) });

/** "Tết Bính Ngọ 2026". */
export const newYearTitle = (year) => fill(ofCalendar(calendar, "newYear"), { cycle: cycle(year, calendar), year });

/** "Trung Quốc: mùng 1 tháng Giêng". */
export const inCalendar = (of, answer) => say("inCalendar", { calendar: calendarName(of), answer });
export const calendarName = ({ id }) => say(`CalendarScreens.${id}`);
