// The task that draws widgets, against stand-ins of React, the native module and react-native-android-widget.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { androidWidgets } from "../../Apps/Android/assemble.mjs";

const code = readFileSync(new URL("../../Apps/Android/index.js", import.meta.url), "utf8");
const [FlexWidget, OverlapWidget, SvgWidget, TextWidget] = ["flex", "overlap", "svg", "text"];
const action = { name: "skipInsult", values: { skipped: "2", slot: "7" } };
const answer = {
  light: "<svg>light</svg>", dark: "<svg>dark</svg>", spoken: "Lịch Việt: mùng 1", link: "example://month/2026-02", next: "2026-02-17T17:00:00Z",
  taps: [{ x: 10, y: 20, width: 30, height: 40, spoken: "Mùng 1", link: "example://day/2026-02-17" }, { x: 0, y: 0, width: 44, height: 44, spoken: "Another", action }],
};

const clock = { exports: {} };
new Function("exports", readFileSync(new URL("../../Apps/Expo/clock.js", import.meta.url), "utf8"))(clock.exports);

/** The task with a native module; what it was asked and what it has drawn is in the rest. */
function task({ native = {}, answers = answer, zone = "Asia/Ho_Chi_Minh", offset = () => 25200, stored = {} } = {}) {
  const all = { requests: [], drawn: [], alarms: [], stored: { ...stored }, errors: [] };
  const module_ = native && {
    device: () => ({ zone, language: "vi-VN", is24Hour: true, scheme: "example" }), offset,
    stored: (name) => all.stored[name] ?? null, store: (name, text) => { all.stored[name] = text; },
    draw: (text) => { all.requests.push(JSON.parse(text)); return JSON.stringify(typeof answers === "function" ? answers(JSON.parse(text)) : answers); },
    redrawAt: (kind, time) => all.alarms.push([kind, new Date(time).toISOString()]), ...native,
  };
  const others = {
    "almanac-widgets/clock": clock.exports,
    react: { createElement: (type, props, ...children) => ({ type, ...props, children }) }, expo: { requireOptionalNativeModule: () => module_ },
    "react-native-android-widget": { FlexWidget, OverlapWidget, SvgWidget, TextWidget }, "./widgets.json": androidWidgets(),
  };
  const found = { exports: {} };
  new Function("module", "require", "console", code)(found, (name) => others[name], { error: (...words) => all.errors.push(words.join(" ")) });
  return { ...all, run: (more = {}) => found.exports.widgetTask({
    widgetInfo: { widgetName: "CalendarWidget", width: 338, height: 158 }, widgetAction: "WIDGET_UPDATE", renderWidget: (one) => all.drawn.push(one), ...more,
  }) };
}
const sized = (width, height) => ({ widgetInfo: { widgetName: "CalendarWidget", width, height } });

test("a widget is a picture for light and dark, with the spoken text, areas that open pages, and an alarm at its next moment", async () => {
  const one = task({ stored: { calendarSettings: "{}" } });
  await one.run();
  const [{ light, dark }] = one.drawn;
  assert.deepEqual([light.type, light.accessibilityLabel, light.clickAction, light.clickActionData], [OverlapWidget, answer.spoken, "OPEN_URI", { uri: answer.link }]);
  assert.deepEqual([light, dark].map(({ children: [picture] }) => [picture.type, picture.svg, picture.style.width]),
    [[SvgWidget, answer.light, 338], [SvgWidget, answer.dark, 338]]);
  const [, area] = light.children;
  assert.deepEqual([area.type, area.style, area.accessibilityLabel, area.clickActionData],
    [FlexWidget, { width: 30, height: 40, marginLeft: 10, marginTop: 20 }, "Mùng 1", { uri: "example://day/2026-02-17" }]);
  assert.deepEqual(dark.children.slice(1), light.children.slice(1));
  assert.deepEqual(one.alarms, [["CalendarWidget", "2026-02-17T17:00:00.000Z"]]);
  const [{ widget, state, environment }] = one.requests;
  assert.deepEqual([widget, state, environment.family, environment.language, environment.scheme, environment.hourCycle, environment.zone],
    ["calendar", "{}", "medium", "vi-VN", "example", "twentyFour", { offset: 25200, changes: [], identifier: "Asia/Ho_Chi_Minh" }]);
});

