// The functions that an app calls, against stand-ins of React, React Native and the native module.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { packed } from "../../Apps/JavaScript/assemble.mjs";
import { all, archive } from "./app.mjs";

const files = archive(all);
const settled = () => new Promise((done) => setTimeout(done, 5));

/** The package in an app: what it exports, and what a test may look at and do. */
function app({ native, os = "ios", now = "2026-02-16T23:00:00" } = {}) {
  const state = { stored: {}, reloads: [], listeners: [], timers: [], cleanups: [], errors: [], warnings: [] };
  const module = native === undefined ? {
    hasBridge: () => false, stored: (key) => state.stored[key] ?? null,
    store: (key, text) => { if (text === null) delete state.stored[key]; else state.stored[key] = text; },
    reload: (kinds) => state.reloads.push(...kinds), answer: () => { throw new Error("this app does not link WidgetBridge"); },
    save: () => { throw new Error("this app does not link WidgetBridge"); },
  } : native;
  class Clock extends Date {
    constructor(...given) { super(...(given.length ? given : [new Date(state.now ?? now).getTime()])); }
  }
  let before = {};
  let place = 0;
  const react = {
    useRef: (current) => ({ current }),
    useCallback: (body, inputs) => {
      const key = `callback ${place++}`;
      if (!before[key] || before[key].inputs.some((one, index) => one !== inputs[index])) before[key] = { body, inputs };
      return before[key].body;
    },
    useEffect: (body, inputs) => {
      const key = `effect ${place++}`;
      if (before[key] && before[key].inputs.every((one, index) => one === inputs[index])) return;
      if (before[key] && before[key].end) before[key].end();
      before[key] = { inputs, end: body() };
    },
  };
  const reactNative = { Platform: { OS: os }, AppState: { addEventListener: (kind, listener) => {
    state.listeners.push(listener);
    return { remove: () => state.listeners.splice(state.listeners.indexOf(listener), 1) };
  } } };
  const others = { react, "react-native": reactNative, expo: { requireOptionalNativeModule: (name) => name === "AlmanacWidgets" ? module : null } };
  function load(name, folder = "") {
    if (others[name]) return others[name];
    const file = folder + name.replace("./", "");
    const text = files[file];
    if (file.endsWith(".json")) return JSON.parse(text);
    const found = { exports: {} };
    new Function("module", "exports", "require", "Date", "setTimeout", "clearTimeout", "console", "__DEV__", text)(
      found, found.exports, (one) => load(one, file.replace(/[^/]*$/, "")), Clock, (body, after) => state.timers.push({ body, after }), (timer) => { state.timers[timer - 1] = undefined; },
      { error: (...words) => state.errors.push(words.join(" ")), warn: (...words) => state.warnings.push(words.join(" ")) }, true);
    return found.exports;
  }
  return {
    ...load("./index.js"), state,
    /** Renders a component anew. */
    render(body) { place = 0; return body(); },
    unmount() { Object.values(before).forEach((one) => one.end && one.end()); before = {}; },
  };
}
/** A native module with WidgetBridge, and what it was asked for. */
function bridged(answers = {}) {
  const requests = [];
  const native = {
    hasBridge: () => true, stored: (name) => (answers.stored || {})[name] ?? null, store: () => assert.fail("the bridge stores"), reload: () => {},
    answer: (text) => { requests.push(JSON.parse(text)); return JSON.stringify(answers.answer); },
    save: async (text) => { requests.push(JSON.parse(text)); return JSON.stringify(answers.save || { saved: {} }); },
  };
  return { native, requests };
}

