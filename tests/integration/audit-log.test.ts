import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditLog, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import type { AuditEntryDto } from '@/lib/moderation/staff/audit-log/dto'
import { exportAuditLog } from '@/lib/moderation/staff/audit-log/operations'
import { AUDIT_TOPICS, NO_AUDIT_FILTERS, parseAuditFilters } from '@/lib/moderation/staff/audit-log/params'
import { listAuditActors, listAuditLog, listDecisions } from '@/lib/moderation/staff/audit-log/queries'
import { rejectFoundation } from '@/lib/moderation/staff/foundations/operations'
import { withdrawPet } from '@/lib/moderation/staff/pets/operations'
import { register } from '@/lib/people/accounts/operations/register'
import type { Actor } from '@/lib/platform/actor'
import { type AuditEntry, insertAudit } from '@/lib/platform/audit/operations'
import { deleteAccount, eraseAccount } from '@/lib/privacy/operations'
import { AUDIT_ACTIONS } from '@/lib/text/copy/audit'
import { applicationOf } from '@/tests/support/applications'
import { listAudit } from '@/tests/support/audit'
import { makeContext, staffActor } from '@/tests/support/context'
import { makeDonation } from '@/tests/support/donations'
import { accountOf, PASSWORD, registrationInput } from '@/tests/support/registration-input'

/** The admin of the demo world. */
const ADMIN = staffActor(5)
const REASON = 'El documento no muestra el nombre de la organización.'

