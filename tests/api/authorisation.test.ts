import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACTS } from '@/app/api/v1.0/_wire/contracts'
import { createDb } from '@/db/client'
import { externalIdentities, photoUploads } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { listFiles } from '@/scripts/support/fingerprint'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { send } from '@/tests/support/api'
import { API_MATRIX, UPLOAD_OF_USER } from '@/tests/support/api-matrix'
import { API_ACTORS, type ApiActor, type ApiOutcomes } from '@/tests/support/api-rows'
import { BASE_URL, siteDatabaseUrl } from '@/tests/support/site'

/** What a file of the application answers to: pages and most routes to GET, routes besides to what they name. */
function callsOf(file: string): string[] {
  const source = readFileSync(path.join(PROJECT_ROOT, file), 'utf8')
  const methods = /^(?:\s+|export async function )(POST|PUT|PATCH|DELETE)[:(] ?/gm
  const named = [...source.matchAll(methods)].map(([, method]) => method)
  return ['GET', ...named].map((method) => `${method} ${addressOf(file)}`)
}

/** The address that a file of the application answers: `app/(site)/faqs/page.tsx` → `/faqs`. */
const addressOf = (file: string) =>
  file
    .replace(/^app/, '')
    .replace(/\/\([a-z]+\)/g, '')
    .replace(/\/(page\.tsx|route\.ts)$/, '') || '/'

describe('who is answered what', () => {
  const db = createDb(siteDatabaseUrl(), { max: 1 })
  const accounts = new Map<ApiActor, number>([
    ['user', 1],
    ['other', 2],
    ['foundation', 3],
    ['pending', 4],
    ['admin', 5],
  ])

  beforeAll(async () => {
    // Only a provider's sign-in lets somebody in whose e-mail nobody has confirmed.
    const { id } = await makeUser(db, { emailVerifiedAt: null })
    await db
      .insert(externalIdentities)
      .values({ issuer: 'https://accounts.example', subject: String(id), userId: id })
    accounts.set('unconfirmed', id)
    await db.insert(photoUploads).values({ id: UPLOAD_OF_USER, ownerId: 1 }).onConflictDoNothing()
  })
  afterAll(() => db.$client.end())

  /** A session of its own for every request: one that signs out ends no other. */
  async function cookieOf(actor: ApiActor): Promise<Record<string, string>> {
    const id = accounts.get(actor)
    if (!id) return {}
    const token = await sealToken('cookie', newClaims({ id, sessionVersion: 1 }, { secondFactor: true }))
    return { cookie: `${SESSION_COOKIE.name}=${token}`, origin: BASE_URL }
  }

  it('the authorisation matrix has a row for every page, route and call', () => {
    const files = listFiles('app')
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => /\/(page\.tsx|route\.ts)$/.test(file))
    const apart = files.filter((file) => !file.startsWith('app/api/v1.0/') || file.includes('openapi.json'))
    const expected = [
      ...apart.flatMap(callsOf),
      ...CONTRACTS.map(({ method = 'get', path }) => `${method.toUpperCase()} /api/v1.0${path}`),
    ]
    expect(expected.length).toBeGreaterThan(50)
    expect(Object.keys(API_MATRIX).toSorted()).toEqual([...new Set(expected)].toSorted())
  })

  it.each(Object.entries(API_MATRIX))(
    '%s answers each kind of visitor as its row says',
    async (name, { rest, at, body, ...named }) => {
      const [method = 'GET', pattern = '/'] = name.split(' ')
      const found: Partial<ApiOutcomes> = {}
      for (const actor of API_ACTORS) {
        const headers = {
          ...(await cookieOf(actor)),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        }
        const text = body === undefined ? undefined : JSON.stringify(body)
        found[actor] = (await send(at ?? pattern, method, headers, text)).status
      }
      expect(found).toEqual(Object.fromEntries(API_ACTORS.map((actor) => [actor, named[actor] ?? rest])))
    },
  )
})
