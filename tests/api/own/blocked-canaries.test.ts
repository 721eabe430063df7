import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb, type OwnedDb } from '@/db/client'
import { outbox } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { CANARY, plantCanaries } from '@/tests/support/block-canaries'
import { makeContext, staffActor } from '@/tests/support/context'
import { startOwnServer } from '@/tests/support/own-server'

/**
 * The rule is a second; this is what a busy machine is given to answer at all these places, one after another. How soon
 * it usually is says `npm run bench -- instances`.
 */
const SOON = { timeout: 60_000, interval: 50 }

let a: Awaited<ReturnType<typeof startOwnServer>>
let b: { url: string }
let db: OwnedDb
let planted: Awaited<ReturnType<typeof plantCanaries>>
let places: Place[]
let admin: number

interface Place {
  path: string
  headers?: Record<string, string>
  /** A page of what is blocked itself, and not one that lists it. */
  own?: true
}

beforeAll(async () => {
  const settings = { SEARCH_ENGINE: 'sql', AUTH_SECRET: process.env.AUTH_SECRET ?? '' }
  a = await startOwnServer('.next-test', 'canaries', settings)
  db = createDb(a.databaseUrl, { max: 2 })
  planted = await plantCanaries(db)
  admin = (await makeUser(db, { role: 'admin' })).id
  places = await listPlaces()
  b = await a.startSibling({ SEARCH_ENGINE: 'memory' })
}, 120_000)

afterAll(async () => {
  await db?.$client.end()
  await a?.stop()
})

const cookieOf = async (id: number) => ({
  cookie: `${SESSION_COOKIE.name}=${await sealToken('cookie', newClaims({ id, sessionVersion: 1 }))}`,
})

/** Every kind of answer that shows what somebody published or wrote: of visitors, and of the other sides of both. */
async function listPlaces(): Promise<Place[]> {
  const { foundation, slug, pet, own, person, refuge, witness, requests } = planted
  const asWitness = await cookieOf(witness.id)
  const asRefuge = await cookieOf(refuge.id)
  const sitemap = `/sitemaps/pets-${Math.ceil((pet.id - 100_000) / 10_000)}.xml`
  const authorization = await sealToken('bearer', newClaims({ id: witness.id, sessionVersion: 1 }))
  const pages: Place[] = [
    { path: `/pet-detail/${pet.id}`, own: true },
    { path: `/pet-detail/${own.id}`, own: true },
    { path: `/foundation/${foundation.id}`, own: true },
    { path: `/foundation/${refuge.id}` },
    { path: '/foundations' },
    { path: '/sponsor' },
    { path: '/searcher/pet/dog/sub' },
    { path: '/searcher/location/city/quito' },
    { path: `/searcher/todos?q=${pet.name}` },
    { path: `/searcher/todos?q=${own.name}` },
  ]
  const flight = pages.map((page) => ({ ...page, headers: { rsc: '1' } }))
  const signedIn = [
    '/favorites',
    '/dashboard/solicitudes',
    '/dashboard/solicitudes/enviadas',
    `/dashboard/solicitudes/${requests.received}`,
    `/dashboard/solicitudes/${requests.received}/mensajes`,
    `/dashboard/solicitudes/${requests.received}/reportar`,
    `/dashboard/solicitudes/${requests.sent}`,
    `/dashboard/solicitudes/${requests.sent}/reportar`,
    '/dashboard/donations',
    '/dashboard/donations/csv',
    '/dashboard/datos',
  ].map((path) => ({ path, headers: asWitness }))
  return [
    ...pages,
    ...flight,
    ...signedIn,
    { path: '/dashboard/foundation', headers: asRefuge },
    { path: '/dashboard/foundation/csv', headers: asRefuge },
    { path: '/dashboard/comentarios', headers: asRefuge },
    { path: '/dashboard/datos', headers: asRefuge },
    { path: `/f/${slug}`, own: true },
    { path: `/f/${slug}/mascotas`, own: true },
    { path: `/pet-detail/${pet.id}/cartel`, own: true },
    { path: `/pet-detail/${own.id}/cartel`, own: true },
    { path: `/pet-detail/${pet.id}/imagen/vista-previa`, own: true },
    { path: sitemap },
    { path: `/api/v1.0/pets/${pet.id}`, own: true },
    { path: `/api/v1.0/pets/${own.id}`, own: true },
    { path: '/api/v1.0/pets?limit=100' },
    { path: '/api/v1.0/pets/foundation?limit=100' },
    { path: `/api/v1.0/pets/user/${person.id}` },
    { path: '/api/v1.0/fundations' },
    { path: `/api/v1.0/start/${refuge.id}` },
    { path: `/api/v1.0/pets/favourite/${witness.id}`, headers: { authorization } },
  ]
}

const titleOf = ({ path, headers = {} }: Place) => `${'rsc' in headers ? 'flight of ' : ''}${path}`

