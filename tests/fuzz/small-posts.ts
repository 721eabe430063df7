import { setTimeout as wait } from 'node:timers/promises'
import { findForms } from './forms'
import { exchange, toBytes, type WireRequest } from './wire'

const SECONDS = 10
const PER_SECOND = 200
const TICK_MS = 50
const MOST_HEALTH_MS = 250
/** Pages that anybody may send to, and one that is kept. */
const FORM_PAGES = ['/login', '/register', '/pet-detail/100015/reportar']

/** Sends small POSTs as fast as one line can, forms and what is none. @returns 1 where health had to wait meanwhile, else 0. */
export async function postSmall({ url: site }: { url: string }, stop: AbortSignal): Promise<number> {
  const url = new URL(site)
  const send = (request: WireRequest) => exchange(url, toBytes(request, url.host))
  const posts = await readPosts()
  // What is loaded at a first request is not what is measured.
  for (const request of posts) await send(request)
  const statuses = new Map<string, number>()
  let [sent, isOver] = [0, false]

  const post = async () => {
    const request = posts[sent++ % posts.length]
    if (!request) throw new Error('No page shows a form')
    const { status } = await send(request)
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
  }
  const watchHealth = async () => {
    const health = { method: 'GET', target: '/api/salud', headers: [], body: Buffer.alloc(0) }
    const waits: number[] = []
    while (!isOver) {
      waits.push(Math.round((await send(health)).milliseconds))
      await wait(TICK_MS)
    }
    return waits.sort((one, other) => one - other)
  }

  const watched = watchHealth()
  const all: Promise<void>[] = []
  for (let tick = 0; tick < (SECONDS * 1000) / TICK_MS && !stop.aborted; tick++) {
    for (let one = 0; one < (PER_SECOND * TICK_MS) / 1000; one++) all.push(post())
    await wait(TICK_MS)
  }
  await Promise.all(all)
  isOver = true
  const waits = await watched
  const slowest = waits.at(-1) ?? Number.POSITIVE_INFINITY
  const shown = [...statuses].sort().map(([status, count]) => `${status} ${count}`)
  console.log(`small posts: ${sent} in ${SECONDS} s · ${shown.join(' ')} · /api/salud within ${slowest} ms`)
  return slowest <= MOST_HEALTH_MS ? 0 : 1
}

async function readPosts(): Promise<WireRequest[]> {
  const forms = await findForms(FORM_PAGES, [null])
  const sent = forms.map(async ({ target, fields }) => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    const request = new Request('http://site', { method: 'POST', body: form })
    const type = ['content-type', request.headers.get('content-type') ?? ''] as const
    return { method: 'POST', target, headers: [type], body: Buffer.from(await request.arrayBuffer()) }
  })
  const isNone = (type: string) =>
    ({ method: 'POST', target: '/', headers: [['content-type', type]], body: Buffer.from('x=1') }) as const
  return [...(await Promise.all(sent)), isNone('application/x-www-form-urlencoded'), isNone('text/plain')]
}
