// The config plugin over a project with the phases of Expo's bare template: what it adds, that a second run changes nothing, that nothing
// is left of what is taken out, and what it says of wrong input.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, win32 } from "node:path";
import test from "node:test";
import { all, app, archive, settings } from "./app.mjs";

const ids = (list) => (list || []).map((one) => one.value || one);
const plain = (text) => String(text).replace(/^"|"$/g, "");
const groups = "com.apple.security.application-groups";
const known = JSON.parse(archive(all)["widgets.json"]);

/** The targets of a project by name. */
const targets = ({ objects, rootObject }) => Object.fromEntries(ids(objects[rootObject].targets).map((id) => [plain(objects[id].name), objects[id]]));

test("one entry in app.json adds the extension: its target, its product, its files and what EAS asks for", async (t) => {
  const one = app(t, ["calendar"]);
  const config = await one.prebuild({ widgets: ["calendar"] }, settings({ plugins: [] }));
  const project = one.project();
  const { Example, AlmanacWidgets: extension } = targets(project);
  const { objects, rootObject } = project;
  assert.deepEqual(ids(extension.packageProductDependencies).map((id) => objects[id].productName), ["LunarCalendarWidget"]);
  const [reference] = ids(objects[rootObject].packageReferences).map((id) => objects[id]);
  assert.deepEqual(reference, { isa: "XCLocalSwiftPackageReference", relativePath: '"../node_modules/almanac-widgets/swift"' });
  assert.equal(objects[objects[ids(Example.dependencies)[0]].target], extension);
  const embedding = ids(Example.buildPhases).map((id) => objects[id]).find((one) => one.isa === "PBXCopyFilesBuildPhase");
  assert.equal(objects[ids(embedding.files)[0]].fileRef, extension.productReference);
  assert.equal(Example.packageProductDependencies, undefined, "the app links nothing");
  for (const id of ids(objects[extension.buildConfigurationList].buildConfigurations)) {
    const { PRODUCT_BUNDLE_IDENTIFIER, IPHONEOS_DEPLOYMENT_TARGET, CODE_SIGN_ENTITLEMENTS, INFOPLIST_FILE } = objects[id].buildSettings;
    assert.deepEqual([PRODUCT_BUNDLE_IDENTIFIER, IPHONEOS_DEPLOYMENT_TARGET], ['"com.example.app.AlmanacWidgets"', "17.0"]);
    assert.ok(one.has(CODE_SIGN_ENTITLEMENTS) && one.has(INFOPLIST_FILE));
  }
  assert.match(one.read("AlmanacWidgets/AlmanacWidgets.swift"), /^import WidgetKit$[^]*^@main\n.*WidgetBundle \{[^]*^ {4}CalendarWidget\(\)$/m);
  const info = one.read("AlmanacWidgets/Info.plist");
  for (const [key, value] of [["AlmanacAppGroup", "group.com.example.app"], ["AlmanacURLScheme", "example"], ["CFBundleDisplayName", "Lịch Nhà"],
    ["CFBundleShortVersionString", "1.2.0"], ["CFBundleVersion", "7"]]) assert.ok(info.includes(`<key>${key}</key>\n\t\t<string>${value}</string>`.replace(/\t\t/, "\t")), key);
  assert.deepEqual(JSON.parse(one.read("Info.json")),
    { AlmanacAppGroup: "group.com.example.app", AlmanacURLScheme: "example", CFBundleURLTypes: [{ CFBundleURLSchemes: ["example"] }] });
  assert.deepEqual(JSON.parse(one.read("entitlements.json")), { [groups]: ["group.com.example.app"] });
  assert.deepEqual(config.extra.eas.build.experimental.ios.appExtensions, [{
    targetName: "AlmanacWidgets", bundleIdentifier: "com.example.app.AlmanacWidgets", parentBundleIdentifier: "com.example.app",
    entitlements: { [groups]: ["group.com.example.app"] },
  }]);
});

test("the extension is like the one that Apps/ has for Xcode: its kind, the kinds of its phases, and its dependency", async (t) => {
  const one = app(t, ["calendar"]);
  await one.prebuild({});
  const { parse } = one.require("expo/config-plugins");
  const of = (project, name) => {
    const { objects } = project;
    const target = targets(project)[name];
    return [plain(target.productType), ids(target.buildPhases).map((id) => objects[id].isa), ids(target.packageProductDependencies).map((id) => objects[id].productName)];
  };
  const { objects, rootObject } = parse(readFileSync("Apps/LichViet/LichViet.xcodeproj/project.pbxproj", "utf8")).hash.project;
  assert.deepEqual(of(one.project(), "AlmanacWidgets"), of({ rootObject, objects: Object.assign({}, ...Object.values(objects)) }, "LichVietWidgets"));
});

test("Foundation reads the project and the property lists as they were meant", { skip: process.env.READ ? false : "READ names no reader" }, async (t) => {
  const one = app(t);
  const name = 'A "B" & <C> 日历';
  await one.prebuild({ widgets: all }, settings({ name }));
  const ios = join(one.root, "ios");
  const { stdout, stderr } = spawnSync(process.env.READ, ["Example.xcodeproj/project.pbxproj", "AlmanacWidgets/Info.plist", "AlmanacWidgets/AlmanacWidgets.entitlements",
    "AlmanacWidgets/PrivacyInfo.xcprivacy"].map((file) => join(ios, file)), { encoding: "utf8" });
  assert.equal(stderr, "");
  const [project, info, entitlements, privacy] = stdout.trim().split("\n").map((line) => JSON.parse(line));
  const bare = (value) => Array.isArray(value) ? value.map((one) => bare(one.value ?? one)) : typeof value !== "object" ? plain(value)
    : Object.fromEntries(Object.entries(value).filter(([key]) => !key.endsWith("_comment")).map(([key, one]) => [key, bare(one)]));
  assert.deepEqual(project.objects, bare(one.project().objects));
  assert.deepEqual([info.CFBundleDisplayName, info.CFBundleVersion, info.AlmanacAppGroup, info.AlmanacURLScheme], [name, "7", "group.com.example.app", "example"]);
  assert.deepEqual(info.CFBundleLocalizations, ["vi", "zh-Hans", "en", "ko", "zh-Hant"]);
  assert.deepEqual(entitlements, { [groups]: ["group.com.example.app"] });
  assert.equal(privacy.NSPrivacyTracking, false);
});

test("no id is missing, and each object is used", async (t) => {
  const one = app(t);
  await one.prebuild({ widgets: all });
  const { objects, rootObject } = one.project();
  const text = JSON.stringify(objects) + rootObject;
  for (const id of text.match(/\b[0-9A-F]{24}\b/g)) assert.ok(objects[id], id);
  for (const id of Object.keys(objects)) assert.ok(text.split(id).length > 2, `${objects[id].isa} ${id} is used by nothing`);
});

test("a second run changes nothing, also after another plugin has added an extension", async (t) => {
  const one = app(t);
  for (const widgets of [["calendar"], all]) {
    await one.prebuild({ widgets });
    const once = one.files();
    await one.prebuild({ widgets });
    assert.deepEqual(one.files(), once);
  }
});

test("what is taken out of app.json leaves nothing behind", async (t) => {
  const other = app(t);
  await other.prebuild({ widgets: ["calendar"] });
  const one = app(t);
  const before = one.files()["Example.xcodeproj/project.pbxproj"];
  const { write, parse } = one.require("expo/config-plugins");
  await one.prebuild({ widgets: all, targetName: "OldWidgets" });
  assert.ok(one.has("OldWidgets/AlmanacBridge.swift"));
  await one.prebuild({ widgets: ["calendar"] });
  const [found, expected] = [one, other].map((app) => Object.fromEntries(Object.entries(app.files()).filter(([name]) => name !== "Example.xcodeproj/project.pbxproj")));
  assert.deepEqual(found, expected);
  assert.deepEqual(one.project(), other.project());
  const config = await one.prebuild({ widgets: [] });
  assert.equal(one.read("Example.xcodeproj/project.pbxproj"), write(parse(before)));
  assert.deepEqual(Object.keys(one.files()), ["Example.xcodeproj/project.pbxproj", "Info.json", "entitlements.json"]);
  assert.deepEqual([one.read("Info.json"), one.read("entitlements.json")].map(JSON.parse),
    [{ CFBundleURLTypes: [{ CFBundleURLSchemes: ["example"] }] }, {}]);
  assert.deepEqual(config.extra.eas.build.experimental.ios.appExtensions, []);
});

test("files that a developer adds to the group of the extension stay, in the project and on disk", async (t) => {
  const one = app(t);
  const { parse, write } = one.require("expo/config-plugins");
  await one.prebuild({});
  const project = parse(one.read("Example.xcodeproj/project.pbxproj"));
  const { PBXGroup: groups, PBXFileReference: references } = project.hash.project.objects;
  const group = Object.values(groups).find(({ path }) => path === "AlmanacWidgets");
  references.AAAAAAAAAAAAAAAAAAAAAAAA = { isa: "PBXFileReference", lastKnownFileType: "sourcecode.swift", path: '"Mine.swift"', sourceTree: '"<group>"' };
  references.AAAAAAAAAAAAAAAAAAAAAAAA_comment = "Mine.swift";
  group.children.push({ value: "AAAAAAAAAAAAAAAAAAAAAAAA", comment: "Mine.swift" });
  writeFileSync(join(one.root, "ios/Example.xcodeproj/project.pbxproj"), write(project));
  writeFileSync(join(one.root, "ios/AlmanacWidgets/Mine.swift"), "mine");
  for (const widgets of [["calendar", "solstice"], []]) {
    await one.prebuild({ widgets });
    assert.equal(one.read("AlmanacWidgets/Mine.swift"), "mine");
    assert.match(one.read("Example.xcodeproj/project.pbxproj"), /AAAAAAAAAAAAAAAAAAAAAAAA \/\* Mine\.swift \*\/,/);
  }
});

test("an app that has the widget of a source document keeps its extension's bundle id", async (t) => {
  for (const [widget, bundle, targetName, extension] of [["calendar", "vn.bradley.vietcalendar", "LichVietWidget", "CalendarWidget"], ["budget", "app.momiq", "MomiQWidget", "widget"]]) {
    const one = app(t);
    await one.prebuild({ widgets: [widget], targetName, widgetBundle: `${bundle}.${extension}` }, settings({ ios: { bundleIdentifier: bundle } }));
    const project = one.project();
    const [id] = ids(project.objects[targets(project)[targetName].buildConfigurationList].buildConfigurations);
    assert.equal(project.objects[id].buildSettings.PRODUCT_BUNDLE_IDENTIFIER, `"${bundle}.${extension}"`);
    assert.ok(one.has(`${targetName}/${targetName}.swift`));
  }
});

test("the kinds are those of the first versions of the apps, so that placed widgets stay", () => {
  const ofDocuments = { calendar: "CalendarWidget", insult: "InsultWidget", hydration: "SipliWidget" };
  for (const [name, kind] of Object.entries(ofDocuments)) assert.deepEqual(known[name].kinds, [kind]);
});

test("an app for iOS 17 compiles the intents of its widgets, and one for older iOS has no controls, which need them there", async (t) => {
  const one = app(t);
  await one.prebuild({ widgets: ["calendar"] });
  const { objects, rootObject } = one.project();
  const { Example } = targets({ objects, rootObject });
  assert.deepEqual(ids(Example.packageProductDependencies).map((id) => objects[id].productName), ["LunarCalendarWidget"]);
  const sources = ids(Example.buildPhases).map((id) => objects[id]).filter(({ isa }) => isa === "PBXSourcesBuildPhase").flatMap(({ files }) => ids(files));
  assert.deepEqual(sources.map((id) => plain(objects[objects[id].fileRef].path)), ["AppDelegate.swift", "LunarCalendarWidgetIntents.swift"]);
  assert.match(one.read("AlmanacWidgets/AlmanacWidgets.swift"), /LunarDateControl\(\)/);
  await one.prebuild({ widgets: ["calendar"] }, settings({ plugins: [] }));
  assert.doesNotMatch(one.read("AlmanacWidgets/AlmanacWidgets.swift"), /Control\(\)/);
  assert.equal(targets(one.project()).Example.packageProductDependencies, undefined);
});

test("what an app stores itself is linked into it, and the class that does it is named in Info.plist", async (t) => {
  const one = app(t);
  await one.prebuild({ widgets: ["budget"] });
  const { objects, rootObject } = one.project();
  const { Example, AlmanacWidgets } = targets({ objects, rootObject });
  assert.deepEqual(ids(Example.packageProductDependencies).map((id) => objects[id].productName), ["BudgetWidget", "WidgetBridge"]);
  assert.deepEqual(ids(AlmanacWidgets.packageProductDependencies).map((id) => objects[id].productName), ["BudgetWidget"]);
  const files = (target) => ids(target.buildPhases).map((id) => objects[id]).filter(({ isa }) => isa === "PBXSourcesBuildPhase")
    .flatMap(({ files }) => ids(files)).map((id) => plain(objects[objects[id].fileRef].path));
  assert.deepEqual(files(Example), ["AppDelegate.swift", "BudgetWidgetIntents.swift", "AlmanacBridge.swift"]);
  assert.deepEqual(files(AlmanacWidgets), ["AlmanacWidgets.swift", "BudgetWidgetIntents.swift", "BudgetWidgetKinds.swift"]);
  assert.equal(JSON.parse(one.read("Info.json")).AlmanacBridge, "$(PRODUCT_MODULE_NAME).AlmanacBridge");
});

test("sources of a widget go into a folder of its name, and belong to the extension", async (t) => {
  const one = app(t);
  await one.prebuild({ widgets: ["calendar", "solstice"] });
  // The system finds an intent, and with it the widget, only in the sources of the extension.
  assert.match(one.read("AlmanacWidgets/calendar/LunarCalendarWidgetIntents.swift"), /struct CalendarIntent: WidgetConfigurationIntent/);
  assert.match(one.read("AlmanacWidgets/solstice/SolsticeWidgetKinds.swift"), /struct SolsticeCountdownWidget: Widget/);
  const { objects, rootObject } = one.project();
  const phase = ids(targets({ objects, rootObject }).AlmanacWidgets.buildPhases).map((id) => objects[id])[0];
  assert.deepEqual(ids(phase.files).map((id) => plain(objects[objects[id].fileRef].path)), ["AlmanacWidgets.swift", "LunarCalendarWidgetIntents.swift",
    "LunarCalendarWidgetKinds.swift", "SolsticeWidgetIntents.swift", "SolsticeWidgetKinds.swift"]);
  await one.prebuild({ widgets: ["solstice"] });
  assert.ok(!one.has("AlmanacWidgets/calendar"));
});

test("the app's own name, group, scheme and words for the gallery are taken, whatever characters they have", async (t) => {
  const one = app(t);
  const name = 'A "B" & <C> \\ ; 日历';
  await one.prebuild({ widgets: ["calendar"], scheme: "our-days", gallery: { CalendarWidget: { name, description: { vi: "Ngày nhà", en: "Our days" } } } },
    settings({ name, ios: { bundleIdentifier: "com.example.app", entitlements: { [groups]: ["group.first", "group.second"] } } }));
  const info = one.read("AlmanacWidgets/Info.plist");
  assert.equal(info.split('<string>A "B" &amp; &lt;C&gt; \\ ; 日历</string>').length, 3);
  assert.match(info, /<key>AlmanacGallery<\/key>\s*<dict>\s*<key>CalendarWidget<\/key>[^]*<key>vi<\/key>\s*<string>Ngày nhà</);
  assert.match(info, /<key>AlmanacAppGroup<\/key>\s*<string>group.first</);
  assert.deepEqual(JSON.parse(one.read("Info.json")).CFBundleURLTypes, [{ CFBundleURLSchemes: ["our-days"] }]);
  assert.doesNotThrow(() => one.project());
});

test("an extension that is there already is left alone, and one phase embeds both", async (t) => {
  const one = app(t);
  const file = join(one.root, "ios/Example.xcodeproj/project.pbxproj");
  const foreign = `		BB0000000000000000000001 /* Embed Foundation Extensions */ = {
			isa = PBXCopyFilesBuildPhase; buildActionMask = 2147483647; dstPath = ""; dstSubfolderSpec = 13;
			files = (
				BB0000000000000000000002 /* Share.appex in Embed Foundation Extensions */,
			);
			name = "Embed Foundation Extensions"; runOnlyForDeploymentPostprocessing = 0;
		};
		BB0000000000000000000002 /* Share.appex in Embed Foundation Extensions */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000003; };
`;
  writeFileSync(file, readFileSync(file, "utf8").replace("/* Begin PBXFileReference section */\n", `${foreign}$&`)
    .replace("AA000000000000000000000E /* Resources */,\n", "$&BB0000000000000000000001 /* Embed Foundation Extensions */,\n"));
  const { write, parse } = one.require("expo/config-plugins");
  const before = write(parse(readFileSync(file, "utf8")));
  await one.prebuild({});
  const { objects } = one.project();
  const phases = Object.values(objects).filter(({ isa }) => isa === "PBXCopyFilesBuildPhase");
  assert.equal(phases.length, 1);
  assert.equal(phases[0].files.length, 2);
  await one.prebuild({ widgets: [] });
  assert.equal(readFileSync(file, "utf8"), before);
});

test("wrong input is refused in words, and nothing is written", async (t) => {
  const one = app(t);
  const before = one.files();
  const app17 = settings();
  const cases = [
    ["calendar", app17, /the settings must be an object such as \{"widgets": \["calendar"\]\}, found "calendar"/],
    [{ widget: ["calendar"] }, app17, /no setting "widget"; the settings are widgets, group,/],
    [{ widgets: ["sun"] }, app17, /no widget "sun" in this archive; there are calendar, insult, solstice, budget, hydration/],
    [{ widgets: ["toString"] }, app17, /no widget "toString"/],
    [{ widgets: ["calendar", "calendar"] }, app17, /each once/], [{ widgets: "calendar" }, app17, /must be a list/],
    [{}, settings({ ios: {} }), /no bundle id: set "ios": \{"bundleIdentifier"/], [{}, settings({ scheme: undefined }), /no scheme: set "scheme"/],
    [{ scheme: "Example" }, app17, /small letters/], [{ scheme: "example://" }, app17, /small letters.*found "example:\/\/"/],
    [{ group: "com.example.app" }, app17, /must begin with "group\.", as in group.com.example.app, found "com.example.app"/], [{ group: "" }, app17, /found ""/],
    [{ targetName: "My Widgets" }, app17, /letters and digits/], [{ targetName: "Example" }, app17, /has a target Example of its own/],
    [{ widgetBundle: "com.other.widget" }, app17, /must begin with the bundle id of the app, "com\.example\.app\."/],
    [{ gallery: { SipliWidget: { name: "x" } } }, app17, /no kind "SipliWidget" among the chosen widgets; there are CalendarWidget/],
    [{ gallery: { CalendarWidget: { name: { "vi-VN": "x" } } } }, app17, /gallery\.CalendarWidget: the widget has no language "vi-VN"; it has vi, /],
    [{}, settings({ ios: null }), /ios in app\.json must be an object such as .*, found null/], [{}, settings({ ios: "x" }), /found "x"/],
    [{}, settings({ plugins: [null] }), /plugins in app\.json must be names, or lists of a name and settings, found null/],
    [{}, settings({ plugins: [{ name: "x" }] }), /plugins in app\.json must be names.*found \{"name":"x"\}/], [{}, settings({ plugins: null }), /found null/],
    ...["com.example.app\nx", "com..app", ".app", "com.exämple.app", "com.example app", 5].map((bundleIdentifier) =>
      [{}, settings({ ios: { bundleIdentifier } }), /ios\.bundleIdentifier must be of letters, digits and hyphens, with dots between, as in com\.example\.app, found/]),
    [{ widgetBundle: "com.example.app..x" }, app17, /must begin with the bundle id of the app/],
    [{ gallery: { CalendarWidget: { title: "x" } } }, app17, /expected name and description/], [{ gallery: { CalendarWidget: { name: 5 } } }, app17, /found \{"name":5\}/],
    [{ widgets: ["calendar", "budget", "insult"] }, settings({ plugins: [] }), /budget and insult need iOS 17 for the app itself.*expo-build-properties/],
    [{ widgets: ["hydration"] }, settings({ plugins: [["expo-build-properties", { ios: { deploymentTarget: "16.0" } }]] }), /\(16\.0 found\)/],
  ];
  for (const [given, config, message] of cases) await assert.rejects(async () => one.prebuild(given, config), message, JSON.stringify(given));
  assert.deepEqual(one.files(), before);
});

test("a changed group wants --clean, and a folder of the app's own is not overwritten", async (t) => {
  const one = app(t);
  await one.prebuild({});
  const before = one.files();
  await assert.rejects(one.prebuild({ group: "group.other" }), /made with the group group\.com\.example\.app, now it is group\.other.*prebuild --clean/);
  assert.deepEqual(one.files(), before);
  const other = app(t);
  mkdirSync(join(other.root, "ios/AlmanacWidgets"));
  writeFileSync(join(other.root, "ios/AlmanacWidgets/Info.plist"), "mine");
  await assert.rejects(other.prebuild({}), /ios\/AlmanacWidgets\/Info\.plist is there and not of this package: choose another targetName/);
  mkdirSync(join(one.root, "ios/AlmanacWidgets/solstice"));
  writeFileSync(join(one.root, "ios/AlmanacWidgets/solstice/SolsticeWidgetKinds.swift"), "mine");
  await assert.rejects(one.prebuild({ widgets: ["calendar", "solstice"] }), /SolsticeWidgetKinds\.swift is there and not of this package/);
  assert.equal(other.read("AlmanacWidgets/Info.plist"), "mine");
});

test("two widgets of two systems share an extension, and each says what it needs", async (t) => {
  const one = app(t);
  await one.prebuild({ widgets: ["calendar", "hydration"] });
  const swift = one.read("AlmanacWidgets/AlmanacWidgets.swift");
  assert.match(swift, /^ {4}CalendarWidget\(\)\n {4}if #available\(iOS 18\.0, \*\) \{ LunarDateControl\(\) \}\n {4}SipliWidget\(\)\n/m);
  const { strings } = JSON.parse(one.read("AlmanacWidgets/Localizable.xcstrings"));
  assert.ok(strings.Weeks && strings.Beverage);
});

const modules = ".build/debug/Modules";
test("the bundle of all widgets compiles against the stand-ins for Apple's frameworks, as those of Apps/ do",
  { skip: process.platform === "linux" && existsSync(`${modules}/WidgetViews.swiftmodule`) ? false : "it needs make build on Linux" }, async (t) => {
    const one = app(t);
    await one.prebuild({ widgets: all });
    const folder = join(one.root, "ios/AlmanacWidgets");
    const files = Object.keys(one.files()).filter((name) => name.startsWith("AlmanacWidgets/") && name.endsWith(".swift") && !name.endsWith("AlmanacBridge.swift"));
    const aliases = spawnSync("bash", ["-c", ". Tests/modules.sh; library_aliases"], { encoding: "utf8" }).stdout.trim().split(/\s+/);
    // The app of Expo's template compiles its sources, and with them the intents, in the mode of Swift 5.
    for (const [mode, sources] of [["6", files], ["5", files.filter((name) => name.endsWith("Intents.swift"))]]) {
      const { status, stderr } = spawnSync("swiftc", ["-swift-version", mode, "-parse-as-library", "-wmo", "-warnings-as-errors", "-I", modules, ...aliases,
        "-module-name", "AlmanacWidgets", "-emit-sil", "-o", join(folder, "out.sil"), ...sources.map((name) => join(one.root, "ios", name))], { encoding: "utf8" });
      assert.equal(status, 0, stderr);
    }
  });

// Until keys of texts carry their module, "Month" is 月份 of the calendar and 月 of the budget.
test("one key of text means one thing in all catalogues", () => {
  const seen = {};
  for (const name of all) {
    for (const [key, value] of Object.entries(JSON.parse(archive(all)[`plugin/texts/${name}.xcstrings`]).strings)) assert.deepEqual(seen[key] ??= value, value, key);
  }
});

test("paths of Windows have slashes in the project", (t) => {
  const { relativePath } = app(t).plugin;
  assert.equal(relativePath("C:\\app\\ios", "C:\\app\\node_modules\\almanac-widgets", win32), "../node_modules/almanac-widgets");
  assert.throws(() => relativePath("C:\\app\\ios", "D:\\almanac-widgets", win32), /on another drive/);
});

test("an app with its own ios/ gets the same by the command, and refuses the same", async (t) => {
  const [one, other] = [app(t), app(t)];
  const run = (...words) => spawnSync("node", ["node_modules/almanac-widgets/cli.js", ...words], { cwd: one.root, encoding: "utf8" });
  const words = ["--bundle", "com.example.app", "--scheme", "example", "--name", "Lịch Nhà"];
  assert.equal(run(...words, "--widgets", "calendar,solstice").status, 0);
  await other.prebuild({ widgets: ["calendar", "solstice"] }, { name: "Lịch Nhà", scheme: "example", ios: { bundleIdentifier: "com.example.app" } });
  assert.deepEqual(one.files(), other.files());
  // The versions of the app's target.
  const version = Object.values(one.project().objects).filter(({ buildSettings = {} }) => buildSettings.INFOPLIST_FILE === "AlmanacWidgets/Info.plist")
    .map(({ buildSettings }) => [String(buildSettings.MARKETING_VERSION), buildSettings.CURRENT_PROJECT_VERSION]);
  assert.deepEqual(version, [["2.1", 3], ["2.1", 3]]);
  const found = one.files();
  for (const [wrong, message] of [[["--bundel", "x"], /unknown option --bundel/], [["--scheme"], /--scheme needs a value/], [["--scheme="], /--scheme needs a value/],
    [["bundle"], /unknown option bundle/], [["--scheme", "a"], /no bundle id: give --bundle com\.example\.app$/m], [["--bundle=a.b"], /no scheme: give --scheme example, so/],
    [[...words, "--widgets", "budget"], /need iOS 17.*give --ios 17\.0\./], [["--root", "nowhere"], /no ios\/\*\.xcodeproj/],
    [[...words, "--target-name", "My Widgets"], /--target-name must be/], [[...words, "--widget-bundle", "com.other"], /--widget-bundle must begin/],
    [[...words, "--target-name", "Example"], /choose another --target-name$/m], [[...words, "--group", "x"], /--group must begin/],
    [[...words, "--widgets", "sun"], /build\.mjs NAME\.\.\. makes an archive with others/]]) {
    const { status, stderr } = run(...wrong);
    assert.equal(status, 64, message);
    assert.match(stderr, message);
    assert.doesNotMatch(stderr, /app\.json/);
  }
  assert.deepEqual(one.files(), found);
  assert.equal(run("--bundle=com.example.app", "--scheme=example", "--name=Lịch Nhà", "--widgets=calendar,solstice").status, 0);
  assert.deepEqual(one.files(), found);
  assert.equal(run(...words, "--widgets", "budget", "--ios", "17.0").status, 0);
  assert.match(run(...words, "--widgets", "calendar", "--group", "group.other").stderr, /give --group group\.com\.example\.app, or take the extension out/);
  // The app may have had the group before the extension, and would lose its data with it.
  const { status, stdout } = run("--widgets", "none");
  assert.equal(status, 0);
  assert.match(stdout, /group and scheme stay in the app's entitlements and Info\.plist/);
  assert.ok(!one.has("AlmanacWidgets"));
  assert.deepEqual(JSON.parse(one.read("entitlements.json"))["com.apple.security.application-groups"], ["group.com.example.app"]);
});
