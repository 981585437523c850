// The extension in the Xcode project, as the objects that Xcode would write. Every id begins with the same digits, and the rest is a digest of
// what the object is: so a second run writes the same objects, and those of earlier runs are found and removed when nothing needs them.

const { createHash } = require("crypto");
const { fault } = require("./choices");
const digits = (text, count) => createHash("sha256").update(text).digest("hex").slice(0, count).toUpperCase();
const ours = digits("almanac-widgets", 8);
const idOf = (what) => ours + digits(what, 16);
const quoted = (text) => `"${String(text).replace(/[\\"]/g, "\\$&")}"`;
const plain = (text) => String(text).replace(/^"|"$/g, "").replace(/\\(["\\])/g, "$1");
const entries = (objects, isa) => Object.entries(objects[isa] || {}).filter(([key]) => !key.endsWith("_comment"));
/** The members of a list that are not of this package: what the app's developers have put there stays. */
const foreign = (list = []) => list.filter(({ value }) => !String(value).startsWith(ours));
const kinds = { swift: "sourcecode.swift", plist: "text.plist.xml", entitlements: "text.plist.entitlements", xcprivacy: "text.xml", xcstrings: "text.json.xcstrings" };

/** The files that the project has of this package, by the folder of its extension. */
exports.ownFolders = ({ hash: { project: { objects: { PBXGroup: groups, PBXFileReference: references } } } }) => {
  const files = (group, before) => group.children.filter((one) => !foreign([one]).length).flatMap(({ value }) =>
    references[value] ? [before + plain(references[value].path)] : files(groups[value], `${before}${plain(groups[value].path)}/`));
  const group = groups[idOf("group")];
  return group ? { [plain(group.path)]: files(group, "") } : {};
};

/** Removes the objects of earlier runs that are not among `kept`, and every reference to them. */
function sweep(objects, kept) {
  const isDead = (key) => String(key).startsWith(ours) && !kept.has(key.replace(/_comment$/, ""));
  // A phase that embeds extensions of others stays, and a group with files of others.
  for (const [isa, member] of [["PBXCopyFilesBuildPhase", "files"], ["PBXGroup", "children"]]) {
    for (const [key, one] of entries(objects, isa)) if (isDead(key) && foreign(one[member]).length) kept.add(key);
  }
  for (const isa of Object.keys(objects)) {
    for (const key of Object.keys(objects[isa])) if (isDead(key)) delete objects[isa][key];
    if (Object.keys(objects[isa]).length === 0) delete objects[isa];
    for (const [, one] of entries(objects, isa)) for (const name of Object.keys(one).filter((name) => Array.isArray(one[name]))) {
      const rest = one[name].filter((part) => !isDead(part.value));
      if (rest.length === 0 && one[name].length > 0 && name.startsWith("package")) delete one[name];
      else one[name] = rest;
    }
  }
  // Xcode and EAS write the team of a target there.
  const { attributes = {} } = entries(objects, "PBXProject")[0][1];
  const ofTargets = attributes.TargetAttributes || {};
  for (const key of Object.keys(ofTargets)) if (isDead(key)) delete ofTargets[key];
  if (Object.keys(ofTargets).length === 0) delete attributes.TargetAttributes;
}

/** Brings the project to the choices; without widgets nothing of this package is left in it. */
exports.updateProject = (project, choices) => {
  const { target, location, widgets, extensionBundle, team, hasBridge, hasIntents } = choices;
  const objects = project.hash.project.objects;
  const kept = new Set();
  /** Writes an object; returns a reference to it with its comment. */
  function put(isa, what, comment, members) {
    const value = idOf(what);
    kept.add(value);
    Object.assign((objects[isa] ??= {}), { [value]: { isa, ...members }, [`${value}_comment`]: comment });
    return { value, comment };
  }
  /** Adds a reference to a list, or puts it in the place of the one that is there. */
  const include = (list, reference) => list.splice((list.findIndex((one) => one.value === reference.value) + 1 || list.length + 1) - 1, 1, reference);
  const point = (name, { value, comment }) => ({ [name]: value, [`${name}_comment`]: comment });

  const [projectKey, root] = entries(objects, "PBXProject")[0];
  const apps = entries(objects, "PBXNativeTarget").filter(([, one]) => plain(one.productType) === "com.apple.product-type.application");
  const app = (apps.find(([, one]) => plain(one.name) === choices.app) || apps[0] || [])[1];
  if (!app) throw fault("the Xcode project has no target of an app");
  if (widgets.length === 0) return sweep(objects, kept);
  const other = entries(objects, "PBXNativeTarget").find(([key, one]) => plain(one.name) === target && key !== idOf("target"));
  if (other) throw fault(`the Xcode project has a target ${target} of its own: choose another ${choices.say("targetName")}`);

  // Files: those of the extension, a folder of sources for each widget that has some, and the one for the app.
  const file = (name, what = name) => put("PBXFileReference", `file ${what}`, name, { lastKnownFileType: kinds[name.split(".").pop()], path: quoted(name), sourceTree: quoted("<group>") });
  const group = (what, path, children) => put("PBXGroup", what, path,
    { children: children.concat(foreign((objects.PBXGroup[idOf(what)] || {}).children)), path, sourceTree: quoted("<group>") });
  const [main, info, rights] = [file(`${target}.swift`, "main"), file("Info.plist"), file(`${target}.entitlements`, "rights")];
  const resources = [file("PrivacyInfo.xcprivacy"), file("Localizable.xcstrings")];
  const folders = widgets.filter(({ sources }) => sources.length > 0).map(({ name, sources }) => {
    const children = sources.map((source) => file(source, `${name}/${source}`));
    return { children, group: group(`group ${name}`, name, children) };
  });
  const bridge = hasBridge ? [file("AlmanacBridge.swift")] : [];
  const appex = put("PBXFileReference", "product", `${target}.appex`,
    { explicitFileType: quoted("wrapper.app-extension"), includeInIndex: 0, path: `${target}.appex`, sourceTree: "BUILT_PRODUCTS_DIR" });
  const children = [main, info, rights, ...resources, ...folders.map((one) => one.group), ...bridge];
  include(objects.PBXGroup[root.mainGroup].children, group("group", target, children));
  if (root.productRefGroup) include(objects.PBXGroup[root.productRefGroup].children, appex);

  // The package, its products, and what builds them.
  include((root.packageReferences ??= []), put("XCLocalSwiftPackageReference", "package", `XCLocalSwiftPackageReference "${location}"`, { relativePath: quoted(location) }));
  const product = (name, of) => put("XCSwiftPackageProductDependency", `product ${name} of ${of}`, name, { productName: name });
  const built = (reference, phase, of, member = "fileRef", more = {}) => put("PBXBuildFile", `build ${reference.value} of ${of}`,
    `${reference.comment} in ${phase}`, { ...point(member, reference), ...more });
  const phase = (name, references, member) => put(`PBX${name}BuildPhase`, `phase ${name}`, name, { buildActionMask: 2147483647,
    files: references.map((one) => built(one, name, "extension", member)), runOnlyForDeploymentPostprocessing: 0 });
  const packageProductDependencies = [...new Set(widgets.map((one) => one.product))].map((name) => product(name, "extension"));
  const buildPhases = [phase("Sources", [main, ...folders.flatMap((one) => one.children)]),
    phase("Frameworks", packageProductDependencies, "productRef"), phase("Resources", resources)];

  // Configurations, one for each of the project's; without versions in app.json those of the app's target.
  const configurations = (list) => objects.XCConfigurationList[list].buildConfigurations.map(({ value }) => objects.XCBuildConfiguration[value]);
  const versions = Object.fromEntries(configurations(app.buildConfigurationList).map((one) => [plain(one.name), one.buildSettings]));
  const buildConfigurations = configurations(root.buildConfigurationList).map((one) => {
    const name = plain(one.name);
    const { MARKETING_VERSION = "1.0", CURRENT_PROJECT_VERSION = 1 } = versions[name] || {};
    return put("XCBuildConfiguration", `configuration ${name}`, name, { buildSettings: {
      APPLICATION_EXTENSION_API_ONLY: "YES", CODE_SIGN_ENTITLEMENTS: `${target}/${target}.entitlements`, CODE_SIGN_STYLE: "Automatic",
      CURRENT_PROJECT_VERSION: choices.build === undefined ? CURRENT_PROJECT_VERSION : quoted(choices.build),
      ...(team ? { DEVELOPMENT_TEAM: quoted(team) } : {}), GENERATE_INFOPLIST_FILE: "YES", INFOPLIST_FILE: `${target}/Info.plist`,
      IPHONEOS_DEPLOYMENT_TARGET: "17.0", LD_RUNPATH_SEARCH_PATHS: ["$(inherited)", "@executable_path/Frameworks", "@executable_path/../../Frameworks"].map(quoted),
      LOCALIZATION_PREFERS_STRING_CATALOGS: "YES", MARKETING_VERSION: choices.version === undefined ? MARKETING_VERSION : quoted(choices.version),
      PRODUCT_BUNDLE_IDENTIFIER: quoted(extensionBundle), PRODUCT_NAME: quoted("$(TARGET_NAME)"), REGISTER_APP_GROUPS: "YES", SKIP_INSTALL: "YES",
      SWIFT_OPTIMIZATION_LEVEL: quoted(/debug/i.test(name) ? "-Onone" : "-O"), SWIFT_VERSION: "6.0", TARGETED_DEVICE_FAMILY: quoted("1,2"),
    }, name });
  });
  const list = put("XCConfigurationList", "configurations", `Build configuration list for PBXNativeTarget "${target}"`, { buildConfigurations,
    defaultConfigurationIsVisible: 0, defaultConfigurationName: plain(objects.XCConfigurationList[root.buildConfigurationList].defaultConfigurationName) });

  // The target, which the app depends on and contains.
  const extension = put("PBXNativeTarget", "target", target, { ...point("buildConfigurationList", list), buildPhases, buildRules: [], dependencies: [],
    name: target, packageProductDependencies, productName: target, ...point("productReference", appex),
    productType: quoted("com.apple.product-type.app-extension") });
  include(root.targets, extension);
  const proxy = put("PBXContainerItemProxy", "proxy", "PBXContainerItemProxy", { containerPortal: projectKey, containerPortal_comment: "Project object", proxyType: 1,
    remoteGlobalIDString: extension.value, remoteInfo: target });
  include((app.dependencies ??= []), put("PBXTargetDependency", "dependency", "PBXTargetDependency", { ...point("target", extension), ...point("targetProxy", proxy) }));
  const phaseOfApp = (name, of = () => true) => app.buildPhases.map(({ value }) => (objects[`PBX${name}BuildPhase`] || {})[value]).find((one) => one && of(one));
  const embed = "Embed Foundation Extensions";
  const embedded = built(appex, embed, "app", "fileRef", { settings: { ATTRIBUTES: ["RemoveHeadersOnCopy"] } });
  // Extensions of others may be embedded already; an app has one such phase.
  const present = phaseOfApp("CopyFiles", (one) => Number(one.dstSubfolderSpec) === 13);
  if (present) include(present.files, embedded);
  else include(app.buildPhases, put("PBXCopyFilesBuildPhase", "phase embed", embed, { buildActionMask: 2147483647, dstPath: quoted(""), dstSubfolderSpec: 13,
    files: [embedded], name: quoted(embed), runOnlyForDeploymentPostprocessing: 0 }));
  kept.add(idOf("phase embed"));

  // The app compiles the intents too, by one of which a control opens it, and the bridge if it stores data of a widget; and links what
  // these import.
  const intents = hasIntents ? folders.flatMap((one) => one.children).filter(({ comment }) => comment.endsWith("Intents.swift")) : [];
  const libraries = (intents.length ? widgets.map((one) => one.product) : []).concat(hasBridge ? "WidgetBridge" : []).map((name) => product(name, "app"));
  for (const library of libraries) include((app.packageProductDependencies ??= []), library);
  for (const [name, references, member] of [["Sources", intents.concat(bridge)], ["Frameworks", libraries, "productRef"]]) {
    if (references.length && !phaseOfApp(name)) throw fault(`the target of the app has no phase ${name}`);
    for (const one of references) include(phaseOfApp(name).files, built(one, name, "app", member));
  }
  sweep(objects, kept);
};
