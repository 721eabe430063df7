import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, foundations, outbox, pets, rightsRequests, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { blockPet } from '@/lib/moderation/staff/pets/block-operations'
import { deliverDueMail } from '@/lib/platform/outbox/deliver-operations'
import { answerRight, eraseOnRequest, readRightsCase } from '@/lib/privacy/rights/desk-operations'
import { askForRight, confirmRight } from '@/lib/privacy/rights/operations'
import type { DataRight } from '@/lib/text/vocabulary'
import { askedPet, subjectsTo } from '@/tests/support/adoptions'
import { listAudit } from '@/tests/support/audit'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const STAFF = 5
const staff = () => makeContext(staffActor(STAFF))
const REASON = 'Lo pidió mientras revisamos un dato.'
const block = (accountId: number) => blockAccount(staff(), { accountId, reason: REASON })

const find = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]

/** Of somebody whom a block keeps out: by the link that is mailed to their address. @returns the request's number. */
async function ask(email: string, right: DataRight = 'erasure'): Promise<number> {
  await askForRight(makeContext(), { right, countryId: 'COL', body: 'Borren todo lo mío.', email })
  const token = (await mailsTo(email)).map(({ text }) => /\/derechos\/(\S+)/.exec(text)?.[1]).find(Boolean)
  await confirmRight(makeContext(), { token: token ?? '' })
  const [request] = await db.select().from(rightsRequests).where(eq(rightsRequests.email, email))
  return request?.id ?? 0
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

describe('the erasure of a blocked account', () => {
  it('is done by staff in place, without lifting the block, and answered afterwards', async () => {
    const { id, email } = await makeUser(db)
    const pet = await makePet(db, { ownerId: id })
    await block(id)
    const request = await ask(email)
    expect(await readRightsCase(staff(), request)).toMatchObject({ blocked: 'account', userId: id })
    await eraseOnRequest(staff(), { id: request })
    expect(await find(id)).toBeUndefined()
    expect(await db.$count(pets, eq(pets.id, pet.id))).toBe(0)
    expect(await readRightsCase(staff(), request)).toMatchObject({
      ...{ blocked: null, userId: null, answeredBy: null },
      erasedAt: expect.any(String),
    })
    const actions = (await listAudit(`rights:${request}`)).map(({ action }) => action)
    expect(actions).toContain('rights.erase')
    expect(actions).not.toContain('account.unblock')
    await answerRight(staff(), { id: request, answer: 'Eliminamos tu cuenta con todo lo que tenía.' })
    expect((await readRightsCase(staff(), request))?.answeredBy).toBe('Daniela Morales')
    const sent = await mailsTo(email)
    expect(sent.some(({ text }) => text.includes('Eliminamos tu cuenta con todo'))).toBe(true)
    expect(sent.some(({ text }) => text.includes('ya no está bloqueada'))).toBe(false)
  })

  it('ends its requests like every deletion, and the mails about it leave', async () => {
    const { pet, owner, adopters } = await askedPet()
    const [adopter] = adopters
    if (!adopter) throw new Error('nobody asked')
    await block(owner.id)
    const request = await ask((await find(owner.id))?.email ?? '')
    await eraseOnRequest(staff(), { id: request })
    expect(await db.$count(pets, eq(pets.id, pet.id))).toBe(0)
    expect((await subjectsTo(adopter)).length).toBeGreaterThan(0)
    const sent: string[] = []
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) }
    const later = () => new Date(Date.now() + 86_400_000)
    await deliverDueMail({ db, mailer: mailer as never, now: later })
    expect(sent).toContain((await find(adopter.id))?.email)
  })

  it('is done for an account whose listing alone is blocked', async () => {
    const { id, email } = await makeUser(db)
    const pet = await makePet(db, { ownerId: id })
    await blockPet(staff(), { petId: pet.id, reason: REASON })
    const request = await ask(email)
    expect(await readRightsCase(staff(), request)).toMatchObject({ blocked: 'listing' })
    await eraseOnRequest(staff(), { id: request })
    expect(await find(id)).toBeUndefined()
  })

  it('leaves of a foundation with donations its name, neither blocked nor active', async () => {
    const { user } = await makeFoundation(db, { name: 'Refugio de las Tres Lomas' })
    const gift = { foundationId: user.id, amountMinor: 500, currency: 'USD' as const }
    await db.insert(donations).values(gift)
    await block(user.id)
    await eraseOnRequest(staff(), { id: await ask(user.email) })
    expect(await find(user.id)).toMatchObject({ active: false, blockedAt: null, lastName: 'eliminada' })
    const [left] = await db.select().from(foundations).where(eq(foundations.userId, user.id))
    expect(left?.name).toBe('Refugio de las Tres Lomas')
  })

  it('is for staff alone, for who asked to be erased, and for as long as something is blocked', async () => {
    const { id, email } = await makeUser(db)
    await block(id)
    const request = await ask(email)
    const { actor } = await makePerson()
    expect(await refusal(eraseOnRequest(makeContext(actor), { id: request }))).toBe('forbidden')
    expect(await refusal(eraseOnRequest(makeContext(), { id: request }))).toBe('unauthenticated')
    await unblockAccount(staff(), { accountId: id, reason: REASON })
    expect(await refusal(eraseOnRequest(staff(), { id: request }))).toBe('conflict')
    expect((await listAudit(`rights:${request}`)).map(({ action }) => action)).not.toContain('rights.erase')
    const other = await makeUser(db)
    await block(other.id)
    expect(await refusal(eraseOnRequest(staff(), { id: await ask(other.email, 'access') }))).toBe('not_found')
    expect(await refusal(eraseOnRequest(staff(), { id: 2_000_000_000 }))).toBe('not_found')
    for (const left of [id, other.id]) expect(await find(left)).toBeDefined()
  })

  it('happens once, and leaves no mail that waited for the end of the block', async () => {
    const { id, email } = await makeUser(db)
    await block(id)
    const mail = { recipient: email, subject: 'Espera', html: '', text: '', idempotencyKey: `waits-${id}` }
    await db.insert(outbox).values(mail)
    const request = await ask(email)
    const both = [1, 2].map(() => refusal(eraseOnRequest(staff(), { id: request })))
    expect((await Promise.all(both)).toSorted()).toEqual(['done', 'not_found'])
    expect(await db.$count(outbox, eq(outbox.idempotencyKey, mail.idempotencyKey))).toBe(0)
  })
})
