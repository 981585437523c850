// The page: what is shown is decided by the almanac, which is Swift; here it is put in its place. The month of the tables comes first,
// with nothing but what it needs, and then the rest.

import {
  beside, calendar, calendars, chooseBeside, chooseCalendar, followLanguage, nextDayBeside,
} from "./calendars.js";
import { monthName, monthOfTables, monthOfWidget } from "./contents.js";
import { dayInWords, drawDay } from "./day.js";
import { dateText, firstDay, inMonth, isKnown, lastDay, localDate, monthText } from "./days.js";
import { element, fillChoices, find, mark, showText } from "./elements.js";
import { announce, drawMonth, hasFocus, listenToMonth, outside, refuse } from "./month.js";
import { dayTyped, partsOf } from "./typed.js";
import { version } from "./version.js";
import {
  calendarName, chooseLanguage, chosenLanguage, currentLanguage, languages, longDate, nameOf, say, typedDate,
} from "./words.js";

// The files for later are on their way while the month is drawn, the largest first. If one fails, that is said later.
const rest = [fetch("almanac-page.wasm"), import("./more.js")];
for (const one of rest) one.catch(() => {});

followLanguage(chosenLanguage());
let almanac = null;
/** The modules that come after the month, null until they are there: for what is at its side, and for what is further down. */
let [more, below] = [null, null];
let today = nearest(localDate());
let chosen = linked() ?? today;
/** The day whose month is shown, and on which the focus is if it is in the grid. */
let focused = linkedMonth() ?? chosen;
/** The year at a glance, which is shown in place of the month and the day; null without one. */
let year = null;

/** A day of the tables, for clocks that are wrong by a century. */
function nearest(date) {
  if (isKnown(date)) return date;
  return date.year < firstDay.year + 1 ? firstDay : lastDay;
}

/** The day, month or year that the address names, as people type it too; a percent sign may stand in it by itself. */
function named() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The day that the address names: `#2026-02-17`, `#17/2/2026`. */
function linked() {
  const date = partsOf(named())?.year ? dayTyped(named()) : null;
  return date && isKnown(date) ? date : null;
}

/** A day of the month that the address names, `#2026-02`: the first that the tables have, or today. */
function linkedMonth() {
  const { day, month, year } = partsOf(named()) ?? {};
  if (day || !month || month > 12 || !year) return null;
  const first = { year, month, day: 1 };
  if (monthText(first) === monthText(today)) return today;
  return [first, firstDay].find((date) => monthText(date) === monthText(first) && isKnown(date)) ?? null;
}

/** The year that the address names, `#2026`; null if the tables have no day of it. */
function linkedYear() {
  const { day, month, year } = partsOf(named()) ?? {};
  return !day && !month && year >= firstDay.year && year <= lastDay.year ? year : null;
}

/** Says that the address names no day or month of the tables, if it looks as if it did. */
function refuseAddress() {
  if (!/^\d/.test(named()) || linked() || linkedMonth() || linkedYear()) return;
  // A refusal is said below the month.
  if (year !== null) showYear(null);
  const { day, month = 1, year: other } = partsOf(named()) ?? {};
  refuse(dayTyped(named()) || other && month <= 12 && !day ? outside() : say("noDate"));
}

const now = () => Date.now();
const isSame = (one, other) => dateText(one) === dateText(other);

const ownDays = () => more.anniversaries().map(more.shortened);
const own = (date) => more ? more.anniversariesOn(almanac, date) : [];

async function drawYear() {
  if (year === null || !more) return;
  const { drawYear: draw } = await import("./year.js");
  if (year !== null) draw(year, { almanac, today });
}

/** Gives the focus to the chosen day, or to the year where that is shown. */
const focusOnShown = () => find(year === null ? "#grid [tabindex=\"0\"]" : "#year-title").focus({ preventScroll: true });

/** Shows a year, or with null the month and the day again. What had the focus and is hidden now gives it to what is seen. */
async function showYear(asked) {
  const hadFocus = document.activeElement !== document.body;
  year = asked;
  for (const [selector, isHidden] of [["#year", year === null], ["#month", year !== null], ["#day", year !== null]]) find(selector).hidden = isHidden;
  mark(document.documentElement, "data-view", year !== null && "year");
  await drawYear();
  if (hadFocus && !document.activeElement?.checkVisibility()) focusOnShown();
}

