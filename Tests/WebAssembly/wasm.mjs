// The almanac in WebAssembly, as the tests load it.

import { readFileSync } from "node:fs";
import { load } from "../../.build/web/almanac.js";

export const bytes = readFileSync(new URL("../../.build/web/almanac.wasm", import.meta.url));
export const almanac = await load(bytes);
