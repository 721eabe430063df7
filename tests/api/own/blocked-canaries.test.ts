import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb, type OwnedDb } from '@/db/client'
import { outbox } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { CANARY, plantCanaries } from '@/tests/support/block-canaries'
import { listPlaces, type Place } from '@/tests/support/block-places'
import { unaskedRoutes } from '@/tests/support/block-routes'
import { makeContext, staffActor } from '@/tests/support/context'
import { startOwnServer } from '@/tests/support/own-server'

/** What staff blocked is in no answer to a question that is asked later than this. */
const RULE_MS = 1000
/** What a busy machine is given to answer at all these places. */
const SOON = { timeout: 15_000, interval: 50 }
/** Questions at a time, to each instance. */
const AT_ONCE = 2

let a: Awaited<ReturnType<typeof startOwnServer>>
let b: { url: string }
let db: OwnedDb
let planted: Awaited<ReturnType<typeof plantCanaries>>
let places: Place[]
let admin: number

beforeAll(async () => {
  // A refused question would count as a clean answer.
  const limits = { LIMIT_READ_ACCOUNT: '100000', LIMIT_POSTER_ADDRESS: '100000' }
  const settings = { SEARCH_ENGINE: 'sql', AUTH_SECRET: process.env.AUTH_SECRET ?? '', ...limits }
  a = await startOwnServer('.next-test', 'canaries', settings)
  db = createDb(a.databaseUrl, { max: 2 })
  planted = await plantCanaries(db)
  admin = (await makeUser(db, { role: 'admin' })).id
  places = await listPlaces(planted)
  b = await a.startSibling({ SEARCH_ENGINE: 'memory' })
}, 120_000)

afterAll(async () => {
  await db?.$client.end()
  await a?.stop()
})

const titleOf = ({ path, headers = {} }: Place) => `${'rsc' in headers ? 'flight of ' : ''}${path}`