/** The month that was shown last, with its inputs: its days need no further request. */
let last = {};

function month() {
  const days = almanac ? ownDays() : [];
  const key = JSON.stringify([monthText(focused), currentLanguage(), dateText(today), Boolean(almanac), days, calendar.id, beside()?.id]);
  if (last.key !== key) {
    const content = almanac ? monthOfWidget(almanac, focused, today, days, own) : monthOfTables(focused, today);
    last = { key, content };
  }
  return last.content;
}

function drawMonthAndDay() {
  const content = month();
  drawMonth(content, { chosen: dateText(chosen), focused: dateText(focused) });
  drawDay(almanac, chosen, content, own(chosen), more?.about);
  find("#chosen").textContent = dayInWords();
  for (const [selector, key, months] of [["#previous", "previousMonth", -1], ["#next", "nextMonth", 1]]) {
    const goal = turned(months);
    const name = say(`LunarCalendarWidget.${key}`);
    find(selector).setAttribute("aria-label", goal ? `${name}: ${monthName(goal)}` : name);
    mark(find(selector), "aria-disabled", !goal && "true");
  }
  find("#go-to").value = typedDate(chosen);
  find("#whole-year").textContent = say("wholeYear", { year: focused.year });
  find("#whole-year").href = `#${focused.year}`;
  drawBeside(content);
  return content;
}

/** How the month differs from that of the calendar beside, and when the next day does. */
function drawBeside({ days }) {
  const other = beside();
  const output = find("#month-beside");
  const count = days.filter((day) => day.isInMonth && day.beside).length;
  showText(output, other && say("daysDiffer", { calendar: calendarName(other), count }));
  const next = other && nextDayBeside(focused);
  if (next) output.append(" ", element("a", { href: `#${dateText(next)}` }, say("nextDiffers", { date: longDate(next) })));
}

/** The question for the new year of each calendar. */
const newYears = { vietnamese: "whenIsTet", chinese: "whenIsSpringFestival", korean: "whenIsSeollal", japanese: "whenIsOldNewYear" };

function drawEvents({ eventsTitle, events }) {
  const section = find("#events");
  section.hidden = !eventsTitle;
  find("h2", section).textContent = eventsTitle ?? "";
  find("ol", section).replaceChildren(...events.map((event) => element("li", {},
    element("a", { href: `#${event.date}`, "data-role": event.kind }, event.name[0]),
    element("span", {}, event.dateText[0]), element("small", {}, event.distanceText[0]))));
}

function drawWords() {
  const { tag } = nameOf(currentLanguage());
  document.documentElement.lang = tag;
  const tagline = say("tagline", { calendar: calendarName(calendar) });
  document.title = `${say("title")} · ${tagline}`;
  for (const one of document.querySelectorAll("[data-text^=whenIs]")) one.dataset.text = newYears[calendar.id];
  for (const one of document.querySelectorAll("[data-text]")) one.textContent = say(one.dataset.text);
  for (const one of document.querySelectorAll("[data-label]")) one.setAttribute("aria-label", say(one.dataset.label));
  find("#tagline").textContent = tagline;
  for (const one of ["#month-calendar", "#year-calendar"]) find(one).textContent = tagline;
  find("#calendars").replaceChildren(...calendars.map((id) =>
    element("button", { "data-calendar": id, "aria-pressed": String(id === calendar.id) }, calendarName({ id }))));
  fillChoices(find("#beside"), [["", say("besideNone")],
    ...calendars.filter((id) => id !== calendar.id).map((id) => [id, calendarName({ id })])]);
  find("#beside").value = beside()?.id ?? "";
  find("#tables").textContent = say("tables", { version, date: longDate(lastDay) });
  find("#languages").replaceChildren(...languages.map((code) => {
    const own = nameOf(code);
    return element("button", { lang: own.tag, "data-language": code, "aria-pressed": String(code === currentLanguage()) }, own.name);
  }));
}

/** Draws what changes with time, and with the days of the user's own. */
function drawNow() {
  drawEvents(drawMonthAndDay());
  drawYear();
  more?.drawAnniversaries(almanac, today);
  drawFurther();
}

function drawFurther() {
  below?.drawBelow(ownDays());
  for (const link of document.querySelectorAll("#sections a")) link.hidden = find(link.getAttribute("href")).hidden;
}

function drawAll() {
  drawWords();
  more?.drawSearch();
  more?.drawConverter();
  drawNow();
}