test("the hook hands the month over at first, when the app becomes active and after midnight, and ends with its component", async () => {
  const one = app();
  const { syncWidget } = one.render(() => one.useWidgetSync());
  await settled();
  assert.deepEqual(one.state.reloads, ["CalendarWidget"]);
  assert.deepEqual(JSON.parse(one.state.stored.calendarSettings), { firstWeekday: 0 });
  one.state.listeners[0]("background");
  one.state.listeners[0]("active");
  await settled();
  assert.equal(one.state.reloads.length, 2);
  // One hour and a second to midnight.
  assert.equal(one.state.timers[0].after, 3601000);
  one.state.now = "2026-02-17T00:00:01";
  one.state.timers[0].body();
  await settled();
  assert.equal(one.state.reloads.length, 3);
  assert.equal(one.state.timers[1].after, 86400000);
  assert.equal(one.render(() => one.useWidgetSync()).syncWidget, syncWidget);
  assert.deepEqual(await syncWidget(), { differences: [] });
  one.unmount();
  assert.deepEqual([one.state.listeners, one.state.timers[1]], [[], undefined]);
  assert.deepEqual(one.state.warnings, []);
});

test("a month that says something else than the widget is named in a warning, and what is unknown is refused", async () => {
  const one = app();
  const month = one.prepareWidgetData({ year: 2026, month: 2, day: 16 });
  month.days[30].lunar = 5;
  const { differences } = await one.WidgetBridge.setCalendarData(month);
  assert.deepEqual(differences.map(({ path }) => path), [["days", "30", "lunar"]]);
  assert.match(one.state.warnings[0], /differs from the month of the app in 1 places, first in days\.30\.lunar: 5, but/);
  month.days[3].note = "Giỗ";
  const { error } = await one.WidgetBridge.setCalendarData(month);
  assert.deepEqual(error.path, ["days", "3", "note"]);
  assert.equal(one.state.warnings.length, 2);
});

test("without a native module, with an old one and with one that throws, the reason is said and nothing stops", async () => {
  const old = { hasBridge: () => false, stored: () => null };
  const broken = { ...bridged().native, hasBridge: () => false, stored: () => { throw new Error("no container of the app group group.x"); } };
  for (const [options, reason] of [[{ native: null }, /no native module AlmanacWidgets: was the app built/], [{ os: "web" }, /on iOS and Android alone/],
    [{ os: "android", native: null }, /On Android it is in almanac-widgets-android, with "android": true/],
    [{ native: old }, /has no store: it is older than this package/], [{ native: broken }, /no container of the app group group\.x/]]) {
    const one = app(options);
    assert.equal(one.WidgetBridge.isAvailable(), options.native === broken);
    const { syncWidget } = one.render(() => one.useWidgetSync());
    assert.match((await syncWidget()).error.message, reason);
    assert.match((await one.save({ document: "calendar", action: { kind: "set", settings: {} } })).error.message, reason);
    assert.match((await one.WidgetStorage.saveInsultForWidget("Thou!", 30)).error.message, reason);
    await assert.rejects(one.WidgetStorage.getInsultForWidget());
    await settled();
  }
});

test("on Android settings are stored as on iOS, the widgets' program answers, and what is not there is said", async () => {
  const stored = {};
  const { native: { save, ...native }, requests } = bridged({ answer: { snapshot: { facts: { insult: "Thou!" } } } });
  const one = app({ os: "android", native: {
    ...native, hasBridge: () => false, store: (key, text) => { stored[key] = text; }, device: () => ({ zone: "Asia/Ho_Chi_Minh" }), offset: () => 25200,
  } });
  assert.deepEqual(await one.save({ document: "calendar", action: { kind: "set", settings: { firstWeekday: 6 } } }), { saved: { settings: { firstWeekday: 6 } } });
  assert.deepEqual(stored, { calendarSettings: '{"firstWeekday":6}' });
  assert.match((await one.save({ document: "budget", action: { kind: "status" } })).error.message, /^budget needs WidgetBridge, which is not there on Android$/);
  assert.equal((await one.WidgetStorage.getInsultForWidget()).insult, "Thou!");
  assert.deepEqual(requests[0].environment.zone, { offset: 25200, changes: [], identifier: "Asia/Ho_Chi_Minh" });
});

test("damaged settings are kept, and it is said", async () => {
  for (const damaged of ["{", "[]", "null5"]) {
    const one = app();
    one.state.stored.calendarSettings = damaged;
    const { error } = await one.WidgetBridge.setCalendarData(one.prepareWidgetData());
    assert.match(error.message, /the stored calendarSettings cannot be read and were kept/);
    assert.equal(one.state.stored.calendarSettings, damaged);
    assert.deepEqual(one.state.reloads, []);
  }
});