test("every size has the frame of a phone that is nearest, scaled into the middle", async () => {
  for (const [width, height, family, frame] of [[40, 40, "circular", [68, 68]], [2000, 2000, "large", [364, 382]], [160, 300, "small", [160, 170]],
    [110, 110, "small", [141, 141]], [320, 60, "rectangular", [172, 68]], [364, 382, "large", [364, 382]], [300, 200, "medium", [300, 170]]]) {
    const one = task();
    await one.run(sized(width, height));
    const { family: found, size } = one.requests[0].environment;
    assert.deepEqual([found, size.width, size.height], [family, ...frame], `${width} × ${height}`);
    const { style } = one.drawn[0].light.children[0];
    assert.ok(style.width <= width + 1e-9 && style.height <= height + 1e-9);
    assert.ok(Math.abs(width - style.width - 2 * style.marginLeft) < 1e-9 && Math.abs(height - style.height - 2 * style.marginTop) < 1e-9);
    assert.ok(Math.abs(style.width - width) < 1e-9 || Math.abs(style.height - height) < 1e-9, "it is as large as there is room");
  }
});

test("the clock has the changes of the zone to the second", async () => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", timeZoneName: "longOffset" });
  const offset = (time) => -3600 * Number(/GMT-(\d+)/.exec(format.format(time))[1]);
  const one = task({ zone: "America/New_York", offset });
  await one.run();
  const { changes, offset: first } = one.requests[0].environment.zone;
  assert.ok(changes.length >= 6 && [-14400, -18000].includes(first));
  // A moment with milliseconds, in whose second of the week there is a change.
  const later = clock.exports.clockOf({ offset }, "America/New_York", Date.parse(changes[0].at) + 10 * 604800000 + 200);
  assert.ok(later.changes.some(({ at }) => at === changes[0].at));
  for (const { at, offset: later } of changes) assert.deepEqual([offset(Date.parse(at) - 1000) === later, offset(Date.parse(at))], [false, later]);
});

test("a tap on another insult skips the one that is shown, once, and none if another one is shown by now", async () => {
  const tap = { widgetInfo: { widgetName: "InsultWidget", width: 338, height: 158 }, widgetAction: "WIDGET_CLICK", clickActionData: { ...action, values: { slot: action.values.slot, skipped: action.values.skipped } } };
  const one = task();
  await one.run(tap);
  assert.deepEqual(JSON.parse(one.stored["InsultTaps.json"]).payload.skipped, 3);
  assert.equal(one.requests.length, 2);
  assert.equal(one.requests[1].log, one.stored["InsultTaps.json"]);
  const other = task({ answers: { ...answer, taps: [{ ...answer.taps[1], action: { ...action, values: { skipped: "3", slot: "7" } } }] } });
  await other.run(tap);
  assert.deepEqual(other.stored, {});
});

test("what fails is said in the widget and in the log, and a widget of the app itself is left alone", async () => {
  for (const [options, words] of [[{ native: null }, /no native module AlmanacWidgets/], [{ answers: { error: { message: "there is not enough memory for this request", path: [] } } }, /not enough memory/],
    [{ native: { draw: () => "{" } }, /JSON/]]) {
    const one = task(options);
    await one.run();
    assert.equal(one.drawn[0].type, TextWidget);
    assert.match(one.drawn[0].text, words);
    assert.match(one.errors[0], words);
  }
  const one = task();
  await one.run({ widgetAction: "WIDGET_DELETED" });
  await one.run({ widgetInfo: { widgetName: "Weather", width: 100, height: 100 } });
  assert.deepEqual(one.drawn, []);
});
