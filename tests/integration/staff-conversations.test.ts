import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionMessages, reports, users } from '@/db/schema'
import { rejectRequest } from '@/lib/adoption/requests/operations/answer'
import { listAuditLog } from '@/lib/moderation/staff/audit-log/queries'
import {
  acceptReport,
  dismissReport,
  hideMessage,
  readConversationCase,
} from '@/lib/moderation/staff/conversations/operations'
import { findConversationCase } from '@/lib/moderation/staff/conversations/queries'
import { listWaiting } from '@/lib/moderation/staff/queries'
import type { Actor } from '@/lib/platform/actor'
import { deleteAccount } from '@/lib/privacy/operations'
import { emailOf } from '@/tests/support/adoptions'
import { listAudit } from '@/tests/support/audit'
import { makeContext, staffActor } from '@/tests/support/context'
import { addMessage, askedForMoney, openReportOf, reportMessage } from '@/tests/support/conversations'
import { openConversation } from '@/tests/support/messages'
import { mailsTo } from '@/tests/support/outbox'

/** The admin of the demo world. */
const ADMIN: Actor = staffActor(5)
const REASON = 'Hablamos con las dos personas.'

const logOf = (reportId: number) => listAudit(`report:${reportId}`)
const statusesOf = async (requestId: number) =>
  (await db.select().from(reports).where(eq(reports.requestId, requestId)).orderBy(reports.id)).map(
    ({ status }) => status,
  )
const hiddenAt = async (id: number) =>
  (await db.select().from(adoptionMessages).where(eq(adoptionMessages.id, id)))[0]?.hiddenAt
const unsentTo = async (person: Parameters<typeof emailOf>[0]) =>
  (await mailsTo(await emailOf(person))).filter(({ subject }) => subject.includes('te escribió sobre'))
const isWaiting = async (reportId: number) =>
  (await listWaiting(db, 1)).rows.find((row) => row.kind === 'conversation' && row.reportId === reportId) !==
  undefined

/** A message that its adopter has reported, as a decision names it. */
async function reportedMessage() {
  const asked = await askedForMoney()
  await reportMessage(asked.adopter, asked.requestId, asked.ofOwner)
  const reportId = await openReportOf(asked.requestId)
  return { ...asked, reportId, given: await givenNow(reportId) }
}
const givenNow = async (reportId: number) => ({
  reportId,
  seen: (await findConversationCase(db, reportId))?.seen ?? '',
  reason: REASON,
})

describe('the queue', () => {
  it('has every reported message and each report of a whole conversation once, without their texts', async () => {
    const { owner, adopter, pet, requestId, ofOwner } = await askedForMoney()
    await reportMessage(adopter, requestId, ofOwner)
    await reportMessage(adopter, requestId)
    await reportMessage(owner, requestId)
    const ofRequest = await db.select().from(reports).where(eq(reports.requestId, requestId))
    const ids = ofRequest.map(({ id }) => id)
    const rows = (await listWaiting(db, 1)).rows.flatMap((row) =>
      row.kind === 'conversation' && ids.includes(row.reportId) ? [row] : [],
    )
    expect(rows).toMatchObject([
      { isMessage: true, pet: pet.name, reasons: ['dinero'], reportCount: 1 },
      { isMessage: false },
      { isMessage: false },
    ])
    expect(JSON.stringify(rows)).not.toContain('consígname')
    expect(JSON.stringify(rows)).not.toContain('Pide un adelanto')
  })
})

