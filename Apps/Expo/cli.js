#!/usr/bin/env node
// The plugin for an app whose folder ios/ is its own, without prebuild: the same changes, by the same code of Expo, once or again.

const fs = require("fs");
const path = require("path");
const { choicesOf, fault } = require("./plugin/choices");

const usage = `usage: npx almanac-widgets --bundle com.example.app --scheme example [--widgets calendar,insult] [--group group.com.example.app]
         [--target-name NAME] [--widget-bundle com.example.app.NAME] [--name "Our App"] [--ios 17.0] [--root .]
--widgets none takes the extension out again. --ios is the oldest iOS of the app. It needs the package expo: npx install-expo-modules`;

/** The words behind the options, by name. */
function optionsOf(given) {
  const names = ["bundle", "scheme", "widgets", "group", "target-name", "widget-bundle", "name", "ios", "root"];
  const options = {};
  for (const rest = [...given]; rest.length > 0;) {
    const word = rest.shift();
    // --bundle com.example.app, or --bundle=com.example.app.
    const [, name, value = rest.shift()] = /^--([^=]*)(?:=(.*))?$/.exec(word) || [];
    if (!names.includes(name)) throw fault(`unknown option ${word}`);
    if (!value) throw fault(`--${name} needs a value`);
    options[name] = value;
  }
  return options;
}

async function main(words) {
  if (words.includes("--help")) return console.log(usage);
  const { bundle, scheme, widgets = "calendar", group, ios, root = ".", ...names } = optionsOf(words);
  const projectRoot = path.resolve(root);
  const folder = path.join(projectRoot, "ios");
  const project = fs.existsSync(folder) && fs.readdirSync(folder).find((file) => file.endsWith(".xcodeproj"));
  if (!project) throw fault(`there is no ios/*.xcodeproj in ${projectRoot}`);
  const name = names.name || project.replace(".xcodeproj", "");
  const settings = { widgets: widgets === "none" ? [] : widgets.split(","), group, targetName: names["target-name"], widgetBundle: names["widget-bundle"] };
  const app = {
    name, slug: "app", scheme, ios: { bundleIdentifier: bundle }, _internal: { projectRoot, isCommand: true },
    plugins: ios ? [["expo-build-properties", { ios: { deploymentTarget: ios } }]] : [],
  };
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  choicesOf(app, given);
  // Expo is a package of the app, which a workspace may have elsewhere than this one.
  process.chdir(projectRoot);
  let expo;
  try {
    expo = require.resolve("expo/config-plugins", { paths: [projectRoot, __dirname] });
  } catch {
    throw fault("the package expo is not there: install it first, by npx install-expo-modules@latest");
  }
  const { compileModsAsync } = require(expo);
  const config = require("./plugin")(app, given);
  await compileModsAsync(config, { projectRoot, platforms: ["ios"] });
  console.log(`almanac-widgets: ios/${project} has ${settings.widgets.length ? "the extension; now: cd ios && pod install" : "no extension of this package any more; its group and scheme stay in the app's entitlements and Info.plist"}`);
}

main(process.argv.slice(2)).catch((error) => {
  // Other errors, as of a disk, are no fault of the options.
  const isFault = error.message.includes(fault("").message);
  console.error(isFault ? `${error.message}\n${usage}` : `almanac-widgets: ${error.message}`);
  process.exitCode = isFault ? 64 : 1;
});
