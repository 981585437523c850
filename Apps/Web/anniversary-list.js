// Days of the user's own, as this browser keeps them: in the settings of the calendar app, of which the page changes only these.

import { dayOf } from "./days.js";
import { isVisibleLine } from "./days-off.js";
import { LunarCalendar } from "./lunar-dates.js";
import { listenToStorage, persist, store, stored } from "./storage.js";

const key = "calendarSettings";
/** The greatest number of days, `AnniversaryList.limit` in Swift: the widget reads no longer list. */
const limit = 10_000;
const kinds = ["death", "birthday", "other"];
export const leapMonthRules = ["regularMonth", "leapMonthIfPresent", "bothMonths"];
export const missingDayRules = ["lastDayOfMonth", "firstDayOfNextMonth", "skip"];

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the value of a text of JSON; undefined if it is not JSON. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function read(text) {
  const value = parsed(text ?? "{}");
  const anniversaries = value?.anniversaries ?? [];
  return isObject(value) && Array.isArray(anniversaries) ? { ...value, anniversaries } : null;
}

/** The settings, or null where what is stored cannot be read. */
let settings = read(stored(key));
/** Whether the browser keeps what is changed. Where it does not, the page has the only copy. */
let isKept = true;

/** Whether a number is whole, from 1 to the greatest. */
const isWithin = (number, greatest) => Number.isInteger(number) && number >= 1 && number <= greatest;
/** Whether a value was left out. */
const isAbsent = (value) => value === undefined || value === null;
const isChoice = (value, choices) => isAbsent(value) || choices.includes(value);

/** Whether a text may be a name, as `GivenName` in Swift allows. */
export const isName = (text) => isVisibleLine(text, 80);

/** The greatest lunar year of an event. */
export const lastYear = 9999;
const isCalendar = (id) => isAbsent(id) || LunarCalendar.all.some((one) => one.id === id);

/** Whether the almanac can read a day, as `Anniversary` in Swift does; one of a newer app may have what is not known here. */
function isReadable(one) {
  return isObject(one) && /^[\w.-]{1,64}$/.test(one.id) && typeof one.id === "string" && isName(one.name)
    && (isAbsent(one.year) || isWithin(one.year, lastYear)) && isCalendar(one.calendar) && (isAbsent(one.savedOn) || dayOf(one.savedOn) !== null)
    && (one.every === "month" ? [one.month, one.leapMonthRule, one.year].every(isAbsent) : isWithin(one.month, 12))
    && isChoice(one.every, ["year", "month"]) && isWithin(one.day, 30) && isChoice(one.kind, kinds)
    && isChoice(one.leapMonthRule, leapMonthRules) && isChoice(one.missingDayRule, missingDayRules);
}

const all = () => settings?.anniversaries ?? [];

/** The days of a list that can be read, each id once. */
export function readableDays(list) {
  const ids = new Set();
  return list.filter((one) => isReadable(one) && !ids.has(one.id) && ids.add(one.id));
}

/** The days that can be read, in the order in which they were entered. */
export const anniversaries = () => readableDays(all());

/** The number of entries that cannot be read; they stay unchanged. */
export const unreadableCount = () => all().length - anniversaries().length;

/** Whether there is no room for some more days. */
export const isFull = (count = 1) => all().length + count > limit;

/** Whether the stored text cannot be read at all; then nothing is added or removed. */
export const isUnreadable = () => settings === null;

/** A day without what is meant anyway, and without the day on which it was saved. */
export function shortened({ savedOn, ...one }) {
  const usual = { kind: "other", every: "year", leapMonthRule: leapMonthRules[0], missingDayRule: missingDayRules[0] };
  return Object.fromEntries(Object.entries(one).filter(([key, value]) => !isAbsent(value) && usual[key] !== value));
}

/** Changes the list as it is now: another tab may have changed it since it was read. Whether the browser keeps that. */
function change(action) {
  if (isKept) settings = read(stored(key));
  if (!settings) return false;
  settings = { ...settings, anniversaries: action([...settings.anniversaries]) };
  isKept = store(key, JSON.stringify(settings));
  persist();
  return isKept;
}

/** 128 bits as an id. `crypto.randomUUID` is missing where the page is not read over HTTPS. */
const newID = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const add = (day) => change((list) => [...list, { id: newID(), ...day }]);

/** Changes a day; what a newer app keeps of it stays, and what is null is taken away. */
export const replace = (id, day) => change((list) => list.map((one) => one?.id !== id ? one
  : Object.fromEntries(Object.entries({ ...one, ...day }).filter(([, value]) => value !== null))));

/** Takes a day out. What is given puts it back into its place. */
export function remove(id) {
  const index = all().findIndex((one) => one?.id === id);
  const removed = all()[index];
  change((list) => list.filter((one) => one?.id !== id));
  return () => change((list) => {
    if (!list.some((one) => one?.id === id)) list.splice(index, 0, removed);
    return list;
  });
}

/** Begins with no days; what could not be read is kept under a name that nothing else has. */
export function startAnew() {
  const text = stored(key);
  let index = 0;
  const name = () => `${key}.unreadable${index || ""}`;
  while ((stored(name()) ?? text) !== text) index++;
  if (!store(name(), text)) return;
  store(key, "{}");
  settings = read(stored(key));
}

/** All that is kept, for a file: the command reads it too. */
export const copy = () => JSON.stringify({ ...settings, anniversaries: all() }, null, 2) + "\n";

/**
 * Adds the days of a copy, of the settings of the app, or of a list of days, but for those that are here.
 *
 * Gives how many were added, were here, and cannot be read, or that there is no room for them; null if it is no such file.
 */
export function addCopy(text) {
  const value = parsed(text);
  const list = Array.isArray(value) ? value : (value?.payload ?? value)?.anniversaries;
  if (!Array.isArray(list)) return null;
  const readable = readableDays(list);
  const known = new Set(all().map((one) => one?.id));
  if (isFull(readable.filter((one) => !known.has(one.id)).length)) return { isFull: true };
  const count = { added: 0, known: 0, unreadable: list.length - readable.length };
  count.isKept = change((days) => {
    const ids = new Set(days.map((one) => one?.id));
    for (const one of readable) {
      if (ids.has(one.id)) count.known++;
      else count.added = days.push(one) && count.added + 1;
      ids.add(one.id);
    }
    return days;
  });
  return count;
}

/** Calls when another tab changed the list. */
export function listenToTabs(changed) {
  listenToStorage(key, () => {
    settings = read(stored(key));
    changed();
  });
}
