// Checks the settings in app.json, and derives the rest from the app.

const known = require("../widgets.json");

const groupsKey = exports.groupsKey = "com.apple.security.application-groups";
const fault = exports.fault = (message) => new Error(`almanac-widgets: ${message}`);
const settings = ["widgets", "group", "scheme", "targetName", "widgetBundle", "gallery", "android"];
const names = (object) => Object.keys(object).join(", ");
const matches = (pattern, value) => typeof value === "string" && pattern.test(value);
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The app's own name and description of a kind of widgets in the gallery, by kind. */
function galleryOf(given, kinds) {
  if (given === undefined) return {};
  const isText = (value) => typeof value === "string" || (isObject(value) && Object.values(value).every((text) => typeof text === "string"));
  for (const [kind, texts] of isObject(given) ? Object.entries(given) : [[JSON.stringify(given)]]) {
    if (!kinds.includes(kind)) throw fault(`gallery: no kind "${kind}" among the chosen widgets; there are ${kinds.join(", ")}`);
    const isRight = isObject(texts) && Object.entries(texts).every(([key, value]) => ["name", "description"].includes(key) && isText(value));
    if (!isRight) throw fault(`gallery.${kind}: expected name and description, each a text or texts by language, found ${JSON.stringify(texts)}`);
  }
  return given;
}

/** The choices; throws an Error that says which setting is wrong and what is allowed. */
exports.choicesOf = (config, given = {}) => {
  if (!isObject(given)) throw fault(`the settings must be an object such as {"widgets": ["calendar"]}, found ${JSON.stringify(given)}`);
  const unknown = Object.keys(given).find((name) => !settings.includes(name));
  if (unknown !== undefined) throw fault(`no setting "${unknown}"; the settings are ${settings.join(", ")}`);
  const chosen = given.widgets === undefined ? ["calendar"] : given.widgets;
  if (!Array.isArray(chosen) || new Set(chosen).size !== chosen.length) throw fault(`widgets must be a list of names, each once: ${names(known)}`);
  const other = chosen.find((name) => !Object.prototype.hasOwnProperty.call(known, name));
  if (other !== undefined) throw fault(`no widget "${other}" in this archive; there are ${names(known)}`);
  const { ios = {} } = config;
  const bundle = ios.bundleIdentifier;
  if (!bundle) throw fault('the app has no bundle id: set "ios": {"bundleIdentifier": "com.example.app"} in app.json, or give --bundle');
  const target = given.targetName === undefined ? "AlmanacWidgets" : given.targetName;
  if (!matches(/^[A-Za-z][A-Za-z0-9]*$/, target)) throw fault(`targetName must be of letters and digits and begin with a letter, found ${JSON.stringify(target)}`);
  const extensionBundle = given.widgetBundle === undefined ? `${bundle}.${target}` : given.widgetBundle;
  if (typeof extensionBundle !== "string" || !extensionBundle.startsWith(`${bundle}.`) || !/^[A-Za-z0-9.-]+[A-Za-z0-9]$/.test(extensionBundle)) {
    throw fault(`widgetBundle must begin with the bundle id of the app, "${bundle}.", found ${JSON.stringify(extensionBundle)}`);
  }
  const group = given.group !== undefined ? given.group : ((ios.entitlements || {})[groupsKey] || [])[0] || `group.${bundle}`;
  if (!matches(/^group\.[A-Za-z0-9.-]+$/, group)) throw fault(`group must begin with "group.", as in group.${bundle}, found ${JSON.stringify(group)}`);
  const scheme = given.scheme !== undefined ? given.scheme : [].concat(ios.scheme || [], config.scheme || [])[0];
  if (scheme === undefined) throw fault('the app has no scheme: set "scheme" in app.json, or give --scheme, so that taps on widgets open it');
  if (!matches(/^[a-z][a-z0-9+.-]*$/, scheme)) throw fault(`scheme must be of small letters, digits, +, - and ., without ://, found ${JSON.stringify(scheme)}`);
  const inApp = chosen.filter((name) => known[name].inApp);
  const [, properties] = (config.plugins || []).find((one) => one[0] === "expo-build-properties") || [];
  const oldest = ((properties || {}).ios || {}).deploymentTarget;
  if (inApp.length && !(matches(/^\d+(\.\d+)*$/, oldest) && parseFloat(oldest) >= 17)) {
    throw fault(`${inApp.join(" and ")} need iOS 17 for the app itself (${oldest || "Expo's own target"} found), because the app stores their data: `
      + 'add ["expo-build-properties", {"ios": {"deploymentTarget": "17.0"}}] to plugins, or give --ios 17.0. calendar and solstice do not');
  }
  const { android = false } = given;
  if (typeof android !== "boolean") throw fault(`android must be true or false, found ${JSON.stringify(android)}`);
  const widgets = chosen.map((name) => ({ name, ...known[name] }));
  return {
    widgets, bundle, target, group, scheme, extensionBundle, name: config.name || target, team: ios.appleTeamId,
    hasBridge: inApp.length > 0, gallery: galleryOf(given.gallery, [].concat(...widgets.map(({ kinds }) => kinds))),
    version: ios.version || config.version, build: ios.buildNumber, android,
  };
};
