// Keeps the files of this release, so that a page opens while the service is away, says so, and waits for it. It keeps
// nothing else: no answer of the API, and no address of a page, which could hold a token.

const PATIENCE = 8_000; // milliseconds
const PAGES = [
  [/^(tables)?$/, "page/home/home.html"],
  [/^tables\/[\w-]+$/, "page/table/table.html"],
];

const { scope } = self.registration;
const NAME = `hourglass ${RELEASE} ${scope}`; // other services may have the same origin
const EARLIER = /^hourglass \w+$/; // how a cache was named before it named its service
const within = (path) => new URL(path, scope).href;

// Requests of the API go past the worker, where the browser can: waking it for each would only cost time.
const API = { condition: { urlPattern: within("v1/*") }, source: "network" };

addEventListener("install", (event) => (event.addRoutes?.(API), event.waitUntil(keep())));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const path = keptFor(event.request);
  if (path) event.respondWith(newest(event.request, path));
});
addEventListener("push", (event) => event.waitUntil(call(event.data)));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(within(event.notification.data)));
});

// Show a notice of the service. A later one of the same table takes its place.
function call(data) {
  const { table, text } = data.json();
  return self.registration.showNotification("Hourglass", { body: text, tag: table, icon: within("page/icon-192.png"), data: `tables/${table}` });
}

async function keep() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map((one) => new Request(within(one), { cache: "no-cache" })));
  await self.skipWaiting();
}

// Drop the files of earlier releases, and serve the pages that are open.
async function takeOver() {
  const isOwn = (one) => EARLIER.test(one) || (one.startsWith("hourglass ") && one.endsWith(` ${scope}`));
  for (const one of await caches.keys()) if (isOwn(one) && one !== NAME) await caches.delete(one);
  await self.clients.claim();
}

// Return the kept file that stands for a request; null for all that is no file and no page.
function keptFor({ method, mode, url }) {
  if (method !== "GET" || !url.startsWith(scope)) return null;
  const { href, search } = new URL(url);
  const path = href.slice(scope.length).split(/[?#]/)[0];
  if (mode === "navigate") return PAGES.find(([form]) => form.test(path))?.[1] ?? null;
  return !search && FILES.includes(path) ? path : null;
}

// Return what the service has now; if it is away, what is kept.
async function newest(request, path) {
  const late = new Promise((_, fail) => setTimeout(fail, PATIENCE, new Error("late")));
  const answer = await Promise.race([fetch(request), late]).catch(() => null);
  if (answer && answer.status < 500) return answer;
  const cache = await caches.open(NAME);
  return (await cache.match(within(path))) ?? answer ?? Response.error();
}

async function show(url) {
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find((one) => one.url.split(/[?#]/)[0] === url);
  return open ? open.focus() : self.clients.openWindow(url);
}
