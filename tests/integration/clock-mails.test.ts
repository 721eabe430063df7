import { eq, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, outbox } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { runAnswerClock } from '@/lib/adoption/clock/operations'
import { restartClockOf } from '@/lib/adoption/clock/restart-operations'
import { withdrawClockMailsOf } from '@/lib/adoption/clock/withdraw-operations'
import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import {
  acceptRequest,
  openRequest,
  rejectRequest,
  undoAcceptance,
  withdrawRequest,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { write } from '@/lib/platform/write'
import { deleteAccount } from '@/lib/privacy/operations'
import { emailOf, requestRow } from '@/tests/support/adoptions'
import { dayN, on, type Person } from '@/tests/support/check-ins'
import { makeContext, makePerson } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const NO = { reason: 'otro', text: 'Gracias por escribir.' } as const
const run = (days: number) => runAnswerClock(makeContext(undefined, { now: dayN(days) }))

let owner: Person
beforeEach(async () => {
  // Exclude requests left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
  owner = await makePerson({ name: 'Hernán' })
})

async function askFor(name: string) {
  const dates = { publishedAt: dayN(0), confirmedAt: dayN(0) }
  const pet = await makePet(db, { ownerId: owner.id, name, ...dates })
  const adopter = await makePerson({ name: 'Valentina' })
  const { id } = await requestAdoption(on(adopter, 0), { petId: pet.id, message: null })
  return { adopter, petId: pet.id, requestId: id, email: await emailOf(adopter) }
}
type Asked = Awaited<ReturnType<typeof askFor>>

const remindersTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => / esperan? tu respuesta$/.test(subject))
const overdueTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Todavía no hay respuesta'))

describe('a reminder of unopened requests that waits for the morning', () => {
  it('leaves without the request that was opened meanwhile, and not at all once each was', async () => {
    const [luna, toby] = [await askFor('Luna'), await askFor('Toby')]
    const email = await emailOf(owner)
    await run(3)
    await openRequest(on(owner, 3.1), luna)
    const [mail, ...others] = await remindersTo(email)
    expect(mail).toMatchObject({
      subject: 'Una solicitud para Toby espera tu respuesta',
      quietZone: 'America/Guayaquil',
    })
    expect(others).toEqual([])
    expect(await requestRow(luna.requestId)).toMatchObject({ ownerRemindedAt: null })
    expect(await requestRow(toby.requestId)).toMatchObject({ ownerRemindedAt: dayN(3) })
    await rejectRequest(on(owner, 3.2), { ...toby, ...NO })
    expect(await remindersTo(email)).toEqual([])
  })

  it('keeps one request when two pets of it are answered at once', async () => {
    for (let round = 0; round < 6; round++) {
      owner = await makePerson({ name: 'Hernán' })
      const asked = [await askFor('Luna'), await askFor('Toby'), await askFor('Kira')] as const
      await run(3)
      await Promise.all([openRequest(on(owner, 3.1), asked[0]), openRequest(on(owner, 3.1), asked[1])])
      const subjects = (await remindersTo(await emailOf(owner))).map(({ subject }) => subject)
      expect(subjects).toEqual(['Una solicitud para Kira espera tu respuesta'])
    }
  })

  it('is not taken back once it has left', async () => {
    const luna = await askFor('Luna')
    const email = await emailOf(owner)
    await run(3)
    await db
      .update(outbox)
      .set({ sentAt: dayN(3) })
      .where(eq(outbox.recipient, email))
    await openRequest(on(owner, 3.1), luna)
    expect(await remindersTo(email)).toHaveLength(1)
    expect(await requestRow(luna.requestId)).toMatchObject({ ownerRemindedAt: dayN(3) })
  })

  it('does not reach an owner who deleted the account', async () => {
    await askFor('Luna')
    const email = await emailOf(owner)
    await run(3)
    await deleteAccount(on(owner, 3.1), { password: '' })
    expect(await remindersTo(email)).toEqual([])
  })
})

