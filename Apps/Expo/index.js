// The functions that an app calls: the names of the first versions of its widgets' apps, over the native module.

const { useCallback, useEffect, useRef } = require("react");
const { AppState, Platform } = require("react-native");
const { requireOptionalNativeModule } = require("expo");
const { localDate, prepareWidgetData } = require("./almanac/index.js");
const { loadDecisions } = require("./almanac/days-off.js");
const { widgetBridge } = require("./almanac/widget-bridge.js");
const { clockOf } = require("./clock.js");
const known = require("./settings.json");
const widgets = require("./widgets.json");
const notices = require("./notices.json");

const intervals = [5, 15, 30, 60];
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const isAndroid = Platform.OS === "android";
const module_ = Platform.OS === "ios" || isAndroid ? requireOptionalNativeModule("AlmanacWidgets") : null;
const failure = (message, path = []) => ({ error: { message, path } });
const words = (error) => String(error && error.message || error);
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Why there is no native module to work with; undefined if there is one. */
function absence() {
  if (Platform.OS !== "ios" && !isAndroid) return "widgets are on iOS and Android alone";
  if (!module_) {
    return "there is no native module AlmanacWidgets: was the app built after npx expo prebuild, and not by Expo Go?"
      + (isAndroid ? ' On Android it is in almanac-widgets-android, with "android": true in app.json' : "");
  }
  const names = ["hasBridge", "stored", "store", "reload", "answer"].concat(isAndroid ? ["device", "offset"] : "save");
  const missing = names.find((name) => typeof module_[name] !== "function");
  return missing && `the native module has no ${missing}: it is older than this package, so build the app again`;
}

const hasBridge = () => !absence() && module_.hasBridge();
/** On Android the widgets' program answers. */
const canAnswer = () => !absence() && (isAndroid || module_.hasBridge());
const kindsOf = (document) => widgets[document] ? widgets[document].kinds : [];

/** Asks the system to draw widgets anew: all of them, or those of a document. */
function reloadWidgets(document) {
  if (absence()) return;
  module_.reload(document === undefined ? [].concat(...Object.keys(widgets).map(kindsOf)) : kindsOf(document));
}

/** Returns the fault in settings; undefined if there is none. The widget checks the contents of lists and objects. */
function faultOf(document, settings) {
  for (const [name, value] of Object.entries(settings)) {
    const allowed = known[document][name];
    if (!allowed) return { message: `${name}: there are only the settings ${Object.keys(known[document]).join(", ")}`, path: ["action", "settings", name] };
    if (value === null) continue;
    const types = [].concat(allowed.type || []);
    const type = Array.isArray(value) ? "array" : Number.isInteger(value) && !types.includes("number") ? "integer" : typeof value;
    const isRight = allowed.words ? allowed.words.includes(value) : (types.length === 0 || types.includes(type))
      && !(value < allowed.minimum) && !(value > allowed.maximum);
    const expected = allowed.words ? allowed.words.filter((word) => word !== null).join(", ") : types.filter((one) => one !== "null").join(" or ")
      + (allowed.minimum === undefined ? "" : ` from ${allowed.minimum}${allowed.maximum === undefined ? "" : ` to ${allowed.maximum}`}`);
    if (!isRight) return { message: `${name}: expected ${expected}, found ${JSON.stringify(value)}`, path: ["action", "settings", name] };
  }
}

/** Changes stored settings without WidgetBridge: null resets one, and those that are not named stay. Damaged ones stay too. */
function change(document, action) {
  if (!isObject(action) || action.kind !== "set" || !isObject(action.settings)) return failure("without WidgetBridge only settings can be saved", ["action"]);
  const fault = faultOf(document, action.settings);
  if (fault) return { error: fault };
  const key = `${document}Settings`;
  const text = module_.stored(key);
  let all;
  try {
    all = text ? JSON.parse(text) : {};
  } catch (error) {
    all = undefined;
  }
  if (!isObject(all)) return failure(`the stored ${key} cannot be read and were kept: ${String(text).slice(0, 40)}`);
  for (const [name, value] of Object.entries(action.settings)) {
    if (value === null) delete all[name];
    else all[name] = value;
  }
  module_.store(key, JSON.stringify(all));
  return { saved: { settings: all } };
}

