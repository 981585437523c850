// Days of the user's own on the page: lunar days that come back every year or every month, with a form for another one and files of all.

import {
  add, addCopy, anniversaries, copy, isFull, isName, isUnreadable, lastYear, leapMonthRules, listenToTabs, missingDayRules, remove,
  replace, shortened, startAnew, unreadableCount,
} from "./anniversary-list.js";
import { calendarFile } from "./calendar-file.js";
import { calendar } from "./calendars.js";
import { monthChoices, orderFields } from "./converter.js";
import { dateText, dayOf, inMonth, isKnown, later } from "./days.js";
import { download, element, fillChoices, find } from "./elements.js";
import { LunarCalendar, nextOccurrence, occurrences } from "./lunar-dates.js";
import { outside } from "./month.js";
import { store, stored } from "./storage.js";
import { dayTyped, partsOf } from "./typed.js";
import { longDate, lunarDate, lunarDay, lunarDayName, lunarMonth, say, sentence, typedDate } from "./words.js";

const section = find("#anniversaries");
const heading = find("h2", section);
const form = find("form", section);
const fields = form.elements;
const status = find("#anniversaries-status");

/** The calendar widget's next event of each day from a date on; null for one that the tables do not have any more. */
const nextEvents = (almanac, days, date) => almanac.next(days.map(shortened), date);

const calendarOf = (one) => one.calendar ? LunarCalendar.withId(one.calendar) : calendar;

/** The events of the days that are kept on a date. */
export function anniversariesOn(almanac, date) {
  const days = anniversaries();
  if (!almanac || !days.length) return [];
  return nextEvents(almanac, days, date).filter((event) => event?.date === dateText(date));
}

/**
 * The dates of the days between two days, `{ anniversary, date, name }`. Without the almanac their names are those that were entered, and
 * what is not kept before the year of an event is there too.
 */
export function eventsBetween(almanac, days, first, last) {
  return days.flatMap((anniversary) =>
    occurrences(calendarOf(anniversary), anniversary, first, last).flatMap((day) => {
      const [date, event] = [dateText(day), almanac && nextEvents(almanac, [anniversary], day)[0]];
      return !almanac ? [{ anniversary, date, name: anniversary.name }] : event?.date === date ? [{ anniversary, date, name: event.name[0] }] : [];
    }));
}

/** The days with their next events, or with dates of the tables alone without the almanac; the next first. */
function inOrder(almanac, today) {
  const days = anniversaries();
  const events = almanac ? nextEvents(almanac, days, today) : [];
  const rows = days.map((anniversary, index) => {
    const event = events[index];
    const next = !almanac && isKnown(today) ? nextOccurrence(calendarOf(anniversary), anniversary, today) : null;
    return { anniversary, event, date: event?.date ?? (next ? dateText(next) : "9999") };
  });
  return rows.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
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
  return leapMonthRules.map((value, index) => [value, say(`LunarCalendarWidget.${words[index]}`, names)]);
}

function missingDayChoices() {
  const words = ["missingDayLast", "missingDayNext", "missingDaySkipped"];
  return missingDayRules.map((value, index) => [value, say(`LunarCalendarWidget.${words[index]}`)]);
}

/** Rules are sentences, too long for a list of choices: each has a line. The chosen one stays chosen, the first is from the start. */
function fillRules(name, list, choices) {
  const chosen = fields[name]?.value || choices[0][0];
  list.replaceChildren(...choices.map(([value, text]) =>
    element("label", {}, element("input", { type: "radio", name, value, checked: value === chosen }), element("span", {}, text))));
}

const alarmKey = "alarm";
/** The days by which the alarm of a calendar app precedes a day of the user's own; 0 for no alarm. */
export const alarm = () => Number(find("#alarm").value);

/** The day that is changed, by its id; null while another one is added. */
let changedID = null;

/** Fills the form with a day to change, or with null for another one. */
function fillForm(one) {
  changedID = one?.id ?? null;
  fields.name.value = one?.name ?? "";
  fields.year.value = one?.year ?? "";
  fields.fromSolar.value = "";
  if (one) {
    fields.kind.value = one.kind ?? "other";
    fields.day.value = one.day;
    fields.month.value = one.month ?? "every";
    drawChoices();
    if (one.month) fields.leapMonthRule.value = one.leapMonthRule ?? leapMonthRules[0];
    fields.missingDayRule.value = one.missingDayRule ?? missingDayRules[0];
  }
  drawForm();
}

