// Intl of node: usage: intl.adapter.mjs [--korean]. Intl has no way back.
import { createInterface } from "node:readline";
const calendar = process.argv.includes("--korean") ? "dangi" : "chinese";
const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { dateStyle: "short", timeZone: "UTC" });
for await (const line of createInterface({ input: process.stdin })) {
  const parts = Object.fromEntries(format.formatToParts(new Date(line.split(" ")[1])).map((part) => [part.type, part.value]));
  const [, month, bis] = parts.month.match(/^(\d+)(bis)?$/);
  console.log(`${parts.relatedYear} ${month} ${bis === "bis"} ${parts.day}`);
}
