import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { rightsRequests, users } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { ANONYMOUS } from '@/lib/platform/actor'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { exportAccountData } from '@/lib/privacy/queries'
import { deleteOldRights, remindOfRights } from '@/lib/privacy/rights/clock-operations'
import { answerRight, readRightsCase, readRightsDesk } from '@/lib/privacy/rights/desk-operations'
import { askForRight, confirmRight } from '@/lib/privacy/rights/operations'
import { findLinkedRights } from '@/lib/privacy/rights/queries'
import { listAudit } from '@/tests/support/audit'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { newEmail } from '@/tests/support/new-names'
import { mailsTo } from '@/tests/support/outbox'

const STAFF = staffActor(5)
const ASKED = { right: 'access', countryId: 'ARG', body: 'Quiero saber qué datos míos tienen.' } as const
const ANSWER = 'Aquí van los datos que tenemos de ti.'
const DAY = 86_400_000

const emailOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]?.email ?? ''
const rowOf = async (email: string) => {
  const [row] = await db.select().from(rightsRequests).where(eq(rightsRequests.email, email))
  if (!row) throw new Error(`${email} asked for nothing`)
  return row
}
const tokenMailedTo = async (email: string) =>
  (await mailsTo(email)).map(({ text }) => /\/derechos\/(\S+)/.exec(text)?.[1]).find(Boolean) ?? ''

/** The request of somebody who asked with their account. */
async function asked(now = new Date()) {
  const { id: userId, actor } = await makePerson()
  await askForRight(makeContext(actor, { now }), ASKED)
  return { ...(await rowOf(await emailOf(userId))), userId }
}

describe('a request for a data right by an account', () => {
  it('counts at once, says until when it is answered, and is in the export', async () => {
    const { userId, email, receivedAt, dueAt } = await asked(new Date('2026-12-15T15:00:00Z'))
    expect(receivedAt).toEqual(new Date('2026-12-15T15:00:00Z'))
    expect(dueAt).toEqual(new Date('2026-12-26T02:59:59Z'))
    expect((await mailsTo(email))[0]?.text).toContain('25 de diciembre de 2026')
    const { rightsRequests: exported } = await exportAccountData(db, userId)
    expect(exported).toMatchObject([{ right: 'access', body: ASKED.body, answer: null }])
  })

  it('goes to the account’s own address, whatever the form says', async () => {
    const { actor, id } = await makePerson()
    const other = newEmail()
    await askForRight(makeContext(actor), { ...ASKED, email: other })
    expect(await mailsTo(other)).toEqual([])
    expect((await rowOf(await emailOf(id))).userId).toBe(id)
  })

  it('needs the mailed link while the account’s address is unconfirmed', async () => {
    const { id, email } = await makeUser(db, { emailVerifiedAt: null })
    await askForRight(makeContext({ kind: 'user', id, confirmed: false }), ASKED)
    expect(await rowOf(email)).toMatchObject({ receivedAt: null, dueAt: null, userId: id })
  })

  it('outlives the account', async () => {
    const { id, userId } = await asked()
    await db.delete(users).where(eq(users.id, userId))
    expect(await readRightsCase(makeContext(STAFF), id)).toMatchObject({ userId: null, body: ASKED.body })
  })
})

