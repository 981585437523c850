// From one calendar to the other, and when the lunar year begins.

import { certainty } from "./certainty.js";
import { beside, calendar, dateBeside } from "./calendars.js";
import { dateText, lastDay, weekday } from "./days.js";
import { element, fillChoices, find } from "./elements.js";
import { outside } from "./month.js";
import { dayTyped } from "./typed.js";
import {
  dateOrder, fullDate, inCalendar, lunarDate, lunarDayName, lunarMonth, newYearTitle, say, sentence, typedDate,
} from "./words.js";

const form = find("#converter form");
const fields = form.elements;
const newYearForm = find("#new-year form");

/** A text as people type it, also with the wide digits of East Asian keyboards. */
const typed = (field) => field.value.normalize("NFKC").trim().toLowerCase();

/** A whole number; NaN for anything else. */
const number = (field) => (/^\d+$/.test(typed(field)) ? Number(typed(field)) : NaN);

/** A lunar day by its number or its name, such as "rằm". */
function lunarDay(field) {
  for (let day = 1; day <= 30; day++) if (lunarDayName(day).toLowerCase() === typed(field).replace(/\s+/g, " ")) return day;
  return number(field);
}

/** Why there is no such date, in the language of the page. */
export function reason(error, lunar) {
  switch (error.code) {
    case "outsideTables": return outside();
    case "noLeapMonth": {
      const { year, month, leapMonth } = error;
      const named = (number) => lunarMonth({ month: number, isLeapMonth: true });
      return leapMonth ? say("noLeapMonth", { year, month: named(month), leapMonth: named(leapMonth) }) : say("noLeapYear", { year });
    }
    case "shortMonth": return say("shortMonth", { ...lunar, month: sentence(lunarMonth(lunar)), days: error.greatest });
    default: {
      const { field, least, greatest } = error;
      return say("notWithin", { field: say(field), least, greatest });
    }
  }
}

const entered = () => ({
  year: number(fields.year), month: Number(fields.month.value), isLeapMonth: fields.isLeapMonth.checked, day: lunarDay(fields.day),
});

const refuse = (output, text) => output.replaceChildren(element("p", { class: "warning" }, text));

/** An answer: what it is, how sure, and a way to the day in the month. */
function answer(output, main, date, ...more) {
  output.replaceChildren(element("strong", {}, main), ...more.map((text) => element("p", {}, text)),
    element("p", { class: "quiet" }, certainty(date)), element("a", { href: `#${dateText(date)}` }, say("show")));
}

function convert() {
  const output = find("#converter output");
  const isToLunar = fields.direction.value === "lunar";
  find("#from-civil").hidden = !isToLunar;
  find("#from-lunar").hidden = isToLunar;
  const lunar = entered();
  try {
    if (isToLunar) {
      const date = dayTyped(fields.date.value);
      if (!date) return refuse(output, say("noDate"));
      const other = dateBeside(date);
      answer(output, lunarDate(calendar.lunarDate(date)), date, fullDate(date, weekday(date)),
        ...(other ? [inCalendar(beside(), lunarDate(other, beside()))] : []));
    } else {
      const date = calendar.civilDate(lunar);
      answer(output, fullDate(date, weekday(date)), date, lunarDate(lunar), ...otherMonth(lunar),
        ...dayBeside((other) => other.civilDate(lunar), date));
    }
  } catch (error) {
    if (!error.code) throw error;
    refuse(output, reason(error, lunar));
  }
}

/** On which other day the calendar beside has the same, if it has it. */
function dayBeside(find, date) {
  const other = beside();
  if (!other) return [];
  try {
    const day = find(other);
    return dateText(day) === dateText(date) ? [] : [inCalendar(other, fullDate(day, weekday(day)))];
  } catch (error) {
    if (!error.code) throw error;
    return [];
  }
}

/** The same day of the leap month, where the year has one of this number: people need not know whether it does. */
function otherMonth(lunar) {
  if (lunar.isLeapMonth || calendar.leapMonth(lunar.year) !== lunar.month) return [];
  const leap = { ...lunar, isLeapMonth: true };
  if (lunar.day > calendar.daysInMonth(leap)) return [];
  const date = calendar.civilDate(leap);
  return [say("alsoLeapMonth", { month: lunarMonth(leap), date: fullDate(date, weekday(date)) })];
}

function drawNewYear() {
  const output = find("#new-year output");
  const year = number(newYearForm.elements.year);
  const list = find("#new-year ol");
  list.replaceChildren();
  try {
    const date = calendar.newYear(year);
    answer(output, fullDate(date, weekday(date)), date, newYearTitle(year), ...dayBeside((other) => other.newYear(year), date));
    for (let next = year + 1; next <= Math.min(year + 4, lastDay.year - 1); next++) {
      const day = calendar.newYear(next);
      list.append(element("li", {}, element("span", {}, newYearTitle(next)), " ",
        element("a", { href: `#${dateText(day)}` }, fullDate(day, weekday(day))),
        ...dayBeside((other) => other.newYear(next), day).map((text) => element("small", {}, text))));
    }
  } catch (error) {
    if (!error.code) throw error;
    refuse(output, reason(error));
  }
  find("#new-year h3").hidden = !list.children.length;
}

/** Lunar months by their names. */
export const monthChoices = () => say("months").map((_, index) => [index + 1, sentence(lunarMonth({ month: index + 1 }))]);

/** Puts the fields of a date that a form has in the order of the language, before another field. */
export function orderFields(fields, before) {
  for (const key of dateOrder().filter((key) => fields[key])) before.closest("label").before(fields[key].closest("label"));
}

/** Draws the answers again, in the language that is chosen. */
export function drawConverter() {
  fillChoices(fields.month, monthChoices());
  // A date that was not changed stays that date in the order of another language.
  if (shown && fields.date.value === shown.text) showDate(shown.date);
  orderFields(fields, fields.isLeapMonth);
  convert();
  drawNewYear();
}

/** The date that the page wrote into the field for one. */
let shown = null;

function showDate(date) {
  shown = { date, text: typedDate(date) };
  fields.date.value = shown.text;
}

/** Begins with a day, and with the lunar year that begins next. */
export function startConverter(date) {
  const lunar = calendar.lunarDate(date);
  showDate(date);
  fillChoices(fields.month, monthChoices());
  fields.day.value = lunar.day;
  fields.month.value = lunar.month;
  fields.year.value = lunar.year;
  fields.isLeapMonth.checked = lunar.isLeapMonth;
  newYearForm.elements.year.value = Math.min(lunar.year + 1, lastDay.year - 1);
  form.addEventListener("input", convert);
  newYearForm.addEventListener("input", drawNewYear);
  for (const one of [form, newYearForm]) {
    one.addEventListener("submit", (event) => event.preventDefault());
    // Answers are read aloud to the one who asks, and not when the page changes its language.
    const output = find("output", one.parentElement);
    one.addEventListener("focusin", () => output.setAttribute("aria-live", "polite"));
    one.addEventListener("focusout", () => output.setAttribute("aria-live", "off"));
  }
}
