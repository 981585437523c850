// Checks the settings in app.json, or the options of the command, and derives the rest from the app.

const known = require("../widgets.json");

const groupsKey = exports.groupsKey = "com.apple.security.application-groups";
const fault = exports.fault = (message) => new Error(`almanac-widgets: ${message}`);
const settings = ["widgets", "group", "scheme", "targetName", "widgetBundle", "gallery", "android"];
const names = (object) => Object.keys(object).join(", ");
const matches = (pattern, value) => typeof value === "string" && pattern.test(value);
const bundleForm = /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/;
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The app's own name and description of a kind of widgets in the gallery, by kind. */
function galleryOf(given = {}, widgets) {
  const kinds = [].concat(...widgets.map((one) => one.kinds));
  const isText = (value) => [].concat(isObject(value) ? Object.values(value) : value).every((text) => typeof text === "string");
  for (const [kind, texts] of isObject(given) ? Object.entries(given) : [[JSON.stringify(given)]]) {
    if (!kinds.includes(kind)) throw fault(`gallery: no kind "${kind}" among the chosen widgets; there are ${kinds.join(", ")}`);
    const isRight = isObject(texts) && Object.entries(texts).every(([key, value]) => ["name", "description"].includes(key) && isText(value));
    if (!isRight) throw fault(`gallery.${kind}: expected name and description, each a text or texts by language, found ${JSON.stringify(texts)}`);
    const { languages } = widgets.find((one) => one.kinds.includes(kind));
    const other = [].concat(...Object.values(texts).filter(isObject).map(Object.keys)).find((tag) => !languages.includes(tag));
    if (other !== undefined) throw fault(`gallery.${kind}: the widget has no language "${other}"; it has ${languages.join(", ")}`);
  }
  return given;
}

/** The choices; throws an Error that says which setting is wrong and what is allowed. */
exports.choicesOf = (config, given = {}) => {
  const isCommand = (config._internal || {}).isCommand === true;
  /** A setting as it is written here: the command has --target-name for targetName. */
  const say = (name) => isCommand ? `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` : name;
  if (!isObject(given)) throw fault(`the settings must be an object such as {"widgets": ["calendar"]}, found ${JSON.stringify(given)}`);
  const unknown = Object.keys(given).find((name) => !settings.includes(name));
  if (unknown !== undefined) throw fault(`no setting "${unknown}"; the settings are ${settings.join(", ")}`);
  const chosen = given.widgets === undefined ? ["calendar"] : given.widgets;
  if (!Array.isArray(chosen) || new Set(chosen).size !== chosen.length) throw fault(`${say("widgets")} must be a list of names, each once: ${names(known)}`);
  const other = chosen.find((name) => !Object.prototype.hasOwnProperty.call(known, name));
  if (other !== undefined) throw fault(`no widget "${other}" in this archive; there are ${names(known)}. `
    + "In a clone of Almanac, node Apps/JavaScript/build.mjs NAME... makes an archive with others");
  const { ios = {} } = config;
  if (!isObject(ios)) throw fault(`ios in app.json must be an object such as {"bundleIdentifier": "com.example.app"}, found ${JSON.stringify(ios)}`);
  const plugins = [].concat(config.plugins === undefined ? [] : config.plugins);
  const odd = plugins.find((one) => !["string", "function"].includes(typeof one) && !Array.isArray(one));
  if (odd !== undefined) throw fault(`plugins in app.json must be names, or lists of a name and settings, found ${JSON.stringify(odd)}`);
  const bundle = ios.bundleIdentifier;
  // Without widgets the extension is only taken out, which needs neither.
  const isThere = chosen.length > 0;
  if (isThere && !bundle) throw fault(`the app has no bundle id: ${isCommand ? "give --bundle com.example.app" : 'set "ios": {"bundleIdentifier": "com.example.app"} in app.json'}`);
  if (isThere && !matches(bundleForm, bundle)) throw fault(`${isCommand ? "--bundle" : "ios.bundleIdentifier"} must be of letters, digits and hyphens, with dots between, as in com.example.app, found ${JSON.stringify(bundle)}`);
  const target = given.targetName === undefined ? "AlmanacWidgets" : given.targetName;
  if (!matches(/^[A-Za-z][A-Za-z0-9]*$/, target)) throw fault(`${say("targetName")} must be of letters and digits and begin with a letter, found ${JSON.stringify(target)}`);
  const extensionBundle = given.widgetBundle === undefined ? `${bundle}.${target}` : given.widgetBundle;
  const isBelow = matches(bundleForm, extensionBundle) && extensionBundle.startsWith(`${bundle}.`);
  if (!isBelow) throw fault(`${say("widgetBundle")} must begin with the bundle id of the app, "${bundle}.", found ${JSON.stringify(extensionBundle)}`);
  const group = given.group !== undefined ? given.group : [].concat((ios.entitlements || {})[groupsKey] || [])[0] || `group.${bundle}`;
  if (!matches(/^group\.[A-Za-z0-9.-]+$/, group)) throw fault(`${say("group")} must begin with "group.", as in group.${bundle}, found ${JSON.stringify(group)}`);
  const scheme = given.scheme !== undefined ? given.scheme : [].concat(ios.scheme || [], config.scheme || [])[0];
  if (isThere && scheme === undefined) throw fault(`the app has no scheme: ${isCommand ? "give --scheme example" : 'set "scheme" in app.json'}, so that taps on widgets open it`);
  if (scheme !== undefined && !matches(/^[a-z][a-z0-9+.-]*$/, scheme)) throw fault(`${say("scheme")} must be of small letters, digits, +, - and ., without ://, found ${JSON.stringify(scheme)}`);
  const widgets = chosen.map((name) => ({ name, ...known[name] }));
  const inApp = widgets.filter((one) => one.inApp).map((one) => one.name);
  const [, properties] = plugins.find((one) => Array.isArray(one) && one[0] === "expo-build-properties") || [];
  const oldest = ((properties || {}).ios || {}).deploymentTarget;
  const hasIntents = matches(/^\d+(\.\d+)*$/, oldest) && parseFloat(oldest) >= 17;
  if (inApp.length && !hasIntents) {
    throw fault(`${inApp.join(" and ")} need iOS 17 for the app itself (${oldest || "Expo's own target"} found), because the app stores their data: `
      + `${isCommand ? "give --ios 17.0" : 'add ["expo-build-properties", {"ios": {"deploymentTarget": "17.0"}}] to plugins'}. calendar and solstice do not`);
  }
  const { android = false } = given;
  if (typeof android !== "boolean") throw fault(`android must be true or false, found ${JSON.stringify(android)}`);
  return {
    widgets, bundle, target, group, scheme, extensionBundle, name: config.name || target, team: ios.appleTeamId,
    hasBridge: inApp.length > 0, hasIntents, isThere, isCommand, say, gallery: galleryOf(given.gallery, widgets),
    version: ios.version || config.version, build: ios.buildNumber, android,
  };
};
