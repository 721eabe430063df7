import { eq, isNull, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, outbox, pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { runAnswerClock } from '@/lib/adoption/clock/operations'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { releasePet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { runFreshness } from '@/lib/pets/freshness/operations'
import { hold } from '@/lib/pets/hold'
import { confirmPet } from '@/lib/pets/operations/confirm-pet'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { emailOf, requestRow, subjectsTo } from '@/tests/support/adoptions'
import { dayN, on, type Person } from '@/tests/support/check-ins'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'

const reason = 'Lo revisamos con calma, y así quedó.'
const staff = (days: number) => makeContext(staffActor(5), { now: dayN(days) })
const clock = (days: number) => runAnswerClock(makeContext(undefined, { now: dayN(days) }))
const freshness = (days: number) => runFreshness(makeContext(undefined, { now: dayN(days) }))

let owner: Person
beforeEach(async () => {
  // Exclude what earlier tests left.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
  await db
    .update(pets)
    .set({ confirmedAt: new Date() })
    .where(lt(pets.confirmedAt, dayN(1000)))
  owner = await makePerson({ name: 'Hernán' })
})

const publish = (name: string) =>
  makePet(db, { ownerId: owner.id, name, publishedAt: dayN(0), confirmedAt: dayN(0) })

async function ask(petId: number) {
  const adopter = await makePerson({ name: 'Valentina' })
  const { id } = await requestAdoption(on(adopter, 0), { petId, message: null })
  return { adopter, petId, requestId: id }
}

const remindersTo = async (person: Person) =>
  (await subjectsTo(person)).filter((subject) => / esperan? tu respuesta$/.test(subject))
const overdueTo = async (person: Person) =>
  (await subjectsTo(person)).filter((subject) => subject.startsWith('Todavía no hay respuesta'))
const questionsTo = async (person: Person) =>
  (await subjectsTo(person)).filter((subject) => subject.endsWith('sigue buscando familia?'))
const deliver = (days: number) =>
  db
    .update(outbox)
    .set({ sentAt: dayN(days) })
    .where(isNull(outbox.sentAt))

type Asked = Awaited<ReturnType<typeof ask>>
const BLOCKS: Record<string, (asked: Asked) => Promise<unknown>> = {
  adopter: ({ adopter }) => blockAccount(staff(3.1), { accountId: adopter.id, reason }),
  listing: ({ petId }) => blockPet(staff(3.1), { petId, reason }),
}

describe.each(Object.entries(BLOCKS))(
  'a reminder that waits for the morning in which one %s is blocked',
  (_, block) => {
    it('leaves about the others, and none of them is overdue without it', async () => {
      const [blocked, other] = [await ask((await publish('Luna')).id), await ask((await publish('Toby')).id)]
      await clock(3)
      expect(await remindersTo(owner)).toEqual(['Hay solicitudes que esperan tu respuesta'])
      await block(blocked)
      expect(await remindersTo(owner)).toEqual(['Una solicitud para Toby espera tu respuesta'])
      const mail = await db
        .select({ accounts: outbox.aboutAccounts, pets: outbox.aboutPets })
        .from(outbox)
        .where(eq(outbox.recipient, await emailOf(owner)))
      expect(mail).toContainEqual({ accounts: [other.adopter.id], pets: [other.petId] })
      expect(await requestRow(blocked.requestId)).toMatchObject({ ownerRemindedAt: null })
      expect(await clock(7)).toMatchObject({ overdue: 1 })
      expect([await overdueTo(blocked.adopter), await overdueTo(other.adopter)]).toEqual([
        [],
        ['Todavía no hay respuesta sobre Toby'],
      ])
    })

    it('does not leave where it is about that alone', async () => {
      const asked = await ask((await publish('Luna')).id)
      await clock(3)
      await block(asked)
      expect(await remindersTo(owner)).toEqual([])
    })

    it('is not taken back once it has left', async () => {
      const asked = await ask((await publish('Luna')).id)
      await clock(3)
      await deliver(3)
      await block(asked)
      expect(await remindersTo(owner)).toHaveLength(1)
      expect(await requestRow(asked.requestId)).toMatchObject({ ownerRemindedAt: dayN(3) })
    })
  },
)

describe('the question whether a pet still looks for a family, which waits for the morning of a block', () => {
  it('leaves once when the block of its owner ends', async () => {
    await publish('Luna')
    await freshness(30)
    await blockAccount(staff(30.1), { accountId: owner.id, reason })
    await unblockAccount(staff(70), { accountId: owner.id, reason })
    expect(await questionsTo(owner)).toEqual([])
    await freshness(70)
    expect(await questionsTo(owner)).toEqual(['¿Luna sigue buscando familia?'])
  })

  it('does not leave once its owner confirmed the other pet that it asks about', async () => {
    const [luna, toby] = [await publish('Luna'), await publish('Toby')]
    await freshness(30)
    const asked = async () => (await subjectsTo(owner)).filter((subject) => /buscando familia/.test(subject))
    expect(await asked()).toHaveLength(1)
    await blockPet(staff(30.1), { petId: luna.id, reason })
    await confirmPet(on(owner, 30.2), { petId: toby.id })
    expect(await asked()).toEqual([])
  })

  it.each(['staff', 'its owner'])('leaves once when %s ends a hold of that night', async (who) => {
    const pet = await publish('Luna')
    await freshness(30)
    const isStaff = who === 'staff'
    const byText = { holdReason: 'text', textIssue: 'phone' } as const
    const held = { ...hold('staff', dayN(30.1)), ...(!isStaff && byText) }
    await db.update(pets).set(held).where(eq(pets.id, pet.id))
    if (isStaff) {
      const seen = (await findPetModeration(db, pet.id))?.seen ?? ''
      await releasePet(staff(30.2), { petId: pet.id, seen, reason: undefined })
    } else {
      const description = `${pet.description} Le gusta dormir al sol.`
      await updatePet(on(owner, 30.2), { petId: pet.id, description })
    }
    await freshness(31)
    expect(await questionsTo(owner)).toEqual(['¿Luna sigue buscando familia?'])
  })

  it('leaves once when the block of the listing ends, and not while it lasts', async () => {
    const { id: petId } = await publish('Luna')
    await freshness(30)
    await blockPet(staff(30.1), { petId, reason })
    expect(await questionsTo(owner)).toEqual([])
    await unblockPet(staff(30.2), { petId, reason })
    await freshness(31)
    expect(await questionsTo(owner)).toEqual(['¿Luna sigue buscando familia?'])
  })
})
