// Writes the package into .build/web/javascript and beside it as an archive that `npm install ./FILE` takes.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { modules, packageFiles, packed, version } from "./assemble.mjs";

const build = new URL("../../.build/web/", import.meta.url);
const folder = new URL("javascript/", build);
const files = packageFiles();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(files)) writeFileSync(new URL(name, folder), files[name]);
writeFileSync(new URL("almanac.tgz", build), packed(files));

const sizes = ["index.js", ...Object.keys(modules).map((name) => `${name}.js`)].map((name) =>
  `${name} ${files[name].length} characters, ${gzipSync(files[name], { level: 9 }).length} bytes gzip`);
console.log(`almanac ${version()} in .build/web/javascript and .build/web/almanac.tgz: ${sizes.join("; ")}`);
