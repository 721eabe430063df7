import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { foundations, users } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { approveFoundation, rejectFoundation } from '@/lib/moderation/staff/foundations/operations'
import { applicationOf, makeApplicant } from '@/tests/support/applications'
import { listAudit } from '@/tests/support/audit'
import { makeContext, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const ADMIN = staffActor(5)
const approve = async (id: number) => approveFoundation(makeContext(ADMIN), await applicationOf(id))
const statusOf = async (id: number) =>
  (await db.select().from(foundations).where(eq(foundations.userId, id)))[0]?.status

it('a foundation that sent no document is not approved, also after a rejection, and nobody is mailed', async () => {
  const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
  const refused = { code: 'conflict', message: expect.stringContaining('ningún documento') }
  await expect(approve(user.id)).rejects.toMatchObject(refused)
  expect(await statusOf(user.id)).toBe('pendiente')
  expect(await mailsTo(user.email)).toEqual([])
  expect(await listAudit(`foundation:${user.id}`)).toEqual([])
  const reason = 'Falta el documento que acredita a la fundación.'
  await rejectFoundation(makeContext(ADMIN), { ...(await applicationOf(user.id)), reason })
  await expect(approve(user.id)).rejects.toMatchObject(refused)
})

it('a foundation is not approved before it confirmed its e-mail, which its page would show', async () => {
  const { user } = await makeApplicant()
  const confirm = (emailVerifiedAt: Date | null) =>
    db.update(users).set({ emailVerifiedAt }).where(eq(users.id, user.id))
  await confirm(null)
  await expect(approve(user.id)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('No confirmó su correo'),
  })
  expect(await mailsTo(user.email)).toEqual([])
  await confirm(new Date())
  await approve(user.id)
  expect(await statusOf(user.id)).toBe('aprobada')
})
