// The page: what is shown is decided by the almanac, which is Swift; here it is put in its place.

import { drawAnniversaries, calendarState, startAnniversaries } from "./anniversaries.js";
import { load, loadInsults } from "./almanac.js";
import { monthName, monthOfTables, monthOfWidget } from "./contents.js";
import { drawConverter, startConverter } from "./converter.js";
import { drawDay } from "./day.js";
import { dateText, dayOf, firstDay, inMonth, isKnown, lastDay, localDate, monthText } from "./days.js";
import { element, find, mark, showText } from "./elements.js";
import { announce, drawMonth, listenToMonth, outside } from "./month.js";
import { drawInsult, drawPictures, listenToScheme } from "./pictures.js";
import { drawSky, solsticeState, startSky } from "./sky.js";
import { version } from "./version.js";
import { chooseLanguage, currentLanguage, languages, longDate, nameOf, say } from "./words.js";
import { clockOf, instantText, ownZone } from "./zones.js";

let almanac = null;
let insults = null;
let today = nearest(localDate());
let chosen = linked() ?? today;
/** The day whose month is shown, and on which the focus is if it is in the grid. */
let focused = chosen;

/** A day of the tables, for clocks that are wrong by a century. */
function nearest(date) {
  if (isKnown(date)) return date;
  return date.year < firstDay.year + 1 ? firstDay : lastDay;
}

/** The day that the address names: `#2026-02-17`. */
function linked() {
  const date = dayOf(location.hash.slice(1));
  return date && isKnown(date) ? date : null;
}

const now = () => Date.now();
const environment = () => ({ zone: clockOf(ownZone(), now()), language: currentLanguage(), region: "vietnam" });

/** The month that was shown last, and what it depends on: going through its days asks for nothing again. */
let last = {};

function month() {
  const state = calendarState();
  const key = JSON.stringify([monthText(focused), currentLanguage(), dateText(today), Boolean(almanac), state]);
  if (last.key !== key) {
    const content = almanac
      ? monthOfWidget(almanac, focused, { state, environment: environment(), instant: instantText(now()) })
      : monthOfTables(focused, today);
    last = { key, content };
  }
  return last.content;
}

function drawMonthAndDay() {
  const content = month();
  drawMonth(content, { chosen: dateText(chosen), focused: dateText(focused) });
  drawDay(almanac, chosen, content);
  for (const [selector, key, months] of [["#previous", "previousMonth", -1], ["#next", "nextMonth", 1]]) {
    const goal = turned(months);
    const name = say(`LunarCalendarWidget.${key}`);
    find(selector).setAttribute("aria-label", goal ? `${name}: ${monthName(goal)}` : name);
    mark(find(selector), "aria-disabled", !goal && "true");
  }
  find("#go-to").value = dateText(chosen);
  return content;
}

function drawEvents({ eventsTitle, events }) {
  const section = find("#events");
  section.hidden = !eventsTitle;
  find("h2", section).textContent = eventsTitle ?? "";
  find("ol", section).replaceChildren(...events.slice(0, 8).map((event) => element("li", {},
    element("a", { href: `#${event.date}`, "data-role": event.role }, event.name[0]),
    element("span", {}, event.dateText[0]), element("small", {}, event.distanceText[0]))));
}

function drawWords() {
  const { tag } = nameOf(currentLanguage());
  document.documentElement.lang = tag;
  document.title = `${say("title")} · ${say("tagline")}`;
  for (const one of document.querySelectorAll("[data-text]")) one.textContent = say(one.dataset.text);
  for (const one of document.querySelectorAll("[data-label]")) one.setAttribute("aria-label", say(one.dataset.label));
  find("#tables").textContent = say("tables", { version, date: longDate(lastDay) });
  find("#languages").replaceChildren(...languages.map((code) => {
    const own = nameOf(code);
    return element("button", { lang: own.tag, "data-language": code, "aria-pressed": String(code === currentLanguage()) }, own.name);
  }));
}

/** Draws what changes with time. */
function drawNow() {
  drawEvents(drawMonthAndDay());
  drawAnniversaries(almanac, environment(), instantText(now()));
  drawSkyAndPictures();
}

