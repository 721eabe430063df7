import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb, type OwnedDb } from '@/db/client'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { publishReview } from '@/lib/moderation/reviews/operations'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { withdrawPet } from '@/lib/moderation/staff/pets/operations'
import type { Actor } from '@/lib/platform/actor'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { makeContext, staffActor } from '@/tests/support/context'
import { startOwnServer } from '@/tests/support/own-server'
import { PostgresProxy } from '@/tests/support/postgres-proxy'

/** On a busy machine; how soon it usually is says `npm run bench -- instances`. */
const SOON = { timeout: 2500, interval: 20 }

let a: Awaited<ReturnType<typeof startOwnServer>>
let b: { url: string; output(): string }
let db: OwnedDb
let proxy: PostgresProxy
let owner: { id: number }
let pet: { id: number }

beforeAll(async () => {
  const settings = { SEARCH_ENGINE: 'memory', AUTH_SECRET: process.env.AUTH_SECRET ?? '' }
  a = await startOwnServer('.next-test', 'instances', settings)
  proxy = new PostgresProxy(a.databaseUrl)
  await proxy.open()
  db = createDb(a.databaseUrl, { max: 2 })
  const { user } = await makeFoundation(db)
  owner = user
  pet = await makePet(db, { ownerId: user.id, name: 'Zarzamora' })
  b = await a.startSibling({
    DATABASE_URL_DIRECT: proxy.url,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'querencia-b-')),
  })
}, 60_000)