test("without WidgetBridge settings are checked by their schema, and those that are not named stay", async () => {
  const one = app();
  one.state.stored.calendarSettings = '{"anniversaries": [], "later": 1}';
  const set = (document, settings) => one.save({ document, action: { kind: "set", settings } });
  assert.deepEqual((await set("calendar", { firstWeekday: 6, monthNaming: null })).saved.settings, { anniversaries: [], later: 1, firstWeekday: 6 });
  for (const [document, settings, message] of [["calendar", { firstWeekDay: 6 }, /^firstWeekDay: there are only the settings/],
    ["calendar", { firstWeekday: 7 }, /^firstWeekday: expected integer from 0 to 6, found 7/], ["calendar", { monthNaming: "old" }, /expected traditional, modern, found "old"/],
    ["insult", { rating: "rude" }, /^rating: expected/], ["solstice", { permission: 5 }, /^permission: expected/]]) {
    assert.match((await set(document, settings)).error.message, message);
  }
  assert.match((await one.save({ document: "budget", action: { kind: "status" } })).error.message, /budget needs WidgetBridge/);
  assert.match((await one.save({ document: "insult", action: { kind: "another" } })).error.message, /only settings/);
});

test("the interval of an insult is kept, and the insult of the widget comes from the widget's code alone", async () => {
  const one = app();
  const { saved, note } = await one.WidgetStorage.saveInsultForWidget({ insult: "Thou knave!" }, 15);
  assert.deepEqual(saved, { intervalMinutes: 15 });
  assert.match(note, /own sequence/);
  assert.equal(one.state.stored.insultSettings, '{"intervalMinutes":15}');
  assert.match((await one.WidgetStorage.saveInsultForWidget("Thou!", 10)).error.message, /expected 5, 15, 30, 60, found 10/);
  assert.equal(one.state.errors.length, 1);
  await assert.rejects(one.WidgetStorage.getInsultForWidget(), /only WidgetBridge knows the insult of the widget/);
  const { native, requests } = bridged({
    stored: { insultSettings: '{"intervalMinutes":5}' },
    answer: { snapshot: { facts: { insult: "Thou art a churlish, motley-minded knave!", beginning: "2026-02-16T16:00:00Z" } } },
  });
  assert.deepEqual(await app({ native }).WidgetStorage.getInsultForWidget(), {
    insult: "Thou art a churlish, motley-minded knave!", timestamp: "2026-02-16T16:00:00Z", intervalMinutes: 5,
  });
  assert.equal(requests[0].state, '{"intervalMinutes":5}');
});

test("a link of the widget names its insult", () => {
  const { insultOfLink } = app();
  for (const [url, expected] of [["insolentbard://share-insult?i=statement.churlish.motley-minded.knave", { code: "statement.churlish.motley-minded.knave" }],
    ["insolentbard://share-insult", { code: null }], ["mine://share-insult/?a=1&i=quotation.0f", { code: "quotation.0f" }], ["insolentbard://share-insult?i=%zz", { code: null }],
    ["insolentbard://settings", null], ["", null], [undefined, null]]) assert.deepEqual(insultOfLink(url), expected, String(url));
});

test("budgets are handed over when they change, once they are loaded", async () => {
  const { native, requests } = bridged();
  const one = app({ native });
  const [bills, transactions, results] = [[{ id: 1 }], [], []];
  const onResult = (answer) => results.push(answer);
  const render = (more) => one.render(() => one.useBudgetSync({ bills, transactions, budgets: [], isLoaded: false, onResult, ...more }));
  const { syncBudget } = render();
  assert.match((await syncBudget()).error.message, /not loaded yet/);
  assert.equal(requests.length, 0);
  const [budgets, more] = [[], { isLoaded: true }];
  render({ ...more, budgets });
  render({ ...more, budgets });
  await settled();
  assert.equal(requests.length, 1);
  const { instant, zone, ...request } = requests[0];
  assert.deepEqual(request, { document: "budget", action: { kind: "import", ledger: { bills, transactions, budgets }, replace: true } });
  assert.ok(instant && zone);
  render({ ...more, budgets, bills: [{ id: 1 }, { id: 2 }] });
  await settled();
  assert.equal(requests.length, 2);
});

