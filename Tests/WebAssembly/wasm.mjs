// The almanac in WebAssembly, as the tests load it.

import { readFileSync } from "node:fs";
import { load, loadInsults } from "../../.build/web/almanac-node.js";

const file = (name) => readFileSync(new URL(`../../.build/web/${name}`, import.meta.url));

export const [bytes, insultBytes] = [file("almanac.wasm"), file("almanac-insults.wasm")];
export const [almanac, insults] = [await load(bytes), await loadInsults(insultBytes)];
