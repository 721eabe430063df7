import { eq, inArray, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, outbox, pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { runAnswerClock } from '@/lib/adoption/clock/operations'
import { overdueSince } from '@/lib/adoption/clock/rules'
import {
  acceptRequest,
  openRequest,
  rejectRequest,
  undoAcceptance,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { hold } from '@/lib/pets/hold'
import { answerRateTag } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { emailOf, requestRow, subjectsTo } from '@/tests/support/adoptions'
import { makeContext, makePerson } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'
import { countStatements } from '@/tests/support/statements'

/** Long before the demo world: none of its requests is due on these days. */
const START = new Date('2020-03-01T12:00:00Z')
const dayN = (days: number) => new Date(START.getTime() + days * 86_400_000)
const run = (days: number, overrides: Partial<Context> = {}) =>
  runAnswerClock(makeContext(undefined, { now: dayN(days), ...overrides }))
const NO = { reason: 'otro', text: 'Gracias por escribir.' } as const
const REMINDER = 'Una solicitud para Canela espera tu respuesta'
const NO_ANSWER = 'Todavía no hay respuesta sobre Canela'

type Person = Awaited<ReturnType<typeof makePerson>>
const on = ({ actor }: Person, days: number) => makeContext(actor, { now: dayN(days) })

let owner: Person
beforeEach(async () => {
  // Exclude requests left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
  owner = await makePerson({ name: 'Hernán' })
})

const publish = (changes: Parameters<typeof makePet>[1] = {}) =>
  makePet(db, { ownerId: owner.id, publishedAt: START, confirmedAt: START, ...changes })

async function ask(petId: number, days = 0) {
  const adopter = await makePerson({ name: 'Valentina' })
  const { id } = await requestAdoption(on(adopter, days), { petId, message: null })
  return { adopter, id, requestId: id }
}
/** Mails of the clock alone. */
const remindersTo = async (person: Person) =>
  (await subjectsTo(person)).filter((subject) => / esperan? tu respuesta$/.test(subject))
const wordsTo = async (person: Person) =>
  (await subjectsTo(person)).filter((subject) => subject.startsWith('Todavía no hay respuesta'))

describe('reminders of unopened requests', () => {
  it('an owner is reminded after 72 hours, once', async () => {
    const { id } = await ask((await publish()).id)
    expect(await run(2.99)).toMatchObject({ reminderMails: 0 })
    expect(await run(3)).toEqual({ reminderMails: 1, requestsReminded: 1, overdue: 0 })
    for (const day of [3.1, 4, 6.9, 9]) expect(await run(day)).toMatchObject({ requestsReminded: 0 })
    expect(await remindersTo(owner)).toEqual([REMINDER])
    const [mail] = await mailsTo(await emailOf(owner))
    expect(mail?.text).toContain('Valentina')
    expect(mail?.text).toContain(`/dashboard/solicitudes/${id}`)
    expect(await requestRow(id)).toMatchObject({ status: 'enviada', ownerRemindedAt: dayN(3) })
  })

  it('an owner who has opened or answered a request is not reminded of it', async () => {
    const pet = await publish()
    const [opened, rejected] = [await ask(pet.id), await ask(pet.id)]
    await openRequest(on(owner, 1), opened)
    await rejectRequest(on(owner, 1), { ...rejected, ...NO })
    expect(await run(3)).toMatchObject({ reminderMails: 0, requestsReminded: 0 })
  })

  it('an owner gets at most one reminder a day, with a link for each request', async () => {
    const [luna, toby] = [await publish({ name: 'Luna' }), await publish({ name: 'Toby' })]
    const early = [await ask(luna.id), await ask(luna.id), await ask(toby.id)]
    const late = await ask(toby.id, 0.3)
    expect(await run(3)).toMatchObject({ reminderMails: 1, requestsReminded: 3 })
    expect(await run(3.4)).toMatchObject({ reminderMails: 0, requestsReminded: 0 })
    const [mail] = await mailsTo(await emailOf(owner))
    expect(mail?.subject).toBe('Hay solicitudes que esperan tu respuesta')
    const links = [...(mail?.text ?? '').matchAll(/\/dashboard\/solicitudes\/(\d+)/g)].map(([, id]) =>
      Number(id),
    )
    expect(links).toEqual(early.map(({ id }) => id))
    expect(await run(3.9)).toMatchObject({ reminderMails: 1, requestsReminded: 1 })
    expect(await requestRow(late.id)).toMatchObject({ ownerRemindedAt: dayN(3.9) })
  })

  it('an owner whose pet is held is left alone until it is released', async () => {
    const pet = await publish()
    const { adopter } = await ask(pet.id)
    await db.update(pets).set(hold('reports', START)).where(eq(pets.id, pet.id))
    expect(await run(8)).toEqual({ reminderMails: 0, requestsReminded: 0, overdue: 0 })
    await db.update(pets).set({ heldAt: null, holdReason: null }).where(eq(pets.id, pet.id))
    expect(await run(8)).toEqual({ reminderMails: 1, requestsReminded: 1, overdue: 0 })
    expect(await run(10.9)).toMatchObject({ overdue: 0 })
    expect(await run(11)).toMatchObject({ overdue: 1 })
    expect(await wordsTo(adopter)).toEqual([NO_ANSWER])
  })
})

describe('requests without an answer', () => {
  it('an adopter is told after seven days, once, with similar pets of others, and the request stays open', async () => {
    const pet = await publish()
    const other = await publish({ name: 'Hermana' })
    const { adopter, id } = await ask(pet.id)
    await run(3)
    expect(await run(6.99)).toMatchObject({ overdue: 0 })
    const tags: string[] = []
    expect(await run(7, { expire: (...expired) => tags.push(...expired) })).toMatchObject({ overdue: 1 })
    expect(tags).toEqual([answerRateTag(owner.id)])
    for (const day of [7.1, 8, 30]) expect(await run(day)).toMatchObject({ overdue: 0 })
    expect(await wordsTo(adopter)).toEqual([NO_ANSWER])
    const [mail] = await mailsTo(await emailOf(adopter))
    const links = mail?.text.match(/\/pet-detail\/\d+/g) ?? []
    expect(links).toHaveLength(3)
    expect(links).not.toContain(`/pet-detail/${other.id}`)
    expect(mail?.text).toContain('sigue abierta')
    expect(await requestRow(id)).toMatchObject({ status: 'enviada', overdueAt: dayN(7) })
  })

  it('those who ask for one pet are told in as few statements however many they are', async () => {
    const statements = async (people: number, days: number) => {
      owner = await makePerson({ name: 'Hernán' })
      const pet = await publish()
      for (let at = 0; at < people; at++) await openRequest(on(owner, days), await ask(pet.id, days))
      return countStatements((counting) => run(days + 7, { db: counting }))
    }
    const [few, many] = [await statements(1, 0), await statements(4, 10)]
    expect(await db.$count(adoptionRequests, eq(adoptionRequests.overdueAt, dayN(17)))).toBe(4)
    expect(many).toBe(few)
  })

  it('a request that was opened and left is overdue on the same day, without a reminder', async () => {
    const { adopter, requestId } = await ask((await publish()).id)
    await openRequest(on(owner, 2), { requestId })
    expect(await run(7)).toEqual({ reminderMails: 0, requestsReminded: 0, overdue: 1 })
    expect(await wordsTo(adopter)).toEqual([NO_ANSWER])
  })

  it('a job that did not run for weeks reminds first and leaves three days to answer', async () => {
    const { adopter } = await ask((await publish()).id)
    expect(await run(20)).toEqual({ reminderMails: 1, requestsReminded: 1, overdue: 0 })
    expect(await run(22.9)).toMatchObject({ overdue: 0 })
    expect(await run(23)).toMatchObject({ overdue: 1 })
    expect(await wordsTo(adopter)).toHaveLength(1)
  })

  it('the clock stands still while another request is accepted, and starts anew afterwards', async () => {
    const pet = await publish()
    const [chosen, waiting] = [await ask(pet.id), await ask(pet.id)]
    await openRequest(on(owner, 1), waiting)
    await acceptRequest(on(owner, 2), chosen)
    expect(await run(9)).toMatchObject({ overdue: 0 })
    await undoAcceptance(on(owner, 10), chosen)
    expect(await run(16.9)).toMatchObject({ overdue: 0 })
    expect(await run(17)).toMatchObject({ overdue: 2 })
  })

  it('the list of sent requests and the job agree on every day', async () => {
    const pet = await publish()
    const [left, chosen] = [await ask(pet.id), await ask(pet.id, 0.5)]
    await openRequest(on(owner, 1), left)
    await acceptRequest(on(owner, 2), chosen)
    await undoAcceptance(on(owner, 3), chosen)
    for (const day of [7, 9.9, 10]) {
      await run(day)
      for (const { adopter, id } of [left, chosen]) {
        const { rows } = await listSentRequests(db, adopter.id, { page: 1 })
        const reads = rows.map((request) => overdueSince(request, dayN(day)) !== null)
        expect([day, reads]).toEqual([day, [day === 10]])
        expect([day, (await requestRow(id)).overdueAt !== null]).toEqual([day, day === 10])
      }
    }
  })

  it('writes to nobody at night', async () => {
    const { adopter } = await ask((await publish()).id)
    await run(3)
    await run(7)
    const zones = await db
      .select({ zone: outbox.quietZone, subject: outbox.subject })
      .from(outbox)
      .where(inArray(outbox.recipient, [await emailOf(owner), await emailOf(adopter)]))
    const ofClock = zones.filter(({ subject }) => /espera tu respuesta|no hay respuesta/.test(subject))
    expect(ofClock.length).toBeGreaterThanOrEqual(2)
    expect(ofClock.filter(({ zone }) => zone === null)).toEqual([])
  })

  it('concurrent runs send each mail once', async () => {
    const pet = await publish()
    const asked = [await ask(pet.id), await ask(pet.id), await ask(pet.id)]
    const total = async (days: number) => {
      const runs = await Promise.all(Array.from({ length: 6 }, () => run(days)))
      return runs.reduce((sum, { requestsReminded, overdue }) => sum + requestsReminded + overdue, 0)
    }
    expect([await total(3), await total(7)]).toEqual([3, 3])
    expect(await remindersTo(owner)).toHaveLength(1)
    for (const { adopter } of asked) expect(await wordsTo(adopter)).toHaveLength(1)
  })

  it('an answer at the same moment is never followed by the word that none came', async () => {
    const pet = await publish()
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask(pet.id)))
    await run(3)
    await Promise.all([
      ...asked.map((request) => rejectRequest(on(owner, 7), { ...request, ...NO })),
      run(7),
      run(7),
    ])
    for (const { adopter } of asked) {
      const subjects = await subjectsTo(adopter)
      expect(subjects.at(-1)).toBe('Respuesta a tu solicitud para Canela')
    }
  })

  it('a failure with one owner does not keep others waiting', async () => {
    const { requestId } = await ask((await publish()).id)
    await openRequest(on(owner, 1), { requestId })
    const ofOwner = owner
    owner = await makePerson()
    const second = await ask((await publish()).id)
    await openRequest(on(owner, 1), second)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await run(7, {
      expire: (...tags) => {
        if (tags.includes(answerRateTag(ofOwner.id))) throw new Error('no cache')
      },
    })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    expect(await wordsTo(second.adopter)).toEqual([NO_ANSWER])
  })
})
