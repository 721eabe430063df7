import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { listAuditLog } from '@/lib/staff/audit-queries'
import { rejectFoundation } from '@/lib/staff/foundation-operations'
import { makeContext } from '@/tests/support/context'

/** The admin of the demo world. */
const ADMIN = { kind: 'admin', id: 5 } as const
const REASON = 'El documento no muestra el nombre de la organización.'

it('the audit log names the actor and the subject, newest entry first', async () => {
  const { user, foundation } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
  await rejectFoundation(makeContext(ADMIN, { now: new Date('2099-01-01') }), {
    foundationId: user.id,
    reason: REASON,
  })
  const [entry] = (await listAuditLog(db, 1)).rows
  expect(entry).toMatchObject({
    actor: 'Daniela Morales',
    kind: 'foundation',
    subjectId: user.id,
    name: foundation.name,
    isOpen: true,
    reason: REASON,
  })
})

it('the audit log names pets, accounts and mails, and keeps the name of what is gone', async () => {
  const pet = await makePet(db, { name: 'Maní' })
  const user = await makeUser(db, { name: 'Rodrigo', lastName: 'Salas' })
  const at = (second: number) => ({ createdAt: new Date(Date.UTC(2099, 1, 1, 0, 0, second)) })
  await db.insert(auditLog).values([
    { action: 'listing.keep', subject: `pet:${pet.id}`, detail: { name: 'Antes' }, ...at(5) },
    { action: 'listing.remove', subject: 'pet:2147483647', detail: { name: 'Canela' }, ...at(4) },
    { action: 'admin.grant', subject: `user:${user.id}`, ...at(3) },
    { action: 'mail.resend', subject: 'mail:7', detail: { subject: 'Confirma' }, ...at(2) },
    { action: 'mail.resend', subject: 'mail:all', detail: { count: 3 }, ...at(1) },
  ])
  expect((await listAuditLog(db, 1)).rows.slice(0, 5)).toMatchObject([
    { kind: 'pet', subjectId: pet.id, name: 'Maní', isOpen: true },
    { kind: 'pet', subjectId: 2_147_483_647, name: 'Canela', isOpen: false },
    { kind: 'user', subjectId: user.id, name: 'Rodrigo Salas', isOpen: true, actor: null },
    { kind: 'mail', subjectId: 7, name: 'Confirma', count: null },
    { kind: 'mail', subjectId: null, name: null, count: 3 },
  ])
})

it('an entry about an id beyond the range of ids does not break the audit log', async () => {
  const createdAt = new Date(Date.UTC(2099, 2, 1))
  await db.insert(auditLog).values({
    action: 'listing.remove',
    subject: 'pet:9999999999',
    detail: { name: 'Bruma' },
    createdAt,
  })
  const [entry] = (await listAuditLog(db, 1)).rows
  expect(entry).toMatchObject({ kind: 'pet', subjectId: 9_999_999_999, name: 'Bruma', isOpen: false })
})
