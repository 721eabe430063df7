import { eq, lt } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionMessages, adoptionRequests } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { runAnswerClock } from '@/lib/adoption/clock/operations'
import { overdueSince } from '@/lib/adoption/clock/rules'
import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import { acceptRequest, undoAcceptance } from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { requestRow, subjectsTo } from '@/tests/support/adoptions'
import { makeContext, makePerson } from '@/tests/support/context'

/** Long before the demo world: none of its requests is due on these days. */
const START = new Date('2020-03-01T12:00:00Z')
const dayN = (days: number) => new Date(START.getTime() + days * 86_400_000)
const NO_ANSWER = 'Todavía no hay respuesta sobre Canela'
const QUESTION = '¿Quién la sacaría por la mañana?'

type Person = Awaited<ReturnType<typeof makePerson>>
const on = ({ actor }: Person, days: number) => makeContext(actor, { now: dayN(days) })

let owner: Person
let adopter: Person
let requestId: number
beforeEach(async () => {
  // Exclude requests left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
  owner = await makePerson({ name: 'Hernán' })
  adopter = await makePerson({ name: 'Valentina' })
  const pet = await makePet(db, { ownerId: owner.id, publishedAt: START, confirmedAt: START })
  requestId = (await requestAdoption(on(adopter, 0), { petId: pet.id, message: null })).id
})

/** Whether the job finds it overdue on that day; the adopter's page has to say the same. */
async function isOverdueOn(days: number): Promise<boolean> {
  await runAnswerClock(makeContext(undefined, { now: dayN(days) }))
  const { rows } = await listSentRequests(db, adopter.id, { page: 1 })
  const reads = rows.map((request) => overdueSince(request, dayN(days)) !== null)
  const isOverdue = (await requestRow(requestId)).overdueAt !== null
  expect([days, reads]).toEqual([days, [isOverdue]])
  return isOverdue
}

it('an owner who asked something is not overdue while the adopter does not write back', async () => {
  await sendMessage(on(owner, 4), { requestId, body: QUESTION })
  for (const day of [7, 11, 40]) expect(await isOverdueOn(day)).toBe(false)
  expect(await subjectsTo(adopter)).not.toContain(NO_ANSWER)
})

it('once the adopter has written back the owner has seven days to answer, or to write again', async () => {
  await sendMessage(on(owner, 4), { requestId, body: QUESTION })
  await sendMessage(on(adopter, 12), { requestId, body: 'Yo, antes de salir a trabajar.' })
  await sendMessage(on(adopter, 14), { requestId, body: 'Y los sábados mi hermana.' })
  expect(await isOverdueOn(18.9)).toBe(false)
  await sendMessage(on(owner, 18.9), { requestId, body: '¿Y si viajas?' })
  expect(await isOverdueOn(26)).toBe(false)
  await sendMessage(on(adopter, 30), { requestId, body: 'Se queda con mi hermana.' })
  expect(await isOverdueOn(36.9)).toBe(false)
  expect(await isOverdueOn(37)).toBe(true)
  expect(await subjectsTo(adopter)).toContain(NO_ANSWER)
})

it('a message that staff have hidden puts nothing off', async () => {
  await sendMessage(on(owner, 4), { requestId, body: QUESTION })
  await db
    .update(adoptionMessages)
    .set({ hiddenAt: dayN(5) })
    .where(eq(adoptionMessages.requestId, requestId))
  expect(await isOverdueOn(6.9)).toBe(false)
  expect(await isOverdueOn(7)).toBe(true)
})

it('what the owner wrote before an acceptance that was undone puts nothing off', async () => {
  await sendMessage(on(owner, 1), { requestId, body: QUESTION })
  await acceptRequest(on(owner, 2), { requestId })
  await undoAcceptance(on(owner, 3), { requestId })
  expect(await isOverdueOn(9.9)).toBe(false)
  expect(await isOverdueOn(10)).toBe(true)
})
