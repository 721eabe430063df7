import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { contactMessages, users } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { runMaintenance } from '@/lib/maintenance/operations'
import {
  answerContact,
  closeContact,
  eraseContact,
  readContactDesk,
  readContactMessage,
} from '@/lib/moderation/contact/desk-operations'
import { sendContact } from '@/lib/moderation/contact/operations'
import { countOpenContact, findNextContact } from '@/lib/moderation/contact/queries'
import { sendContactSchema } from '@/lib/moderation/contact/schema'
import { ANONYMOUS } from '@/lib/platform/actor'
import { exportAccountData } from '@/lib/privacy/queries'
import { listAudit } from '@/tests/support/audit'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { newEmail } from '@/tests/support/new-names'
import { mailsTo } from '@/tests/support/outbox'

const STAFF = staffActor(5)
const WRITTEN = { kind: 'fault', message: 'La foto de mi perro no se ve en el teléfono.' } as const
const ANSWER = 'Gracias por avisar: ya se ve.'
const DAY = 86_400_000

const input = (typed: object = {}) =>
  sendContactSchema.parse({ ...WRITTEN, name: 'Ana Paz', email: newEmail(), countryId: '', ...typed })
const rowsOf = (email: string) => db.select().from(contactMessages).where(eq(contactMessages.email, email))

/** A message by somebody without a session. */
async function sent(typed: object = {}) {
  const email = newEmail()
  await sendContact(makeContext(), input({ email, ...typed }))
  const [row] = await rowsOf(email)
  if (!row) throw new Error(`${email} wrote nothing`)
  return row
}

