import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDb, type OwnedDb } from '@/db/client'
import { authSecret } from '@/lib/platform/env'
import {
  conversationApi,
  DASHBOARD,
  DASHBOARD_PROFILE,
  DASHBOARD_REQUESTS,
  petPath,
  posterPath,
  reportConversationPath,
  requestMessagesPath,
  requestPath,
} from '@/lib/text/routes'
import { cookieOf, tokenOf } from '@/tests/support/api'
import { crawl, type Seen, type Visitor, visit, visitAll, visitPage } from '@/tests/support/crawler'
import { DEMO_ACCOUNTS, knownPages } from '@/tests/support/demo'
import {
  type Marker,
  markersIn,
  seedApplicant,
  seedMarkedPeople,
  seedOwner,
} from '@/tests/support/marked-people'
import { startOwnServer } from '@/tests/support/own-server'

const PEOPLE = 1000
/** A pet and a request of every state, twice. */
const SAMPLE = 22

let site: Awaited<ReturnType<typeof startOwnServer>>
let db: OwnedDb
let marked: Awaited<ReturnType<typeof seedMarkedPeople>>
let applicant: number
beforeAll(async () => {
  site = await startOwnServer('.next-test', 'crawl', {
    AUTH_SECRET: authSecret(),
    LIMIT_POSTER_ADDRESS: '100000',
  })
  db = createDb(site.databaseUrl, { max: 2 })
  marked = await seedMarkedPeople(db, PEOPLE, DEMO_ACCOUNTS.fundacion)
  applicant = await seedApplicant(db, marked.offered.slice(SAMPLE))
})
afterAll(async () => {
  await db?.$client.end()
  await site?.stop()
})

const VISITORS = {
  'a visitor': async (): Promise<Visitor> => ({ url: site.url, headers: {} }),
  'another person': () => signedInAs(DEMO_ACCOUNTS.adopta),
  'a foundation': () => signedInAs(DEMO_ACCOUNTS.fundacion),
  'a person who waits for their answers': () => signedInAs(applicant),
}
async function signedInAs(id: number): Promise<Visitor> {
  const [cookie, token] = [await cookieOf(id), await tokenOf(id)]
  return { url: site.url, headers: { cookie, authorization: token } }
}

/** Answers that name somebody, with what they say. */
const leaks = (seen: readonly Seen[]) =>
  seen.flatMap(({ path, text }) => {
    const markers = [...markersIn(text)]
    return markers.length > 0 ? [`${path}: ${markers}`] : []
  })

describe.each(Object.entries(VISITORS))('%s', (_who, visitorOf) => {
  it('learns no last name, phone, e-mail, street, message or home of a private person from any page', async () => {
    const visitor = await visitorOf()
    const pets = marked.offered.slice(0, SAMPLE).map(({ id }) => petPath(id))
    const posters = marked.offered.slice(0, 11).map(({ id }) => posterPath(id))
    const requests = marked.sent
      .slice(0, 11)
      .flatMap(({ id }) => [
        requestPath(id),
        reportConversationPath(id),
        requestMessagesPath(id),
        conversationApi(id),
      ])
    const entrances = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', DASHBOARD, DASHBOARD_REQUESTS]
    const seen = await crawl(visitor, [
      ...Object.values(knownPages),
      ...entrances,
      ...pets,
      ...posters,
      ...requests,
    ])
    expect(seen.length).toBeGreaterThan(200)
    expect(seen.filter(({ status }) => status >= 500)).toEqual([])
    expect(leaks(seen)).toEqual([])
  }, 120_000)

  it('learns none from the API, whose lists are read to their end', async () => {
    const visitor = await visitorOf()
    const listed: Seen[] = []
    for (let page = 1; listed.at(-1)?.text.endsWith('[]') !== true; page++)
      listed.push(await visit(visitor, `/api/v1.0/pets?limit=100&page=${page}`))
    const ids = new Set(listed.flatMap(({ text }) => idsIn(text)))
    const open = marked.offered.filter(({ status }, n) => status === 'adoptable' && n % 11 < 8)
    expect(open.filter(({ id }) => !ids.has(id))).toEqual([])
    const calls = marked.offered
      .slice(0, SAMPLE)
      .flatMap(({ id, ownerId }) => [
        `/pets/${id}`,
        `/pets/user/${ownerId}`,
        `/pets/user/${ownerId}?status=all`,
        `/pets/favourite/${ownerId}`,
        `/user/${ownerId}`,
        `/match/${ownerId}`,
        `/adoption/sendSoli/${id}/${ownerId}`,
      ])
    const whole = ['/pets', '/pets/', '/pets/foundation', '/fundations', '/donations', '/openapi.json']
    const reviews = `/start/${DEMO_ACCOUNTS.fundacion}`
    const own = ['/api/viewer', '/api/viewer/favourites', '/api/photos', '/api/catalog', '/api/cities?q=qui']
    const seen = await visitAll(visitor, [
      ...[...calls, ...whole, reviews].map((path) => `/api/v1.0${path}`),
      ...own,
      ...marked.offered.slice(0, SAMPLE).map(({ id }) => `/api/own-pets/${id}`),
    ])
    expect([...listed, ...seen].filter(({ status }) => status >= 500)).toEqual([])
    expect(leaks([...listed, ...seen])).toEqual([])
  }, 120_000)
})

const list = z.array(z.object({ id: z.int() }))
const idsIn = (text: string): number[] =>
  list.parse(JSON.parse(text.slice(text.indexOf('\n') + 1))).map(({ id }) => id)

it('an owner learns the name, the home and the message of those who ask, and no contacts before an acceptance', async () => {
  const seen = await crawl(await signedInAs(await seedOwner(db, marked.people)), [DASHBOARD_REQUESTS])
  const requests = seen.filter(({ path }) => path.startsWith(requestPath(1).slice(0, -1)))
  expect(requests.length).toBeGreaterThanOrEqual(8)
  const learned = new Set(seen.flatMap(({ text }) => [...markersIn(text)]))
  expect(learned).toEqual(new Set<Marker>(['lastName', 'message', 'home']))
}, 120_000)

it('link previews name nobody, whoever makes them', async () => {
  const agents = ['WhatsApp/2.23.20.0', 'facebookexternalhit/1.1', 'Twitterbot/1.0', 'Googlebot/2.1']
  const paths = marked.offered.slice(0, 11).map(({ id }) => petPath(id))
  const seen: Seen[] = []
  for (const agent of agents) {
    const visitor = { url: site.url, headers: { 'user-agent': agent } }
    seen.push(...(await visitAll(visitor, [...paths, `/foundation/${DEMO_ACCOUNTS.fundacion}`])))
  }
  expect(seen.filter(({ text }) => text.includes('property="og:title"')).length).toBeGreaterThan(20)
  expect(leaks(seen)).toEqual([])
})

it('a crawl would find what it looks for: people see their own data on these pages', async () => {
  const [person = 0] = marked.people
  const visitor = await signedInAs(person)
  const all = new Set<Marker>(['lastName', 'email', 'address', 'phone'])
  expect(markersIn((await visit(visitor, `/api/v1.0/user/${person}`)).text)).toEqual(all)
  const pages = await visitPage(visitor, DASHBOARD_PROFILE)
  expect(pages.map(({ text }) => markersIn(text))).toEqual([all, all])
})
