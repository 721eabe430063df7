import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, foundations, pets, users } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import {
  acceptRequest,
  concludeAdoption,
  renounceAdoption,
  returnPet,
  withdrawRequest,
} from '@/lib/adoption/requests/operations/answer'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { hold } from '@/lib/pets/hold'
import { askedPet, emailOf, subjectsTo } from '@/tests/support/adoptions'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const REASON = 'Dos personas nos mostraron de quién son las fotos.'
const staff = () => makeContext(staffActor(5))
const suspend = ({ id: accountId }: { id: number }) =>
  suspendAccount(staff(), { accountId, motive: 'fotos', reason: REASON })
const restore = ({ id: accountId }: { id: number }) => restoreAccount(staff(), { accountId, reason: REASON })
const newestTo = async (person: { id: number }) => (await mailsTo(await emailOf(person)))[0]

/** A pet promised to the first of two adopters, while the second waits. */
async function promisedPet() {
  const { owner, pet, adopters, requests } = await askedPet(2)
  const [first, second] = adopters
  const requestId = requests[0] ?? 0
  if (!first || !second) throw new Error('Two people ask')
  await acceptRequest(owner.newContext(), { requestId })
  const renounce = () => renounceAdoption(first.newContext(), { requestId })
  return { owner, pet, first, second, requestId, secondId: requests[1] ?? 0, renounce }
}

describe('an owner who is suspended', () => {
  it('is not mailed that requests for their pets are withdrawn', async () => {
    const { owner, second, secondId, renounce } = await promisedPet()
    await suspend(owner)
    const before = await subjectsTo(owner)
    await withdrawRequest(second.newContext(), { requestId: secondId })
    await renounce()
    expect(await subjectsTo(owner)).toEqual(before)
  })

  it('has no pet that looks for a family, in a mail to those who wait for it', async () => {
    const { owner, second, renounce } = await promisedPet()
    await suspend(owner)
    await renounce()
    const mail = await newestTo(second)
    expect(mail?.subject).toBe('Tu solicitud para Canela ya no está en espera')
    expect(mail?.text).toContain('la publicación está en pausa y no se ve')
    expect(mail?.html).not.toContain('/media/')
  })
})

it('a suspended adopter is not mailed that the pet they adopted looks for a family again', async () => {
  const { owner, first, requestId } = await promisedPet()
  await concludeAdoption(owner.newContext(), { requestId })
  await suspend(first)
  const before = await subjectsTo(first)
  await returnPet(owner.newContext(), { requestId })
  expect(await subjectsTo(first)).toEqual(before)
})

it('an adopter whose pet was returned is not told that it looks for a family while it is reviewed', async () => {
  const { owner, pet, first, requestId } = await promisedPet()
  await concludeAdoption(owner.newContext(), { requestId })
  await db.update(pets).set(hold('reports', new Date())).where(eq(pets.id, pet.id))
  await returnPet(owner.newContext(), { requestId })
  const mail = await newestTo(first)
  expect(mail?.subject).toBe('Tu solicitud para Canela figura como devuelta')
  expect(mail?.text).not.toMatch(/busca familia|en adopción a/)
})

it('a foundation that is not approved is told that its pet is not seen', async () => {
  const { user } = await makeFoundation(db)
  const pet = await makePet(db, { ownerId: user.id, status: 'en proceso' })
  const adopter = await makePerson()
  const asked = { petId: pet.id, adopterId: adopter.id, status: 'aceptada' } as const
  const [request] = await db.insert(adoptionRequests).values(asked).returning()
  await db
    .update(foundations)
    .set({ status: 'pendiente', decidedAt: null })
    .where(eq(foundations.userId, user.id))
  await renounceAdoption(adopter.newContext(), { requestId: request?.id ?? 0 })
  expect((await newestTo(user))?.text).toContain('aunque por ahora su publicación no se ve')
})

it('an owner who is blocked reads afterwards what is true then', async () => {
  const { owner, second, renounce } = await promisedPet()
  await db.update(users).set({ active: false, blockedAt: new Date() }).where(eq(users.id, owner.id))
  await renounce()
  expect((await newestTo(owner))?.text).toContain('Canela está otra vez en adopción')
  expect((await newestTo(second))?.subject).toBe('Canela vuelve a buscar familia')
})

it('when a suspension ends, adopters are told that a pet is back only if it is', async () => {
  const { owner, pet, adopters } = await askedPet()
  const [adopter] = adopters
  if (!adopter) throw new Error('Somebody asks')
  const ends = async () => {
    await suspend(owner)
    await restore(owner)
    return (await newestTo(adopter))?.text
  }
  expect(await ends()).toContain('la publicación de Canela volvió')
  await db.update(pets).set(hold('reports', new Date())).where(eq(pets.id, pet.id))
  const text = await ends()
  expect(text).toContain('La publicación todavía no se ve')
  expect(text).not.toContain('volvió')
})