describe('a message to staff', () => {
  it('gets a receipt with its number and no word of whoever wrote, not even the name', async () => {
    const { id, email } = await sent({ name: 'Ganaste en malo.example' })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe(`Recibimos tu mensaje n.º ${id}`)
    const whole = JSON.stringify(mail)
    for (const typed of ['La foto de mi perro', 'Ganaste', 'malo']) expect(whole).not.toContain(typed)
  })

  it('that is sent again, also at once, is one message with one receipt until staff answer it', async () => {
    const { id, email } = await sent()
    const again = () => sendContact(makeContext(), input({ email }))
    await again()
    const other = newEmail()
    const twice = () => sendContact(makeContext(), input({ email: other }))
    await Promise.all([twice(), twice()])
    expect([await rowsOf(email), await rowsOf(other)].map((rows) => rows.length)).toEqual([1, 1])
    expect(await mailsTo(email)).toHaveLength(1)
    await sendContact(makeContext(), input({ email, message: 'Tampoco se ve en la computadora.' }))
    await closeContact(makeContext(STAFF), { id })
    await again()
    expect(await rowsOf(email)).toHaveLength(3)
  })

  it('needs a name and an address of somebody who is not signed in', async () => {
    const nobody = sendContact(makeContext(), input({ name: ' ', email: '' }))
    await expect(nobody).rejects.toMatchObject({
      code: 'invalid',
      fields: { name: expect.any(String), email: expect.any(String) },
    })
  })

  it('of an account comes from its own name and address, whatever the form says', async () => {
    const { id, actor } = await makePerson({ name: 'Sol', lastName: 'Vera' })
    const other = newEmail()
    await sendContact(makeContext(actor), input({ email: other }))
    const [account] = await db.select().from(users).where(eq(users.id, id))
    expect(await rowsOf(account?.email ?? '')).toMatchObject([
      { userId: id, name: 'Sol Vera', countryId: 'ECU' },
    ])
    expect(await mailsTo(other)).toEqual([])
    const { contactMessages: exported } = await exportAccountData(db, id)
    expect(exported).toMatchObject([{ kind: 'fault', message: WRITTEN.message, answer: null }])
  })

  it('is not tied to the account whose address a stranger types, and is answered as any other', async () => {
    const { email, id } = await makeUser(db)
    await sendContact(makeContext(), input({ email }))
    expect(await rowsOf(email)).toMatchObject([{ userId: null }])
    expect((await exportAccountData(db, id)).contactMessages).toEqual([])
    const unknown = await sent()
    const shape = async (to: string) =>
      (await mailsTo(to)).map(({ subject, text }) => `${subject} ${text}`.replace(/n\.º \d+/g, 'n.º'))
    expect(await shape(email)).toEqual(await shape(unknown.email))
  })

  it('takes one clean address and a clean text: no second recipient, no header, nothing invisible', () => {
    const tries = [
      'a@x.example,b@y.example',
      'a@x.example\r\nBcc: b@y.example',
      'Ana <a@x.example>, b@y.example',
    ]
    for (const email of tries) expect(() => input({ email })).toThrow()
    expect(input({ email: 'Ana <a@x.example>' }).email).toBe('a@x.example')
    const { name, message } = input({ name: ' Ana\r\nBcc: x ', message: `a\u202e${WRITTEN.message}\u0000` })
    expect([name, message]).toEqual(['Ana Bcc: x', `a${WRITTEN.message}`])
    expect(() => input({ message: 'Muy corto.' })).toThrow()
    expect(() => input({ message: 'a'.repeat(2001) })).toThrow()
  })

  it('is limited by the client and by the account', async () => {
    const now = new Date()
    const { actor } = await makePerson()
    const clientIp = '2001:db8:c0de::/64'
    for (const ctx of [() => makeContext(ANONYMOUS, { now, clientIp }), () => makeContext(actor, { now })]) {
      for (let at = 0; at < 10; at += 1) await sendContact(ctx(), input())
      await expect(sendContact(ctx(), input())).rejects.toMatchObject({ code: 'too_many_requests' })
    }
  })

  it('is taken after three receipts of a day to its address, and mails no more of them', async () => {
    const now = new Date()
    const email = newEmail()
    for (let at = 0; at < 5; at += 1) {
      const message = `Se me borró la publicación ${at}.`
      await sendContact(makeContext(ANONYMOUS, { now }), input({ email, message }))
    }
    expect(await rowsOf(email)).toHaveLength(5)
    expect(await mailsTo(email)).toHaveLength(3)
    const tagged = email.replace('@', '+otra@')
    await sendContact(makeContext(ANONYMOUS, { now }), input({ email: tagged }))
    expect(await mailsTo(tagged)).toEqual([])
  })

  it('outlives its account without its number', async () => {
    const { id: userId, actor } = await makePerson()
    await sendContact(makeContext(actor), input())
    const [before] = await db.select().from(contactMessages).where(eq(contactMessages.userId, userId))
    await db.delete(users).where(eq(users.id, userId))
    expect(await readContactMessage(makeContext(STAFF), before?.id ?? 0)).toMatchObject({ userId: null })
  })
})

