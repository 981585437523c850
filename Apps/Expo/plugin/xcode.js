// The extension in the Xcode project, as the objects that Xcode would write.
//
// Every id begins with the same digits, and the rest is a digest of what the object is. So a second run writes the same objects again,
// and objects of earlier runs are found and removed when nothing needs them any more.

const { createHash } = require("crypto");
const { fault } = require("./choices");

const digits = (text, count) => createHash("sha256").update(text).digest("hex").slice(0, count).toUpperCase();
const ours = digits("almanac-widgets", 8);
const idOf = (what) => ours + digits(what, 16);
const quoted = (text) => `"${text}"`;
const plain = (text) => String(text).replace(/^"|"$/g, "");
const entries = (objects, isa) => Object.entries(objects[isa] || {}).filter(([key]) => !key.endsWith("_comment"));
const kinds = {
  swift: "sourcecode.swift", plist: "text.plist.xml", entitlements: "text.plist.entitlements", xcprivacy: "text.xml", xcstrings: "text.json.xcstrings",
};

/** The files that the project has of this package, by the folder of its extension. */
exports.ownFolders = ({ hash: { project: { objects } } }) => {
  const group = (objects.PBXGroup || {})[idOf("group")];
  if (!group) return {};
  const files = (one, before) => one.children.flatMap(({ value }) => {
    const file = (objects.PBXFileReference || {})[value];
    if (file) return [before + plain(file.path)];
    const inner = objects.PBXGroup[value];
    return files(inner, `${before}${plain(inner.path)}/`);
  });
  return { [plain(group.path)]: files(group, "") };
};

/** Removes the objects of earlier runs that are not among `kept`, and every reference to them. */
function sweep(objects, kept) {
  const isDead = (key) => String(key).startsWith(ours) && !kept.has(key);
  // A phase that embeds extensions of others too stays.
  for (const [key, phase] of entries(objects, "PBXCopyFilesBuildPhase")) {
    if (isDead(key) && phase.files.some(({ value }) => !String(value).startsWith(ours))) kept.add(key);
  }
  for (const isa of Object.keys(objects)) {
    for (const key of Object.keys(objects[isa])) if (isDead(key.replace(/_comment$/, ""))) delete objects[isa][key];
    if (Object.keys(objects[isa]).length === 0) delete objects[isa];
    for (const [, one] of entries(objects, isa)) {
      for (const [name, value] of Object.entries(one)) {
        if (!Array.isArray(value) || !value.some((part) => isDead(part && part.value))) continue;
        one[name] = value.filter((part) => !isDead(part && part.value));
        if (one[name].length === 0 && /^package/.test(name)) delete one[name];
      }
    }
  }
  for (const [, root] of entries(objects, "PBXProject")) {
    const attributes = (root.attributes || {}).TargetAttributes || {};
    for (const key of Object.keys(attributes)) if (isDead(key)) delete attributes[key];
    if (root.attributes && Object.keys(attributes).length === 0) delete root.attributes.TargetAttributes;
  }
}

