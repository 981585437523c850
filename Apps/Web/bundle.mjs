// Puts modules of the page together into few files, because a file that another one names is asked for only when that one is there. It knows
// the forms of imports and exports that the modules here and the package for JavaScript have, and refuses others.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const imported = /^import (\{[^}]*\}) from "\.\/([\w-]+\.js)";\n/gm;
const passedOn = /^export (\{[^}]*\}) from "\.\/([\w-]+\.js)";\n/gm;
const listed = /^export (\{[^}]*\});\n/gm;
const declared = /^export ((?:async )?function|const|let) (\w+)/gm;

/** The pairs of names in braces: `{ a, b as c }` is a and a, b and c. */
const pairs = (braces) => braces.slice(1, -1).split(",").map((one) => one.trim()).filter(Boolean)
  .map((one) => one.split(" as ")).map(([name, other = name]) => [name, other]);
const braced = (all) => `{ ${[...all].map(([name, other]) => name === other ? name : `${name} as ${other}`).join(", ")} }`;
/** Names as they are. */
const same = (names) => [...names].map((name) => [name, name]);

const isModule = (name) => /\.js$/.test(name) && name !== "worker.js";

/** A program without its comments and its indentation. */
function shortened(name, text) {
  const short = text.replace(/^\s*\/\*[^]*?\*\/\n|^\s*\/\/.*\n/gm, "").replace(/^\s+/gm, "");
  // A text of several lines would be changed.
  const torn = short.split("\n").find((line) => line.split("`").length % 2 === 0);
  if (torn !== undefined) throw new Error(`${name} has a text of several lines: ${torn}`);
  return short;
}

/**
 * The files of the page with some of its modules put together: `entries` in the order in which they are loaded, each with the modules it
 * imports, but for those of earlier entries and those that stay alone. A module that is in an entry has no file any more.
 */
export function bundled(files, entries, alone) {
  const modules = {};
  const made = {};
  for (const [name, data] of Object.entries(files)) {
    if (!isModule(name)) {
      made[name] = data;
      continue;
    }
    const text = shortened(name, String(data));
    const imports = [...text.matchAll(imported), ...text.matchAll(passedOn)].map(([, braces, from]) => ({ from, names: pairs(braces) }));
    modules[name] = { text, imports };
  }

  // The modules of each entry, each after those that it needs, and the file of each module.
  const parts = {};
  const homes = {};
  const visit = (name, entry, ...behind) => {
    if (behind.includes(name)) throw new Error(`modules import each other: ${[...behind, name].join(", ")}`);
    if (homes[name] || alone.includes(name)) return;
    for (const { from } of modules[name].imports) visit(from, entry, ...behind, name);
    homes[name] = entry;
    parts[entry].push(name);
  };
  for (const entry of entries) {
    parts[entry] = [];
    visit(entry, entry);
  }
  const homeOf = (name) => homes[name] ?? name;

  /** The names of a module that modules import of which `isWanted` is true. */
  const asked = (name, isWanted = () => true) => new Set(Object.entries(modules).filter(([other]) => isWanted(other))
    .flatMap(([, { imports }]) => imports.filter(({ from }) => from === name).flatMap(({ names }) => names.map(([one]) => one))));

  /** A file with one module, in which only the names of other files change. */
  const single = (name) => modules[name].text.replace(/(?<= from "\.\/)[\w-]+\.js(?=";\n)/g, homeOf);

  function together(file) {
    // The names that this file imports, by their file, and those that it exports.
    const [outer, given] = [{}, new Map()];
    const bodies = parts[file].map((name) => {
      const { text, imports } = modules[name];
      const isEntry = name === file;
      const others = [];
      for (const { from, names } of imports) {
        if (homeOf(from) !== file) for (const [one] of names) (outer[homeOf(from)] ??= new Set()).add(one);
      }
      const take = (_, braces) => {
        others.push(...pairs(braces).filter(([one, other]) => one !== other));
        return "";
      };
      const give = (_, braces) => {
        if (isEntry) for (const [one, other] of pairs(braces)) given.set(other, one);
        return "";
      };
      const body = text.replace(imported, take).replace(passedOn, give).replace(listed, give).replace(declared, (_, kind, one) => {
        if (isEntry) given.set(one, one);
        return `${kind} ${one}`;
      });
      const odd = /^(?:import|export)\b.*/m.exec(body);
      if (odd) throw new Error(`${name} has an import or export of another form: ${odd[0]}`);
      for (const one of asked(name, (other) => homeOf(other) !== file)) given.set(one, one);
      const whole = others.map(([one, other]) => `const ${other} = ${one};\n`).join("") + body;
      // A name that a module does not share stays its own. Only a value that changes is shared as it is.
      if (isEntry || /^export let /m.test(text)) return whole;
      // A name that it passes on unchanged is there already.
      const there = imports.flatMap(({ names }) => names).filter(([one, other]) => one === other).map(([one]) => one);
      const shared = braced(same([...asked(name)].filter((one) => !there.includes(one))));
      return `const ${shared} = (() => {\n${whole}return ${shared};\n})();\n`;
    });
    const heads = Object.entries(outer).map(([from, names]) => `import ${braced(same(names))} from "./${from}";\n`);
    const tail = given.size ? [`export ${braced([...given].map(([other, one]) => [one, other]))};\n`] : [];
    return [...heads, ...bodies, ...tail].join("");
  }

  for (const file of new Set(Object.keys(modules).map(homeOf))) {
    made[file] = Buffer.from(parts[file]?.length > 1 ? together(file) : single(file));
  }
  check(made);
  return made;
}

/** Lets node read what was made: a name that two modules share in one file is an error. */
function check(files) {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"));
  try {
    for (const name of Object.keys(files).filter(isModule)) {
      const path = join(folder, name.replace(/\.js$/, ".mjs"));
      writeFileSync(path, files[name]);
      execFileSync(process.execPath, ["--check", path]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
