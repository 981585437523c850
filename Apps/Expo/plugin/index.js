// The config plugin: `["almanac-widgets", { "widgets": ["calendar"] }]` in app.json.

const path = require("path");
const { createRunOncePlugin, withEntitlementsPlist, withInfoPlist, withXcodeProject } = require("expo/config-plugins");
const { choicesOf, fault, groupsKey } = require("./choices");
const { extensionFiles, storedGroup, writeFiles } = require("./files");
const { ownFolders, updateProject } = require("./xcode");

/** Declares the extension to EAS, which makes its credentials before there is a project. */
function declareToEAS(config, { bundle, target, extensionBundle, group, widgets }) {
  let place = (config.extra ??= {});
  for (const name of ["eas", "build", "experimental", "ios"]) place = place[name] ??= {};
  const others = (place.appExtensions || []).filter((one) => one.bundleIdentifier !== extensionBundle);
  place.appExtensions = widgets.length === 0 ? others : others.concat({
    targetName: target, bundleIdentifier: extensionBundle, parentBundleIdentifier: bundle, entitlements: { [groupsKey]: [group] },
  });
}

/** Sets or removes a key. */
function put(object, key, value) {
  if (value === undefined) delete object[key];
  else object[key] = value;
}

function withAlmanacWidgets(config, given) {
  const choices = choicesOf(config, given || {});
  const { widgets, target, group, scheme, hasBridge } = choices;
  const isThere = widgets.length > 0;
  const ofApp = ((config.ios || {}).entitlements || {})[groupsKey] || [];
  declareToEAS(config, choices);
  // Mods of the project run before those of property lists, so nothing is written if this one throws.
  config = withXcodeProject(config, (config) => {
    const { platformProjectRoot: ios, projectRoot, projectName } = config.modRequest;
    const folders = ownFolders(config.modResults);
    const before = Object.keys(folders).map((folder) => storedGroup(path.join(ios, folder))).find((one) => one);
    if (isThere && before !== undefined && before !== group) {
      throw fault(`ios/ was made with the group ${before}, now it is ${group}; the app would keep both, so run: npx expo prebuild --clean`);
    }
    const location = exports.relativePath(ios, packageFolder(projectRoot), path);
    updateProject(config.modResults, { ...choices, location: `${location}/swift`, app: projectName });
    writeFiles(ios, folders, isThere ? target : undefined, isThere ? extensionFiles(choices) : {});
    return config;
  });
  config = withEntitlementsPlist(config, (config) => {
    const others = (config.modResults[groupsKey] || []).filter((one) => one !== group || ofApp.includes(one));
    const all = isThere && !others.includes(group) ? others.concat(group) : others;
    put(config.modResults, groupsKey, all.length ? all : undefined);
    return config;
  });
  return withInfoPlist(config, (config) => {
    put(config.modResults, "AlmanacAppGroup", isThere ? group : undefined);
    put(config.modResults, "AlmanacURLScheme", isThere ? scheme : undefined);
    // Xcode fills in the name of the module, as it does for the classes of scenes.
    put(config.modResults, "AlmanacBridge", hasBridge ? "$(PRODUCT_MODULE_NAME).AlmanacBridge" : undefined);
    // Expo writes `scheme` of app.json itself; a scheme of the plugin's own is added.
    const types = config.modResults.CFBundleURLTypes || [];
    if (isThere && !types.some((type) => (type.CFBundleURLSchemes || []).includes(scheme))) {
      config.modResults.CFBundleURLTypes = types.concat({ CFBundleURLSchemes: [scheme] });
    }
    return config;
  });
}

/** The folder of this package as the app finds it: in its own node_modules, or where it really is, as in a monorepo. */
function packageFolder(projectRoot) {
  const { name } = require("../package.json");
  const linked = path.join(projectRoot, "node_modules", name);
  return require("fs").existsSync(linked) ? linked : path.join(__dirname, "..");
}

const { name, version } = require("../package.json");
module.exports = exports = createRunOncePlugin(withAlmanacWidgets, name, version);

/** The path of a folder in an Xcode project, which has slashes on every system. */
exports.relativePath = (from, to, { relative, isAbsolute, sep }) => {
  const found = relative(from, to);
  if (isAbsolute(found)) throw fault(`${to} is on another drive than ${from}; install the package on that of the app`);
  return found.split(sep).join("/");
};
