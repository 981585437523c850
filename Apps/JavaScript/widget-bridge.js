// The three functions by which the first version of Lịch Việt passed its month to its widget, over the native module of the
// article "A native module for React Native". The widget computes every month itself, so the month of the app is checked and compared
// with that of this package, and only the user's choices in it are stored; other members are compared, or refused by their names.

import { prepareWidgetData } from "./widget.js";

const numbers = { currentMonth: [1, 12], currentYear: [1, 9999], lunarMonth: [1, 12], lunarYear: [1, 9999] };
const numbersOfDay = { solar: [1, 31], lunar: [1, 30], lunarMonth: [1, 12], dayOfWeek: [0, 6] };
const texts = ["monthName", "lunarMonthName"];
const flags = ["isCurrentMonth", "isToday"];
// The members that `prepareWidgetData` gives besides: the first ones are compared where they are there, and the rest follows from them or is in the
// language that the app chose. Any other member is refused, as the widget would not show it.
const comparedOfDay = ["date", "lunarYear", "isLeapMonth"];
const furtherOfDay = comparedOfDay.concat("lunarMonthLength", "lunarText", "isCertain", "dayCanChi");
const further = ["calendar", "today", "language", "languageUsed", "weekdays", "weeksNeeded", "note"];

/** The problem of a month, and its path: `{ message, path }`; null if there is none. */
function faultOf(month) {
  const fault = (path, expected, found) => ({
    message: `${path.join(".") || "the month"}: expected ${expected}, found ${found === undefined ? "nothing" : JSON.stringify(found).slice(0, 40)}`,
    path,
  });
  function faultOfMembers(object, path, ranges, names, isRight, kind, more) {
    if (typeof object !== "object" || !object || Array.isArray(object)) return fault(path, "an object", object);
    for (const name of Object.keys(ranges)) {
      const [[least, greatest], value] = [ranges[name], object[name]];
      if (!(typeof value === "number" && Math.floor(value) === value && value >= least && value <= greatest)) {
        return fault(path.concat(name), `a whole number from ${least} to ${greatest}`, value);
      }
    }
    const other = Object.keys(object).find((name) => !names.includes(name) && !(name in ranges) && !more.includes(name));
    if (other !== undefined) {
      return { message: `${path.concat(other).join(".")}: the widget has nothing for this`, path: path.concat(other) };
    }
    const wrong = names.find((name) => !isRight(object[name]));
    return wrong === undefined ? null : fault(path.concat(wrong), kind, object[wrong]);
  }
  const head = faultOfMembers(month, [], numbers, texts, (value) => typeof value === "string", "a text", further.concat("days"));
  if (head) return head;
  if (!Array.isArray(month.days) || month.days.length !== 42) {
    return fault(["days"], "an array of 42 days", Array.isArray(month.days) ? month.days.length + " elements" : month.days);
  }
  return month.days.reduce((first, day, index) => first || faultOfMembers(day, ["days", String(index)], numbersOfDay, flags,
    (value) => typeof value === "boolean", "true or false", furtherOfDay), null);
}

/** Where a month differs from that of the widget, in the order of its members: `{ path, found, expected }`. */
function differencesOf(month, expected, isCurrent) {
  const differences = [];
  const compare = (path, found, expected) => {
    if (found !== expected) differences.push({ path, found, expected });
  };
  // The lunar month of another month than that of today may be that of any of its days.
  const names = isCurrent ? Object.keys(numbers).concat(texts) : ["currentMonth", "currentYear", "monthName"];
  for (const name of names.concat("calendar" in month ? ["calendar"] : [])) compare([name], month[name], expected[name]);
  month.days.forEach((day, index) => Object.keys(numbersOfDay).concat(flags, comparedOfDay.filter((name) => name in day)).forEach((name) =>
    compare(["days", String(index), name], day[name], expected.days[index][name])));
  return differences;
}

export function widgetBridge(native, options) {
  const { zone, calendar, now = () => new Date(), today } = options;
  const isAvailable = () => !!native && typeof native.save === "function";
  const failure = (message, path = []) => ({ error: { message, path } });

  /** Stores choices, after which the native module draws the widgets anew. */
  function save(settings, answer) {
    const request = { document: "calendar", instant: now().toISOString(), zone, action: { kind: "set", settings } };
    return Promise.resolve().then(() => native.save(JSON.stringify(request))).then((text) => {
      const { error } = JSON.parse(text);
      return error ? { error } : answer;
    }).catch((error) => failure(String(error && error.message || error)));
  }

  function setCalendarData(data) {
    if (!isAvailable()) return Promise.resolve(failure("there is no native module"));
    let month = data;
    try {
      if (typeof data === "string") month = JSON.parse(data);
    } catch (error) {
      return Promise.resolve(failure("not JSON: " + error.message));
    }
    const fault = faultOf(month);
    if (fault) return Promise.resolve({ error: fault });
    const firstWeekday = (month.days[0].dayOfWeek + 6) % 7;
    // The first version called month 11 "Tháng Một".
    const monthNaming = /(^T|– t)háng Một(?= |$)/.test(month.lunarMonthName) ? "traditional" : "modern";
    const shown = ("000" + month.currentYear).slice(-4) + "-" + ("0" + month.currentMonth).slice(-2);
    let expected;
    try {
      expected = prepareWidgetData(today && today(), { calendar, firstWeekday, monthNaming, month: shown });
    } catch (error) {
      return Promise.resolve(failure(error.message));
    }
    const isCurrent = expected.today.slice(0, 7) === shown;
    const settings = Object.assign({ firstWeekday }, isCurrent && month.lunarMonth === 11 ? { monthNaming } : {});
    return save(settings, { differences: differencesOf(month, expected, isCurrent) });
  }

  function clearCalendarData() {
    if (!isAvailable()) return Promise.resolve(failure("there is no native module"));
    return save({ firstWeekday: null, monthNaming: null }, {});
  }

  return { setCalendarData, clearCalendarData, isAvailable };
}