async function read(url: string, { path, headers }: Place) {
  // The framework redirects a request for flight data to the address with the hash of its headers.
  const redirect = headers && 'rsc' in headers ? 'follow' : 'manual'
  const answer = await fetch(url + path, { headers, redirect })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

type Answer = Awaited<ReturnType<typeof readAll>>[number]

const isDrawn = (at: string) => /\/(?:cartel|imagen\/[\w-]+)$/.test(at)

/** A text of theirs; of what repeats the words that were searched for, and of the sitemap, a link; what is drawn is compressed. */
function isSeen({ at, status, bytes }: Answer): boolean {
  if (isDrawn(at)) return status === 200
  const text = bytes.toString('utf8')
  const isByLink = at.includes('?q=') || at.includes('/sitemaps/')
  return isByLink
    ? [planted.pet.id, planted.own.id].some((id) => text.includes(`/pet-detail/${id}`))
    : text.includes(CANARY)
}

const urls = () => [a.url, b.url]

/** The answers of both instances, one after another: rate limits, and two cores. */
async function readAll(which: readonly Place[]) {
  const answers: { at: string; own: boolean; status: number; bytes: Buffer }[] = []
  for (const url of urls())
    for (const place of which)
      answers.push({
        at: `${url === a.url ? 'sql' : 'memory'}: ${titleOf(place)}`,
        own: place.own ?? false,
        ...(await read(url, place)),
      })
  return answers
}

const seenAt = (answers: readonly Answer[]) => answers.filter(isSeen).map(({ at }) => at)

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
const differing = (before: readonly Answer[], after: readonly Answer[]) =>
  after.flatMap(({ at, status, bytes }, n) =>
    !isComparable(at) || (status === before[n]?.status && steady(bytes) === steady(before[n].bytes))
      ? []
      : [at],
  )

const staff = () => makeContext(staffActor(admin), { db })
const REASON = { reason: 'Lo pidió quien la publicó.', password: '' }

describe('what staff block', () => {
  it('is in no answer of two instances, with either search engine, and comes back the same', async () => {
    const { foundation, person } = planted
    await readAll(places)
    const before = await readAll(places)
    expect(before.filter((answer) => !isSeen(answer)).map(({ at, status }) => `${status} ${at}`)).toEqual([])
    for (const { id } of [foundation, person]) await blockAccount(staff(), { accountId: id, ...REASON })
    const mail = { recipient: 'testigo@correo.example', subject: CANARY, html: '', text: '' }
    await db.insert(outbox).values([
      { ...mail, idempotencyKey: 'canary', aboutAccounts: [person.id] },
      { ...mail, idempotencyKey: 'control' },
    ])
    const isSent = async (key: string) =>
      (await db.select().from(outbox)).some(({ idempotencyKey, sentAt }) => idempotencyKey === key && sentAt)
    await expect.poll(() => isSent('control'), SOON).toBe(true)
    expect(await isSent('canary')).toBe(false)
    await expect.poll(async () => seenAt(await readAll(places)), SOON).toEqual([])
    const during = await readAll(places)
    expect(seenAt(during)).toEqual([])
    const owns = during.filter(({ own }) => own)
    const isPresent = ({ at, status }: Answer) => !at.includes('flight of') && status !== 404
    expect(owns.filter(isPresent).map(({ at }) => at)).toEqual([])
    expect(during.filter(({ status }) => status >= 500).map(({ at }) => at)).toEqual([])
    for (const { id } of [foundation, person]) await unblockAccount(staff(), { accountId: id, ...REASON })
    await expect.poll(async () => differing(before, await readAll(places)), SOON).toEqual([])
    await expect.poll(() => isSent('canary'), { timeout: 30_000 }).toBe(true)
  }, 300_000)

  it('a listing alone goes and comes back the same way, and its owner’s other pages stay', async () => {
    const { pet, foundation, slug } = planted
    const ofPet = places.filter(({ path }) => path.includes(String(pet.id)) || path.includes(pet.name))
    const before = await readAll(ofPet)
    await blockPet(staff(), { petId: pet.id, ...REASON })
    const lists = [...ofPet, { path: `/f/${slug}/mascotas` }, { path: `/foundation/${foundation.id}` }]
    const named = async () =>
      (await readAll(lists))
        .filter(({ at, status, bytes }) => {
          const text = bytes.toString('utf8')
          if (at.includes('?q=')) return text.includes(`/pet-detail/${pet.id}`)
          return isDrawn(at) ? status === 200 : text.includes(pet.name)
        })
        .map(({ at }) => at)
    await expect.poll(named, SOON).toEqual([])
    expect((await read(b.url, { path: `/f/${slug}` })).status).toBe(200)
    await unblockPet(staff(), { petId: pet.id, ...REASON })
    await expect.poll(async () => differing(before, await readAll(ofPet)), SOON).toEqual([])
  }, 300_000)
})