it('the audit log names the actor and the subject, newest entry first', async () => {
  const { user, foundation } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
  await rejectFoundation(makeContext(ADMIN, { now: new Date('2099-01-01') }), {
    ...(await applicationOf(user.id)),
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
  const at = (second: number) => ({ actorId: null, createdAt: new Date(Date.UTC(2099, 1, 1, 0, 0, second)) })
  const entries: AuditEntry[] = [
    { action: 'listing.keep', subject: `pet:${pet.id}`, name: 'Antes', ...at(5) },
    { action: 'listing.remove', subject: 'pet:2147483647', name: 'Canela', ...at(4) },
    { action: 'admin.grant', subject: `user:${user.id}`, ...at(3) },
    { action: 'mail.resend', subject: 'mail:7', ...at(2) },
    { action: 'mail.resend', subject: 'mail:all', detail: { count: 3 }, ...at(1) },
  ]
  for (const entry of entries) await insertAudit(db, entry)
  expect((await listAuditLog(db, 1)).rows.slice(0, 5)).toMatchObject([
    { kind: 'pet', subjectId: pet.id, name: 'Maní', isOpen: true },
    { kind: 'pet', subjectId: 2_147_483_647, name: 'Canela', isOpen: false },
    { kind: 'user', subjectId: user.id, name: 'Rodrigo Salas', isOpen: true, actor: null },
    { kind: 'mail', subjectId: 7, name: null, count: null },
    { kind: 'mail', subjectId: null, name: null, count: 3 },
  ])
})

it('an entry about an id beyond the range of ids does not break the audit log', async () => {
  const createdAt = new Date(Date.UTC(2099, 2, 1))
  const entry = { actorId: 5, subject: 'pet:9999999999', name: 'Bruma' } as const
  await insertAudit(db, { ...entry, action: 'listing.remove', createdAt })
  const [shown] = (await listAuditLog(db, 1)).rows
  expect(shown).toMatchObject({ kind: 'pet', subjectId: 9_999_999_999, name: 'Bruma', isOpen: false })
})

it('the audit log keeps what staff did about a deleted account, without its names and what they wrote', async () => {
  const input = registrationInput({ role: 'fundation', foundationName: 'Huellas de Ana' })
  await register(makeContext(), input)
  const { id } = await accountOf(input.email)
  const pet = await makePet(db, { ownerId: id, name: 'Pelusa' })
  const other = await makePet(db, { name: 'Tomillo' })
  const staff = (second: number) => makeContext(ADMIN, { now: new Date(Date.UTC(2099, 3, 1, 0, 0, second)) })
  await rejectFoundation(staff(3), { ...(await applicationOf(id)), reason: REASON })
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

it('of a deleted foundation whose books stay, entries and the filter say the name that it keeps', async () => {
  const { user, foundation } = await makeFoundation(db, { name: 'Patas al Sol' })
  await makeDonation({ foundationId: user.id, status: 'aprobado' })
  const createdAt = new Date()
  const of = { subject: `foundation:${user.id}`, actorId: user.id } as const
  await insertAudit(db, { ...of, action: 'foundation.link', createdAt })
  await eraseAccount(makeContext(), user.id)
  await insertAudit(db, { actorId: 5, action: 'case.dismiss', subject: `user:${user.id}`, createdAt })
  const { name } = foundation
  expect(await listDecisions(db, `user:${user.id}`)).toMatchObject([{ action: 'case.dismiss', name }])
  expect(await listAuditActors(db)).toContainEqual({ id: user.id, name })
})

it('taking the audit log away needs the password a moment ago, and is an entry of it', async () => {
  const { id } = await makeUser(db, { role: 'admin' })
  const filters = { ...NO_AUDIT_FILTERS, actor: id }
  await insertAudit(db, { actorId: id, action: 'listing.keep', subject: 'pet:7', createdAt: new Date() })
  const stale: Actor = { kind: 'admin', id, session: { id: 'x', reauthenticated: false } }
  await expect(exportAuditLog(makeContext(stale), filters)).rejects.toMatchObject({ code: 'invalid' })
  expect(await exportAuditLog(makeContext(staffActor(id)), filters)).toMatchObject([
    { action: 'listing.keep' },
  ])
  expect((await listAuditLog(db, 1, filters)).rows).toMatchObject([
    { action: 'log.export', kind: 'log', count: 1, subjectId: null, name: null },
    { action: 'listing.keep' },
  ])
})

describe('the database', () => {
  const subject = { actorId: 5, subject: 'pet:100001', name: 'Luna', reason: REASON } as const
  const entry = { ...subject, action: 'listing.keep' } as const
  const change = (query: ReturnType<typeof sql>) => db.transaction((tx) => tx.execute(query))

  it.each([
    ['an entry is changed', sql`update audit_log set action = 'listing.release'`],
    ['the detail of an entry is emptied', sql`update audit_log set detail = '{}'`],
    ['an entry is deleted', sql`delete from audit_log`],
    ['the log is emptied', sql`truncate audit_log cascade`],
    ['a reason is reworded', sql`update audit_notes set reason = 'Otro motivo'`],
  ])('refuses when %s, by the application’s own role', async (_what, query) => {
    await insertAudit(db, { ...entry, createdAt: new Date() })
    const before = await listAudit(entry.subject)
    await expect(change(query)).rejects.toMatchObject({ cause: { code: '42501' } })
    expect(await listAudit(entry.subject)).toEqual(before)
  })

  it.each(AUDIT_ACTIONS)(
    'keeps numbers alone of what staff do (%s), which nobody could erase',
    async (action) => {
      const add = (detail: object) =>
        db.insert(auditLog).values({ actorId: 5, action, subject: 'pet:100003', detail })
      await add({ count: 3, document: 7 })
      for (const detail of [{ subject: 'Ana te escribió' }, { count: '3' }, { of: { name: 'Ana' } }, ['Ana']])
        await expect(add(detail)).rejects.toMatchObject({ cause: { constraint_name: 'audit_log_numbers' } })
    },
  )

  it('keeps an entry when the account of its author goes', async () => {
    const { id } = await makeUser(db)
    await insertAudit(db, { ...entry, actorId: id, subject: 'pet:100002', createdAt: new Date() })
    await db.delete(users).where(eq(users.id, id))
    expect((await listAudit('pet:100002')).at(-1)).toMatchObject({ actorId: id, name: 'Luna' })
  })
})

it('the audit log is filtered by person, subject and days of the reader’s country', async () => {
  const { id: staffId } = await makeUser(db, { role: 'admin' })
  const at = (text: string) => ({ actorId: staffId, createdAt: new Date(text) })
  const entries: AuditEntry[] = [
    { action: 'listing.keep', subject: 'pet:7', ...at('2098-03-01T04:59:00Z') },
    { action: 'payout.record', subject: 'foundation:8', ...at('2098-03-01T05:00:00Z') },
    { action: 'payout.reverse', subject: 'foundation:8', ...at('2098-03-01T06:00:00Z') },
    { action: 'foundation.approve', subject: 'foundation:8', ...at('2098-03-02T12:00:00Z') },
    { action: 'payment.settle', subject: 'payment:pi_1', ...at('2098-03-03T04:59:00Z') },
    { action: 'mail.resend', subject: 'mail:all', ...at('2098-03-03T05:00:00Z') },
  ]
  for (const entry of entries) await insertAudit(db, entry)
  const actions = async (query: Record<string, string>) => {
    const { filters } = parseAuditFilters({ quien: String(staffId), ...query }, 'COL')
    return (await listAuditLog(db, 1, filters)).rows.map(({ action }) => action)
  }
  expect(await actions({})).toHaveLength(6)
  expect(await actions({ que: 'dinero' })).toEqual(['payment.settle', 'payout.reverse', 'payout.record'])
  expect(await actions({ que: 'fundaciones' })).toEqual(['foundation.approve'])
  // Bogotá is five hours behind: its days begin at five.
  expect(await actions({ desde: '2098-03-01', hasta: '2098-03-02' })).toEqual([
    'payment.settle',
    'foundation.approve',
    'payout.reverse',
    'payout.record',
  ])
  expect(await actions({ quien: 'linea', desde: '2098-03-01' })).not.toContain('payment.settle')
  expect((await listAuditActors(db)).map(({ id }) => id)).toContain(staffId)
})

const EVERY_KIND: Record<AuditEntryDto['kind'], true> = {
  foundation: true,
  pet: true,
  user: true,
  mail: true,
  report: true,
  review: true,
  payment: true,
  log: true,
  rights: true,
  contact: true,
  adoption: true,
}

it('each kind of entry is found by one choice of the filter', async () => {
  const actorId = (await makeUser(db)).id
  for (const kind of Object.keys(EVERY_KIND) as AuditEntryDto['kind'][])
    await db.insert(auditLog).values({ actorId, action: 'test', subject: `${kind}:7` })
  const lists = AUDIT_TOPICS.map((topic) =>
    listAuditLog(db, 1, { ...NO_AUDIT_FILTERS, actor: actorId, topic }),
  )
  const found = (await Promise.all(lists)).map(({ rows }) => rows.map(({ kind }) => kind))
  expect(found.every(({ length }) => length > 0)).toBe(true)
  expect(found.flat().toSorted()).toEqual(Object.keys(EVERY_KIND).toSorted())
})
