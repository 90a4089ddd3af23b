// Keeps one page for when the server cannot be reached. Everything else always comes from the server.
const KEPT = "skirmish-offline-2";
const PAGES = ["/offline.html", "/offline.css", "/offline.js", "/favicon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PAGES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const part = origin === self.location.origin && PAGES.includes(pathname) ? pathname : null;
  const kept = event.request.mode === "navigate" ? "/offline.html" : part;
  if (kept) event.respondWith(fetch(event.request).catch(() => caches.match(kept)));
});

// "Your turn" was pressed: back to the tab of that match, or a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data ?? "/", self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
      const tab = open.find((each) => each.url.split("#", 1)[0] === address);
      return tab ? tab.focus() : self.clients.openWindow(address);
    }),
  );
});
