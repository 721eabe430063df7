import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { register } from '@/lib/accounts/operations/register'
import { deleteAccount } from '@/lib/privacy/operations'
import { listAuditLog } from '@/lib/staff/audit-queries'
import { rejectFoundation } from '@/lib/staff/foundation-operations'
import { withdrawPet } from '@/lib/staff/pet-operations'
import { makeContext } from '@/tests/support/context'
import { accountOf, PASSWORD, registrationInput } from '@/tests/support/registration-input'

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

it('the audit log keeps what staff did about a deleted account, without its names and what they wrote', async () => {
  const input = registrationInput({ role: 'fundation', foundationName: 'Huellas de Ana' })
  await register(makeContext(), input)
  const { id } = await accountOf(input.email)
  const pet = await makePet(db, { ownerId: id, name: 'Pelusa' })
  const other = await makePet(db, { name: 'Tomillo' })
  const staff = (second: number) => makeContext(ADMIN, { now: new Date(Date.UTC(2099, 3, 1, 0, 0, second)) })
  await rejectFoundation(staff(3), { foundationId: id, reason: REASON })
  await withdrawPet(staff(2), { petId: pet.id })
  await withdrawPet(staff(1), { petId: other.id })
  const actor = { kind: 'foundation', id, confirmed: true, approved: false } as const
  await deleteAccount(makeContext(actor), { password: PASSWORD })
  const entries = (await listAuditLog(db, 1)).rows
  const gone = { actor: 'Daniela Morales', name: null, reason: null, isOpen: false }
  expect(entries.slice(0, 3)).toMatchObject([
    { ...gone, action: 'foundation.reject', kind: 'foundation', subjectId: id },
    { ...gone, action: 'listing.remove', kind: 'pet', subjectId: pet.id },
    { action: 'listing.remove', subjectId: other.id, name: 'Tomillo' },
  ])
})