/** The words of the form: another day is added, or one is changed. */
function drawForm() {
  find("#save-day").textContent = say(changedID ? "CalendarScreens.save" : "add");
  find("#leave-day").hidden = !changedID;
}

/** Takes day, month and year from a solar date; says which lunar day it is, or why there is none, and returns whether nothing is wrong. */
function takeSolar() {
  const text = fields.fromSolar.value;
  if (!text.trim()) return true;
  const date = dayTyped(text);
  // The lunar day of a day and month is another one in each year.
  const needsYear = date && !partsOf(text).year && say("needsYear", { date: typedDate({ ...date, year: date.year - 1 }) });
  if (!date || needsYear || !isKnown(date)) {
    report(true, needsYear || (date ? outside() : say("noDate")));
    return false;
  }
  const lunar = calendar.lunarDate(date);
  for (const key of ["day", "month", "year"]) fields[key].value = lunar[key];
  drawChoices();
  report(true, `${longDate(date)} · ${lunarDate(lunar)}`);
  return true;
}

function drawChoices() {
  orderFields({ day: fields.day, month: fields.month }, fields.year);
  fields.year.closest("label").hidden = fields.month.value === "every";
  fillChoices(find("#alarm"), [[0, say("alarmNone")], ...[1, 3, 7].map((count) => [count, say("alarmDays", { count })])]);
  const kinds = [["death", "deathAnniversaryWord"], ["birthday", "birthdayWord"], ["other", "anniversaryWord"]];
  fillChoices(fields.kind, kinds.map(([value, word]) => [value, sentence(say(`LunarCalendarWidget.${word}`))]));
  fillChoices(fields.day, Array.from({ length: 30 }, (_, index) => [index + 1, sentence(lunarDayName(index + 1))]));
  fillChoices(fields.month, [...monthChoices(), ["every", sentence(say("LunarCalendarWidget.everyMonth"))]]);
  // A day of every month is kept in leap months too.
  const isYearly = fields.month.value !== "every";
  find("#leap-month").hidden = !isYearly;
  if (isYearly) fillRules("leapMonthRule", find("#leap-month-rules"), leapChoices(Number(fields.month.value)));
  fillRules("missingDayRule", find("#missing-day-rules"), missingDayChoices());
  find("#missing-day").hidden = fields.day.value !== "30";
}