/** Performs a SaveRequest at this moment and in the zone of the device; the answer has `error` if nothing was saved. */
async function save(request) {
  try {
    const reason = absence();
    if (reason) return failure(reason);
    const { document, action } = request;
    let answer;
    if (hasBridge()) answer = JSON.parse(await module_.save(JSON.stringify({ instant: new Date().toISOString(), zone, ...request })));
    else if (known[document]) answer = change(document, action);
    else answer = failure(`${document} needs WidgetBridge, ${isAndroid ? "which is not there on Android"
      : "which the plugin links if its widget is chosen in app.json"}`, ["document"]);
    if (!answer.error) reloadWidgets(document);
    return answer;
  } catch (error) {
    return failure(words(error));
  }
}

/** The answer to a WidgetRequest, at this moment if it names none; rejects on iOS without WidgetBridge. */
async function answer(request) {
  const reason = absence() || (!canAnswer() && "this app does not link WidgetBridge: choose insult, budget or hydration in app.json");
  if (reason) throw new Error(reason);
  const whole = { instant: new Date().toISOString(), ...request };
  const { zone } = whole.environment || {};
  if (isAndroid && zone === module_.device().zone) {
    whole.environment = { ...whole.environment, zone: clockOf(module_, zone, Date.parse(whole.instant)) };
  }
  return JSON.parse(module_.answer(JSON.stringify(whole)));
}

/** The text that is stored under a name; null if there is none. */
async function stored(name) {
  const reason = absence();
  if (reason) throw new Error(reason);
  const text = module_.stored(name);
  return text === undefined ? null : text;
}

// Lịch Việt

const { setCalendarData, clearCalendarData } = widgetBridge({ save: async (text) => JSON.stringify(await save(JSON.parse(text))) }, { zone });

/** The functions of the first version. An app may ignore their promises, so a problem in them is also a warning during development. */
const WidgetBridge = {
  isAvailable: () => !absence(),
  setCalendarData: (month) => setCalendarData(month).then(warned),
  clearCalendarData: () => clearCalendarData().then(warned),
};

function warned(answer) {
  const { error, differences = [] } = answer;
  if (typeof __DEV__ !== "undefined" && __DEV__ && (error || differences.length)) {
    console.warn("almanac-widgets:", error ? error.message : `the widget differs from the month of the app in ${differences.length} places, first in ${
      differences[0].path.join(".")}: ${differences[0].found}, but ${differences[0].expected} in the widget`);
  }
  return answer;
}

/** The milliseconds to the first second of the next day of the device, whose clock may be moved that night. */
const untilMidnight = (now) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 0, 0, 1).getTime() - now.getTime();

/** Hands the month to the widget when the component appears, when the app becomes active, and just after midnight. */
function useWidgetSync(options) {
  const { firstWeekday, monthNaming, calendar, onResult } = options || {};
  const listener = useRef(onResult);
  listener.current = onResult;
  const syncWidget = useCallback(async () => {
    if (!WidgetBridge.isAvailable()) return failure(absence());
    const answer = await WidgetBridge.setCalendarData(prepareWidgetData(new Date(), { firstWeekday, monthNaming, calendar }));
    if (listener.current) listener.current(answer);
    return answer;
  }, [firstWeekday, monthNaming, calendar]);

  useEffect(() => {
    syncWidget();
    const subscription = AppState.addEventListener("change", (state) => { if (state === "active") syncWidget(); });
    let timer;
    const wait = () => { timer = setTimeout(() => { syncWidget(); wait(); }, untilMidnight(new Date())); };
    wait();
    return () => { subscription.remove(); clearTimeout(timer); };
  }, [syncWidget]);
  return { syncWidget };
}

