import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequestEvents, adoptionRequests, users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { acceptRequest, undoAcceptance, withdrawRequest } from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { deleteAccount } from '@/lib/privacy/operations'
import { askedPet, requestRow, statusesOf, subjectsTo, timelineOf } from '@/tests/support/adoptions'
import { makePerson } from '@/tests/support/context'
import { countWaiting } from '@/tests/support/locks'
import { rowOf } from '@/tests/support/pets'

const FIFTY = 50
const PASSWORD = 'Caminata7!'
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code,
  )
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))

describe('at the same time', () => {
  it('of fifty acceptances of different requests one wins and the others get a clear conflict', async () => {
    const { owner, pet, requests } = await askedPet(FIFTY)
    const results = await Promise.allSettled(
      requests.map((requestId) => acceptRequest(owner.newContext(), { requestId })),
    )
    expect(codesOf(results)).toEqual(Array(FIFTY - 1).fill('conflict'))
    const lost = results.find(({ status }) => status === 'rejected')
    expect(lost).toMatchObject({
      reason: { message: 'Ya aceptaste otra solicitud para esta mascota: deshaz esa antes de aceptar esta' },
    })
    const statuses = await statusesOf(requests)
    expect(statuses.filter((status) => status === 'aceptada')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'en espera')).toHaveLength(FIFTY - 1)
    expect((await rowOf(pet.id)).status).toBe('en proceso')
    expect((await subjectsTo(owner)).filter((subject) => subject.startsWith('Aceptaste'))).toHaveLength(1)
  })

  it('fifty identical requests make one row and one mail', async () => {
    const owner = await makePerson()
    const pet = await makePet(db, { ownerId: owner.id })
    const me = await makePerson()
    const results = await Promise.allSettled(
      Array.from({ length: FIFTY }, () => requestAdoption(me.newContext(), { petId: pet.id, message: null })),
    )
    const sent = await db.select().from(adoptionRequests).where(eq(adoptionRequests.petId, pet.id))
    expect(sent).toHaveLength(1)
    for (const result of results) if (result.status === 'fulfilled') expect(result.value.id).toBe(sent[0]?.id)
    // Those beyond the limit.
    for (const code of codesOf(results)) expect(code).toBe('too_many_requests')
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(20)
    expect(await subjectsTo(owner)).toEqual(['Alguien quiere adoptar a Canela'])
    expect(await timelineOf(sent[0]?.id ?? 0)).toEqual(['enviada'])
  })

  it('fifty clicks on one acceptance are one acceptance', async () => {
    const { owner, adopters, requests } = await askedPet()
    const [requestId = 0] = requests
    await Promise.all(Array.from({ length: FIFTY }, () => acceptRequest(owner.newContext(), { requestId })))
    const isAcceptance = and(
      eq(adoptionRequestEvents.requestId, requestId),
      eq(adoptionRequestEvents.status, 'aceptada'),
    )
    expect(await db.$count(adoptionRequestEvents, isAcceptance)).toBe(1)
    expect(await subjectsTo(adopters[0] ?? owner)).toEqual(['¡Aceptaron tu solicitud para Canela!'])
  })

  it('an acceptance and a withdrawal of the same request leave one of two consistent worlds', async () => {
    for (let round = 0; round < 5; round++) {
      const { owner, pet, adopters, requests } = await askedPet(2)
      const [requestId = 0] = requests
      await Promise.allSettled([
        acceptRequest(owner.newContext(), { requestId }),
        withdrawRequest((adopters[0] ?? owner).newContext(), { requestId }),
      ])
      const world = [...(await statusesOf(requests)), (await rowOf(pet.id)).status]
      expect([
        ['aceptada', 'en espera', 'en proceso'],
        ['retirada', 'enviada', 'adoptable'],
      ]).toContainEqual(world)
    }
  })

  it('requests that arrive while the pet leaves are refused or closed, never left open', async () => {
    const { owner, pet, requests } = await askedPet(3)
    const people = await Promise.all(Array.from({ length: 10 }, () => makePerson()))
    const [, ...asked] = await Promise.allSettled([
      setPetStatus(owner.newContext(), { petId: pet.id, status: 'inactivo' }),
      ...people.map((person) => requestAdoption(person.newContext(), { petId: pet.id, message: null })),
    ])
    for (const code of codesOf(asked)) expect(code).toBe('conflict')
    const rows = await db.select().from(adoptionRequests).where(eq(adoptionRequests.petId, pet.id))
    expect(rows.length).toBeGreaterThanOrEqual(requests.length)
    for (const row of rows) expect(row).toMatchObject({ status: 'cerrada', reason: 'retirada' })
  })

  it('an adopter and an owner who both delete their accounts both succeed', async () => {
    const passwordHash = await hashPassword(PASSWORD)
    const { owner, adopters, requests } = await askedPet()
    const [adopter = owner] = adopters
    await db.update(users).set({ passwordHash }).where(eq(users.id, adopter.id))
    const deletion = await db.transaction(async (tx) => {
      await tx.delete(users).where(eq(users.id, owner.id))
      const started = deleteAccount(adopter.newContext(), { password: PASSWORD })
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
      return { started }
    })
    await deletion.started
    expect(await db.$count(users, eq(users.id, adopter.id))).toBe(0)
    expect(await db.$count(adoptionRequests, eq(adoptionRequests.id, requests[0] ?? 0))).toBe(0)
  })

  it('an account that is deleted while it asks for a pet is signed out, not a failure of ours', async () => {
    const pet = await makePet(db)
    const me = await makePerson()
    const asking = await db.transaction(async (tx) => {
      await tx.delete(users).where(eq(users.id, me.id))
      const started = codeOf(requestAdoption(me.newContext(), { petId: pet.id, message: null }))
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
      return { started }
    })
    expect(await asking.started).toBe('unauthenticated')
  })

  it('accepting and undoing again and again never leaves two accepted requests', async () => {
    const { owner, pet, requests } = await askedPet(4)
    await Promise.allSettled(
      requests.flatMap((requestId) => [
        acceptRequest(owner.newContext(), { requestId }),
        undoAcceptance(owner.newContext(), { requestId }),
        acceptRequest(owner.newContext(), { requestId }),
      ]),
    )
    const statuses = await statusesOf(requests)
    const accepted = statuses.filter((status) => status === 'aceptada').length
    expect(accepted).toBeLessThanOrEqual(1)
    expect((await rowOf(pet.id)).status).toBe(accepted === 1 ? 'en proceso' : 'adoptable')
    expect(statuses.includes('en espera')).toBe(accepted === 1)
    expect(await requestRow(requests[0] ?? 0)).toBeDefined()
  })
})
