import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { donations, knownIps, outbox, reports, storageReservations, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { runMaintenance } from '@/lib/maintenance/operations'
import { keyedHash } from '@/lib/platform/secrets'
import { deleteAccount } from '@/lib/privacy/operations'
import { makeContext, makePerson } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const NOW = new Date('2026-06-01T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const SYSTEM = { kind: 'system', name: 'test' } as const
const runAt = (now: Date) => runMaintenance(makeContext(SYSTEM, { now }))

describe('what is kept of networks', () => {
  it('goes after half a year, also for accounts that never return', async () => {
    const { id: userId } = await makeUser(db)
    await db.insert(knownIps).values([
      { userId, ipHash: 'old', lastUsedAt: daysAgo(181) },
      { userId, ipHash: 'new', lastUsedAt: daysAgo(179) },
    ])
    await runAt(NOW)
    const left = await db.select().from(knownIps).where(eq(knownIps.userId, userId))
    expect(left.map(({ ipHash }) => ipHash)).toEqual(['new'])
  })

  it('goes from a visitor’s report a month after its decision, and from no other', async () => {
    const { id: petId } = await makePet(db)
    const report = (ip: string, decided: number | null) => ({
      petId,
      reporterIpHash: keyedHash(ip),
      reason: 'dinero',
      createdAt: daysAgo(90),
      ...(decided === null ? {} : { status: 'descartado' as const, decidedAt: daysAgo(decided) }),
    })
    await db.insert(reports).values([report('old', 31), report('new', 29), report('open', null)])
    await runAt(NOW)
    const rows = await db.select().from(reports).where(eq(reports.petId, petId)).orderBy(reports.id)
    expect(rows.map(({ reporterIpHash }) => reporterIpHash)).toEqual([
      null,
      keyedHash('new'),
      keyedHash('open'),
    ])
    expect(rows.map(({ reason }) => reason)).toEqual(['dinero', 'dinero', 'dinero'])
  })
})

describe('of a deleted account the outbox', () => {
  const mail = (recipient: string, values: Partial<typeof outbox.$inferInsert>) =>
    db.insert(outbox).values({
      recipient,
      subject: 'Berta te escribió sobre Luna',
      html: '<p>Hola Ana</p>',
      text: 'Hola Ana',
      headers: { 'List-Unsubscribe': '<https://querencia.example/avisos/x>' },
      idempotencyKey: crypto.randomUUID(),
      ...values,
    })

  it('keeps neither address nor subject nor text of what it sent or gave up', async () => {
    const { id, ctx } = await makePerson({ email: 'Ana.Leal@correo.example' })
    await mail('ana.leal@correo.example', { sentAt: new Date() })
    await mail('Ana.Leal@correo.example', { failedAt: new Date(), lastError: 'no such mailbox: Ana' })
    await deleteAccount(ctx, { password: '' })
    expect(await db.$count(users, eq(users.id, id))).toBe(0)
    const rows = await mailsTo('cuenta@eliminada.invalid')
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/Ana|Berta|Luna|avisos/)
    expect((await mailsTo('Ana.Leal@correo.example')).map(({ subject }) => subject)).toEqual([
      'Tu cuenta fue eliminada',
    ])
  })

  it('forgets the mail that said so an hour after it went out, and nobody else’s', async () => {
    const { email } = await makeUser(db)
    await mail('nadie.ya@correo.example', { sentAt: daysAgo(1) })
    await mail('nadie.aun@correo.example', { sentAt: null })
    await mail(email.toUpperCase(), { sentAt: daysAgo(1) })
    await runAt(NOW)
    expect(await mailsTo('nadie.ya@correo.example')).toEqual([])
    expect(await mailsTo('nadie.aun@correo.example')).toHaveLength(1)
    expect(await mailsTo(email.toUpperCase())).toHaveLength(1)
  })
})

it('a foundation whose books are kept leaves no files on their way', async () => {
  const { user } = await makeFoundation(db)
  const donor = await makeUser(db)
  await db
    .insert(donations)
    .values({ donorId: donor.id, foundationId: user.id, amountMinor: 500, currency: 'USD' })
  await db.insert(storageReservations).values({ ownerId: user.id, bytes: 9, expiresAt: daysAgo(-1) })
  const actor = {
    kind: 'foundation',
    id: user.id,
    confirmed: true,
    approved: true,
    justProven: true,
  } as const
  await deleteAccount(makeContext(actor), { password: '' })
  expect(await db.$count(users, eq(users.id, user.id))).toBe(1)
  expect(await db.$count(storageReservations, eq(storageReservations.ownerId, user.id))).toBe(0)
})
