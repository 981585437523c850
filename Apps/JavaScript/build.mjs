// Writes the package into .build/web/javascript and beside it as an archive that `npm install ./FILE` takes.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { datesOf, packageFiles, packed } from "./assemble.mjs";

const folder = ".build/web/javascript";
const files = packageFiles();
const archive = ".build/web/almanac.tgz";

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(files)) writeFileSync(`${folder}/${name}`, files[name]);
writeFileSync(archive, packed(files));

const size = (text) => gzipSync(text, { level: 9 }).length;
const dates = datesOf(["vietnamese", "vietnamese-utc7", "chinese", "chinese-utc8"]).commonJS;
console.log(`${folder} and ${archive}: index.js ${files["index.js"].length} characters, ${size(files["index.js"])} bytes gzip; `
  + `dates of four calendars alone ${size(dates)}`);