/** The day of another month; null outside the tables. */
function turned(months) {
  const goal = inMonth(focused, months);
  if (isKnown(goal)) return goal;
  const end = months < 0 ? firstDay : lastDay;
  return monthText(goal) === monthText(end) ? end : null;
}

function turn(months) {
  const goal = turned(months);
  if (!goal) return refuse(outside());
  focused = goal;
  // All pages that were turned are one entry of the history, so one step back undoes them.
  goTo(`#${monthText(goal)}`, linkedMonth() !== null);
  drawMonthAndDay();
  announceMonth();
}

/** Said when a button turns the page, on which the focus stays. */
function announceMonth() {
  announce(`${find("#month-title").textContent}. ${find("#lunar-title").textContent}`);
}

/** Changes the address, as a step back from which the one before comes again, or in place of that. */
function goTo(hash, isInPlace) {
  const isHere = location.hash === hash;
  history[isInPlace || isHere ? "replaceState" : "pushState"](null, "", hash || location.pathname + location.search);
}

/** The address of a day. That of today names none: tomorrow the page opens at tomorrow. */
const addressOf = (date) => isSame(date, today) ? "" : `#${dateText(date)}`;

/** Shows a day. */
function choose(date, isInPlace = false) {
  chosen = date;
  focused = date;
  goTo(addressOf(date), isInPlace);
  drawMonthAndDay();
  announce(dayInWords());
}

function listen() {
  listenToMonth({
    choose,
    show(date) {
      focused = date;
      drawMonthAndDay();
    },
  });
  find("#previous").addEventListener("click", () => turn(-1));
  find("#next").addEventListener("click", () => turn(1));
  find("#today").addEventListener("click", () => choose(today));
  const field = find("#go-to");
  field.addEventListener("change", () => {
    const date = dayTyped(field.value);
    if (date && isKnown(date)) return choose(date);
    field.value = typedDate(chosen);
    refuse(date ? outside() : say("noDate"));
  });
  for (const one of ["#print", "#year-print"]) find(one).addEventListener("click", () => print());
  for (const one of ["#year-previous", "#year-next"]) {
    find(one).addEventListener("click", ({ currentTarget }) => {
      goTo(`#${currentTarget.dataset.year}`, true);
      follow();
    });
  }
  find("#leave-year").addEventListener("click", () => {
    if (focused.year !== year) focused = inMonth(focused, 12 * (year - focused.year));
    if (!isKnown(focused)) focused = focused.year === firstDay.year ? firstDay : lastDay;
    goTo(`#${monthText(focused)}`, false);
    follow();
  });
  find("#year-share").addEventListener("click", () => more?.share(find("#year-title").textContent, `#${year}`, find("#year-shared")));
  find("#share").addEventListener("click", () => {
    // The link names the date even of today, because today is another day tomorrow.
    const isMonth = linkedMonth() !== null;
    more?.share(isMonth ? find("#month-title").textContent : dayInWords(), `#${isMonth ? monthText(focused) : dateText(chosen)}`, find("#shared"));
  });
  find("#languages").addEventListener("click", ({ target }) => {
    const code = target.dataset.language;
    if (!code) return;
    chooseLanguage(code);
    followLanguage(code);
    drawAll();
    find(`#languages [data-language=${code}]`).focus();
  });
  find("#calendars").addEventListener("click", ({ target }) => {
    const id = target.dataset.calendar;
    if (!id) return;
    chooseCalendar(id);
    drawAll();
    find(`#calendars [data-calendar=${id}]`).focus();
  });
  find("#beside").addEventListener("change", ({ target }) => {
    chooseBeside(target.value);
    drawAll();
  });
  // The address stays that of the day.
  find("#sections").addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link) return;
    event.preventDefault();
    const heading = find(`${link.getAttribute("href")} h2`);
    heading.tabIndex = -1;
    heading.focus();
    heading.scrollIntoView();
  });
  // A link to the day that the address names already leads there too.
  document.querySelector("main").addEventListener("click", ({ target }) => {
    const hash = target.closest("a")?.getAttribute("href");
    if (hash && hash === location.hash) follow();
  });
  addEventListener("hashchange", follow);
}

/** Opens the list of days of a link, `#days=…`, if the address is one: then it names today again. */
function openSent() {
  const { hash } = location;
  if (!more || !hash.startsWith("#days=")) return false;
  goTo("", true);
  more.showSent(hash, drawNow);
  return true;
}

