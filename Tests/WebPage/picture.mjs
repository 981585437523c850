// Takes the pictures of the page that its read-me shows, Apps/Pictures/page-light.png and -dark.png, once `make web` has built it.
// usage: node Tests/WebPage/picture.mjs [CHROMIUM]

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listen, serverOf } from "../../Apps/Web/serve.mjs";
import { openBrowser } from "./browser.mjs";

const root = new URL("../../", import.meta.url);
const server = serverOf(fileURLToPath(new URL(".build/web/page", root)));
const url = await listen(server, 0);
const browser = await openBrowser(process.argv[2] ?? "chromium", "Asia/Ho_Chi_Minh");
for (const dark of [false, true]) {
  const page = await browser.open(url, { dark, moment: "2026-02-17T09:30:00+07:00" });
  await page.until("document.documentElement.dataset.ready === 'all'");
  const bottom = await page.run("document.querySelector('.below').getBoundingClientRect().bottom");
  const clip = { x: 0, y: 0, width: 1160, height: Math.ceil(bottom) + 28, scale: 1 };
  const { data } = await page.call("Page.captureScreenshot", { format: "png", captureBeyondViewport: true, clip });
  writeFileSync(new URL(`Apps/Pictures/page-${dark ? "dark" : "light"}.png`, root), Buffer.from(data, "base64"));
  await page.close();
}
await browser.close();
server.closeAllConnections();
server.close();