afterAll(async () => {
  await proxy?.close()
  await db?.$client.end()
  await a?.stop()
})

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(b.url + path, { headers, redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}
const token = ({ id }: { id: number }) => sealToken('bearer', newClaims({ id, sessionVersion: 1 }))

/** A change through the first instance, by the pet's owner. */
async function changeThroughA(method: string, body: unknown) {
  const answer = await fetch(`${a.url}/api/v1.0/pets/${pet.id}`, {
    method,
    headers: { authorization: await token(owner), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

/** What visitors of the second instance find. */
async function places(name: string) {
  const sitemap = `/sitemaps/pets-${Math.ceil((pet.id - 100_000) / 10_000)}.xml`
  const link = `/pet-detail/${pet.id}`
  const [page, search, list, foundation, entries, poster, api, apiList] = await Promise.all(
    [
      link,
      `/searcher/todos?q=${name}`,
      '/searcher/pet/dog/sub',
      `/foundation/${owner.id}`,
      sitemap,
      `${link}/cartel`,
      `/api/v1.0/pets/${pet.id}`,
      `/api/v1.0/pets/user/${owner.id}`,
    ].map((path) => read(path)),
  )
  return {
    page: page?.status,
    isNamed: page?.text.includes(`${name}</h1>`),
    search: search?.text.includes(link),
    list: list?.text.includes(link),
    foundation: foundation?.text.includes(link),
    sitemap: entries?.text.includes(`${link}<`),
    poster: poster?.status,
    api: api?.status,
    apiList: apiList?.text.includes(`"id":${pet.id},`),
  }
}

const LISTED = {
  page: 200,
  isNamed: true,
  search: true,
  list: true,
  foundation: true,
  sitemap: true,
  poster: 200,
  api: 200,
  apiList: true,
}
const GONE = {
  page: 404,
  isNamed: false,
  search: false,
  list: false,
  foundation: false,
  sitemap: false,
  poster: 404,
  api: 404,
  apiList: false,
}

describe('two instances on one database', () => {
  it('what an owner changes through one is true on the other: list, page, search, sitemap, poster, API', async () => {
    await changeThroughA('PUT', { name: 'Mora' })
    await expect.poll(() => places('Mora'), SOON).toEqual(LISTED)
    await changeThroughA('PATCH', { status: 'adoptado' })
    await expect.poll(() => places('Mora'), SOON).toMatchObject({ page: 200, search: false, list: false })
    await changeThroughA('PATCH', { status: 'inactivo' })
    await expect.poll(() => places('Mora'), SOON).toEqual(GONE)
    await changeThroughA('PATCH', { status: 'adoptable' })
    await expect.poll(() => places('Mora'), SOON).toEqual(LISTED)
  }, 30_000)

  it('a comment on a foundation is on the page of the other', async () => {
    const { id } = await makeUser(db)
    const comment = 'Nos recibieron con mucha paciencia.'
    const page = async () => (await read(`/foundation/${owner.id}`)).text.includes(comment)
    expect(await page()).toBe(false)
    const author: Actor = { kind: 'user', id, confirmed: true }
    await publishReview(makeContext(author, { db }), { foundationId: owner.id, points: 5, comment })
    await expect.poll(page, SOON).toBe(true)
  })

  it('who signs out through one is signed out on the other at once', async () => {
    const claims = newClaims({ id: owner.id, sessionVersion: 1 })
    const cookie = `${SESSION_COOKIE.name}=${await sealToken('cookie', claims)}`
    const viewer = async () => (await read('/api/viewer', { cookie })).text.includes(`"id":${owner.id}`)
    expect(await viewer()).toBe(true)
    const headers = { authorization: await sealToken('bearer', claims) }
    expect((await fetch(`${a.url}/api/v1.0/auth/logout`, { method: 'POST', headers })).status).toBe(200)
    expect(await viewer()).toBe(false)
    expect((await read('/dashboard', { cookie })).status).toBe(307)
  })

  it('a listener that hears nothing is noticed, and changes are seen all the same', async () => {
    proxy.silence()
    await changeThroughA('PUT', { name: 'Ciruela' })
    await expect.poll(async () => (await places('Ciruela')).isNamed, { timeout: 5000 }).toBe(true)
    await expect.poll(() => b.output(), { timeout: 15_000 }).toContain('hears nothing')
    proxy.restore()
    await expect.poll(() => places('Ciruela'), { timeout: 15_000 }).toEqual(LISTED)
  }, 40_000)

  it('instances with folders of their own say so', async () => {
    await expect.poll(() => b.output(), { timeout: 10_000 }).toContain('share DATA_DIR')
  })

  it('what staff block is gone on the other, and the same again once they end it', async () => {
    const { id } = await makeUser(db, { role: 'admin' })
    const staff = () => makeContext(staffActor(id), { db })
    const decision = { reason: 'Lo pidió quien la publicó.', password: '' }
    const dto = async () => (await read(`/api/v1.0/pets/${pet.id}`)).text
    const before = await dto()
    await blockPet(staff(), { petId: pet.id, ...decision })
    await expect.poll(() => places('Ciruela'), SOON).toEqual(GONE)
    await unblockPet(staff(), { petId: pet.id, ...decision })
    await expect.poll(() => places('Ciruela'), SOON).toEqual(LISTED)
    await blockAccount(staff(), { accountId: owner.id, ...decision })
    await expect.poll(() => places('Ciruela'), SOON).toEqual(GONE)
    expect((await read(`/foundation/${owner.id}`)).status).toBe(404)
    await unblockAccount(staff(), { accountId: owner.id, ...decision })
    await expect.poll(() => places('Ciruela'), SOON).toEqual(LISTED)
    expect(await dto()).toBe(before)
  }, 20_000)

  it('what staff remove and whom they suspend is gone on the other', async () => {
    const { id } = await makeUser(db, { role: 'admin' })
    const staff = () => makeContext(staffActor(id), { db })
    await withdrawPet(staff(), { petId: pet.id })
    await expect.poll(() => places('Ciruela'), SOON).toEqual(GONE)
    const authorization = await token(owner)
    const statuses = async () => [
      (await read(`/foundation/${owner.id}`)).status,
      (await read(`/api/v1.0/user/${owner.id}`, { authorization })).status,
    ]
    expect(await statuses()).toEqual([200, 200])
    await suspendAccount(staff(), {
      accountId: owner.id,
      motive: 'dinero',
      reason: 'Pide dinero.',
      password: '',
    })
    await expect.poll(statuses, SOON).toEqual([404, 401])
  }, 20_000)
})
