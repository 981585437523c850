// A list of days as a link for the family: it is in the fragment of the address, which no server sees.

import { addCopy, anniversaries, readableDays, shortened } from "./anniversary-list.js";
import { element, find } from "./elements.js";
import { share } from "./share.js";
import { say } from "./words.js";

const head = "#days=";
/** The longest link, in characters: programs for messages cut longer ones. */
const longest = 8000;

/** Reads a stream of bytes to its end. */
const through = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** The fragment of a link with the days, in the letters of base64url. */
async function fragment(days) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(days)), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return head + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The days of a fragment; null if it has none that can be read. */
async function daysOf(hash) {
  try {
    if (hash.length > longest) return null;
    const letters = atob(hash.slice(head.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)), new DecompressionStream("deflate-raw"));
    const days = readableDays(JSON.parse(new TextDecoder().decode(bytes)));
    return days.length ? days : null;
  } catch {
    return null;
  }
}

/** Shares the days as a link; says in `status` what else is to be done. */
export async function sendDays(title, status) {
  const link = await fragment(anniversaries().map(shortened));
  if (link.length > longest) status.textContent = say("tooLongLink");
  else await share(title, link, status);
}

/** The list that was sent, until the reader has decided about it. */
let sent = null;

/** Shows the list of the address, of which nothing is kept until the reader wants it. Gives whether there is one. */
export async function openSent(hash) {
  sent = await daysOf(hash);
  return sent !== null;
}

/** Draws it; `inWords(day)` names a day, and `decided(count)` hears what became of the list, null if it was not wanted. */
export function drawSent(inWords, decided) {
  const box = find("#sent");
  box.hidden = !sent;
  if (!sent) return;
  const done = (count) => {
    sent = null;
    drawSent(inWords, decided);
    decided(count);
  };
  const [take, leave] = ["takeDays", "CalendarScreens.cancel"].map((key) => element("button", { type: "button" }, say(key)));
  take.addEventListener("click", () => done(addCopy(JSON.stringify(sent))));
  leave.addEventListener("click", () => done(null));
  box.replaceChildren(element("h3", { tabindex: "-1" }, say("sentDays", { count: sent.length })),
    element("ul", {}, ...sent.map((day) => element("li", {}, element("strong", {}, day.name), element("span", {}, inWords(day))))),
    element("div", { class: "files" }, take, leave));
}
