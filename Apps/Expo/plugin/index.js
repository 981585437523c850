// The config plugin: `["almanac-widgets", { "widgets": ["calendar"] }]` in app.json.

const [fs, path] = [require("fs"), require("path")];
const { createRunOncePlugin, withEntitlementsPlist, withInfoPlist, withXcodeProject } = require(require.resolve("expo/config-plugins", { paths: [process.cwd(), __dirname] }));
const { withAndroid } = require("./android");
const { choicesOf, fault, groupsKey } = require("./choices");
const { storedGroup, writeFiles } = require("./files");
const { ownFolders, updateProject } = require("./xcode");
const { name, version } = require("../package.json");

function withAlmanacWidgets(config, given) {
  const choices = choicesOf(config, given || {});
  const { bundle, target, extensionBundle, group, scheme, hasBridge, isThere, isCommand } = choices;
  const ofApp = ((config.ios || {}).entitlements || {})[groupsKey] || [];
  // EAS makes the credentials of the extension before there is a project.
  const ofEAS = ["extra", "eas", "build", "experimental", "ios"].reduce((object, name) => object[name] ??= {}, config);
  const own = { targetName: target, bundleIdentifier: extensionBundle, parentBundleIdentifier: bundle, entitlements: { [groupsKey]: [group] } };
  ofEAS.appExtensions = (ofEAS.appExtensions || []).filter((one) => one.bundleIdentifier !== extensionBundle).concat(isThere ? own : []);
  let before;
  if (choices.android && isThere) config = withAndroid(config, choices);
  // Mods of the project run before those of property lists, so nothing is written if this one throws.
  config = withXcodeProject(config, (config) => {
    const { platformProjectRoot: ios, projectRoot, projectName } = config.modRequest;
    const folders = ownFolders(config.modResults);
    before = Object.keys(folders).map((folder) => storedGroup(path.join(ios, folder))).find((one) => one);
    if (isThere && before !== undefined && before !== group) {
      throw fault(`ios/ was made with the group ${before}, now it is ${group}; ` + (isCommand
        ? `give --group ${before}, or take the extension out with --widgets none first` : "the app would keep both, so run: npx expo prebuild --clean"));
    }
    // In node_modules of the app, or where the package really is, as in a monorepo.
    const linked = path.join(projectRoot, "node_modules", name);
    const location = exports.relativePath(ios, fs.existsSync(linked) ? linked : path.join(__dirname, ".."), path);
    updateProject(config.modResults, { ...choices, location: `${location}/swift`, app: projectName });
    writeFiles(ios, folders, choices);
    return config;
  });
  config = withEntitlementsPlist(config, (config) => {
    // The command finds an app that may have had the group before; app.json names all groups of an app made by prebuild.
    const others = (config.modResults[groupsKey] || []).filter((one) => isCommand || ![group, before].includes(one) || ofApp.includes(one));
    config.modResults[groupsKey] = isThere && !others.includes(group) ? others.concat(group) : others;
    if (config.modResults[groupsKey].length === 0) delete config.modResults[groupsKey];
    return config;
  });
  return withInfoPlist(config, (config) => {
    // Xcode fills in the name of the module, as it does for the classes of scenes.
    const values = { AlmanacAppGroup: isThere && group, AlmanacURLScheme: isThere && scheme, AlmanacBridge: hasBridge && "$(PRODUCT_MODULE_NAME).AlmanacBridge" };
    for (const key of Object.keys(values)) if (values[key]) config.modResults[key] = values[key]; else delete config.modResults[key];
    // Expo writes `scheme` of app.json itself; a scheme of the plugin's own is added.
    const types = config.modResults.CFBundleURLTypes || [];
    const isKnown = types.some((type) => (type.CFBundleURLSchemes || []).includes(scheme));
    if (isThere && !isKnown) config.modResults.CFBundleURLTypes = types.concat({ CFBundleURLSchemes: [scheme] });
    return config;
  });
}

module.exports = exports = createRunOncePlugin(withAlmanacWidgets, name, version);

/** The path of a folder in an Xcode project, which has slashes on every system. */
exports.relativePath = (from, to, { relative, isAbsolute, sep }) => {
  const found = relative(from, to);
  if (isAbsolute(found)) throw fault(`${to} is on another drive than ${from}; install the package on that of the app`);
  return found.split(sep).join("/");
};