/** Stores decisions about days off that are newer than those of the app, as `almanac export decided --format json` prints them; null removes them. */
async function decidedDays(document) {
  let value = document;
  try {
    if (document !== null) {
      loadDecisions(typeof document === "string" ? document : JSON.stringify(document));
      if (typeof document === "string") value = JSON.parse(document);
    }
  } catch (error) {
    return failure(words(error), ["decidedDays"]);
  }
  return save({ document: "calendar", action: { kind: "set", settings: { decidedDays: value } } });
}

// The Insolent Bard

const WidgetStorage = {
  /** Stores the interval. The widget goes on with its own sequence of insults, so the insult is not stored, and the answer says so. */
  async saveInsultForWidget(insult, intervalMinutes) {
    const answer = intervals.includes(intervalMinutes)
      ? await save({ document: "insult", action: { kind: "set", settings: { intervalMinutes } } })
      : failure(`intervalMinutes: expected ${intervals.join(", ")}, found ${JSON.stringify(intervalMinutes)}`, ["intervalMinutes"]);
    if (answer.error) {
      console.error("Error saving insult for widget:", answer.error.message);
      return answer;
    }
    return { saved: { intervalMinutes }, note: "the widget shows the insult of its own sequence, not this one: getInsultForWidget has it" };
  },

  /** The insult that the widget shows now; rejects on iOS without WidgetBridge, since only the widget's own code knows it. */
  async getInsultForWidget({ language = "en" } = {}) {
    if (!canAnswer()) throw new Error(absence() || "only WidgetBridge knows the insult of the widget: choose insult in app.json, with iOS 17 for the app");
    const state = await stored("insultSettings");
    const { snapshot, error } = await answer({
      widget: "insult", environment: { zone: isAndroid ? module_.device().zone : zone, language, family: "large" }, state, log: await stored("InsultTaps.json"),
    });
    if (error) throw new Error(error.message);
    if (!snapshot.facts) throw new Error("the settings of the insults cannot be read");
    const settings = state ? JSON.parse(state) : {};
    return { insult: snapshot.facts.insult, timestamp: snapshot.facts.beginning, intervalMinutes: intervals.includes(settings.intervalMinutes) ? settings.intervalMinutes : 60 };
  },
};

/** The insult that a link of the widget shares: `{ code }`, null in links of the first version, which share the current insult; null for other links. */
function insultOfLink(url) {
  const match = /^[a-z][a-z0-9+.-]*:\/\/share-insult\/?(?:\?([^#]*))?(?:#.*)?$/i.exec(String(url));
  if (!match) return null;
  const code = (match[1] || "").split("&").map((part) => part.split("=")).find(([name]) => name === "i");
  try {
    return { code: code && code[1] ? decodeURIComponent(code[1]) : null };
  } catch (error) {
    return { code: null };
  }
}

// MomiQ

/** Hands bills, transactions and budgets to the widgets whenever they change, once they are loaded; only their sums are stored. */
function useBudgetSync(options) {
  const { bills, transactions, budgets, categories, currency, isLoaded, onResult } = options;
  const listener = useRef(onResult);
  listener.current = onResult;
  const syncBudget = useCallback(async () => {
    const ledger = Object.fromEntries(Object.entries({ currency, bills, transactions, budgets, categories }).filter(([, value]) => value !== undefined));
    const answer = isLoaded ? await save({ document: "budget", action: { kind: "import", ledger, replace: true } })
      : failure("the data are not loaded yet, so nothing was stored", ["isLoaded"]);
    if (listener.current) listener.current(answer);
    return answer;
  }, [bills, transactions, budgets, categories, currency, isLoaded]);
  useEffect(() => { if (isLoaded) syncBudget(); }, [syncBudget, isLoaded]);
  return { syncBudget };
}

module.exports = {
  WidgetBridge, WidgetStorage, answer, decidedDays, insultOfLink, localDate, notices, prepareWidgetData, reloadWidgets, save, stored, useBudgetSync, useWidgetSync,
};