/** After each of them there was an answer, or nobody waits for one. */
const ENDS: Record<string, (asked: Asked) => Promise<unknown>> = {
  'the request was accepted': (asked) => acceptRequest(on(owner, 7.1), asked),
  'the request was rejected': (asked) => rejectRequest(on(owner, 7.1), { ...asked, ...NO }),
  'the owner wrote': ({ requestId }) =>
    sendMessage(on(owner, 7.1), { requestId, body: 'Hola, ¿cómo estás?' }),
  'the adopter withdrew it': (asked) => withdrawRequest(on(asked.adopter, 7.1), asked),
  'the pet was given to somebody else': ({ petId }) =>
    setPetStatus(on(owner, 7.1), { petId, status: 'adoptado' }),
  'the adopter deleted the account': ({ adopter }) => deleteAccount(on(adopter, 7.1), { password: '' }),
  'the owner deleted the account': () => deleteAccount(on(owner, 7.1), { password: '' }),
}

describe('the word that there is no answer, which waits for the morning', () => {
  it.each(Object.entries(ENDS))('does not leave once %s', async (_, end) => {
    const [asked, other] = [await askFor('Luna'), await askFor('Toby')]
    for (const request of [asked, other]) await openRequest(on(owner, 0), request)
    await run(7)
    expect(await overdueTo(asked.email)).toHaveLength(1)
    await end(asked)
    expect(await overdueTo(asked.email)).toEqual([])
    if (end !== ENDS['the owner deleted the account']) expect(await overdueTo(other.email)).toHaveLength(1)
  })

  it('is told later, once, when the owner wrote and left the adopter’s reply without an answer', async () => {
    const asked = await askFor('Luna')
    await openRequest(on(owner, 0), asked)
    await run(7)
    await ENDS['the owner wrote']?.(asked)
    await sendMessage(on(asked.adopter, 7.2), { requestId: asked.requestId, body: 'Muy bien, ¿y tú?' })
    expect(await requestRow(asked.requestId)).toMatchObject({ overdueAt: null })
    await run(14)
    expect(await overdueTo(asked.email)).toEqual([])
    for (const day of [14.2, 14.3]) await run(day)
    expect(await overdueTo(asked.email)).toHaveLength(1)
  })

  it('is told after the wait of a request that waited for another one began anew', async () => {
    const asked = await askFor('Luna')
    const rival = await makePerson({ name: 'Tomás' })
    const { id: requestId } = await requestAdoption(on(rival, 6), { petId: asked.petId, message: null })
    await openRequest(on(owner, 6), asked)
    await run(7)
    await acceptRequest(on(owner, 7.1), { requestId })
    await undoAcceptance(on(owner, 8), { requestId })
    expect(await requestRow(asked.requestId)).toMatchObject({ overdueAt: null })
    await run(15.1)
    expect(await overdueTo(asked.email)).toHaveLength(1)
  })

  it('is told after an acceptance of that night was undone and nothing followed', async () => {
    const asked = await askFor('Luna')
    await openRequest(on(owner, 0), asked)
    await run(7)
    await acceptRequest(on(owner, 7.1), asked)
    await undoAcceptance(on(owner, 8), asked)
    await run(14)
    expect(await overdueTo(asked.email)).toEqual([])
    await run(15.1)
    expect(await overdueTo(asked.email)).toHaveLength(1)
  })

  it('is told after the owner, who was suspended that night, is back and stays silent', async () => {
    const asked = await askFor('Luna')
    await openRequest(on(owner, 0), asked)
    await run(7)
    await write(on(owner, 7.1), (tx) => withdrawClockMailsOf(tx, owner.id))
    expect(await requestRow(asked.requestId)).toMatchObject({ overdueAt: null })
    await write(on(owner, 9), (tx) => restartClockOf(tx, owner.id, dayN(9)))
    await run(15)
    expect(await overdueTo(asked.email)).toEqual([])
    await run(16.1)
    expect(await overdueTo(asked.email)).toHaveLength(1)
  })

  it('keeps what a withdrawn request says of its owner: seven days without an answer', async () => {
    const asked = await askFor('Luna')
    await openRequest(on(owner, 0), asked)
    await run(7)
    await ENDS['the adopter withdrew it']?.(asked)
    expect(await requestRow(asked.requestId)).toMatchObject({ overdueAt: dayN(7) })
  })

  it('leaves when the request was only opened', async () => {
    const asked = await askFor('Luna')
    await run(3)
    await run(7)
    await openRequest(on(owner, 7.1), asked)
    expect(await overdueTo(asked.email)).toHaveLength(1)
  })
})
