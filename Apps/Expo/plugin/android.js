// The widgets for Android: their program is in a package of its own, and react-native-android-widget shows their pictures.

const { withAndroidManifest } = require(require.resolve("expo/config-plugins", { paths: [process.cwd(), __dirname] }));
const { fault } = require("./choices");
const { version } = require("../package.json");

/** A module of a package of the app; without the package the words say how it comes there. */
function moduleOf(path, paths, need) {
  let file;
  try {
    file = require.resolve(path, { paths });
  } catch {
    throw fault(`"android": true needs ${path.split("/")[0]}, which is not there: ${need}`);
  }
  return require(file);
}

/** The one text that the launcher shows, since react-native-android-widget has no others: of the app, or else of the package. */
const textOf = (given, otherwise) => given === undefined ? otherwise : typeof given === "string" ? given : Object.values(given)[0] || otherwise;

exports.withAndroid = (config, { widgets, scheme, name, gallery }) => {
  if (!(config.android || {}).package) throw fault('"android": true needs the name of the app: set "android": {"package": "com.example.app"} in app.json');
  const paths = [(config._internal || {}).projectRoot || process.cwd(), __dirname];
  const archive = "npm install ./vendor/almanac-widgets-android.tgz";
  const known = moduleOf("almanac-widgets-android/widgets.json", paths, archive);
  const other = moduleOf("almanac-widgets-android/package.json", paths, archive).version;
  if (other !== version) throw fault(`almanac-widgets-android is ${other} and almanac-widgets ${version}: install both archives of one build`);
  const plugin = moduleOf("react-native-android-widget/app.plugin.js", paths, "npx expo install react-native-android-widget");
  const [here, absent] = [widgets.filter((one) => known[one.name]), widgets.filter((one) => !known[one.name])];
  if (here.length === 0) throw fault(`"android": true, but none of the chosen widgets is there on Android: there are ${Object.keys(known).join(", ")}`);
  if (absent.length > 0) console.warn(fault(`${absent.map((one) => one.name).join(" and ")} only on iOS: on Android there are ${Object.keys(known).join(", ")}`).message);
  // The task reads the scheme there, as the widgets on iOS read it in Info.plist.
  config = withAndroidManifest(config, (config) => {
    const [application] = config.modResults.manifest.application;
    const others = (application["meta-data"] || []).filter((one) => one.$["android:name"] !== "AlmanacURLScheme");
    application["meta-data"] = others.concat({ $: { "android:name": "AlmanacURLScheme", "android:value": scheme } });
    return config;
  });
  return (plugin.default || plugin)(config, { widgets: here.map((one) => {
    const { kind, description, width, height, columns, rows } = known[one.name];
    const texts = gallery[kind] || {};
    return {
      name: kind, label: textOf(texts.name, name), description: textOf(texts.description, description), minWidth: `${width}dp`, minHeight: `${height}dp`,
      targetCellWidth: columns, targetCellHeight: rows, resizeMode: "horizontal|vertical", updatePeriodMillis: 1800000,
    };
  }) });
};
