import { beforeEach, expect, it, vi } from 'vitest'
import { offlinePage } from '@/components/site/offline/offline-page'
import { keepList } from '@/lib/platform/offline/kept-list'
import { forgetPage, savePageOffline, settleKept } from '@/lib/platform/offline/kept-pages'
import { WITHDRAWN_WORKER, workerScript } from '@/lib/platform/offline/worker-script'
import { fakeCaches } from '@/tests/support/fakes/browser-caches'
import { runWorker } from '@/tests/support/fakes/browser-worker'

const SITE = 'https://querencia.example'
const PHOTO = '/media/almendra-800.webp'
const PET_PAGE = `<!doctype html><html lang="es"><head><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/><link rel="preload" as="script" href="/_next/static/a.js"/><script src="/_next/static/a.js" async=""></script></head><body class="flex"><a href="/"><img src="/logo.svg" alt=""/></a><main id="contenido"><img src="${PHOTO}" srcSet="/media/1 400w" sizes="100vw" alt="Almendra"/><noscript>Sin guion</noscript></main><script>self.__next_f.push("</b>")</script></body></html>`
const FILES: Record<string, [type: string, body: string]> = {
  '/_next/static/a.css': ['text/css', '@font-face{src:url(../media/figtree.woff2)}h1{color:red}'],
  [PHOTO]: ['image/webp', 'PHOTO'],
}

let caches: ReturnType<typeof fakeCaches>
let pages: Record<string, string>
const asked = vi.fn<(path: string, options?: RequestInit) => void>()

async function network(target: string | Request, options?: RequestInit): Promise<Response> {
  const { pathname } = new URL(typeof target === 'string' ? target : target.url, SITE)
  asked(pathname, options)
  const [type, body] = FILES[pathname] ?? ['text/html', pages[pathname]]
  const answer = new Response(body ?? 'Not Found', {
    status: body === undefined ? 404 : 200,
    headers: { 'Content-Type': type },
  })
  Object.defineProperty(answer, 'url', { value: SITE + pathname })
  return answer
}

beforeEach(() => {
  asked.mockReset()
  caches = fakeCaches(SITE)
  pages = Object.fromEntries(Array.from({ length: 20 }, (_, id) => [`/pet-detail/${id}`, PET_PAGE]))
  vi.stubGlobal('window', { caches })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('fetch', network)
})

const keep = (id: number, session: string | null = null, isCurrent = () => true) =>
  savePageOffline({ path: `/pet-detail/${id}`, title: `Almendra <${id}>`, session, isCurrent })

const startWorker = (script: string, fetch: (request: Request) => Promise<Response>) =>
  runWorker(SITE, script, { caches, fetch })

const cut = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
const offline = async () => startWorker(await workerScript(offlinePage()), cut)

it('a page comes from the network whenever that answers, whatever it answers', async () => {
  await keep(1)
  const worker = startWorker(
    await workerScript(offlinePage()),
    async () => new Response('new', { status: 500 }),
  )
  const answer = await worker.open('/pet-detail/1')
  expect([answer?.status, await answer?.text()]).toEqual([500, 'new'])
})

it.each([
  ['/api/viewer', {}],
  ['/media/a.webp', { mode: 'no-cors' }],
  ['/dashboard?_rsc=1', { mode: 'cors' }],
  ['/pet-detail/1', { mode: 'cors' }],
  ['/_next/static/a.js', { mode: 'no-cors' }],
  ['/login', { method: 'POST' }],
])('is never asked about %s %j', async (path, request) => {
  const worker = await offline()
  expect(await worker.open(path, request)).toBeUndefined()
})

it('without a connection a page that is kept shows, as a document that needs nothing and says so', async () => {
  await keep(1)
  const page = await (await (await offline()).open('/pet-detail/1?desde=inicio'))?.text()
  expect(page).toContain('<style>@font-face{src:url(/_next/media/figtree.woff2)}h1{color:red}</style>')
  expect(page).toContain(`<img src="data:image/webp;base64,${btoa('PHOTO')}" alt="Almendra"/>`)
  expect(page).toMatch(
    /<body class="flex"><p role="status"[^>]*>Guardado el \d+ de \w+ de \d{4}, sin conexión · /,
  )
  expect(page).toContain('<noscript>Sin guion</noscript>')
  expect(page).not.toMatch(/<script|<link|__next_f/)
})

it('asks without cookies for what it keeps', async () => {
  await keep(1, 'session')
  expect(asked).toHaveBeenCalledWith('/pet-detail/1', { credentials: 'omit' })
})

it('any other page says that there is no connection, and what is kept, last seen first', async () => {
  await keep(1)
  await keep(2)
  await keep(1)
  const answer = await (await offline()).open('/dashboard/mascotas')
  const page = (await answer?.text()) ?? ''
  expect(answer?.status).toBe(503)
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain('<h1>Sin conexión</h1>')
  expect([...page.matchAll(/<li><a href="([^"]+)">([^<]+)</g)].map(([, ...link]) => link)).toEqual([
    ['/pet-detail/1', 'Almendra &lt;1&gt;'],
    ['/pet-detail/2', 'Almendra &lt;2&gt;'],
  ])
})

it('a photo that is opened by itself says so, too, instead of the browser', async () => {
  expect(await (await (await offline()).open('/media/a.webp'))?.text()).toContain('<h1>Sin conexión</h1>')
})