describe('reading a reported conversation', () => {
  it('shows who reported whom and what was written, without contacts, and is audited', async () => {
    const { owner, adopter, pet, requestId, reportId, ofOwner } = await reportedMessage()
    const secrets = { lastName: 'Secreta', phone: '+593 99 555 7777', address: 'Calle Secreta' }
    for (const { id } of [owner, adopter]) await db.update(users).set(secrets).where(eq(users.id, id))
    await rejectRequest(owner.newContext(), { requestId, reason: 'otro', text: 'Gracias por escribir.' })
    const ctx = makeContext(ADMIN)
    const found = await readConversationCase(ctx, reportId)
    expect(found).toMatchObject({
      reporter: { id: adopter.id, side: 'adopter' },
      reported: { id: owner.id, side: 'owner' },
      isMessage: true,
      request: { id: requestId, status: 'rechazada' },
      pet: { id: pet.id, name: pet.name, status: 'adoptable', unseen: false },
      reports: [{ reason: 'dinero', details: 'Pide un adelanto.', status: 'abierto' }],
      waits: true,
    })
    expect(found?.entries).toMatchObject([
      { kind: 'message', id: ofOwner, body: 'Para apartarlo, consígname hoy.', isReported: true },
      { kind: 'message', side: 'adopter', isReported: false },
      { kind: 'answer', side: 'owner', body: 'Gracias por escribir.' },
    ])
    const told = JSON.stringify(found)
    for (const secret of ['Secreta', '7777', '@']) expect(told).not.toContain(secret)
    expect(await logOf(reportId)).toMatchObject([
      { actorId: 5, action: 'conversation.view', createdAt: ctx.now },
    ])
    const [entry] = (await listAuditLog(db, 1)).rows.filter(({ subjectId }) => subjectId === reportId)
    expect(entry).toMatchObject({ actor: 'Daniela Morales', kind: 'report', name: pet.name, isOpen: true })
  })

  it('shows twenty messages before the reported one and twenty after it', async () => {
    const { adopter, requestId } = await askedForMoney()
    const ids: number[] = []
    for (let n = 0; n < 50; n++) ids.push(await addMessage(requestId, 'owner', `Mensaje ${n}`))
    await reportMessage(adopter, requestId, ids[25])
    const found = await findConversationCase(db, await openReportOf(requestId))
    expect(found?.entries.map(({ id }) => id)).toEqual(ids.slice(5, 46))
    expect(found?.cut).toEqual({ before: true, after: true })
  })

  it('is for staff alone, and a report that is gone or about a pet is none', async () => {
    const { owner, adopter, reportId } = await reportedMessage()
    for (const { newContext } of [owner, adopter])
      await expect(readConversationCase(newContext(), reportId)).rejects.toMatchObject({ code: 'forbidden' })
    const [ofPet] = await db
      .insert(reports)
      .values({ petId: 100_015, bySystem: true, reason: 'fotos repetidas' })
      .returning()
    expect(await readConversationCase(makeContext(ADMIN), ofPet?.id ?? 0)).toBeNull()
    await deleteAccount(owner.newContext(), { password: '' })
    expect(await readConversationCase(makeContext(ADMIN), reportId)).toBeNull()
    expect(await logOf(reportId)).toEqual([])
  })
})

