// The month: 42 days that one goes through with the keys, six weeks of seven.

import { dateText, dayOf, firstDay, inMonth, isKnown, lastDay, later, weekday } from "./days.js";
import { find, mark, showText } from "./elements.js";
import { longDate, say, sentence } from "./words.js";

const table = find("#grid");
const announcement = find("#announcement");
const message = find("#month-message");

/** The buttons of the days, always the same: what they show changes, so that none loses the focus. */
const buttons = [...table.querySelectorAll("button")];
const headings = [...table.querySelectorAll("th")];

/** Announces a text to screen readers, and removes the last refusal. */
export function announce(text) {
  announcement.textContent = text;
  message.textContent = "";
}

/** Says to all why nothing has changed. */
export function refuse(text) {
  announcement.textContent = "";
  message.textContent = text;
}

/** That there are no days before or after. */
export const outside = () => say("LunarCalendarWidget.outsideTables", { first: longDate(firstDay), last: longDate(lastDay) });

/**
 * Draws a month.
 *
 * content: title, lunarTitle, note, headings (text, name, role) and days (date, solar, lunar, label, roles, notes).
 * The focus can go to one day of the grid: `focused`, where it is among them.
 */
export function drawMonth(content, { chosen, focused }) {
  find("#month-title").textContent = content.title;
  showText(find("#lunar-title"), content.lunarTitle);
  showText(find("#month-note"), content.note);
  content.headings.forEach(({ text, name, role }, index) => {
    const [short, full] = headings[index].children;
    short.textContent = text;
    full.textContent = name;
    mark(headings[index], "data-role", role);
  });
  const reachable = content.days.some((day) => day.date === focused) ? focused
    : content.days.find((day) => day.isInMonth && isKnown(dayOf(day.date))).date;
  content.days.forEach((day, index) => drawDay(buttons[index], day, day.date === chosen, day.date === reachable));
}

function drawDay(button, day, isChosen, isReachable) {
  const [solar, lunar, beside, note] = button.children;
  button.dataset.date = day.date;
  button.tabIndex = isReachable ? 0 : -1;
  const attributes = {
    "aria-label": day.label, "aria-current": day.isToday && "date", "aria-pressed": isChosen ? "true" : "false",
    "aria-disabled": !day.lunar && "true", class: day.isInMonth ? null : "other",
  };
  for (const [name, value] of Object.entries(attributes)) mark(button, name, value);
  solar.textContent = day.solar;
  mark(solar, "data-role", day.solarRole);
  mark(solar, "data-bold", day.isBold);
  lunar.textContent = day.lunar ?? "";
  mark(lunar, "data-role", day.lunarRole);
  mark(lunar, "data-bold", day.isLunarBold);
  beside.textContent = day.beside ?? "";
  note.textContent = sentence(day.note?.text ?? "");
  mark(note, "data-role", day.note?.role);
}

/** Whether somebody goes through the days. */
export const hasFocus = () => table.contains(document.activeElement);

const focusOn = (date) => buttons.find((one) => one.dataset.date === dateText(date))?.focus();

/** Returns the day to which a key leads from a day; null for other keys. */
function goal(event, date) {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const months = event.shiftKey ? 12 : 1;
  switch (event.key) {
    case "ArrowLeft": return later(date, -1);
    case "ArrowRight": return later(date, 1);
    case "ArrowUp": return later(date, -7);
    case "ArrowDown": return later(date, 7);
    case "Home": return later(date, -weekday(date));
    case "End": return later(date, 6 - weekday(date));
    case "PageUp": return inMonth(date, -months);
    case "PageDown": return inMonth(date, months);
    default: return null;
  }
}

/**
 * Lets days be chosen and gone through: `choose(date)` when one is chosen, `show(date)` when the focus goes to one, which has to
 * draw the month it is in.
 */
export function listenToMonth({ choose, show }) {
  table.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    const date = dayOf(button.dataset.date);
    if (!isKnown(date)) return refuse(outside());
    choose(date);
    // A day of another month has changed the month: the same button is for another day now.
    focusOn(date);
  });
  table.addEventListener("keydown", (event) => {
    const button = event.target.closest("button");
    const date = button && goal(event, dayOf(button.dataset.date));
    if (!date) return;
    event.preventDefault();
    if (!isKnown(date)) return refuse(outside());
    announce("");
    show(date);
    focusOn(date);
  });
}
