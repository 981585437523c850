// The files of the extension, which are written into ios/<target> at every run.

const [fs, path] = [require("fs"), require("path")];
const { fault, groupsKey } = require("./choices");
const note = "Written by almanac-widgets: the next run writes it anew.";
const read = (...names) => fs.readFileSync(path.join(__dirname, ...names), "utf8");
const contents = (file) => fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
const all = (widgets, member) => [...new Set([].concat(...widgets.map((one) => one[member])))];
const escaped = (text) => String(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function plist(value, indent = "") {
  const within = (kind, parts) => `${indent}<${kind}>\n${parts.join("")}${indent}</${kind}>\n`;
  if (Array.isArray(value)) return within("array", value.map((one) => plist(one, `${indent}\t`)));
  if (typeof value !== "object") return `${indent}<string>${escaped(value)}</string>\n`;
  return within("dict", Object.keys(value).map((key) => `${indent}\t<key>${escaped(key)}</key>\n${plist(value[key], `${indent}\t`)}`));
}

const document = (value) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<!-- ${note} -->\n<plist version="1.0">\n${plist(value)}</plist>\n`;

function bundle({ target, widgets, hasIntents }) {
  // A control is there from iOS 18 on, and opens or changes nothing without its intent in the app.
  const lines = all(widgets, "widgets").filter((line) => hasIntents || !/Control\(\)/.test(line));
  return `// ${note}\n\n${all(widgets, "imports").sort().map((name) => `import ${name}\n`).join("")}
@main
struct ${target}Bundle: WidgetBundle {
  var body: some Widget {
${lines.map((line) => `    ${line}\n`).join("")}  }
}
`;
}

/** The files by their paths in the folder of the extension. */
const extensionFiles = (choices) => ({
  [`${choices.target}.swift`]: bundle(choices),
  "Info.plist": document({
    AlmanacAppGroup: choices.group, AlmanacURLScheme: choices.scheme, AlmanacGallery: choices.gallery,
    CFBundleDisplayName: choices.name, CFBundleLocalizations: all(choices.widgets, "languages"),
    // The App Store rejects an app whose extension has another version.
    CFBundleShortVersionString: choices.version || "$(MARKETING_VERSION)", CFBundleVersion: choices.build || "$(CURRENT_PROJECT_VERSION)",
    NSExtension: { NSExtensionPointIdentifier: "com.apple.widgetkit-extension" },
  }),
  [`${choices.target}.entitlements`]: document({ [groupsKey]: [choices.group] }),
  "PrivacyInfo.xcprivacy": read("..", "ios", "PrivacyInfo.xcprivacy"),
  // A key of two catalogues has one meaning.
  "Localizable.xcstrings": `${JSON.stringify({ sourceLanguage: "en", version: "1.0",
    strings: Object.assign({}, ...choices.widgets.map(({ name }) => JSON.parse(read("texts", `${name}.xcstrings`)).strings)) }, null, 2)}\n`,
  ...Object.fromEntries(choices.widgets.flatMap(({ name, sources }) =>
    sources.map((file) => [`${name}/${file}`, `// ${note}\n\n${read("sources", name, file)}`]))),
  ...(choices.hasBridge ? { "AlmanacBridge.swift": `// ${note}\n\n${read("AlmanacBridge.swift")}` } : {}),
});

/** The group with which a folder was written; undefined if there is none. */
exports.storedGroup = (folder) => (/<key>AlmanacAppGroup<\/key>\s*<string>([^<]*)</.exec(contents(path.join(folder, "Info.plist"))) || [])[1];

/** Writes the files of the extension, if it is there, in place of those that the project had before, by folder. Any other file is the app's. */
exports.writeFiles = (ios, before, choices) => {
  const folder = path.join(ios, choices.target);
  const own = Object.entries(before).flatMap(([folder, names]) => names.map((name) => path.join(ios, folder, name)));
  const files = choices.isThere ? extensionFiles(choices) : {};
  const wanted = Object.fromEntries(Object.entries(files).map(([name, text]) => [path.join(folder, name), text]));
  // A run that was killed has written files that the project does not have yet; two of them have no place for the note.
  const isOurs = (file) => contents(/\.xc\w+$/.test(file) ? path.join(folder, "Info.plist") : file).includes(note);
  const foreign = Object.keys(wanted).find((file) => fs.existsSync(file) && !own.includes(file) && !isOurs(file));
  if (foreign) throw fault(`${path.relative(path.dirname(ios), foreign)} is there and not of this package: choose another ${choices.say("targetName")}`);
  for (const file of own.filter((one) => wanted[one] === undefined)) {
    fs.rmSync(file, { force: true });
    for (let folder = path.dirname(file); folder !== ios && fs.existsSync(folder) && fs.readdirSync(folder).length === 0; folder = path.dirname(folder)) fs.rmdirSync(folder);
  }
  for (const [file, text] of Object.entries(wanted)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
};