test("newer decisions reach the widget by one call, and wrong ones do not", async () => {
  const one = app();
  const document = { schema: "almanac-decided-days", version: 1, decisions: [{ country: "china", year: 2040, settlesYear: true, number: "made up", date: "2039-11-04",
    source: "made up", days: [{ date: "2040-01-02", kind: "bridging", festivalId: "yuandan" }] }] };
  assert.equal((await one.decidedDays(JSON.stringify(document))).error, undefined);
  assert.deepEqual(JSON.parse(one.state.stored.calendarSettings).decidedDays, document);
  assert.deepEqual(one.state.reloads, ["CalendarWidget"]);
  const wrong = structuredClone(document);
  wrong.decisions[0].days[0].date = "2040-01-01";
  assert.match((await one.decidedDays(wrong)).error.message, /decisions\[0\]\.days\[0\]\.date/);
  assert.deepEqual(JSON.parse(one.state.stored.calendarSettings).decidedDays, document);
  await one.decidedDays(null);
  assert.equal(one.state.stored.calendarSettings, "{}");
});

test("archives are small, and hold the licences of what is in them", () => {
  const calendar = archive(["calendar"]);
  const sizes = [packed(calendar), packed(files)].map(({ length }) => length);
  assert.ok(sizes[0] <= 682_000 && sizes[1] <= 1_038_500, sizes.join(", "));
  assert.ok(Object.keys(files).every((name) => `package/${name}`.length <= 100), "a name is too long for the archive");
  for (const name of ["LICENSE", "NOTICE", "unicode-license.txt"]) assert.ok(calendar[name]);
  const notices = JSON.parse(files["notices.json"]);
  assert.match(notices.calendar, /Unicode CLDR[^]*UNICODE LICENSE V3/);
  assert.ok(!notices.calendar.includes("GeoNames") && !Object.keys(calendar).some((name) => name.includes("Cities.swift")));
  for (const name of ["solstice", "insult", "budget", "hydration"]) assert.match(notices[name], /GeoNames[^]*CC BY 4\.0/);
  assert.deepEqual(Object.keys(calendar).filter((name) => /^swift\/(Sources\/)?\w+\/\w*(Budget|Hydration|Insult|Solstice|Spending|Bridge)\w*\//.test(name)), []);
});

test("the types of the package compile, and misspelt members do not", (t) => {
  if (spawnSync("tsc", ["--version"]).status !== 0) return t.skip("tsc is missing: apt-get install node-typescript");
  const folder = mkdtempSync(join(tmpdir(), "types-"));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    if (!name.endsWith(".d.ts")) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, "app.ts"), `import { WidgetBridge, WidgetStorage, insultOfLink, prepareWidgetData, save, useBudgetSync, useWidgetSync } from "./index";
const { syncWidget } = useWidgetSync({ firstWeekday: 0 });
syncWidget().then((answer) => answer.error ? answer.error.message : answer.differences.length);
WidgetBridge.setCalendarData(prepareWidgetData() as any);
WidgetStorage.saveInsultForWidget({ insult: "Thou!" }, 30);
// @ts-expect-error
WidgetStorage.saveInsultForWidget("Thou!", 31);
useBudgetSync({ bills: [], transactions: [], budgets: [], isLoaded: true });
save({ document: "hydration", action: { kind: "add", volumeML: 250 } });
// @ts-expect-error
save({ document: "hydration", action: { kind: "add", volume: 250 } });
export const code: string | null | undefined = insultOfLink("x")?.code;
`);
  const { status, stdout } = spawnSync("tsc", ["--noEmit", "--strict", "--target", "es2020", "--module", "commonjs", "--moduleResolution", "node", "app.ts"],
    { cwd: folder, encoding: "utf8" });
  assert.equal(status, 0, stdout);
});
