import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, contactMessages, pets, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { answerContact } from '@/lib/moderation/contact/desk-operations'
import { sendContact } from '@/lib/moderation/contact/operations'
import { sendContactSchema } from '@/lib/moderation/contact/schema'
import { publishReview } from '@/lib/moderation/reviews/operations'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { requestReset } from '@/lib/people/accounts/operations/reset-password'
import { deleteAccount } from '@/lib/privacy/operations'
import { askForRight, confirmRight } from '@/lib/privacy/rights/operations'
import { deleteSuspended, exportSuspended, findLinkedSuspended } from '@/lib/privacy/suspended-operations'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { content, mailsTo, outboxWorld } from '@/tests/support/outbox'

/** The admin of the demo world. */
const ADMIN = staffActor(5)
const REASON = 'Pidió que no se vea mientras lo revisamos.'
const staff = () => makeContext(ADMIN)
const block = (accountId: number) => blockAccount(staff(), { accountId, reason: REASON })
const unblock = (accountId: number) => unblockAccount(staff(), { accountId, reason: REASON })

const world = outboxWorld()
/** Mails of the operations carry the real time. */
const deliver = () => {
  world.pass(Date.now() / 1000 - world.now.getTime() / 1000 + 3600)
  return world.deliver()
}
/** Of the newest mail. */
async function tokenMailedTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return /\/(?:mis-datos|derechos)\/([^\s/?]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const isSent = async (to: string) => (await mailsTo(to)).some(({ sentAt }) => sentAt !== null)

describe('a mail that tells of', () => {
  it('a blocked account or pet waits for the end of the block, and leaves unchanged', async () => {
    const account = await makeUser(db)
    const pet = await makePet(db, { ownerId: account.id })
    const other = await makePet(db, { ownerId: (await makeUser(db)).id })
    await world.enqueue('cuenta@prueba.example', { about: { accounts: [account.id] } })
    await world.enqueue('mascota@prueba.example', { about: { pets: [pet.id] } })
    await world.enqueue('otra@prueba.example', { about: { pets: [other.id] } })
    const before = await mailsTo('cuenta@prueba.example')
    const waiting = () =>
      Promise.all(
        ['cuenta', 'mascota', 'otra'].map(async (name) => !(await isSent(`${name}@prueba.example`))),
      )
    await block(account.id)
    await blockPet(staff(), { petId: other.id, reason: REASON })
    await deliver()
    expect(await waiting()).toEqual([true, true, true])
    expect(await mailsTo('cuenta@prueba.example')).toEqual(before)
    await unblockPet(staff(), { petId: other.id, reason: REASON })
    await deliver()
    expect(await waiting()).toEqual([true, true, false])
    await unblock(account.id)
    await deliver()
    expect(await waiting()).toEqual([false, false, false])
  })

  it('somebody who asked, answered or commented names them, so that it waits too', async () => {
    const author = await makePerson()
    const { user: foundation } = await makeFoundation(db)
    await publishReview(author.ctx, { foundationId: foundation.id, points: 5, comment: 'Muy buena gente.' })
    const owner = await makeUser(db)
    const pet = await makePet(db, { ownerId: owner.id })
    await requestAdoption(author.newContext(), { petId: pet.id, message: 'Hola, me gustaría conocerla.' })
    await block(author.id)
    await deliver()
    expect(await isSent(foundation.email)).toBe(false)
    expect(await isSent(owner.email)).toBe(false)
    await unblock(author.id)
    await deliver()
    expect(await isSent(foundation.email)).toBe(true)
    expect(await isSent(owner.email)).toBe(true)
    expect(await db.$count(adoptionRequests, eq(adoptionRequests.petId, pet.id))).toBe(1)
  })

  it('a deleted account, or is to one, does not leave when the block that held it ends', async () => {
    const blocked = await makeUser(db)
    const email = 'se.va@prueba.example'
    const leaver = await makePerson({ email })
    const pet = await makePet(db, { ownerId: leaver.id })
    await world.enqueue(email.toUpperCase(), { about: { accounts: [blocked.id] } })
    await world.enqueue(blocked.email, { about: { accounts: [leaver.id] } })
    await world.enqueue(blocked.email, { about: { pets: [pet.id] } })
    await world.enqueue(blocked.email)
    // Not held: it goes out, as what was asked for without an account does.
    await world.enqueue(email)
    await block(blocked.id)
    await deleteAccount(leaver.ctx, { password: '' })
    expect(await db.$count(pets, eq(pets.id, pet.id))).toBe(0)
    expect(await mailsTo(email.toUpperCase())).toEqual([])
    expect(await mailsTo(email)).toHaveLength(2)
    const held = (await mailsTo(blocked.email)).filter(({ subject }) => subject === content.subject)
    expect(held.map(({ aboutAccounts, aboutPets }) => [aboutAccounts, aboutPets])).toEqual([[null, null]])
  })
})

describe('a blocked person', () => {
  it('is mailed what they ask for by their rights', async () => {
    const { id, email } = await makeUser(db)
    await block(id)
    const ask = { right: 'access', countryId: 'CHL', body: 'Quiero saber qué datos tienen.', email } as const
    await askForRight(makeContext(), ask)
    // A sent mail keeps no text.
    const token = await tokenMailedTo(email)
    await deliver()
    await confirmRight(makeContext(), { token })
    await deliver()
    expect((await mailsTo(email)).map(({ sentAt }) => sentAt !== null)).toEqual([true, true, true])
  })

  it('is mailed the receipt of their message to staff, and the answer', async () => {
    const { id, email } = await makeUser(db)
    await block(id)
    await deliver()
    const before = (await mailsTo(email)).length
    const message = 'Quiero saber por qué estoy bloqueada.'
    const written = { kind: 'other', name: 'Ana Paz', email, countryId: '', message }
    await sendContact(makeContext(), sendContactSchema.parse(written))
    const [row] = await db.select().from(contactMessages).where(eq(contactMessages.email, email))
    await answerContact(staff(), { id: row?.id ?? 0, answer: 'Lo revisamos esta semana.' })
    await deliver()
    const sent = (await mailsTo(email)).filter(({ sentAt }) => sentAt !== null)
    expect(sent).toHaveLength(before + 2)
  })

  it('gets a copy of their data by the mailed link, again instead of a password, and only while it lasts', async () => {
    const { id, email } = await makeUser(db)
    await block(id)
    const token = await tokenMailedTo(email)
    expect(await findLinkedSuspended(db, token, new Date())).toMatchObject({ id, blocked: true })
    expect((await exportSuspended(makeContext(), token)).account).toMatchObject({ email })
    await expect(deleteSuspended(makeContext(), { token })).rejects.toMatchObject({ code: 'conflict' })
    expect(await db.$count(users, eq(users.id, id))).toBe(1)
    await requestReset(makeContext(), { email })
    const again = await tokenMailedTo(email)
    expect(await findLinkedSuspended(db, again, new Date())).toMatchObject({ id })
    await deliver()
    expect((await mailsTo(email)).every(({ sentAt }) => sentAt !== null)).toBe(true)
    await unblock(id)
    expect(await findLinkedSuspended(db, token, new Date())).toBeNull()
  })
})
