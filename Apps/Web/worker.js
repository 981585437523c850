// Keeps the files of the page, so that it opens without a network. The build writes the list of files and its digest here: other
// files are another cache, and when the new one is active every page reloads.

const files = FILES;
// Another copy of the page on the same server, such as one for trial, has files of its own.
const prefix = `almanac ${registration.scope} `;
const name = `${prefix}DIGEST`;

addEventListener("install", (event) => event.waitUntil(keep()));

async function keep() {
  const cache = await caches.open(name);
  await Promise.all(files.map(async (file) => {
    // A file that the browser has is taken if the server says that it is the same.
    const answer = await fetch(new Request(file, { cache: "no-cache" }));
    if (!answer.ok) throw new Error(`${file}: the server answers ${answer.status}`);
    // Some servers answer with a page of their own where a file is missing.
    const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
    if (isPage !== file.endsWith(".html")) throw new Error(`${file}: the server answers with another file`);
    await cache.put(file, answer);
  }));
}

// Others may have caches on the same server: only those of this copy of the page are taken away.
addEventListener("activate", (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((one) => one.startsWith(prefix) && one !== name).map((one) => caches.delete(one)));
  await clients.claim();
})()));

// The user wants the new version.
addEventListener("message", (event) => event.data === "use" && skipWaiting());

addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const scope = registration.scope;
  if (method !== "GET" || !url.startsWith(scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(name);
    const path = url.slice(scope.length).replace(/[?#].*/, "");
    return (await cache.match(path === "" ? "index.html" : path)) ?? fetch(event.request);
  })());
});
