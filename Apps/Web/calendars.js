// The calendar that is shown, and another one beside it.

import { LunarCalendar } from "./lunar-dates.js";
import { isKnown, later } from "./days.js";
import { store, stored } from "./storage.js";
import { words } from "./texts.js";

const [key, keyBeside] = ["calendar", "calendarBeside"];
/** The ids of the calendars to choose from. */
export const calendars = Object.keys(Object.values(words)[0].calendars);
const ofLanguage = { vi: "vietnamese", zh: "chinese", ko: "korean", ja: "japanese" };

/** That of the first language that has one, of a chosen language and those of the browser. */
function usual(language) {
  const tags = [language, ...navigator.languages.map((tag) => tag.split("-")[0])];
  return ofLanguage[tags.find((tag) => ofLanguage[tag])] ?? calendars[0];
}
const known = (id) => calendars.includes(id) ? id : null;

/** The calendar of all that the page shows. */
export let calendar = LunarCalendar.withId(known(stored(key)) ?? calendars[0]);
let besideID = known(stored(keyBeside));

/** The calendar whose differences are marked; null without one. */
export const beside = () => besideID && besideID !== calendar.id ? LunarCalendar.withId(besideID) : null;

export function chooseCalendar(id) {
  calendar = LunarCalendar.withId(id);
  store(key, id);
}

export function chooseBeside(id) {
  besideID = known(id);
  store(keyBeside, id);
}

/** Shows the calendar of a language that was chosen, or of those of the browser, unless a calendar was chosen. */
export function followLanguage(language) {
  if (!known(stored(key))) calendar = LunarCalendar.withId(usual(language));
}

const same = (one, other) =>
  one.year === other.year && one.month === other.month && one.isLeapMonth === other.isLeapMonth && one.day === other.day;

/** The lunar date that a day has in the calendar beside; null without one, or if it is the same. */
export function dateBeside(date) {
  const found = beside()?.lunarDate(date);
  return found && !same(found, calendar.lunarDate(date)) ? found : null;
}

/** The first day behind a date on which the lunar date differs and did not on the day before; null if the tables have none. */
export function nextDayBeside(date) {
  let differed = Boolean(dateBeside(date));
  for (let day = later(date, 1); isKnown(day); day = later(day, 1)) {
    const differs = Boolean(dateBeside(day));
    if (differs && !differed) return day;
    differed = differs;
  }
  return null;
}
