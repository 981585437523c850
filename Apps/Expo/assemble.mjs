// Puts the package `almanac-widgets` together: the plugin and the module for JavaScript of this folder, the lunar dates of
// Apps/JavaScript, and of the Swift package only the modules that the chosen widgets reach, with a manifest of their own.

import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { packageFiles, version } from "../JavaScript/assemble.mjs";

const root = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");

/** The widgets by the names of their documents, as in requests of WidgetBridge, and the apps of Data/apps whose they are. */
export const apps = { calendar: "lichViet", insult: "insolentBard", solstice: "solverv", budget: "momiQ", hydration: "sipli" };
/** The widgets whose data the app can only store through WidgetBridge. */
const storedByApp = ["insult", "budget", "hydration"];

/** The rows of a table of Data/ as objects. */
function table(path) {
  const [names, ...rows] = read(path).split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.split("\t"));
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}

/** SwiftPM's description of the package of this repository. */
export const describePackage = () => JSON.parse(execFileSync("swift", ["package", "describe", "--type", "json"],
  { cwd: root, encoding: "utf8", maxBuffer: 1 << 24, stdio: ["ignore", "pipe", "ignore"] }));

/** The parts of an extension with a widget, from the one of its app in Apps/: read there, so that both are the same. */
export function widgetOf(name) {
  const app = table("Data/apps/apps.tsv").find(({ id }) => id === apps[name]);
  const folder = `Apps/${app.folder}/Widget/`;
  const main = readdirSync(new URL(folder, root)).find((file) => file.endsWith(".swift") && read(folder + file).includes("@main"));
  const text = read(folder + main);
  // The files of Apps/Widgets that the project compiles into the extension, the second of its targets.
  const [, , compiled] = read(`Apps/${app.folder}/${app.folder}.xcodeproj/project.pbxproj`).split("isa = PBXSourcesBuildPhase");
  const list = (match) => match ? match[1].split(/[\n,]/).map((line) => line.trim()).filter(Boolean) : [];
  return {
    product: app.module, inApp: storedByApp.includes(name),
    kinds: table("Data/apps/parts.tsv").filter((one) => one.app === app.id && one.part === "kind").map((one) => one.value),
    languages: list(/<key>CFBundleLocalizations<\/key>\s*<array>([^]*?)<\/array>/.exec(read(folder + "Info.plist")))
      .map((line) => line.replace(/<\/?string>/g, "")),
    imports: Array.from(text.matchAll(/^import (\w+)$/gm), ([, module]) => module),
    // Widgets and controls as lines of Swift, since a control is there from iOS 18 on.
    widgets: /some Widget \{\n([^]*?)\n  \}/.exec(text)[1].split("\n").map((line) => line.trim()),
    sources: Array.from(compiled.matchAll(/(\w+\.swift) in Sources \*\/,/g), ([, file]) => file), folder,
  };
}

/** The products of some widgets, and the modules that they reach, with the screens that are in products on a Mac alone. */
export function reached({ targets, products }, widgets) {
  const byName = Object.fromEntries(targets.map((target) => [target.name, target]));
  // Stand-ins for Apple's frameworks are of this repository alone.
  const needs = (name) => (byName[name].target_dependencies || []).filter((other) => !byName[other].path.startsWith("Tests/"));
  // A module is also there without what it imports under a condition.
  const isOptional = (name, other) => byName[name].sources.some((file) => read(`${byName[name].path}/${file}`).includes(`#if canImport(${other})`));
  const screens = (library) => targets.find((one) => isView(one) && needs(one.name).includes(`${library}Core`)).name;
  const names = widgets.map(({ product }) => product).concat(widgets.some(({ inApp }) => inApp) ? ["WidgetBridge"] : []);
  const chosen = names.map((name) => ({
    name, modules: products.find((one) => one.name === name).targets.filter((one) => one !== "WidgetViews"),
    screens: name === "WidgetBridge" ? undefined : screens(name),
  }));
  const modules = new Set();
  const visit = (name) => modules.has(name) || (modules.add(name), needs(name).filter((other) => !isOptional(name, other)).forEach(visit));
  chosen.forEach((one) => one.modules.concat(one.screens || []).forEach(visit));
  return {
    products: chosen,
    modules: targets.filter(({ name }) => modules.has(name)).map((target) => ({ ...target, needs: needs(target.name).filter((other) => modules.has(other)) })),
  };
}