export function drawAnniversaries(almanac, today) {
  drawChoices();
  drawForm();
  const list = find("#days-list");
  list.replaceChildren(...inOrder(almanac, today).map(({ anniversary, event, date }) => {
    const { id, name } = anniversary;
    // A day is never without a date, or without the reason for that.
    const next = event ? `${event.dateText[0]} · ${event.distanceText[0]}` : date < "9999" && longDate(dayOf(date));
    return element("li", {},
      element("strong", {}, event?.name[0] ?? name), element("span", {}, recurringDay(anniversary)),
      next ? element("a", { href: `#${date}` }, next) : element("span", { class: "quiet" }, say("CalendarScreens.noNextDay")),
      element("small", {}, rules(anniversary)),
      element("span", { class: "actions" },
        element("button", { "data-edit": id, "aria-label": say("edit", { name }) }, "\u270E"),
        element("button", { "data-id": id, "aria-label": say("remove", { name }) }, "\u00D7")));
  }));
  if (!list.children.length && !isUnreadable()) list.append(element("li", { class: "quiet" }, say("noAnniversaries")));
  find("#export").hidden = !almanac || !anniversaries().length;
  find("#alarm").closest("label").hidden = find("#export").hidden;
  for (const one of ["#copy", "#send", "#send-note"]) find(one).hidden = isUnreadable() || !anniversaries().length;
  drawUnreadable();
  drawLink();
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

/** Reports what was read from a copy, unless the user did not want it. */
function reportCopy(count) {
  if (count?.isFull) report(true, say("tooManyDays"));
  else report(count?.isKept ?? true, count ? say("copyOpened", count) : "");
}

/** The number of years in a file for calendar apps. */
const exportedYears = 10;

function exportCalendar(almanac, today) {
  const next = (anniversary, date) => nextEvents(almanac, [anniversary], date)[0];
  const last = later(inMonth(today, 12 * exportedYears), -1);
  download("days.ics", "text/calendar", calendarFile(say("anniversaries"), anniversaries(), today, last, alarm(), next));
}

/**
 * Begins with the days that the browser has stored.
 *
 * changed() redraws the parts that depend on the days. source() returns the almanac and today.
 */
export function startAnniversaries(changed, source) {
  for (const name of ["day", "month"]) fields[name].addEventListener("input", drawChoices);
  // The lunar day counts that was chosen last.
  for (const name of ["day", "month", "year"]) fields[name].addEventListener("input", () => (fields.fromSolar.value = ""));
  fields.fromSolar.addEventListener("change", takeSolar);
  find("#leave-day").addEventListener("click", () => {
    const id = changedID;
    fillForm(null);
    report(true, "");
    find(`[data-edit="${CSS.escape(id)}"]`, section)?.focus();
  });
  fillChoices(find("#alarm"), [0, 1, 3, 7].map((count) => [count, count]));
  find("#alarm").value = stored(alarmKey) ?? 0;
  find("#alarm").addEventListener("change", () => store(alarmKey, String(alarm())));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = fields.name.value.normalize("NFC").trim();
    if (isUnreadable()) return report(true, say("unreadableSettings"));
    if (!isName(name)) return report(true, say("noName"));
    if (!takeSolar()) return fields.fromSolar.focus();
    if (!changedID && isFull()) return report(true, say("tooManyDays"));
    const month = Number(fields.month.value);
    const year = month && fields.year.value.normalize("NFKC").trim();
    if (year && !(/^\d{1,4}$/.test(year) && Number(year) > 0)) {
      return report(true, say("notWithin", { field: say("year"), least: 1, greatest: lastYear }));
    }
    const day = {
      name, kind: fields.kind.value, ...(month ? { month, leapMonthRule: fields.leapMonthRule.value } : { every: "month" }),
      day: Number(fields.day.value), missingDayRule: fields.missingDayRule.value, ...(year ? { year: Number(year) } : {}),
      savedOn: dateText(source().today),
    };
    // A null removes a member that the day no longer has.
    const without = { ...(month ? { every: null } : { month: null, leapMonthRule: null }), ...(year ? {} : { year: null }) };
    const [id, isKept] = [changedID, changedID ? replace(changedID, { ...day, ...without }) : add(day)];
    fillForm(null);
    changed();
    report(isKept, say(id ? "changed" : "added", { name }));
    if (id) find(`[data-edit="${CSS.escape(id)}"]`, section)?.focus();
  });
  find("#days-list").addEventListener("click", ({ target }) => {
    const edited = anniversaries().find((one) => one.id === target.closest("button")?.dataset.edit);
    if (edited) {
      fillForm(edited);
      report(true, "");
      return fields.name.focus();
    }
    const id = target.closest("button")?.dataset.id;
    if (!id) return;
    const { name } = anniversaries().find((one) => one.id === id);
    if (id === changedID) fillForm(null);
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
    const { almanac, today } = source();
    exportCalendar(almanac, today);
  });
  find("#copy").addEventListener("click", () => download("days.json", "application/json", copy()));
  find("#open-copy").addEventListener("change", async ({ target }) => {
    const [file] = target.files;
    if (!file) return;
    const count = isUnreadable() ? null : addCopy(await file.text());
    // The same file may be chosen again.
    target.value = "";
    changed();
    if (count) reportCopy(count);
    else report(true, say(isUnreadable() ? "unreadableSettings" : "notCopy"));
  });
  find("#send").addEventListener("click", async () => {
    const { sendDays } = await import("./family.js");
    await sendDays(say("anniversaries"), status);
  });
  listenToTabs(changed);
}

/** Draws the list of a link again, once there was one: in another language too. */
let drawLink = () => {};

/** Shows a list that a link brings, and takes it over if the reader wants it; `decided()` comes after that. */
export async function showSent(hash, decided) {
  const { drawSent, openSent } = await import("./family.js");
  if (isUnreadable()) return report(true, say("unreadableSettings"));
  if (!await openSent(hash)) return report(true, say("notLink"));
  const inWords = (day) => [recurringDay(day), day.year].filter(Boolean).join(" · ");
  drawLink = () => drawSent(inWords, (count) => {
    decided();
    reportCopy(count);
    heading.tabIndex = -1;
    heading.focus();
  });
  drawLink();
  find("#sent h3").focus();
  section.scrollIntoView();
}
