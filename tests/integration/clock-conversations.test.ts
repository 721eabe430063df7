import { eq, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionMessages, adoptionRequests } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { runAnswerClock } from '@/lib/adoption/clock/operations'
import { overdueSince } from '@/lib/adoption/clock/rules'
import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import { acceptRequest, openRequest, undoAcceptance } from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { findRequest } from '@/lib/adoption/requests/queries'
import { listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { overdueSentence, timelineSteps } from '@/lib/adoption/requests/status-copy'
import { emailOf, requestRow, subjectsTo } from '@/tests/support/adoptions'
import { makeContext, makePerson } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

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

describe('what an adopter is told after seven days', () => {
  const LOOKED = 'Pasaron 7 días y Hernán todavía no decide sobre tu solicitud.'
  const SILENT = 'a veces nadie mira'
  const wordsOn = async (days: number) => {
    expect(await isOverdueOn(days)).toBe(true)
    const mails = await mailsTo(await emailOf(adopter))
    const mail = mails.find(({ subject }) => subject === NO_ANSWER)?.text ?? ''
    const request = await findRequest(db, adopter.id, requestId)
    if (!request) throw new Error('There is no such request')
    const steps = timelineSteps(request, { side: 'adopter', adopter: 'Valentina' }, dayN(days))
    const texts = steps.map(({ text }) => text).join('\n')
    return { mail, page: `${overdueSentence(request)}\n${texts}` }
  }

  it('nobody looked, where the request was never opened', async () => {
    await runAnswerClock(makeContext(undefined, { now: dayN(3) }))
    const { mail, page } = await wordsOn(7)
    expect([mail, page]).toEqual([expect.stringContaining(SILENT), expect.stringContaining(SILENT)])
  })

  it.each<[string, () => Promise<unknown>, number]>([
    ['opened', () => openRequest(on(owner, 1), { requestId }), 7],
    [
      'accepted for a time',
      async () => {
        await acceptRequest(on(owner, 1), { requestId })
        await undoAcceptance(on(owner, 2), { requestId })
      },
      9,
    ],
    [
      'talked about',
      async () => {
        await sendMessage(on(owner, 1), { requestId, body: QUESTION })
        await sendMessage(on(adopter, 2), { requestId, body: 'Yo, antes de salir a trabajar.' })
      },
      9,
    ],
  ])('not that nobody looks, where the request was %s', async (_, happen, days) => {
    await happen()
    const { mail, page } = await wordsOn(days)
    expect(mail).toContain(LOOKED)
    expect(page).toContain('todavía no decide')
    expect(`${mail}${page}`).not.toContain(SILENT)
  })
})