/** Brings the project to the choices; without widgets nothing of this package is left in it. */
exports.updateProject = (project, choices) => {
  const { target, location, widgets, extensionBundle, team, hasBridge } = choices;
  const objects = project.hash.project.objects;
  const kept = new Set();
  /** Writes an object; returns a reference to it with its comment. */
  function put(isa, what, comment, members) {
    const key = idOf(what);
    kept.add(key);
    const section = (objects[isa] ??= {});
    section[key] = { isa, ...members };
    section[`${key}_comment`] = comment;
    return { value: key, comment };
  }
  /** Adds a reference to a list, or gives the one that is there its comment of now. */
  const include = (list, reference) => {
    const place = list.findIndex((one) => one.value === reference.value);
    list[place < 0 ? list.length : place] = reference;
  };
  const point = (name, { value, comment }) => ({ [name]: value, [`${name}_comment`]: comment });

  const [projectKey, root] = entries(objects, "PBXProject")[0];
  const apps = entries(objects, "PBXNativeTarget").filter(([, one]) => plain(one.productType) === "com.apple.product-type.application");
  const app = (apps.find(([, one]) => plain(one.name) === choices.app) || apps[0] || [])[1];
  if (!app) throw fault("the Xcode project has no target of an app");
  if (widgets.length === 0) return sweep(objects, kept);
  const other = entries(objects, "PBXNativeTarget").find(([key, one]) => plain(one.name) === target && key !== idOf("target"));
  if (other) throw fault(`the Xcode project has a target ${target} of its own: choose another targetName in app.json`);

  // Files: those of the extension, a folder of sources for each widget that has some, and the one for the app.
  const file = (name, folder = "") => put("PBXFileReference", `file ${folder}${name}`, name,
    { lastKnownFileType: kinds[name.split(".").pop()], path: quoted(name), sourceTree: quoted("<group>") });
  const [main, texts, privacy] = [put("PBXFileReference", "file main", `${target}.swift`,
    { lastKnownFileType: kinds.swift, path: `${target}.swift`, sourceTree: quoted("<group>") }), file("Localizable.xcstrings"), file("PrivacyInfo.xcprivacy")];
  const rights = put("PBXFileReference", "file rights", `${target}.entitlements`,
    { lastKnownFileType: kinds.entitlements, path: `${target}.entitlements`, sourceTree: quoted("<group>") });
  const folders = widgets.filter(({ sources }) => sources.length > 0).map(({ name, sources }) => {
    const children = sources.map((source) => file(source, `${name}/`));
    return { children, group: put("PBXGroup", `group ${name}`, name, { children, path: name, sourceTree: quoted("<group>") }) };
  });
  const bridge = hasBridge ? [file("AlmanacBridge.swift")] : [];
  const appex = put("PBXFileReference", "product", `${target}.appex`, {
    explicitFileType: quoted("wrapper.app-extension"), includeInIndex: 0, path: `${target}.appex`, sourceTree: "BUILT_PRODUCTS_DIR",
  });
  const children = [main, file("Info.plist"), rights, privacy, texts, ...folders.map((one) => one.group), ...bridge];
  include(objects.PBXGroup[root.mainGroup].children, put("PBXGroup", "group", target, { children, path: target, sourceTree: quoted("<group>") }));
  if (root.productRefGroup) include(objects.PBXGroup[root.productRefGroup].children, appex);

  // The package, its products, and what builds them.
  include((root.packageReferences ??= []), put("XCLocalSwiftPackageReference", "package", `XCLocalSwiftPackageReference "${location}"`,
    { isa: "XCLocalSwiftPackageReference", relativePath: quoted(location) }));
  const product = (name, of) => put("XCSwiftPackageProductDependency", `product ${name} of ${of}`, name, { productName: name });
  const linked = (reference, of) => put("PBXBuildFile", `link ${reference.comment} of ${of}`, `${reference.comment} in Frameworks`, point("productRef", reference));
  const built = (reference, phase, of, more = {}) => put("PBXBuildFile", `build ${reference.value} of ${of}`, `${reference.comment} in ${phase}`,
    { ...point("fileRef", reference), ...more });
  const phase = (isa, comment, files, of = "extension") =>
    put(isa, `phase ${comment} of ${of}`, comment, { buildActionMask: 2147483647, files, runOnlyForDeploymentPostprocessing: 0 });
  const products = [...new Set(widgets.map((one) => one.product))].map((name) => product(name, "extension"));
  const sources = [main, ...folders.flatMap((one) => one.children)];
  const buildPhases = [
    phase("PBXSourcesBuildPhase", "Sources", sources.map((one) => built(one, "Sources", "extension"))),
    phase("PBXFrameworksBuildPhase", "Frameworks", products.map((one) => linked(one, "extension"))),
    phase("PBXResourcesBuildPhase", "Resources", [privacy, texts].map((one) => built(one, "Resources", "extension"))),
  ];

  // Configurations, one for each of the project's; without versions in app.json those of the app's target.
  const settingsOfApp = Object.fromEntries(objects.XCConfigurationList[app.buildConfigurationList].buildConfigurations.map(({ value }) =>
    [plain(objects.XCBuildConfiguration[value].name), objects.XCBuildConfiguration[value].buildSettings]));
  const projectList = objects.XCConfigurationList[root.buildConfigurationList];
  const buildConfigurations = projectList.buildConfigurations.map(({ value }) => {
    const name = plain(objects.XCBuildConfiguration[value].name);
    const { MARKETING_VERSION = "1.0", CURRENT_PROJECT_VERSION = 1 } = settingsOfApp[name] || {};
    const own = /debug/i.test(name)
      ? { DEBUG_INFORMATION_FORMAT: "dwarf", SWIFT_ACTIVE_COMPILATION_CONDITIONS: quoted("DEBUG $(inherited)"), SWIFT_OPTIMIZATION_LEVEL: quoted("-Onone") }
      : { DEBUG_INFORMATION_FORMAT: quoted("dwarf-with-dsym"), SWIFT_COMPILATION_MODE: "wholemodule", SWIFT_OPTIMIZATION_LEVEL: quoted("-O") };
    return put("XCBuildConfiguration", `configuration ${name}`, name, { buildSettings: {
      APPLICATION_EXTENSION_API_ONLY: "YES", CODE_SIGN_ENTITLEMENTS: `${target}/${target}.entitlements`, CODE_SIGN_STYLE: "Automatic",
      CURRENT_PROJECT_VERSION: choices.build === undefined ? CURRENT_PROJECT_VERSION : quoted(choices.build), GENERATE_INFOPLIST_FILE: "YES",
      INFOPLIST_FILE: `${target}/Info.plist`, IPHONEOS_DEPLOYMENT_TARGET: "17.0",
      LD_RUNPATH_SEARCH_PATHS: [quoted("$(inherited)"), quoted("@executable_path/Frameworks"), quoted("@executable_path/../../Frameworks")],
      LOCALIZATION_PREFERS_STRING_CATALOGS: "YES", MARKETING_VERSION: choices.version === undefined ? MARKETING_VERSION : quoted(choices.version),
      PRODUCT_BUNDLE_IDENTIFIER: quoted(extensionBundle), PRODUCT_NAME: quoted("$(TARGET_NAME)"), REGISTER_APP_GROUPS: "YES", SKIP_INSTALL: "YES",
      SWIFT_VERSION: "6.0", TARGETED_DEVICE_FAMILY: quoted("1,2"), ...(team ? { DEVELOPMENT_TEAM: quoted(team) } : {}), ...own,
    }, name });
  });
  const list = put("XCConfigurationList", "configurations", `Build configuration list for PBXNativeTarget "${target}"`, {
    buildConfigurations, defaultConfigurationIsVisible: 0, defaultConfigurationName: plain(projectList.defaultConfigurationName),
  });

  // The target, which the app depends on and contains.
  const extension = put("PBXNativeTarget", "target", target, {
    ...point("buildConfigurationList", list), buildPhases, buildRules: [], dependencies: [], name: target, packageProductDependencies: products,
    productName: target, ...point("productReference", appex), productType: quoted("com.apple.product-type.app-extension"),
  });
  include(root.targets, extension);
  ((root.attributes ??= {}).TargetAttributes ??= {})[extension.value] = { CreatedOnToolsVersion: "26.0", ProvisioningStyle: "Automatic",
    ...(team ? { DevelopmentTeam: quoted(team) } : {}) };
  const proxy = put("PBXContainerItemProxy", "proxy", "PBXContainerItemProxy", {
    containerPortal: projectKey, containerPortal_comment: "Project object", proxyType: 1, remoteGlobalIDString: extension.value, remoteInfo: target,
  });
  include((app.dependencies ??= []), put("PBXTargetDependency", "dependency", "PBXTargetDependency",
    { ...point("target", extension), ...point("targetProxy", proxy) }));
  const phaseOfApp = (isa, of) => app.buildPhases.map(({ value }) => (objects[isa] || {})[value]).find((one) => one && of(one));
  const embedded = built(appex, "Embed Foundation Extensions", "app", { settings: { ATTRIBUTES: ["RemoveHeadersOnCopy"] } });
  // Extensions of others may be embedded already; an app has one such phase.
  const present = phaseOfApp("PBXCopyFilesBuildPhase", (one) => Number(one.dstSubfolderSpec) === 13);
  if (present) {
    include(present.files, embedded);
    kept.add(idOf("phase Embed"));
  } else {
    include(app.buildPhases, put("PBXCopyFilesBuildPhase", "phase Embed", "Embed Foundation Extensions", {
      buildActionMask: 2147483647, dstPath: quoted(""), dstSubfolderSpec: 13, files: [embedded], name: quoted("Embed Foundation Extensions"),
      runOnlyForDeploymentPostprocessing: 0,
    }));
  }

  // What the app itself links, if it stores data of a widget.
  if (hasBridge) {
    const phases = [["PBXSourcesBuildPhase", "Sources", built(bridge[0], "Sources", "app")]];
    const library = product("WidgetBridge", "app");
    include((app.packageProductDependencies ??= []), library);
    phases.push(["PBXFrameworksBuildPhase", "Frameworks", linked(library, "app")]);
    for (const [isa, comment, one] of phases) {
      const found = phaseOfApp(isa, () => true);
      if (found) include(found.files, one);
      if (!found || app.buildPhases.some(({ value }) => value === idOf(`phase ${comment} of app`))) {
        include(app.buildPhases, phase(isa, comment, found ? found.files : [one], "app"));
      }
    }
  }
  sweep(objects, kept);
};