function drawSkyAndPictures() {
  drawSky(almanac, environment(), now(), instantText(now()));
  drawInsult(insults, environment(), instantText(now()));
  const states = { calendar: calendarState(), solstice: almanac && solsticeState(now()) };
  drawPictures(almanac, insults, states, environment(), instantText(now()));
}

function drawAll() {
  drawWords();
  drawConverter();
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
  if (!goal) return announce(outside());
  focused = goal;
  drawMonthAndDay();
  announceMonth();
}

/** Said when a button turns the page, on which the focus stays. */
function announceMonth() {
  announce(`${find("#month-title").textContent}. ${find("#lunar-title").textContent}`);
}

function choose(date) {
  chosen = date;
  focused = date;
  history.replaceState(null, "", `#${dateText(date)}`);
  drawMonthAndDay();
}

function listen() {
  listenToMonth({
    choose(date) {
      announce("");
      choose(date);
    },
    show(date) {
      focused = date;
      drawMonthAndDay();
    },
  });
  find("#previous").addEventListener("click", () => turn(-1));
  find("#next").addEventListener("click", () => turn(1));
  find("#today").addEventListener("click", () => {
    choose(today);
    announceMonth();
  });
  find("#go-to").addEventListener("change", ({ target }) => {
    const date = dayOf(target.value);
    if (date && isKnown(date)) choose(date);
    else announce(outside());
  });
  find("#print").addEventListener("click", () => print());
  find("#languages").addEventListener("click", ({ target }) => {
    const code = target.dataset.language;
    if (!code) return;
    chooseLanguage(code);
    drawAll();
    find(`#languages [data-language=${code}]`).focus();
  });
  addEventListener("hashchange", () => {
    const date = linked();
    if (!date) return;
    choose(date);
    find("#month").scrollIntoView({ block: "nearest" });
  });
  listenToScheme(drawSkyAndPictures);
}

/** Looks at the clock when the page is seen again, and every minute: another day draws all that depends on it. */
function keepTime() {
  let minute = Math.floor(now() / 60_000);
  const look = () => {
    const next = Math.floor(now() / 60_000);
    if (next === minute || document.hidden) return;
    minute = next;
    const wasToday = dateText(chosen) === dateText(today);
    const date = nearest(localDate());
    if (dateText(date) === dateText(today)) return drawSkyAndPictures();
    today = date;
    if (wasToday) chosen = focused = today;
    drawNow();
  };
  setInterval(look, 1000);
  document.addEventListener("visibilitychange", look);
}

/** Says what is not usual, with a button where something can be done. */
function notify(key, button) {
  const notice = find("#notice");
  notice.hidden = false;
  notice.replaceChildren(element("span", { "data-text": key }, say(key)), ...(button ? [" ", button] : []));
}

async function loadAlmanac() {
  // Where the file takes its time, the month and the converter are there before it.
  const early = setTimeout(drawAll, 150);
  try {
    almanac = await load().finally(() => clearTimeout(early));
    drawAll();
  } catch (error) {
    // Whatever is wrong with it, the month and the converter do not need it.
    console.warn(error.message);
    almanac = null;
    notify("withoutAlmanac");
    drawAll();
  }
  document.documentElement.dataset.ready = almanac ? "all" : "tables";
  if (!almanac) return;
  const later = globalThis.requestIdleCallback ?? ((task) => setTimeout(task, 200));
  later(async () => {
    insults = await loadInsults().catch(() => null);
    drawSkyAndPictures();
    document.documentElement.dataset.insults = insults ? "shown" : "none";
  });
}

/** Keeps the page for days without a network, and offers a newer one: it comes when the user wants it. */
async function keepOffline() {
  if (!("serviceWorker" in navigator)) return;
  const offer = (worker) => {
    const reload = element("button", { "data-text": "reload" }, say("reload"));
    reload.addEventListener("click", () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      worker.postMessage("use");
    });
    notify("newVersion", reload);
  };
  try {
    const registration = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.addEventListener("statechange", () => {
        if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
      });
    });
    await navigator.serviceWorker.ready;
    find("#offline").hidden = false;
    document.documentElement.dataset.offline = "ready";
  } catch {
    // Without one the page works as long as there is a network.
  }
}

startConverter(chosen);
startSky(ownZone(), drawSkyAndPictures);
startAnniversaries(drawNow);
showText(find("#notice"), "");
listen();
keepTime();
await loadAlmanac();
await keepOffline();
