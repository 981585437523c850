// The almanac's Swift as WebAssembly, in Node: as almanac.js, and from files too.

import { readFile } from "node:fs/promises";
import { loaders } from "./almanac.js";

export { localDate } from "./almanac.js";

/** A text without a scheme is a path; a scheme has at least two letters, so that `C:\` is not one. */
function read(source) {
  const address = typeof source === "string" && /^[a-z][a-z\d+.-]+:/i.test(source) ? new URL(source) : source;
  return address instanceof URL && address.protocol !== "file:" ? fetch(address) : readFile(address);
}

export const { load, loadInsults } = loaders(read);