/** Shows the day or the month of the address, and writes it as the page does; today without one. */
function follow() {
  if (openSent()) return;
  const [date, month, wanted] = [named() ? linked() : today, linkedMonth(), linkedYear()];
  if (!date && !month && !wanted) return refuseAddress();
  showYear(wanted);
  if (wanted) return find("#year").scrollIntoView({ block: "nearest" });
  if (date) choose(date, true);
  else {
    focused = month;
    goTo(`#${monthText(month)}`, true);
    drawMonthAndDay();
    announceMonth();
  }
  find("#month").scrollIntoView({ block: "nearest" });
}

/** Looks at the clock when the page is seen again, and every minute: another day draws all that depends on it. */
function keepTime() {
  let minute = Math.floor(now() / 60_000);
  const look = () => {
    const next = Math.floor(now() / 60_000);
    if (next === minute || document.hidden) return;
    minute = next;
    const date = nearest(localDate());
    if (isSame(date, today)) return drawFurther();
    const before = today;
    today = date;
    // The page stays where it is if it shows another month, if a day has the focus, or if an address names this day.
    if (isSame(chosen, before) && !linked()) chosen = today;
    if (isSame(focused, before) && isSame(chosen, today) && !hasFocus()) focused = today;
    drawNow();
  };
  setInterval(look, 1000);
  document.addEventListener("visibilitychange", look);
}

/** Says what is not usual, with a button where something can be done; nothing without a text. */
function notify(key, button) {
  find("#notice").replaceChildren(
    ...(key ? [element("span", { "data-text": key }, say(key)), ...(button ? [" ", button] : [])] : []));
}

/** How long something is waited for, in milliseconds, before it is said and other things are done. */
const patience = 3000;

/** Loads what comes after the month: what is below it, the almanac, and at last what is seen only further down. */
async function loadRest() {
  const [file, module] = rest;
  const late = setTimeout(() => notify("loading"), patience);
  try {
    startMore(await module);
    almanac = await more.loadAlmanac(file);
  } catch (error) {
    // The month needs neither of them, and the converter and the dates of the user's own days only the module.
    console.warn(error.message);
  }
  clearTimeout(late);
  if (!almanac) notify(more ? "withoutAlmanac" : "withoutRest");
  else if (find("#notice [data-text=loading]")) notify();
  drawAll();
  if (almanac) {
    // The pentad and the rokuyō are drawn into the day alone, because someone may be typing in the month.
    const counted = almanac.counted.then(() => drawDay(almanac, chosen, month(), own(chosen), more?.about));
    await Promise.all([counted, startBelow().catch((error) => console.warn(error.message))]);
  }
  document.documentElement.dataset.ready = almanac ? "all" : "tables";
}

function startMore(loaded) {
  more = loaded;
  more.startConverter(chosen);
  more.startAnniversaries(drawNow, () => ({ almanac, today }));
  more.startSearch(() => today, (hash) => {
    goTo(hash, false);
    follow();
    focusOnShown();
  });
  drawAll();
}

/** Begins with what is loaded when it is about to be seen. */
async function startBelow() {
  below = await import("./below.js");
  below.startBelow(drawFurther);
}

/** Keeps the page for days without a network, and offers a newer one: it comes when the user wants it. */
async function keepOffline() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const offer = (worker) => {
    const reload = element("button", { "data-text": "reload" }, say("reload"));
    reload.addEventListener("click", () => worker.postMessage("use"));
    notify("newVersion", reload);
  };
  // The files of the version before are gone then, in whichever tab the new one was wanted.
  let isControlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (isControlled) location.reload();
    isControlled = true;
  });
  try {
    const registration = await workers.register("worker.js", { updateViaCache: "none" });
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.addEventListener("statechange", () => {
        if (worker.state === "installed" && workers.controller) offer(worker);
      });
    });
    await workers.ready;
    find("#offline").hidden = false;
    document.documentElement.dataset.offline = "ready";
  } catch {
    // Without one the page works as long as there is a network.
  }
}

listen();
keepTime();
refuseAddress();
showYear(linkedYear());
drawAll();
// Files for later do not slow down those for now, unless those keep one waiting.
const loaded = loadRest();
// A list that was sent is opened now that nothing above it will still grow and push it away.
loaded.then(openSent);
Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))]).then(keepOffline);