/** Whether a module draws on a screen, for which it needs SwiftUI. */
const isView = ({ name, path }) => path.startsWith("Sources/Views/") && /(Screens|Views)$/.test(name);

/** The manifest of the Swift package in the archive: views only where there is SwiftUI. */
function manifest({ products, modules }) {
  const [, settings] = /^let settings: \[SwiftSetting\] = \[\n([^]*?)\n\]/m.exec(read("Package.swift"));
  const list = (names) => `[${names.map((name) => `"${name}"`).join(", ")}]`;
  const onMac = (names) => names.length ? ` + (isMac ? ${list(names)} : [])` : "";
  // The library of a widget exports its screens on a Mac.
  const drawn = (name) => products.filter((one) => one.name === name && one.screens).map(({ screens }) => screens);
  const target = ({ name, path, needs, resources = [] }) => `  .target(\n    name: "${name}", dependencies: ${
    list(needs.filter((one) => !drawn(name).includes(one)))}${onMac(drawn(name))},\n    path: "${path}",${
    resources.map((one) => ` resources: [.process("${one.path.split("/").pop()}")],`).join("")} swiftSettings: settings),\n`;
  const isDrawn = (one) => isView(one) || /^Generated\/\w+ScreensTables$/.test(one.path);
  const [views, others] = [modules.filter(isDrawn), modules.filter((one) => !isDrawn(one))];
  return `// swift-tools-version: 6.2
// Made by Apps/Expo/assemble.mjs of Almanac, of the targets that these widgets reach.

import PackageDescription

#if canImport(Darwin)
let isMac = true
#else
let isMac = false
#endif

let settings: [SwiftSetting] = [
${settings.split("\n").filter((line) => !line.includes("treatAllWarnings")).join("\n")}
]

let views: [Target] = [
${views.map(target).join("")}]

let package = Package(
  name: "almanac",
  platforms: [.iOS(.v17), .macOS(.v14), .watchOS(.v10)],
  products: [
${products.map(({ name, modules, screens }) => `    .library(name: "${name}", targets: ${list(modules)}${onMac(screens ? ["WidgetViews"] : [])}),\n`).join("")}  ],
  targets: (isMac ? views : []) + [
${others.map(target).join("")}  ]
)
`;
}

