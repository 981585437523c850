// A stand-in for `expo/config-plugins`, as its documentation describes mods: they are collected while plugins are applied, and run over
// the files in ios/, those of the project before those of property lists, the one that was added last first. Projects are held as the
// package `xcode` holds them: sections by kind, and comments beside keys and values. The app's property lists are JSON here.

const fs = require("fs");
const path = require("path");

/** Reads a project. */
function parse(text) {
  const tokens = text.match(/\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\])*"|[{}()=;,]|[^\s{}()=;,]+/g)
    .filter((one) => !/^\/\/|^\/\* (Begin|End) /.test(one));
  let next = 0;
  const comment = () => /^\/\*/.test(tokens[next] || "") ? tokens[next++].slice(3, -3) : undefined;
  const expect = (token) => {
    if (tokens[next++] !== token) throw new Error(`${token} expected before ${tokens.slice(next, next + 3).join(" ")}`);
  };
  function value() {
    const token = tokens[next++];
    if (token === "{") {
      const object = {};
      while (tokens[next] !== "}") {
        const key = tokens[next++];
        const ofKey = comment();
        expect("=");
        object[key] = value();
        const noted = ofKey === undefined ? comment() : ofKey;
        if (noted !== undefined) object[`${key}_comment`] = noted;
        expect(";");
      }
      next++;
      return object;
    }
    if (token === "(") {
      const list = [];
      while (tokens[next] !== ")") {
        const one = value();
        const noted = comment();
        list.push(noted === undefined ? one : { value: one, comment: noted });
        if (tokens[next] === ",") next++;
      }
      next++;
      return list;
    }
    return /^\d+$/.test(token) ? Number(token) : token;
  }
  const project = value();
  const sections = {};
  for (const [key, one] of Object.entries(project.objects)) {
    if (key.endsWith("_comment")) continue;
    const section = (sections[one.isa] ??= {});
    section[key] = one;
    if (project.objects[`${key}_comment`] !== undefined) section[`${key}_comment`] = project.objects[`${key}_comment`];
  }
  return { hash: { project: { ...project, objects: sections } } };
}

/** Writes a project, section by section. */
function write({ hash: { project } }) {
  const noted = (text, comment) => comment === undefined ? String(text) : `${text} /* ${comment} */`;
  function shown(one, indent) {
    const inner = `${indent}\t`;
    if (Array.isArray(one)) {
      return `(\n${one.map((part) => `${inner}${part && part.value !== undefined ? noted(part.value, part.comment) : part},\n`).join("")}${indent})`;
    }
    if (typeof one !== "object") return String(one);
    const members = Object.keys(one).filter((key) => !key.endsWith("_comment")).map((key) => typeof one[key] === "object"
      ? `${inner}${noted(key, one[`${key}_comment`])} = ${shown(one[key], inner)};\n` : `${inner}${key} = ${noted(one[key], one[`${key}_comment`])};\n`);
    return `{\n${members.join("")}${indent}}`;
  }
  return `// !$*UTF8*$!\n${shown({ ...project, objects: Object.assign({}, ...Object.values(project.objects)) }, "")}\n`;
}

const json = (name) => ({
  read: (ios) => fs.existsSync(path.join(ios, name)) ? JSON.parse(fs.readFileSync(path.join(ios, name), "utf8")) : {},
  write: (ios, value) => fs.writeFileSync(path.join(ios, name), JSON.stringify(value, null, 2)),
});
const projectFile = (ios) => path.join(ios, fs.readdirSync(ios).find((name) => name.endsWith(".xcodeproj")), "project.pbxproj");
const manifestFile = (ios) => path.join(ios, "../AndroidManifest.json");
/** The kinds of mods in the order in which they run. */
const files = {
  xcodeproj: {
    read: (ios) => parse(fs.readFileSync(projectFile(ios), "utf8")), write: (ios, value) => fs.writeFileSync(projectFile(ios), write(value)),
  },
  entitlements: json("entitlements.json"), infoPlist: json("Info.json"),
  androidManifest: {
    read: (ios) => fs.existsSync(manifestFile(ios)) ? JSON.parse(fs.readFileSync(manifestFile(ios), "utf8")) : { manifest: { application: [{ $: {} }] } },
    write: (ios, value) => fs.writeFileSync(manifestFile(ios), JSON.stringify(value)),
  },
};
const adding = (kind) => (config, action) => {
  ((config.mods ??= {})[kind] ??= []).unshift(action);
  return config;
};

module.exports = {
  createRunOncePlugin: (plugin) => plugin, parse, write,
  withAndroidManifest: adding("androidManifest"), withEntitlementsPlist: adding("entitlements"), withInfoPlist: adding("infoPlist"), withXcodeProject: adding("xcodeproj"),
  async compileModsAsync(config, { projectRoot }) {
    const ios = path.join(projectRoot, "ios");
    const projectName = path.basename(path.dirname(projectFile(ios)), ".xcodeproj");
    for (const [kind, file] of Object.entries(files)) {
      const actions = (config.mods || {})[kind] || [];
      if (actions.length === 0) continue;
      let modResults = file.read(ios);
      for (const action of actions) {
        ({ modResults } = await action({ ...config, modResults, modRequest: { projectRoot, platformProjectRoot: ios, projectName } }));
      }
      file.write(ios, modResults);
    }
    return config;
  },
};
