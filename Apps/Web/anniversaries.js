// Days of the user's own on the page: lunar days that come back every year or every month, with a form for another one and files of all.

import {
  add, addCopy, anniversaries, calendarState, copy, isFull, isName, isUnreadable, leapMonthRules, listenToTabs, missingDayRules, remove,
  startAnew, unreadableCount,
} from "./anniversary-list.js";
import { calendarFile } from "./calendar-file.js";
import { calendar } from "./calendars.js";
import { monthChoices } from "./converter.js";
import { dateText, inMonth, later } from "./days.js";
import { download, element, fillChoices, find } from "./elements.js";
import { LunarCalendar, occurrences } from "./lunar-dates.js";
import { lunarDay, lunarDayName, lunarMonth, say, sentence } from "./words.js";

const section = find("#anniversaries");
const form = find("form", section);
const fields = form.elements;
const status = find("#anniversaries-status");

/** When each day comes next, from a moment on: an event of the calendar widget, or null if the tables have no day of it. */
const nextEvents = (almanac, days, { environment, instant }) =>
  almanac.anniversaries({ ...calendarState(), anniversaries: days }, { ...environment, family: "large" }, instant);

/** The events of the days that are kept on a date: `now` is a moment of that date. */
export function anniversariesOn(almanac, date, now) {
  const days = anniversaries();
  if (!almanac || !days.length) return [];
  return nextEvents(almanac, days, now).filter((event) => event?.date === dateText(date));
}

/**
 * The dates of the days between two days, `{ anniversary, date, name }`. Without the almanac their names are those that were entered, and
 * what is not kept before the year of an event is there too.
 */
export function eventsBetween(almanac, days, first, last, at) {
  return days.flatMap((anniversary) =>
    occurrences(anniversary.calendar ? LunarCalendar.withId(anniversary.calendar) : calendar, anniversary, first, last).flatMap((day) => {
      const [date, event] = [dateText(day), almanac && nextEvents(almanac, [anniversary], at(day))[0]];
      return !almanac ? [{ anniversary, date, name: anniversary.name }] : event?.date === date ? [{ anniversary, date, name: event.name[0] }] : [];
    }));
}

/** The days with their next events, the next first. */
function inOrder(almanac, now) {
  const days = anniversaries();
  const events = almanac ? nextEvents(almanac, days, now) : [];
  const rows = days.map((anniversary, place) => ({ anniversary, event: events[place] }));
  const date = ({ event }) => event?.date ?? "9999";
  return rows.sort((one, other) => (date(one) < date(other) ? -1 : date(one) > date(other) ? 1 : 0));
}

/** The rule that an anniversary follows in leap years, and in short months if its day is the last one, as the choices say it. */
function rules({ month, day, leapMonthRule, missingDayRule }) {
  const texts = month ? [leapChoices(month).find(([value]) => value === leapMonthRule)?.[1]] : [];
  if (day === 30) texts.push(missingDayChoices().find(([value]) => value === missingDayRule)?.[1]);
  return texts.filter(Boolean).join(" · ");
}

/** "mùng 10 tháng Ba", "ngày rằm hằng tháng". */
const recurringDay = (one) => one.month ? lunarDay(one) : say("LunarCalendarWidget.dayOfEveryMonth", { day: lunarDayName(one.day) });

function leapChoices(month) {
  const names = { month: lunarMonth({ month }), leapMonth: lunarMonth({ month, isLeapMonth: true }) };
  const words = ["leapMonthRegular", "leapMonthPreferred", "leapMonthBoth"];
  return leapMonthRules.map((value, place) => [value, say(`LunarCalendarWidget.${words[place]}`, names)]);
}

function missingDayChoices() {
  const words = ["missingDayLast", "missingDayNext", "missingDaySkipped"];
  return missingDayRules.map((value, place) => [value, say(`LunarCalendarWidget.${words[place]}`)]);
}

/** Rules are sentences, too long for a list of choices: each has a line. The chosen one stays chosen, the first is from the start. */
function fillRules(name, list, choices) {
  const chosen = fields[name]?.value || choices[0][0];
  list.replaceChildren(...choices.map(([value, text]) =>
    element("label", {}, element("input", { type: "radio", name, value, checked: value === chosen }), element("span", {}, text))));
}