describe('deciding about a reported message', () => {
  it('removing it hides it, accepts its reports and is audited; others of the conversation wait on', async () => {
    const { owner, adopter, requestId, reportId, given, ofOwner, ofAdopter } = await reportedMessage()
    await reportMessage(adopter, requestId)
    await reportMessage(owner, requestId, ofAdopter)
    const ctx = makeContext(ADMIN)
    await hideMessage(ctx, given)
    expect(await hiddenAt(ofOwner)).toEqual(ctx.now)
    expect(await hiddenAt(ofAdopter)).toBeNull()
    expect(await statusesOf(requestId)).toEqual(['aceptado', 'abierto', 'abierto'])
    expect(await logOf(reportId)).toMatchObject([
      { actorId: 5, action: 'message.hide', detail: {}, reason: REASON, createdAt: ctx.now },
    ])
    expect(await isWaiting(reportId)).toBe(false)
    const found = await findConversationCase(db, reportId)
    expect(found).toMatchObject({ waits: false, reports: [{ status: 'aceptado' }] })
    expect(found?.entries.find(({ isReported }) => isReported)?.removedAt).toBe(ctx.now.toISOString())
  })

  it('removing one whose mail has not left tells of the next unread message instead', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    const { id } = await write(adopter, 'Palabrahostil')
    await write(adopter, 'Perdona, tuve un mal día.')
    await write(adopter, '¿Sigue disponible?')
    await reportMessage(owner, requestId, id)
    await hideMessage(makeContext(ADMIN), await givenNow(await openReportOf(requestId)))
    const [mail, ...more] = await unsentTo(owner)
    expect(more).toEqual([])
    expect(mail?.text).toContain('tuve un mal día')
    expect(mail?.text).not.toContain('Palabrahostil')
  })

  it('removing the only unread message tells its reader nothing', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    const { id } = await write(adopter, 'Palabrahostil')
    await reportMessage(owner, requestId, id)
    await hideMessage(makeContext(ADMIN), await givenNow(await openReportOf(requestId)))
    expect(await unsentTo(owner)).toEqual([])
  })

  it('dismissing and accepting leave the message as it is', async () => {
    const dismissed = await reportedMessage()
    await dismissReport(makeContext(ADMIN), { ...dismissed.given, reason: undefined })
    expect(await statusesOf(dismissed.requestId)).toEqual(['descartado'])
    const accepted = await reportedMessage()
    await acceptReport(makeContext(ADMIN), accepted.given)
    expect(await statusesOf(accepted.requestId)).toEqual(['aceptado'])
    for (const { ofOwner } of [dismissed, accepted]) expect(await hiddenAt(ofOwner)).toBeNull()
    expect(await logOf(dismissed.reportId)).toMatchObject([{ action: 'report.dismiss', detail: {} }])
    expect(await logOf(accepted.reportId)).toMatchObject([{ action: 'report.accept' }])
  })

  it('a whole conversation cannot be removed', async () => {
    const { adopter, requestId } = await askedForMoney()
    await reportMessage(adopter, requestId)
    const given = await givenNow(await openReportOf(requestId))
    await expect(hideMessage(makeContext(ADMIN), given)).rejects.toMatchObject({ code: 'conflict' })
    expect(await statusesOf(requestId)).toEqual(['abierto'])
    await acceptReport(makeContext(ADMIN), given)
    expect(await statusesOf(requestId)).toEqual(['aceptado'])
  })

  it('of concurrent decisions one succeeds', async () => {
    for (let i = 0; i < 5; i++) {
      const { given, requestId, reportId, ofOwner } = await reportedMessage()
      const results = await Promise.allSettled([
        hideMessage(makeContext(ADMIN), given),
        dismissReport(makeContext(ADMIN), given),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const lost = results.find((result) => result.status === 'rejected')
      expect(lost?.reason).toMatchObject({ code: 'conflict' })
      const [status] = await statusesOf(requestId)
      expect((await hiddenAt(ofOwner)) !== null).toBe(status === 'aceptado')
      expect(await logOf(reportId)).toHaveLength(1)
    }
  })

  it('a decision on an older state is a conflict, also after the message was reported again', async () => {
    const { adopter, requestId, ofOwner, given } = await reportedMessage()
    await dismissReport(makeContext(ADMIN), given)
    await reportMessage(adopter, requestId, ofOwner)
    await expect(hideMessage(makeContext(ADMIN), given)).rejects.toMatchObject({ code: 'conflict' })
    expect(await hiddenAt(ofOwner)).toBeNull()
    await hideMessage(makeContext(ADMIN), await givenNow(await openReportOf(requestId)))
    expect(await statusesOf(requestId)).toEqual(['descartado', 'aceptado'])
  })

  it('a decision about an account that leaves is not found, or goes with it', async () => {
    const { owner, given, requestId, reportId } = await reportedMessage()
    const [decision] = await Promise.allSettled([
      hideMessage(makeContext(ADMIN), given),
      deleteAccount(owner.newContext(), { password: '' }),
    ])
    if (decision.status === 'rejected') expect(decision.reason).toMatchObject({ code: 'not_found' })
    expect(await statusesOf(requestId)).toEqual([])
    for (const { reason } of await logOf(reportId)) expect(reason).toBeNull()
  })

  it('what staff wrote about a conversation goes with either side’s account', async () => {
    const { adopter, given, reportId } = await reportedMessage()
    await acceptReport(makeContext(ADMIN), given)
    await deleteAccount(adopter.newContext(), { password: '' })
    expect(await logOf(reportId)).toMatchObject([{ action: 'report.accept', reason: null }])
  })
})
