/*
 * The service worker: what a browser shows without a connection, and the notices that it is sent. Plain JavaScript, served at /sw.js as it stands here, after
 * the constant OFFLINE_PAGE (`worker-script.ts`). It keeps no page, script or style of the site itself, so no release can show
 * an older one, and the next worker may take over at once. Pages are kept by `kept-pages.ts`.
 */
const KEPT = 'querencia-guardado:'
/** What a page never is: an interface, a file, or a page of the local stand-ins. A photo may be opened by itself. */
const NO_PAGE = /^\/(?:api|art|icons|_next|dev)\//
const INERT =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  if (isPageView(event.request)) event.respondWith(answer(event))
})
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})

async function takeOver() {
  // The network need not wait for the worker to start.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

function isPageView({ method, mode, url }) {
  const { origin, pathname } = new URL(url)
  return method === 'GET' && mode === 'navigate' && origin === self.location.origin && !NO_PAGE.test(pathname)
}

/** The network always; what is kept only where it fails. */
async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const { pathname } = new URL(request.url)
    return (await caches.match(pathname)) ?? offlinePage()
  }
}

async function offlinePage() {
  const links = (await listKept()).map(
    ({ path, title }) => `<li><a href="${escapeText(path)}">${escapeText(title)}</a></li>`,
  )
  const kept =
    links.length > 0
      ? `<h2>Guardadas en este dispositivo</h2><ul>${links.join('')}</ul>`
      : '<p>Las mascotas que veas con conexión quedan guardadas aquí.</p>'
  return new Response(
    OFFLINE_PAGE.replace('<!--guardadas-->', () => kept),
    {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': INERT },
    },
  )
}

/** Last seen first. */
async function listKept() {
  const kept = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT)) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const title = (await cache.match(request))?.headers.get('x-title')
      if (title) kept.unshift({ path: new URL(request.url).pathname, title: decodeURIComponent(title) })
    }
  }
  return kept
}

function escapeText(text) {
  return text.replace(/[&<>"]/g, (character) => ESCAPED[character])
}

/** What cannot be read is shown too: browsers end the subscriptions of a site that shows nothing. */
function showNotice(data) {
  const { title, body, path, topic } = readNotice(data)
  const icon = '/icons/icon-192.png'
  return self.registration.showNotification(title, { body, tag: topic, icon, data: path })
}

function readNotice(data) {
  try {
    return data.json()
  } catch {
    return { title: 'Querencia', body: 'Tienes novedades', path: '/dashboard' }
  }
}

/** In the tab that has it, else in a new one. Never another site. */
async function openPage(path) {
  const { href, origin, pathname } = new URL(String(path), self.location.origin)
  if (origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => new URL(url).pathname === pathname)
  await (tab ? tab.focus() : self.clients.openWindow(href))
}