describe('a request for a data right by somebody who is not signed in', () => {
  it('counts from the click on the mailed link, not from its opening, and once', async () => {
    const email = newEmail()
    const ctx = makeContext()
    expect(await askForRight(ctx, { ...ASKED, email })).toBe(false)
    const token = await tokenMailedTo(email)
    expect(await findLinkedRights(db, token, new Date())).toMatchObject({ receivedAt: null })
    const before = await rowOf(email)
    expect(before.tokenHash).not.toContain(token)
    expect(await readRightsCase(makeContext(STAFF), before.id)).toBeNull()
    const clicked = new Date(Date.now() + DAY)
    await confirmRight(makeContext(ANONYMOUS, { now: clicked }), { token })
    await confirmRight(makeContext(ANONYMOUS, { now: new Date(clicked.getTime() + DAY) }), { token })
    expect((await rowOf(email)).receivedAt).toEqual(clicked)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('finds a suspended person’s account by the address that they proved', async () => {
    const suspension = { active: false, suspendedAt: new Date(), suspensionReason: 'Pide dinero.' }
    const { id, email } = await makeUser(db, suspension)
    await askForRight(makeContext(), { ...ASKED, email })
    expect((await rowOf(email)).userId).toBeNull()
    await confirmRight(makeContext(), { token: await tokenMailedTo(email) })
    expect((await rowOf(email)).userId).toBe(id)
  })

  it('needs an address, and has no words of theirs in the mail to it', async () => {
    await expect(askForRight(makeContext(), ASKED)).rejects.toMatchObject({ code: 'invalid' })
    const email = newEmail()
    await askForRight(makeContext(), { ...ASKED, email })
    expect((await mailsTo(email))[0]?.text).not.toContain('qué datos míos')
  })

  it('cannot be confirmed after three days, and is then erased', async () => {
    const email = newEmail()
    await askForRight(makeContext(), { ...ASKED, email })
    const token = await tokenMailedTo(email)
    const now = new Date(Date.now() + 3 * DAY + 1000)
    const late = confirmRight(makeContext(ANONYMOUS, { now }), { token })
    await expect(late).rejects.toMatchObject({ code: 'not_found' })
    await deleteOldRights(db, now)
    await expect(rowOf(email)).rejects.toThrow()
  })

  const send = (overrides: object, email: string) =>
    askForRight(makeContext(ANONYMOUS, overrides), { ...ASKED, email })
  const spelt = (email: string, at: number) => email.replace('@', `+${at}@`)

  it('is limited by the client and by the address', async () => {
    const now = new Date()
    const fromOne = { clientIp: '2001:db8:abcd::/64', now }
    for (let at = 0; at < 10; at += 1) await send(fromOne, newEmail())
    await expect(send(fromOne, newEmail())).rejects.toMatchObject({ code: 'too_many_requests' })
    const email = newEmail()
    for (let at = 0; at < LIMITS.rightsRecipient.max; at += 1) await send({ now }, spelt(email, at))
    for (const one of [email, spelt(email, 99)])
      await expect(send({ now }, one)).rejects.toMatchObject({
        code: 'too_many_requests',
        message: expect.stringContaining('Contacto'),
      })
  })

  it('is not kept from the owner of an address by strangers of a few networks who ask in their name', async () => {
    const now = new Date()
    const email = newEmail()
    for (let network = 0; network < 5; network += 1)
      for (let at = 0; at < 5; at += 1) {
        const clientIp = `2001:db8:${network}:${at}::/64`
        const sending = send({ now, clientIp }, spelt(email, 10 * network + at))
        if (at < LIMITS.rightsPair.max) await sending
        else await expect(sending).rejects.toMatchObject({ code: 'too_many_requests' })
      }
    await send({ now }, email)
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

describe('the rights desk', () => {
  it('is for staff alone', async () => {
    const { actor } = await makePerson()
    const request = await asked()
    for (const ctx of [makeContext(actor), makeContext()]) {
      const code = ctx.actor.kind === 'anonymous' ? 'unauthenticated' : 'forbidden'
      await expect(readRightsDesk(ctx, 1)).rejects.toMatchObject({ code })
      await expect(readRightsCase(ctx, request.id)).rejects.toMatchObject({ code })
      const answered = answerRight(ctx, { id: request.id, answer: ANSWER })
      await expect(answered).rejects.toMatchObject({ code })
    }
    expect(await listAudit(`rights:${request.id}`)).toEqual([])
  })

  it('shows the most urgent first and marks what is overdue', async () => {
    const late = await asked(new Date(Date.now() - 40 * DAY))
    const soon = await asked(new Date(Date.now() - 5 * DAY))
    const { rows } = await readRightsDesk(makeContext(STAFF), 1)
    const shown = rows.filter(({ id }) => [late.id, soon.id].includes(id))
    expect(shown).toMatchObject([
      { id: late.id, isOverdue: true },
      { id: soon.id, isOverdue: false },
    ])
  })

  it('mails the answer, keeps it, and audits who read and who answered', async () => {
    const { id, email } = await asked()
    expect(await readRightsCase(makeContext(STAFF), id)).toMatchObject({ answer: null })
    await answerRight(makeContext(STAFF), { id, answer: ANSWER })
    expect((await mailsTo(email)).some(({ text }) => text.includes(ANSWER))).toBe(true)
    expect(await rowOf(email)).toMatchObject({ answer: ANSWER, answeredBy: 5 })
    const actions = (await listAudit(`rights:${id}`)).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['rights.answer', 'rights.view'])
  })

  it('takes one of two answers given at the same time', async () => {
    const { id, email } = await asked()
    const both = ['Primera respuesta.', 'Segunda respuesta.'].map((answer) =>
      answerRight(makeContext(STAFF), { id, answer }),
    )
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await mailsTo(email)).filter(({ text }) => text.includes('respuesta.'))).toHaveLength(1)
  })
})

describe('the clock of requests for data rights', () => {
  const remind = async (at: Date) =>
    remindOfRights(makeContext({ kind: 'system', name: 'tests' }, { now: at }))
  const ofDesk = async (email: string) =>
    (await mailsTo(email)).filter(({ text }) => text.includes('/admin/derechos'))

  beforeEach(async () => {
    await db.delete(rightsRequests)
  })

  it('reminds staff once at half of the term and once at nine tenths, until it is answered', async () => {
    const { email: staff } = await makeUser(db, { role: 'admin' })
    const { email: left } = await makeUser(db, { role: 'admin', active: false })
    const { email: person } = await makeUser(db)
    const [open, answered] = [await asked(), await asked()]
    await answerRight(makeContext(STAFF), { id: answered.id, answer: ANSWER })
    const counts: number[] = []
    for (const days of [4, 6, 7, 10, 11, 40]) {
      await remind(new Date(Date.now() + days * DAY))
      counts.push((await ofDesk(staff)).length)
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 2])
    for (const { subject } of await ofDesk(staff)) expect(subject).toMatch(/^1 solicitud /)
    for (const email of [left, person, open.email]) expect(await ofDesk(email)).toEqual([])
  })

  it('sends one reminder when both are due', async () => {
    const { email: staff } = await makeUser(db, { role: 'admin' })
    await asked()
    for (const days of [10, 11]) await remind(new Date(Date.now() + days * DAY))
    expect(await ofDesk(staff)).toHaveLength(1)
  })

  it('mails each of the staff once, however many requests came due, with the day of the first', async () => {
    const team = [await makeUser(db, { role: 'admin' }), await makeUser(db, { role: 'admin' })]
    const now = new Date('2026-12-15T15:00:00Z')
    for (let at = 0; at < 3; at += 1) await asked(new Date(now.getTime() + at * DAY))
    expect(await remind(new Date(now.getTime() + 9 * DAY))).toBe(3)
    for (const { email } of team) {
      const mails = await ofDesk(email)
      expect(mails.map(({ subject }) => subject)).toEqual(['3 solicitudes sobre datos esperan respuesta'])
      expect(mails[0]?.text).toContain('25 de diciembre de 2026')
    }
  })

  it('erases a request three years after its answer, and never an open one', async () => {
    const [answered, open] = [await asked(), await asked()]
    await answerRight(makeContext(STAFF), {
      id: answered.id,
      answer: ANSWER,
    })
    await deleteOldRights(db, new Date(Date.now() + (3 * 365 - 1) * DAY))
    expect((await rowOf(answered.email)).answer).toBe(ANSWER)
    await deleteOldRights(db, new Date(Date.now() + (3 * 366 + 1) * DAY))
    await expect(rowOf(answered.email)).rejects.toThrow()
    expect((await rowOf(open.email)).answer).toBeNull()
  })
})
