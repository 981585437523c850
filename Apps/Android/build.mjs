// Writes the widgets for Android as an archive that `npm install ./FILE` takes: .build/web/almanac-widgets-android.tgz.

import { writeFileSync } from "node:fs";
import { packed } from "../JavaScript/assemble.mjs";
import { androidFiles } from "./assemble.mjs";

try {
  const archive = packed(androidFiles());
  writeFileSync(new URL("../../.build/web/almanac-widgets-android.tgz", import.meta.url), archive);
  console.log(`almanac-widgets-android in .build/web/almanac-widgets-android.tgz: ${Math.round(archive.length / 1000)} kB`);
} catch (error) {
  console.error(`almanac-widgets-android was not written: ${error.message}`);
  process.exitCode = 1;
}
