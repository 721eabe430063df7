import { setTimeout as wait } from 'node:timers/promises'
import { createDb } from '@/db/client'
import { makePet, makeUser } from '@/db/seed/factories'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { MINUTE_MS } from '@/lib/text/durations'
import { printTable } from '@/tests/bench/stats'
import { residentMb } from '@/tests/support/memory'
import { Reader, summaryOf } from './reader'
import type { Database, Site } from './site'

interface Options {
  site: Site
  database: Database
  minutes: number
  pages: number
  stop: AbortSignal
}

/** The framework makes a page anew after this time (`revalidate` of the pages). */
const PAGE_MS = 10 * MINUTE_MS
/** Readers while the database is away. */
const VIEWS_PER_SECOND = 50
/** Of the pages that were viewed, this share has to be there all the time. */
const SERVED_SHARE = 0.99
const UNSEEN_EVERY_MS = 10_000
const REFUSED_WITHIN_MS = 2_000
const BACK_WITHIN_MS = 10_000
const PETS_PER_OWNER = 50
const UNSEEN = 8
const NEW_NAME = 'Madreselva'

/**
 * Views pages, takes the database away, and goes on reading: what was viewed has to be served as it was, anything else
 * refused soon. Then it comes back, goes again, and the server is started anew without it.
 * @returns how many checks failed; prints a table of what was asked, and one line.
 */
export async function takeDatabaseAway({ site, database, minutes, pages, stop }: Options): Promise<number> {
  const { viewed, unseen, changed } = await makePages(site, pages)
  const reader = new Reader(site.url)
  const failures: string[] = []
  const check = (isRight: boolean, sentence: string) => isRight || failures.push(sentence)
  const refusesSoon = (answers: Awaited<ReturnType<Reader['walk']>>, when: string) => {
    const isRefused = answers.every(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0)
    check(isRefused, `${when}: not all was refused with 503 and Retry-After`)
    check(summaryOf(answers).longest <= REFUSED_WITHIN_MS, `${when}: refused late`)
  }

  const first = await reader.walk(viewed)
  const viewedAt = performance.now()
  const known = await reader.walk(viewed)
  check(summaryOf(known).found === pages, 'a page was not there before')

  await database.crash()
  const awayAt = performance.now()
  const isOver = () => stop.aborted || performance.now() - awayAt > minutes * MINUTE_MS
  const [refused, others] = await Promise.all([
    repeat(isOver, UNSEEN_EVERY_MS, () => reader.walk(unseen)),
    reader.walkSteadily(viewed, VIEWS_PER_SECOND, isOver),
  ])
  const memory = residentMb(site.server)
  const bodies = new Map(known.map(({ path, body }) => [path, body]))
  const kept = others.filter(({ path, status, body }) => status === 200 && body === bodies.get(path))
  const late = others.filter(({ at }) => at - viewedAt > PAGE_MS)
  check(kept.length >= SERVED_SHARE * others.length, 'pages that were viewed are not served as they were')
  refusesSoon(refused.flat(), 'away')

  await database.start()
  const backAt = performance.now()
  const isBack = await reader.until(unseen[0] ?? '/', ({ status }) => status === 200, BACK_WITHIN_MS)
  const backMs = performance.now() - backAt
  check(isBack, 'back: a page that nobody viewed is not answered')
  const answer = await fetch(site.url + changed.api, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: changed.authorization },
    body: JSON.stringify({ name: NEW_NAME }),
  })
  check(answer.status === 201, `back: a change is answered with ${answer.status}`)
  const isSeen = await reader.until(
    changed.path,
    ({ text }) => text.includes(`${NEW_NAME}</h1>`),
    BACK_WITHIN_MS,
  )
  check(isSeen, 'back: a change does not reach its page')
  const again = await reader.walk(viewed)
  check(summaryOf(again).found === pages, 'back: a page is missing')

  await database.crash()
  await site.server.stop()
  await site.serveAgain()
  const [up, ready] = await reader.walk(['/api/salud', '/api/salud/listo'])
  check(up?.status === 200 && ready?.status === 503, 'started without: not up, or ready')
  const started = await reader.walk(viewed.slice(0, 100))
  refusesSoon(started, 'started without')
  await database.start()
  const comesBack = await reader.until(viewed[0] ?? '/', ({ status }) => status === 200, BACK_WITHIN_MS)
  check(comesBack, 'started without: does not come back')
  const restarted = await reader.walk(viewed)
  check(summaryOf(restarted).found === pages, 'started without, and back: a page is missing')

  const rows = {
    'first view': first,
    'second view': known,
    'away, viewed': others,
    'away, others': refused.flat(),
  }
  const more = { back: again, 'started without': started, 'started without, then back': restarted }
  printTable(
    'Pages',
    Object.entries({ ...rows, ...more }).map(([asked, answers]) => ({ asked, ...summaryOf(answers) })),
  )
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(
    `\naway: ${minutes} min without the database · ${pages} pages, ${others.length} views, ` +
      `${((100 * kept.length) / others.length).toFixed(2)} % served as they were (${late.length} views of pages past their time) · ` +
      `others refused after ${summaryOf(refused.flat()).longest} ms at most · back after ${Math.round(backMs)} ms · ${memory} MB`,
  )
  return failures.length
}

async function repeat<Result>(isOver: () => boolean, everyMs: number, work: () => Promise<Result>) {
  const results: Result[] = []
  while (!isOver()) {
    results.push(await work())
    await wait(everyMs)
  }
  return results
}

/** Adds pets. @returns the pages to view, a few that nobody views before, and a pet to change. */
async function makePages({ variables }: Site, count: number) {
  const db = createDb(variables.TEST_DATABASE_URL ?? '', { max: 4 })
  try {
    const pets: { id: number; ownerId: number }[] = []
    while (pets.length < count + UNSEEN) {
      const { id: ownerId } = await makeUser(db)
      const made = Array.from({ length: PETS_PER_OWNER }, () => makePet(db, { ownerId }))
      pets.push(...(await Promise.all(made)))
    }
    const paths = pets.map(({ id }) => `/pet-detail/${id}`)
    // With photos, without which the API refuses every change.
    const [demo] = await db.$client<{ id: number; ownerId: number }[]>`
      select id, owner_id as "ownerId" from pets where status = 'adoptable' and held_at is null order by id limit 1`
    const { id, ownerId } = demo ?? { id: 0, ownerId: 0 }
    const authorization = await sealToken('bearer', newClaims({ id: ownerId, sessionVersion: 1 }))
    return {
      viewed: paths.slice(0, count),
      unseen: [...paths.slice(count, count + UNSEEN), '/searcher/todos?q=nada', `/api/v1.0/pets/${id}`],
      changed: { path: `/pet-detail/${id}`, api: `/api/v1.0/pets/${id}`, authorization },
    }
  } finally {
    await db.$client.end()
  }
}
