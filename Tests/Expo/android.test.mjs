// `"android": true`: what the plugin asks react-native-android-widget for, and what it says where something is missing.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { androidWidgets } from "../../Apps/Android/assemble.mjs";
import { version } from "../../Apps/JavaScript/assemble.mjs";
import { all, app, settings } from "./app.mjs";

const widgets = androidWidgets();
const android = (more = {}) => settings({ android: { package: "com.example.app" }, ...more });

/** An app with stand-ins of both packages: the plugin of the other one keeps what it is asked for in the config. */
function androidApp(t, { archive = version(), library = true } = {}) {
  const one = app(t);
  const write = (name, files) => {
    mkdirSync(join(one.root, "node_modules", name), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(one.root, "node_modules", name, file), text);
  };
  if (archive) write("almanac-widgets-android", { "package.json": JSON.stringify({ version: archive }), "widgets.json": JSON.stringify(widgets) });
  if (library) write("react-native-android-widget", { "app.plugin.js": "module.exports.default = (config, given) => ({ ...config, asked: given });" });
  const config = (given, ofApp = android()) => one.prebuild(given, { ...ofApp, _internal: { projectRoot: one.root } });
  return { ...one, config };
}

test("each chosen widget is one of react-native-android-widget, by the kind that it has on iOS", async (t) => {
  const one = androidApp(t);
  const { asked } = await one.config({ widgets: ["calendar", "solstice"], android: true, gallery: { SolsticeWidget: { name: "Our sun", description: { en: "Days" } } } });
  assert.deepEqual(asked.widgets.map(({ name, label, description }) => [name, label, description]),
    [["CalendarWidget", "Lịch Nhà", "Xem lịch âm dương trong tháng"], ["SolsticeWidget", "Our sun", "Days"]]);
  assert.deepEqual([asked.widgets[0].minWidth, asked.widgets[0].targetCellWidth, asked.widgets[0].updatePeriodMillis], ["180dp", 4, 1800000]);
});

test("the scheme is in the manifest once, also after a second run with another one", async (t) => {
  const one = androidApp(t);
  for (const scheme of ["example", "other"]) {
    await one.config({ android: true }, android({ scheme }));
    const { manifest } = JSON.parse(readFileSync(join(one.root, "AndroidManifest.json"), "utf8"));
    assert.deepEqual(manifest.application[0]["meta-data"], [{ $: { "android:name": "AlmanacURLScheme", "android:value": scheme } }]);
  }
});

test("without android nothing is asked for, and nothing is needed", async (t) => {
  const one = androidApp(t, { archive: null, library: false });
  for (const given of [{}, { android: false }]) assert.equal((await one.config(given)).asked, undefined);
});

test("what is missing or wrong is named, with what to do", async (t) => {
  const refused = async (message, given, found, ofApp) => {
    const one = androidApp(t, found);
    const before = one.files();
    await assert.rejects(one.config({ android: true, ...given }, ofApp), message);
    assert.deepEqual(one.files(), before);
  };
  await refused(/needs almanac-widgets-android, which is not there: npm install \.\/vendor\/almanac-widgets-android\.tgz/, {}, { archive: null });
  await refused(/needs react-native-android-widget, which is not there: npx expo install react-native-android-widget/, {}, { library: false });
  await refused(/almanac-widgets-android is 0\.9\.0-data-1 and almanac-widgets \S+: install both archives of one build/, {}, { archive: "0.9.0-data-1" });
  await refused(/set "android": \{"package": "com\.example\.app"\}/, {}, {}, settings());
  await refused(/none of the chosen widgets is there on Android: there are calendar, insult, solstice/, { widgets: ["budget"] });
  for (const android of ["yes", 1, null]) await refused(/^Error: almanac-widgets: android must be true or false, found /, { android });
});

test("budgets and drinks are named as not there, and the others come", async (t) => {
  const said = t.mock.method(console, "warn", () => {});
  const { asked } = await androidApp(t).config({ widgets: all, android: true });
  assert.deepEqual(asked.widgets.map(({ name }) => name).sort(), ["CalendarWidget", "InsultWidget", "SolsticeWidget"]);
  assert.match(said.mock.calls[0].arguments[0], /budget and hydration only on iOS: on Android there are calendar, insult, solstice/);
});