describe('the desk of messages', () => {
  it('is for staff alone', async () => {
    const { actor } = await makePerson()
    const { id } = await sent()
    for (const ctx of [makeContext(actor), makeContext()]) {
      const code = ctx.actor.kind === 'anonymous' ? 'unauthenticated' : 'forbidden'
      await expect(readContactDesk(ctx, 1)).rejects.toMatchObject({ code })
      await expect(readContactMessage(ctx, id)).rejects.toMatchObject({ code })
      await expect(answerContact(ctx, { id, answer: ANSWER })).rejects.toMatchObject({ code })
      await expect(closeContact(ctx, { id })).rejects.toMatchObject({ code })
    }
    expect(await listAudit(`contact:${id}`)).toEqual([])
  })

  it('shows open messages first, of fraud and the longest waiting at the top, and counts them', async () => {
    await db.delete(contactMessages)
    const at = (day: number) => new Date(Date.now() - day * DAY)
    const insert = async (createdAt: Date, typed: object = {}) => {
      const { id } = await sent(typed)
      await db.update(contactMessages).set({ createdAt }).where(eq(contactMessages.id, id))
      return id
    }
    const [young, old, closed] = [await insert(at(1)), await insert(at(3)), await insert(at(9))]
    const fraud = await insert(at(0), { kind: 'fraud' })
    const settled = await insert(at(8), { kind: 'fraud' })
    for (const id of [settled, closed]) await closeContact(makeContext(STAFF), { id })
    expect(await findNextContact(db, 5)).toBe(fraud)
    const { rows } = await readContactDesk(makeContext(STAFF), 1)
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      [fraud, 'open'],
      [old, 'open'],
      [young, 'open'],
      [closed, 'closed'],
      [settled, 'closed'],
    ])
    expect(await countOpenContact(db)).toBe(3)
  })

  it('mails the answer without the message, keeps it, and audits who read and who answered', async () => {
    const { id, email } = await sent()
    await readContactMessage(makeContext(STAFF), id)
    await answerContact(makeContext(STAFF), { id, answer: ANSWER })
    const mail = (await mailsTo(email)).find(({ text }) => text.includes(ANSWER))
    expect(mail?.text).toContain(`n.º ${id}`)
    expect(JSON.stringify(mail)).not.toContain('La foto de mi perro')
    expect(await rowsOf(email)).toMatchObject([{ status: 'answered', answer: ANSWER, decidedBy: 5 }])
    const actions = (await listAudit(`contact:${id}`)).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['contact.answer', 'contact.view'])
    expect((await readContactMessage(makeContext(STAFF), id))?.decidedBy).toBe('Daniela Morales')
  })

  it('closes a message without a mail', async () => {
    const { id, email } = await sent()
    await closeContact(makeContext(STAFF), { id })
    expect(await rowsOf(email)).toMatchObject([{ status: 'closed', answer: null, decidedBy: 5 }])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('takes one of two decisions made at the same time, and none later', async () => {
    const { id, email } = await sent()
    const outcomes = await Promise.allSettled([
      answerContact(makeContext(STAFF), { id, answer: 'Primera respuesta.' }),
      answerContact(makeContext(staffActor(6)), { id, answer: 'Segunda respuesta.' }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await mailsTo(email)).filter(({ text }) => text.includes('respuesta.'))).toHaveLength(1)
    await expect(closeContact(makeContext(STAFF), { id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('says to whoever decided that it was them', async () => {
    const { id } = await sent()
    await closeContact(makeContext(STAFF), { id })
    const answerAs = (staffId: number) =>
      answerContact(makeContext(staffActor(staffId)), { id, answer: ANSWER })
    await expect(answerAs(5)).rejects.toThrow('Ya respondiste o cerraste este mensaje')
    await expect(answerAs(6)).rejects.toThrow('Otra persona del equipo ya respondió o cerró este mensaje')
  })

  it('is erased by staff on request, once it was decided, with an entry that holds no word of it', async () => {
    const { id, email } = await sent()
    const erase = () => eraseContact(makeContext(STAFF), { id })
    await expect(erase()).rejects.toMatchObject({ code: 'conflict' })
    await closeContact(makeContext(STAFF), { id })
    await erase()
    expect(await rowsOf(email)).toEqual([])
    expect((await listAudit(`contact:${id}`)).map(({ action }) => action)).toContain('contact.erase')
    await expect(erase()).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('a message is erased a year after its answer, and two years after it arrived if nobody answers', async () => {
  const [answered, open] = [await sent(), await sent()]
  await answerContact(makeContext(STAFF), { id: answered.id, answer: ANSWER })
  const maintainIn = (days: number) => {
    const now = new Date(Date.now() + days * DAY)
    return runMaintenance(makeContext({ kind: 'system', name: 'tests' }, { now }))
  }
  await maintainIn(364)
  expect(await rowsOf(answered.email)).toHaveLength(1)
  await maintainIn(366)
  expect(await rowsOf(answered.email)).toEqual([])
  await maintainIn(729)
  expect(await rowsOf(open.email)).toHaveLength(1)
  await maintainIn(731)
  expect(await rowsOf(open.email)).toEqual([])
})
