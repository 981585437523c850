// The day that is chosen: its dates, its festivals, and what the almanac says of it.

import { beside, calendar, dateBeside } from "./calendars.js";
import { dateText, dayOf, weekday } from "./days.js";
import { offWords, roleOf, rulingOn, yearNote } from "./days-off-words.js";
import { element, find, row, showText } from "./elements.js";
import { certainty, isSure } from "./certainty.js";
import { countryOf } from "./laws.js";
import { currentLanguage, fullDate, longDate, inCalendar, lunarDate, say, sentence } from "./words.js";

/** Draws a day; `own` are the events of the user's own days, and `about` has sentences on festivals, which come with the almanac. */
export function drawDay(almanac, date, month, own, about) {
  const shown = month.days.find((day) => day.date === dateText(date));
  const number = find("#day-number");
  number.textContent = date.day;
  number.dataset.role = shown?.solarRole ?? "weekday";
  find("#day-title").textContent = fullDate(date, weekday(date));
  find("#day-lunar").textContent = lunarDate(calendar.lunarDate(date));
  const other = dateBeside(date);
  showText(find("#day-beside"), other && inCalendar(beside(), lunarDate(other, beside())));
  showText(find("#day-uncertainty"), isSure(date) ? "" : certainty(date));
  const ruling = rulingOn(date);
  const day = almanac?.day(date);
  const off = offWords(date, ruling, day);
  find("#day-festivals").replaceChildren(...own.map(({ name, kind }) => element("li", { "data-role": kind }, name[0])),
    ...(day?.festivals ?? []).flatMap((festival) => [
      element("li", { "data-role": festival.daysOff > 0 ? "publicHoliday" : "festival" }, nameOn(date, festival)),
      ...aboutOn(date, festival, about)]),
    ...(off ? [element("li", { "data-role": roleOf(ruling) ?? "weekday" }, sentence(off))] : []),
    ...(day?.offLaw ? [element("li", { class: "about" }, element("small", {}, `${sentence(say("DayAlmanac.legalBasis"))}: ${day.offLaw}`))] : []));
  showText(find("#day-note"), yearNote(date, day));
  find("#day-almanac").replaceChildren(...(day ? rows(day, almanac.countedOn(date)) : []));
}

/** The name of a festival; on a day that is only paid for it, which one that is: "nghỉ Quốc khánh (2 tháng 9 năm 2026)". */
function nameOn(date, festival) {
  return festival.date === dateText(date) ? festival.name
    : say("DayAlmanac.dayOffFor", { festival: festival.name, date: longDate(dayOf(festival.date)) });
}

/** A sentence on a festival of the day, if there is one: a line below its name. */
function aboutOn(date, festival, about) {
  const sentence = festival.date === dateText(date) && about?.[countryOf(calendar).country?.id]?.[festival.id]?.[currentLanguage()];
  return sentence ? [element("li", { class: "about" }, element("small", {}, sentence))] : [];
}

/** The day in a line: its dates, and its festivals without the sentences on them. */
export const dayInWords = () => [find("#day-title"), find("#day-lunar"), ...document.querySelectorAll("#day-festivals > :not(.about)")]
  .map(({ textContent }) => textContent).join(" · ");

/** The rows of the almanac, those that the calendar has, with those of what is counted. */
function rows(day, { pentad, rokuyo }) {
  const label = (key) => say(`DayAlmanac.${key}`);
  const path = day.isAuspicious ? "auspicious" : "inauspicious";
  const all = [
    [label("dayCycle"), day.dayCanChi], [label("monthCycle"), day.monthCanChi], [label("yearCycle"), day.yearCanChi],
    [label("termYearCycle"), day.termYearCanChi !== day.yearCanChi && day.termYearCanChi],
    [label("monthBegins"), day.newMoon && newMoon(day.newMoon)], rokuyo, [label("solarTerm"), term(day)], pentad, [label("sound"), day.nayin], [label("officer"), day.truc], [label("mansion"), day.mansion],
    [label("spirit"), day.daySpirit && `${day.daySpirit} · ${label(path)}`],
    [label("luckyHours"), day.hours && list(day.hours.filter((hour) => hour.isAuspicious))],
    [label("hours"), day.hours && list(day.hours.map((hour) => ({ ...hour, branch: hour.canChi })))],
    [label("lateHour"), day.lateHour && say("DayAlmanac.lateHourOf", { hour: day.lateHour.canChi, day: day.dayCanChi })],
    [label("opposite"), day.opposite], [label("joyDirection"), day.joyDirection],
  ];
  return all.filter(([, value]) => value).flatMap(([name, value]) => row(name, value));
}

/** The new moon that began the month, by the calendar's own clock: its margin is the time since midnight, or until it. */
function newMoon({ date, margin }) {
  const seconds = (margin + 86400) % 86400;
  const clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, "0"));
  return `${longDate(dayOf(date))} · ${clock.join(":")}`;
}

/** The solar term; if the day on which it begins is not certain, that day and the other one. */
function term({ solarTerm: name, solarTermEvent: { date, alternative } }) {
  if (!alternative) return name;
  const since = say("DayAlmanac.termSince", { name, date: longDate(dayOf(date)) });
  return `${since} · ${say("DayAlmanac.eventOrDate", { date: longDate(dayOf(alternative)) })}`;
}

/** Hours by their names, with those of the clock. */
function list(named) {
  const clock = (hour) => `${String(hour).padStart(2, "0")}:00`;
  const range = ({ fromDate, fromHour, toDate, toHour }) =>
    say(`DayAlmanac.${fromDate === toDate ? "hourRange" : "fromEveningBefore"}`, { first: clock(fromHour), last: clock(toHour) });
  return element("ul", {}, ...named.map((hour) =>
    element("li", {}, hour.branch, element("small", {}, range(hour)))));
}