/** A table without the comments of its lines, which are for reviewers and two fifths of the archive; its head stays. */
function withoutNotes(table) {
  const head = /^(\/\/.*\n)+/.exec(table)[0];
  return head + table.slice(head.length).replace(/^ *\/\/.*\n/gm, "").replace(/,?  \/\/ [^"\n]*$/gm, (note) => note.startsWith(",") ? "," : "");
}

/** The files of a folder by their paths in the repository, without articles. */
function filesOf(path) {
  return readdirSync(new URL(path + "/", root)).sort().flatMap((name) => {
    const file = `${path}/${name}`;
    if (name.endsWith(".docc")) return [];
    return statSync(new URL(file, root)).isDirectory() ? filesOf(file) : [file];
  });
}

/** Entries of NOTICE by the first words of their lines. */
function notice(name) {
  const match = new RegExp(`^  ${name} {2,}.*(?:\\n {10,}\\S.*)*`, "m").exec(read("NOTICE"));
  return match[0].trim().replace(/\s+/g, " ");
}

/** The licences that an app has to show: those of the data from which the tables of a module were made. */
function noticeOf(modules) {
  const inputs = modules.filter(({ path }) => path.startsWith("Generated/")).flatMap(({ path }) => filesOf(path))
    .flatMap((file) => Array.from(read(file).matchAll(/^\/\/ {3}(Data\/\S+\.tsv)$/gm), ([, input]) => input));
  const licences = [...new Set(inputs)].map((input) => /^# licence: (.*)$/m.exec(read(input))[1]).join("\n");
  return [`Almanac\n\n${read("LICENSE").trim()}`]
    .concat(licences.includes("CC-BY-4.0") ? [`${notice("Cities")}\nhttps://creativecommons.org/licenses/by/4.0/`] : [])
    .concat(licences.includes("Unicode-3.0") ? [`${notice("Names")}\n\n${read("Apps/Expo/unicode-license.txt").trim()}`] : [])
    .join("\n\n----\n\n") + "\n";
}

/** The choices of settings that an app without WidgetBridge may store, from their schemas: names, types and words. */
function settingsOf(widgets) {
  return Object.fromEntries(["calendar", "insult", "solstice"].filter((name) => widgets.includes(name)).map((name) => {
    const { properties } = JSON.parse(read(`Sources/Tools/WidgetBridge/Schemas/${name}-settings.schema.json`));
    return [name, Object.fromEntries(Object.entries(properties).map(([key, { type, enum: words, minimum, maximum }]) => [key, { type, words, minimum, maximum }]))];
  }));
}

/** The files of the archive by name. */
export function widgetFiles(chosen = Object.keys(apps), description = describePackage()) {
  const unknown = chosen.find((name) => !apps[name]);
  if (unknown !== undefined) throw new Error(`no widget "${unknown}"; there are ${Object.keys(apps).join(", ")}`);
  const widgets = Object.fromEntries(chosen.map((name) => [name, widgetOf(name)]));
  const { products, modules } = reached(description, Object.values(widgets));
  const files = {};
  const { name, ...about } = JSON.parse(read("Apps/Expo/package.json"));
  files["package.json"] = JSON.stringify({ name, version: version(), ...about }, null, 2) + "\n";
  for (const file of ["README.md", "app.plugin.js", "cli.js", "clock.js", "expo-module.config.json", "index.js", "index.d.ts", "plugin/AlmanacBridge.swift",
    "plugin/android.js", "plugin/choices.js", "plugin/files.js", "plugin/index.js", "plugin/xcode.js", "ios/AlmanacWidgetsModule.swift", "ios/AlmanacWidgetsNative.podspec"]) {
    files[file] = read(`Apps/Expo/${file}`);
  }
  files["ios/PrivacyInfo.xcprivacy"] = read("Apps/Template/Widget/PrivacyInfo.xcprivacy");
  for (const [name, { sources, folder }] of Object.entries(widgets)) {
    files[`plugin/texts/${name}.xcstrings`] = read(`${folder}Localizable.xcstrings`);
    for (const file of sources) files[`plugin/sources/${name}/${file}`] = read(`Apps/Widgets/${file}`);
  }
  files["widgets.json"] = JSON.stringify(widgets, (key, value) => key === "folder" ? undefined : value, 2) + "\n";
  files["settings.json"] = JSON.stringify(settingsOf(chosen)) + "\n";
  files["notices.json"] = JSON.stringify(Object.fromEntries(chosen.map((one) =>
    [one, noticeOf(reached(description, [widgets[one]]).modules)]))) + "\n";
  const dates = packageFiles();
  for (const file of ["index.js", "index.d.ts", "common.js", "laws.js", "days-off.js", "days-off.d.ts", "widget-bridge.js", "widget-bridge.d.ts"]) files[`almanac/${file}`] = dates[file];
  files["WidgetBridge.d.ts"] = read("Sources/Tools/WidgetBridge/WidgetBridge.d.ts");
  for (const file of ["LICENSE", "NOTICE"]) files[file] = read(file);
  files["unicode-license.txt"] = read("Apps/Expo/unicode-license.txt");
  files["swift/Package.swift"] = manifest({ products, modules });
  for (const { path, sources, resources = [] } of modules) {
    const wanted = sources.map((source) => `${path}/${source}`).concat(resources.flatMap((one) => filesOf(`${path}/${one.path.split("/").pop()}`)));
    for (const file of wanted) files[`swift/${file}`] = path.startsWith("Generated/") ? withoutNotes(read(file)) : read(file);
  }
  return files;
}
