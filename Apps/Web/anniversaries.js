// Days of the user's own: lunar days that come back every year, kept in this browser in the form of the calendar app's settings.

import { calendar } from "./days.js";
import { monthChoices } from "./converter.js";
import { element, fillChoices, find, showText } from "./elements.js";
import { lunarDay, lunarMonth, say, store, stored } from "./words.js";

const key = "calendarSettings";
const section = find("#anniversaries");
const form = find("form", section);
const fields = form.elements;

let settings = read();

function read() {
  const text = stored(key);
  try {
    const value = JSON.parse(text ?? "{}");
    if (value && typeof value === "object" && Array.isArray(value.anniversaries ?? [])) return { anniversaries: [], ...value };
  } catch {
    // Told apart below: what cannot be read is kept under another name, for whoever can.
  }
  store(`${key}.unreadable`, text);
  return { anniversaries: [] };
}

/** The state of the calendar widget: these days, in the calendar of the page. */
export const calendarState = () => ({ ...settings, calendar: calendar.id });

/** When one of them comes next: its title, its date, how far that is; null if the tables have no day of it. */
function next(almanac, anniversary, environment, instant) {
  const state = { ...calendarState(), anniversaries: [anniversary] };
  return almanac.anniversaries(state, { ...environment, family: "large" }, instant)[0] ?? null;
}

/** The rule that an anniversary follows in leap years, and in short months if its day is the last one, as the choices say it. */
function rules({ month, day, leapMonthRule, missingDayRule }) {
  const texts = [leapChoices(month).find(([value]) => value === leapMonthRule)?.[1]];
  if (day === 30) texts.push(missingDayChoices().find(([value]) => value === missingDayRule)?.[1]);
  return texts.filter(Boolean).join(" · ");
}

function leapChoices(month) {
  const names = { month: lunarMonth({ month }), leapMonth: lunarMonth({ month, isLeapMonth: true }) };
  return [["regularMonth", "Regular"], ["leapMonthIfPresent", "Preferred"], ["bothMonths", "Both"]].map(([value, word]) =>
    [value, say(`LunarCalendarWidget.leapMonth${word}`, names)]);
}

function missingDayChoices() {
  return [["lastDayOfMonth", "Last"], ["firstDayOfNextMonth", "Next"], ["skip", "Skipped"]].map(([value, word]) =>
    [value, say(`LunarCalendarWidget.missingDay${word}`)]);
}

/** Rules are sentences, too long for a list of choices: each has a line. The chosen one stays chosen, the first is from the start. */
function fillRules(name, list, choices) {
  const chosen = fields[name]?.value || choices[0][0];
  list.replaceChildren(...choices.map(([value, text]) =>
    element("label", {}, element("input", { type: "radio", name, value, checked: value === chosen }), element("span", {}, text))));
}

function drawChoices() {
  const kinds = [["death", "deathAnniversary"], ["birthday", "birthday"], ["other", "anniversary"]];
  fillChoices(fields.kind, kinds.map(([value, word]) => [value, say(`LunarCalendarWidget.${word}Word`)]));
  fillChoices(fields.day, Array.from({ length: 30 }, (_, place) => [place + 1, place + 1]));
  fillChoices(fields.month, monthChoices());
  fillRules("leapMonthRule", find("#leap-month-rules"), leapChoices(Number(fields.month.value)));
  fillRules("missingDayRule", find("#missing-day-rules"), missingDayChoices());
  find("#missing-day").hidden = fields.day.value !== "30";
}

export function drawAnniversaries(almanac, environment, instant) {
  drawChoices();
  const list = find("ul", section);
  list.replaceChildren(...settings.anniversaries.map((anniversary) => {
    const event = almanac && next(almanac, anniversary, environment, instant);
    const { id, name } = anniversary;
    return element("li", {},
      element("strong", {}, event?.name[0] ?? name), element("span", {}, lunarDay(anniversary)),
      event && element("a", { href: `#${event.date}` }, `${event.dateText[0]} · ${event.distanceText[0]}`),
      element("small", {}, rules(anniversary)),
      element("button", { "data-id": id, "aria-label": say("remove", { name }) }, "\u00D7"));
  }));
  if (!list.children.length) list.append(element("li", { class: "quiet" }, say("noAnniversaries")));
}

/** Keeps the days, and says if the browser does not. */
function keep(changed) {
  showText(find(".warning", section), store(key, JSON.stringify(settings)) ? "" : say("notKept"));
  changed();
}

export function startAnniversaries(changed) {
  for (const name of ["day", "month"]) fields[name].addEventListener("input", drawChoices);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = fields.name.value.trim();
    if (!name) return showText(find(".warning", section), say("noName"));
    settings.anniversaries.push({
      id: crypto.randomUUID(), name, kind: fields.kind.value, month: Number(fields.month.value), day: Number(fields.day.value),
      leapMonthRule: fields.leapMonthRule.value, missingDayRule: fields.missingDayRule.value,
    });
    fields.name.value = "";
    keep(changed);
  });
  find("ul", section).addEventListener("click", (event) => {
    const id = event.target.closest("button")?.dataset.id;
    if (!id) return;
    settings = { ...settings, anniversaries: settings.anniversaries.filter((one) => one.id !== id) };
    keep(changed);
    fields.name.focus();
  });
  showText(find(".warning", section), "");
}