async function read(url: string, { path, headers }: Place) {
  // The framework redirects a request for flight data to the address with the hash of its headers.
  const redirect = headers && 'rsc' in headers ? 'follow' : 'manual'
  const answer = await fetch(url + path, { headers, redirect })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

interface Answer {
  at: string
  place: Place
  status: number
  bytes: Buffer
}

/** A text of theirs; of what repeats the words that were searched for, and of the sitemap, a link; what is drawn is compressed. */
function isSeen({ place: { path, file }, status, bytes }: Answer): boolean {
  if (file) return status === 200
  const text = bytes.toString('utf8')
  const { pet, own, foundation } = planted
  if (path === '/sitemaps/pages.xml') return text.includes(`/foundation/${foundation.id}<`)
  const isByLink = path.includes('?q=') || path.startsWith('/sitemaps/pets')
  return isByLink ? [pet.id, own.id].some((id) => text.includes(`/pet-detail/${id}`)) : text.includes(CANARY)
}

const engines = () => [
  { engine: 'sql', url: a.url },
  { engine: 'memory', url: b.url },
]

async function ask({ engine, url }: ReturnType<typeof engines>[number], place: Place): Promise<Answer> {
  const at = `${engine}: ${titleOf(place)}`
  const answer = await read(url, place)
  if (answer.status === 429) throw new Error(`${at} was refused, which says nothing`)
  return { at, place, ...answer }
}

/** The answers of both instances. */
async function readAll(which: readonly Place[]): Promise<Answer[]> {
  const answers = engines().map((instance) => {
    const queue = pLimit(AT_ONCE)
    return which.map((place) => queue(() => ask(instance, place)))
  })
  return Promise.all(answers.flat())
}

/**
 * Asks at all places until nothing is seen there. @param since when what was seen was hidden. @returns how many
 * milliseconds after that the last question was asked that was answered with it, where there was one.
 */
async function lastSeen(which: readonly Place[], since: number, sees: (answer: Answer) => boolean) {
  const last = new Map<string, number>()
  const asked = engines().map((instance) => {
    const queue = pLimit(AT_ONCE)
    return which.map((place) =>
      queue(async () => {
        for (;;) {
          const ms = Math.round(performance.now() - since)
          const answer = await ask(instance, place)
          if (!sees(answer)) return
          last.set(answer.at, ms)
          if (ms > SOON.timeout) return
        }
      }),
    )
  })
  await Promise.all(asked.flat())
  return [...last].toSorted(([, one], [, other]) => other - one)
}

/** Says how long it took, and waits until the time of the rule is over. */
async function expectGone(what: string, which: readonly Place[], since: number, sees = isSeen) {
  const last = await lastSeen(which, since, sees)
  const [[at, ms] = ['nowhere', 0]] = last
  const count = which.length * engines().length
  console.info(
    `${what}: seen after the answer at ${last.length} of ${count} places, last ${ms} ms later: ${at}`,
  )
  expect(last.filter(([, time]) => time > RULE_MS)).toEqual([])
  await wait(Math.max(0, RULE_MS - (performance.now() - since)))
  const after = await readAll(which)
  expect(after.filter(sees).map((answer) => answer.at)).toEqual([])
  return after
}

/**
 * Bytes of files and the API; of HTML all tags and texts, in any order and without scripts, as streaming may move them and
 * lists say when they were rendered.
 */
function steady(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  if (!text.startsWith('<!DOCTYPE html>') || !text.includes('self.__next_f')) return text
  return text
    .replaceAll(/<script.*?<\/script>/gs, '')
    .split('<')
    .toSorted()
    .join('<')
}

/** Flight data says what its page says, numbered and ordered by what was ready first; a copy of one's data, what was mailed since. */
const isComparable = (at: string) => !at.includes('flight of') && !at.endsWith('/dashboard/datos')

/** Places that answer otherwise than before. */
function differing(before: readonly Answer[], after: readonly Answer[]): string[] {
  const earlier = new Map(before.map((answer) => [answer.at, answer]))
  return after.flatMap(({ at, status, bytes }) => {
    const one = earlier.get(at)
    return !isComparable(at) || (status === one?.status && steady(bytes) === steady(one.bytes)) ? [] : [at]
  })
}

const staff = () => makeContext(staffActor(admin), { db })
const REASON = { reason: 'Lo pidió quien la publicó.', password: '' }

describe('what staff block', () => {
  it('is looked for in every page and route, or it says why nothing can be there', () => {
    expect(unaskedRoutes(places.map(({ path }) => path))).toEqual({ missing: [], needless: [] })
  })

  it('is in no answer of two instances a second later, with either search engine, and comes back the same', async () => {
    const { foundation, person } = planted
    await readAll(places)
    const before = await readAll(places)
    expect(before.filter((answer) => !isSeen(answer)).map(({ at, status }) => `${status} ${at}`)).toEqual([])
    for (const { id } of [foundation, person]) await blockAccount(staff(), { accountId: id, ...REASON })
    const since = performance.now()
    const mail = { recipient: 'testigo@correo.example', subject: CANARY, html: '', text: '' }
    await db.insert(outbox).values([
      { ...mail, idempotencyKey: 'canary', aboutAccounts: [person.id] },
      { ...mail, idempotencyKey: 'control' },
    ])
    const during = await expectGone('two accounts', places, since)
    const owns = during.filter(({ place }) => place.own)
    const isPresent = ({ at, status }: Answer) => !at.includes('flight of') && status !== 404
    expect(owns.filter(isPresent).map(({ at }) => at)).toEqual([])
    expect(during.filter(({ status }) => status >= 500).map(({ at }) => at)).toEqual([])
    const isSent = async (key: string) =>
      (await db.select().from(outbox)).some(({ idempotencyKey, sentAt }) => idempotencyKey === key && sentAt)
    await expect.poll(() => isSent('control'), SOON).toBe(true)
    expect(await isSent('canary')).toBe(false)
    for (const { id } of [foundation, person]) await unblockAccount(staff(), { accountId: id, ...REASON })
    await expect.poll(async () => differing(before, await readAll(places)), SOON).toEqual([])
    await expect.poll(() => isSent('canary'), { timeout: 30_000 }).toBe(true)
  }, 300_000)

  it('two listings alone go and come back the same way, and their owner’s other pages stay', async () => {
    const { pet, given, foundation, slug } = planted
    const both = [pet, given]
    const names = ({ place: { path, file }, status, bytes }: Answer) => {
      const text = bytes.toString('utf8')
      if (path.includes('?q=')) return text.includes(`/pet-detail/${pet.id}`)
      if (file) return path.includes(String(pet.id)) && status === 200
      // Its owner knows what is blocked.
      if (path.startsWith('/confirmar-mascota')) return false
      return both.some(({ name }) => text.includes(name))
    }
    const before = (await readAll(places)).filter(names)
    expect(before.length).toBeGreaterThan(50)
    const which = [...new Set(before.map(({ place }) => place))]
    for (const { id } of both) await blockPet(staff(), { petId: id, ...REASON })
    await expectGone('two listings', which, performance.now(), names)
    for (const path of [`/f/${slug}`, `/foundation/${foundation.id}`])
      expect((await read(b.url, { path })).status).toBe(200)
    for (const { id } of both) await unblockPet(staff(), { petId: id, ...REASON })
    await expect.poll(async () => differing(before, await readAll(which)), SOON).toEqual([])
  }, 300_000)
})
