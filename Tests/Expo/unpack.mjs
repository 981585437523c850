// Writes an archive and unpacks it with tar, as npm would.
// usage: unpack.mjs FOLDER [WIDGET...]

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { widgetFiles } from "../../Apps/Expo/assemble.mjs";
import { packed } from "../../Apps/JavaScript/assemble.mjs";

const [folder, ...widgets] = process.argv.slice(2);
const archive = join(folder, "almanac-widgets.tgz");
writeFileSync(archive, packed(widgetFiles(widgets.length ? widgets : undefined)));
execFileSync("tar", ["-xzf", archive, "-C", folder]);
