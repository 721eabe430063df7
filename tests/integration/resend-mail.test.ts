import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditLog, outbox } from '@/db/schema'
import { listAuditLog } from '@/lib/moderation/staff/audit-log/queries'
import { resendMail } from '@/lib/moderation/staff/mails/operations'
import { listFailedMails } from '@/lib/moderation/staff/mails/queries'
import type { Actor } from '@/lib/platform/actor'
import { listAudit } from '@/tests/support/audit'
import { makeContext, staffActor } from '@/tests/support/context'

/** The admin of the demo world. */
const ADMIN: Actor = staffActor(5)

const logOf = (id: number) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `mail:${id}`))

describe('a mail that was given up', () => {
  const makeMail = async (values: Partial<typeof outbox.$inferInsert>) => {
    const [mail] = await db
      .insert(outbox)
      .values({
        recipient: 'perdida@correo.example',
        subject: 'Hola',
        html: '<p>Hola</p>',
        text: 'Hola',
        idempotencyKey: crypto.randomUUID(),
        attempts: 15,
        failedAt: new Date(),
        ...values,
      })
      .returning()
    return mail ?? { id: 0, idempotencyKey: '' }
  }
  const read = async (id: number) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0]

  it('is sent again from the start, under the key that the provider knows, and that is written down', async () => {
    const { id, idempotencyKey } = await makeMail({})
    const ctx = makeContext(ADMIN)
    await resendMail(ctx, { id })
    expect(await read(id)).toMatchObject({
      attempts: 0,
      failedAt: null,
      sentAt: null,
      nextAttemptAt: ctx.now,
      idempotencyKey,
    })
    expect(await logOf(id)).toMatchObject([{ actorId: 5, action: 'mail.resend' }])
  })

  it('is named in the audit log while it is kept, and leaves no name there', async () => {
    const { id } = await makeMail({ subject: 'Ana te escribió sobre Luna' })
    await resendMail(makeContext(ADMIN, { now: new Date('2099-01-01') }), { id })
    const shown = async () => (await listAuditLog(db, 1)).rows.find(({ subjectId }) => subjectId === id)?.name
    expect(await shown()).toBe('Ana te escribió sobre Luna')
    expect(JSON.stringify(await listAudit(`mail:${id}`))).not.toMatch(/Ana|Luna/)
    await db.delete(outbox).where(eq(outbox.id, id))
    expect(await shown()).toBeNull()
  })

  it('is offered to be sent again as long as its text is there', async () => {
    const kept = await makeMail({})
    const erased = await makeMail({ text: '', html: '' })
    const { rows } = await listFailedMails(db, 1)
    const offered = (id: number) => rows.find((row) => row.id === id)?.canResend
    expect([offered(kept.id), offered(erased.id)]).toEqual([true, false])
  })

  it('is sent again once when two ask for it', async () => {
    const { id } = await makeMail({})
    const results = await Promise.allSettled([
      resendMail(makeContext(ADMIN), { id }),
      resendMail(makeContext(ADMIN), { id }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await logOf(id)).toHaveLength(1)
  })

  it.each([
    ['has lost its text', { text: '', html: '' }],
    ['was sent', { failedAt: null, sentAt: new Date() }],
  ])('cannot be sent again when it %s', async (_why, values) => {
    const { id } = await makeMail(values)
    await expect(resendMail(makeContext(ADMIN), { id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await logOf(id)).toEqual([])
  })
})
