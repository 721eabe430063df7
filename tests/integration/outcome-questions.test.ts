import { eq, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, outbox, pets, users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { runAnswerClock } from '@/lib/adoption/clock/operations'
import { runOutcomeQuestions } from '@/lib/adoption/clock/outcome-operations'
import { restartClockOf } from '@/lib/adoption/clock/restart-operations'
import { withdrawClockMailsOf } from '@/lib/adoption/clock/withdraw-operations'
import {
  acceptRequest,
  concludeAdoption,
  renounceAdoption,
  undoAcceptance,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { hold } from '@/lib/pets/hold'
import { write } from '@/lib/platform/write'
import { emailOf, requestRow } from '@/tests/support/adoptions'
import { anybodyOn, dayN, on, type Person } from '@/tests/support/check-ins'
import { makePerson } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const ask = (days: number) => runOutcomeQuestions(anybodyOn(days))

let owner: Person
beforeEach(async () => {
  // Exclude requests left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
  owner = await makePerson({ name: 'Hernán' })
})

/** Accepted on day 0. */
async function accepted(name: string) {
  const dates = { publishedAt: dayN(-2), confirmedAt: dayN(-2) }
  const pet = await makePet(db, { ownerId: owner.id, name, ...dates })
  const adopter = await makePerson({ name: 'Valentina' })
  const { id: requestId } = await requestAdoption(on(adopter, -1), { petId: pet.id, message: null })
  await acceptRequest(on(owner, 0), { requestId })
  return { adopter, pet, petId: pet.id, requestId }
}
type Accepted = Awaited<ReturnType<typeof accepted>>

const questions = async () =>
  (await mailsTo(await emailOf(owner))).filter(({ subject }) => /nueva casa|Cómo terminaron/.test(subject))
const subjects = async () => (await questions()).map(({ subject }) => subject)

describe('an acceptance without a word of how it ended', () => {
  it('is asked about after three weeks, by day, three times in all; the request stays as it is', async () => {
    const { requestId } = await accepted('Luna')
    await ask(20.9)
    expect(await subjects()).toEqual([])
    for (const day of [21, 21.1, 30, 41.9]) await ask(day)
    expect(await subjects()).toEqual(['¿Luna ya está en su nueva casa?'])
    for (const day of [42, 50, 63, 64, 84, 105, 400]) await ask(day)
    expect(await questions()).toHaveLength(3)
    const [mail] = await questions()
    expect(mail).toMatchObject({ quietZone: 'America/Guayaquil' })
    expect(mail?.text).toContain('Hace más de 3 semanas que aceptaste la solicitud de Valentina')
    expect(mail?.text).toContain(`/dashboard/solicitudes/${requestId}`)
    expect(await requestRow(requestId)).toMatchObject({ status: 'aceptada' })
  })

  it('is one question after a long silence of the site', async () => {
    await accepted('Luna')
    for (const day of [70, 71, 91, 120]) await ask(day)
    expect(await questions()).toHaveLength(1)
  })

  it('is asked about with the others in one mail, never by two runs, and not on the day of another reminder', async () => {
    await accepted('Luna')
    await accepted('Toby')
    await Promise.all([ask(21), ask(21)])
    expect(await subjects()).toEqual(['¿Cómo terminaron tus adopciones en proceso?'])
    const pet = await makePet(db, { ownerId: owner.id, publishedAt: dayN(0), confirmedAt: dayN(30) })
    const { id } = await requestAdoption(on(await makePerson(), 39), { petId: pet.id, message: null })
    await runAnswerClock(anybodyOn(42))
    expect(await requestRow(id)).toMatchObject({ ownerRemindedAt: dayN(42) })
    await ask(42)
    expect(await questions()).toHaveLength(1)
    await ask(43)
    expect(await questions()).toHaveLength(2)
  })

  it.each([
    ['the owner is suspended', () => db.update(users).set({ active: false }).where(eq(users.id, owner.id))],
    [
      'the adopter is blocked',
      ({ adopter }) =>
        db
          .update(users)
          .set({ blockedAt: dayN(1) })
          .where(eq(users.id, adopter.id)),
    ],
    [
      'the listing is in review',
      ({ petId }) =>
        db
          .update(pets)
          .set(hold('reports', dayN(1)))
          .where(eq(pets.id, petId)),
    ],
  ] as [string, (of: Accepted) => Promise<unknown>][])('is not asked about while %s', async (_, happens) => {
    await happens(await accepted('Luna'))
    await ask(21)
    expect(await questions()).toEqual([])
  })
})

describe('a question that waits for the morning', () => {
  it.each([
    ['was concluded', ({ requestId }) => concludeAdoption(on(owner, 21.1), { requestId })],
    ['was undone', ({ requestId }) => undoAcceptance(on(owner, 21.1), { requestId })],
    ['was given up', ({ requestId, adopter }) => renounceAdoption(on(adopter, 21.1), { requestId })],
    ['ended with its listing', ({ petId }) => setPetStatus(on(owner, 21.1), { petId, status: 'inactivo' })],
  ] as [string, (of: Accepted) => Promise<unknown>][])(
    'leaves without the adoption that %s',
    async (_, ends) => {
      const luna = await accepted('Luna')
      await accepted('Toby')
      await ask(21)
      await ends(luna)
      expect(await subjects()).toEqual(['¿Toby ya está en su nueva casa?'])
    },
  )

  it('does not leave once its owner was suspended, and is asked anew when they are back', async () => {
    await accepted('Luna')
    await ask(21)
    await write(on(owner, 21.1), (tx) => withdrawClockMailsOf(tx, owner.id))
    expect(await questions()).toEqual([])
    await write(on(owner, 45), (tx) => restartClockOf(tx, owner.id, dayN(45)))
    for (const day of [45, 45.1]) await ask(day)
    expect(await questions()).toHaveLength(1)
  })

  it('that a block held back does not leave together with the next one', async () => {
    await accepted('Luna')
    await ask(21)
    await write(on(owner, 45), (tx) => restartClockOf(tx, owner.id, dayN(45)))
    for (const day of [45, 45.1]) await ask(day)
    expect(await questions()).toHaveLength(1)
  })
})

it('an acceptance that comes after an undone one is counted anew', async () => {
  const { requestId } = await accepted('Luna')
  await ask(21)
  await db
    .update(outbox)
    .set({ sentAt: dayN(21.5) })
    .where(eq(outbox.recipient, await emailOf(owner)))
  await undoAcceptance(on(owner, 22), { requestId })
  await acceptRequest(on(owner, 23), { requestId })
  await ask(43)
  expect(await questions()).toHaveLength(1)
  await ask(44)
  expect(await questions()).toHaveLength(2)
})