it('a kept page and the kept list lead on, and offer no login to whoever has a session', async () => {
  await keep(1, 'one')
  const favourites = { path: '/favorites', title: 'Favoritos', session: 'one', isCurrent: () => true }
  await keepList(favourites, [])
  const worker = await offline()
  const page = await (await worker.open('/pet-detail/1'))?.text()
  expect(page).toMatch(/sin conexión · <a href=""[^>]*>Volver a intentar<\/a><\/p>/)
  expect(page).toContain('<html data-session="" lang="es">')
  const list = await (await worker.open('/favorites'))?.text()
  expect(list).toMatch(/<a href=""[^>]*>Volver a intentar/)
  expect(list).toContain('<a href="/">Ir al inicio</a>')
  await keep(2)
  expect(await (await worker.open('/pet-detail/2'))?.text()).not.toContain('data-session')
})

it('keeps twelve pages and the favourites, of ten megabytes at most', async () => {
  const favourites = { path: '/favorites', title: 'Favoritos', session: 'one', isCurrent: () => true }
  await keepList(favourites, [{ path: '/pet-detail/3', name: 'Ñ & co', place: 'Lima, Perú', photo: PHOTO }])
  for (let id = 0; id < 20; id++) await keep(id, 'one')
  const kept = await (await caches.open('querencia-guardado:one')).keys()
  expect(kept.map(({ url }) => url.replace(SITE, ''))).toEqual([
    '/favorites',
    ...Array.from({ length: 12 }, (_, at) => `/pet-detail/${at + 8}`),
  ])
  const list = await (await (await offline()).open('/favorites'))?.text()
  expect(list).toContain('<b>Ñ &amp; co</b>')
  expect(list).toContain('data:image/webp;base64,')
})

it('a page that would be too long goes without its picture, or is not kept', async () => {
  FILES['/media/heavy'] = ['image/webp', 'x'.repeat(600_000)]
  pages['/pet-detail/1'] = PET_PAGE.replace(PHOTO, '/media/heavy')
  pages['/pet-detail/2'] = PET_PAGE.replace('<noscript>', 'x'.repeat(750_000))
  await keep(1)
  await keep(2)
  expect(await (await (await offline()).open('/pet-detail/1'))?.text()).toContain('src="/media/heavy"')
  expect(await (await (await offline()).open('/pet-detail/2'))?.text()).toContain('<h1>Sin conexión</h1>')
})

it('a pet that has no page any more is forgotten', async () => {
  await keep(1)
  delete pages['/pet-detail/1']
  await keep(1)
  expect(await (await (await offline()).open('/pet-detail/1'))?.text()).toContain('<h1>Sin conexión</h1>')
  await keep(2, 'one')
  await keep(2)
  await forgetPage('/pet-detail/2')
  expect(await (await (await offline()).open('/pet-detail/2'))?.text()).toContain('<h1>Sin conexión</h1>')
})

it.each([429, 500, 503])('a page that is answered %i stays as it was kept', async (status) => {
  await keep(1)
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  await keep(1)
  expect(await (await (await offline()).open('/pet-detail/1'))?.text()).toContain('alt="Almendra"')
})

it('another session, or none, finds nothing of what one kept, however late it was kept', async () => {
  await keep(1, 'canary')
  await settleKept('canary')
  expect(await caches.keys()).toEqual(['querencia-guardado:canary'])
  await settleKept(null)
  expect(await caches.keys()).toEqual([])
  await keep(1, 'canary', () => false)
  expect(await caches.keys()).toEqual([])
  await keep(2, null)
  await settleKept('next')
  expect(await caches.keys()).toEqual([])
})

it('nothing is kept where a browser has no workers', async () => {
  vi.stubGlobal('navigator', {})
  await keep(1)
  expect(asked.mock.calls.filter(([path]) => path === '/pet-detail/1')).toEqual([])
})

it('a withdrawn worker ends itself, with what was kept', async () => {
  await keep(1)
  const worker = startWorker(WITHDRAWN_WORKER, cut)
  await worker.send('install')
  expect(worker.skipWaiting).toHaveBeenCalled()
  await worker.send('activate')
  expect(worker.registration.unregister).toHaveBeenCalled()
  expect(await caches.keys()).toEqual([])
  expect(await worker.open('/')).toBeUndefined()
})

it('shows a notice as it was sent, and says something where it cannot be read', async () => {
  const { send, showNotification } = await offline()
  const notice = {
    title: 'Mora te escribió',
    body: 'Sobre Almendra',
    path: '/dashboard',
    topic: 'mensajes-7',
  }
  await send('push', { data: { json: () => notice } })
  const shown = { body: notice.body, tag: notice.topic, data: notice.path, icon: '/icons/icon-192.png' }
  expect(showNotification).toHaveBeenCalledWith(notice.title, shown)
  await send('push', { data: null })
  expect(showNotification).toHaveBeenLastCalledWith(
    'Querencia',
    expect.objectContaining({ data: '/dashboard' }),
  )
})

it('a notice opens a page of ours, in the tab that has it, and nothing else', async () => {
  const { send, tabs, openWindow } = await offline()
  const click = (data: unknown) => send('notificationclick', { notification: { close: () => {}, data } })
  await click('/dashboard/solicitudes/7#nuevos')
  expect(openWindow.mock.calls).toEqual([[`${SITE}/dashboard/solicitudes/7#nuevos`]])
  const focus = vi.fn(async () => {})
  tabs.push({ url: `${SITE}/dashboard/solicitudes/7`, focus })
  await click('/dashboard/solicitudes/7')
  expect(focus).toHaveBeenCalledOnce()
  for (const elsewhere of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
    await click(elsewhere)
  expect(openWindow).toHaveBeenCalledOnce()
})