function drawChoices() {
  const kinds = [["death", "deathAnniversaryWord"], ["birthday", "birthdayWord"], ["other", "anniversaryWord"]];
  fillChoices(fields.kind, kinds.map(([value, word]) => [value, sentence(say(`LunarCalendarWidget.${word}`))]));
  fillChoices(fields.day, Array.from({ length: 30 }, (_, place) => [place + 1, sentence(lunarDayName(place + 1))]));
  fillChoices(fields.month, [...monthChoices(), ["every", sentence(say("LunarCalendarWidget.everyMonth"))]]);
  // A day of every month is kept in leap months too.
  const isYearly = fields.month.value !== "every";
  find("#leap-month").hidden = !isYearly;
  if (isYearly) fillRules("leapMonthRule", find("#leap-month-rules"), leapChoices(Number(fields.month.value)));
  fillRules("missingDayRule", find("#missing-day-rules"), missingDayChoices());
  find("#missing-day").hidden = fields.day.value !== "30";
}

export function drawAnniversaries(almanac, now) {
  drawChoices();
  const list = find("ul", section);
  list.replaceChildren(...inOrder(almanac, now).map(({ anniversary, event }) => {
    const { id, name } = anniversary;
    return element("li", {},
      element("strong", {}, event?.name[0] ?? name), element("span", {}, recurringDay(anniversary)),
      event && element("a", { href: `#${event.date}` }, `${event.dateText[0]} · ${event.distanceText[0]}`),
      element("small", {}, rules(anniversary)),
      element("button", { "data-id": id, "aria-label": say("remove", { name }) }, "\u00D7"));
  }));
  if (!list.children.length && !isUnreadable()) list.append(element("li", { class: "quiet" }, say("noAnniversaries")));
  find("#export").hidden = !almanac || !anniversaries().length;
  find("#copy").hidden = isUnreadable() || !anniversaries().length;
  drawUnreadable();
}

/** Says that there is what cannot be read. */
function drawUnreadable() {
  const count = unreadableCount();
  find("#unreadable").replaceChildren(...(isUnreadable() ? [say("unreadableSettings"), " ", element("button", {}, say("startAnew"))]
    : count ? [say("unreadableDays", { count })] : []));
}

/** Says what was done, with a button where it can be taken back; or that the browser does not keep it. */
function report(isKept, text, button) {
  status.replaceChildren(isKept ? text : `${text} ${say("notKept")}`, ...(button ? [" ", button] : []));
}

/** The number of years in a file for calendar apps. */
const exportedYears = 10;

function exportCalendar(almanac, today, at) {
  const next = (anniversary, date) => nextEvents(almanac, [anniversary], at(date))[0];
  const last = later(inMonth(today, 12 * exportedYears), -1);
  download("days.ics", "text/calendar", calendarFile(say("anniversaries"), anniversaries(), today, last, next));
}

/**
 * Begins with the days that the browser has stored.
 *
 * changed() redraws the parts that depend on the days. source() returns the almanac, today, and `at(date)`: place and time of that day.
 */
export function startAnniversaries(changed, source) {
  for (const name of ["day", "month"]) fields[name].addEventListener("input", drawChoices);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = fields.name.value.normalize("NFC").trim();
    if (isUnreadable()) return report(true, say("unreadableSettings"));
    if (!isName(name)) return report(true, say("noName"));
    if (isFull()) return report(true, say("tooManyDays"));
    const month = Number(fields.month.value);
    const isKept = add({
      name, kind: fields.kind.value, ...(month ? { month, leapMonthRule: fields.leapMonthRule.value } : { every: "month" }),
      day: Number(fields.day.value), missingDayRule: fields.missingDayRule.value, savedOn: dateText(source().today),
    });
    fields.name.value = "";
    changed();
    report(isKept, say("added", { name }));
  });
  find("ul", section).addEventListener("click", ({ target }) => {
    const id = target.closest("button")?.dataset.id;
    if (!id) return;
    const { name } = anniversaries().find((one) => one.id === id);
    const restore = remove(id);
    changed();
    const undo = element("button", {}, say("undo"));
    undo.addEventListener("click", () => {
      report(restore(), say("added", { name }));
      changed();
      find(`[data-id="${CSS.escape(id)}"]`, section)?.focus();
    });
    report(true, say("removed", { name }), undo);
    undo.focus();
  });
  find("#unreadable").addEventListener("click", ({ target }) => {
    if (target.localName !== "button") return;
    startAnew();
    changed();
    fields.name.focus();
  });
  find("#export").addEventListener("click", () => {
    const { almanac, today, at } = source();
    exportCalendar(almanac, today, at);
  });
  find("#copy").addEventListener("click", () => download("days.json", "application/json", copy()));
  find("#open-copy").addEventListener("change", async ({ target }) => {
    const [file] = target.files;
    if (!file) return;
    const count = isUnreadable() ? null : addCopy(await file.text());
    // The same file may be chosen again.
    target.value = "";
    changed();
    if (count?.isFull) report(true, say("tooManyDays"));
    else if (count) report(count.isKept, say("copyOpened", count));
    else report(true, say(isUnreadable() ? "unreadableSettings" : "notCopy"));
  });
  listenToTabs(changed);
}
