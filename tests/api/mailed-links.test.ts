import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import {
  adoptionRequests,
  emailChanges,
  emailTokens,
  pets,
  rightsRequests,
  savedSearches,
  users,
} from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { writeCheckInToken } from '@/lib/adoption/check-ins/links'
import { suspendedDataUrl } from '@/lib/people/accounts/suspension-links'
import { writeConfirmationToken } from '@/lib/pets/freshness/links'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { writeNoticeToken } from '@/lib/search/saved-searches/links'
import type { TokenPurpose } from '@/lib/text/vocabulary'
import { listFiles } from '@/scripts/support/fingerprint'
import { send } from '@/tests/support/api'
import { siteDatabaseUrl } from '@/tests/support/site'

/** The database of the server under test. */
const db = createDb(siteDatabaseUrl(), { max: 2 })
afterAll(() => db.$client.end())

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Somebody new: unconfirmed where the link confirms the e-mail. */
const newPerson = (overrides: Partial<typeof users.$inferInsert> = {}) => makeUser(db, overrides)

async function tokenLink(purpose: TokenPurpose, path: string) {
  const { id } = await newPerson(purpose === 'confirm-email' ? { emailVerifiedAt: null } : {})
  const token = newToken()
  const expiresAt = new Date(Date.now() + HOUR / 5)
  await db.insert(emailTokens).values({ tokenHash: hashToken(token), userId: id, purpose, expiresAt })
  return { personId: id, path: `${path}${token}` }
}

async function emailLink(undoes: boolean) {
  const { id } = await newPerson()
  const token = newToken()
  const expiresAt = new Date(Date.now() + HOUR)
  const email = `otro-${id}@correo.example`
  await db.insert(emailChanges).values({ tokenHash: hashToken(token), userId: id, email, undoes, expiresAt })
  return { personId: id, path: `/correo/${undoes ? 'deshacer/' : ''}${token}` }
}

async function noticeLink(path: string) {
  const { id } = await newPerson()
  const values = { userId: id, name: 'Todas', path: '/searcher/todos', frequency: 'diaria' as const }
  const [search] = await db.insert(savedSearches).values(values).returning()
  if (!search) throw new Error('The search was not saved')
  return { personId: id, path: `${path}${writeNoticeToken(search)}` }
}

async function checkInLink(path: string, query = '') {
  const { id } = await newPerson()
  const pet = await makePet(db, { ownerId: (await newPerson()).id, status: 'adoptado' })
  const values = { petId: pet.id, adopterId: id, status: 'concluida' as const }
  const [request] = await db.insert(adoptionRequests).values(values).returning()
  if (!request) throw new Error('The request was not written')
  return { personId: id, path: `${path}${writeCheckInToken(request)}${query}` }
}

async function listingLink() {
  const { id } = await newPerson()
  const pet = await makePet(db, { ownerId: id, confirmedAt: new Date(Date.now() - 38 * DAY) })
  const link = { petId: pet.id, ownerId: id, confirmedAt: pet.confirmedAt }
  const token = writeConfirmationToken({ ...link, expiresAt: new Date(Date.now() + DAY) })
  return { personId: id, path: `/confirmar-mascota/${token}` }
}

async function suspendedLink() {
  const suspendedAt = new Date()
  const person = { active: false, suspendedAt, suspensionReason: 'Vende animales.' }
  const { id, email } = await newPerson(person)
  const url = suspendedDataUrl({ id, since: suspendedAt, email }, suspendedAt)
  return { personId: id, path: new URL(url).pathname }
}

async function rightsLink() {
  const { id, email } = await newPerson()
  const token = newToken()
  const tokenExpiresAt = new Date(Date.now() + HOUR)
  const asked = { right: 'access', countryId: 'CHL', body: 'Quiero mis datos.', email } as const
  await db
    .insert(rightsRequests)
    .values({ ...asked, userId: id, tokenHash: hashToken(token), tokenExpiresAt })
  return { personId: id, path: `/derechos/${token}` }
}

/** Every address with the secret of a mail, by the folder of its route. The call of the API that confirms has a test of its own. */
const LINKS: Record<string, (() => Promise<{ personId: number; path: string }>)[]> = {
  'email-confirmed/api/v1.0/verify/tk': [
    () => tokenLink('confirm-email', '/email-confirmed/api/v1.0/verify/tk/'),
  ],
  'reset/confirm/api/v1.0/verify/modpass': [
    () => tokenLink('reset-password', '/reset/confirm/api/v1.0/verify/modpass/'),
  ],
  'api/v1.0/verify/modpass': [() => tokenLink('reset-password', '/api/v1.0/verify/modpass/')],
  ingresar: [() => tokenLink('sign-in', '/ingresar/')],
  correo: [() => emailLink(false)],
  'correo/deshacer': [() => emailLink(true)],
  'confirmar-mascota': [listingLink],
  'mis-datos': [suspendedLink],
  derechos: [rightsLink],
  avisos: [() => noticeLink('/avisos/')],
  'api/avisos': [() => noticeLink('/api/avisos/')],
  seguimiento: [() => checkInLink('/seguimiento/'), () => checkInLink('/seguimiento/', '?dejar=1')],
  'api/seguimiento': [() => checkInLink('/api/seguimiento/')],
}
const CALL = 'api/v1.0/verify/tk'

/** Whatever a mailed link could change of somebody. */
const stateOf = async (personId: number) => ({
  account: await db.select().from(users).where(eq(users.id, personId)),
  tokens: await db.select().from(emailTokens).where(eq(emailTokens.userId, personId)),
  changes: await db.select().from(emailChanges).where(eq(emailChanges.userId, personId)),
  pets: await db.select().from(pets).where(eq(pets.ownerId, personId)),
  searches: await db.select().from(savedSearches).where(eq(savedSearches.userId, personId)),
  rights: await db.select().from(rightsRequests).where(eq(rightsRequests.userId, personId)),
  requests: await db.select().from(adoptionRequests).where(eq(adoptionRequests.adopterId, personId)),
})

describe('a mailed link', () => {
  it('has a row here', () => {
    const routes = listFiles('app').flatMap(
      (file) => /^app\/(.+)\/\[token\]\/(?:page\.tsx|route\.ts)$/.exec(file)?.[1] ?? [],
    )
    const folders = routes.map((folder) => folder.replace(/\([a-z]+\)\//, ''))
    expect([...Object.keys(LINKS), CALL].toSorted()).toEqual(folders.toSorted())
  })

  it.each(Object.entries(LINKS))(
    '/%s changes nothing and signs nobody in when it is opened',
    async (_, links) => {
      for (const makeLink of links) {
        const { personId, path } = await makeLink()
        const before = await stateOf(personId)
        for (const method of ['GET', 'HEAD', 'GET']) {
          const { status, headers } = await send(path, method)
          expect(status, `${method} ${path}`).toBeLessThan(500)
          expect(headers.get('set-cookie')).toBeNull()
        }
        expect(await stateOf(personId)).toEqual(before)
      }
    },
  )
})
