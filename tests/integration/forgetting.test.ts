import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  donations,
  emailTokens,
  foundationSlugs,
  keptCases,
  knownIps,
  outbox,
  paymentDifferences,
  reports,
  rightsRequests,
  staffReauthentications,
  storageReservations,
  users,
} from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { withdrawStory } from '@/lib/adoption/story-offers/operations'
import { runMaintenance } from '@/lib/maintenance/operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import { keyedHash } from '@/lib/platform/secrets'
import { deleteAccount } from '@/lib/privacy/operations'
import { listAudit } from '@/tests/support/audit'
import { on } from '@/tests/support/check-ins'
import { makeContext, makePerson } from '@/tests/support/context'
import { makeDonation } from '@/tests/support/donations'
import { mailsTo } from '@/tests/support/outbox'
import { published } from '@/tests/support/stories'

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

  it('forgets what was given up after the account was gone, unless staff may still send it', async () => {
    await mail('ya.sin.cuenta@correo.example', { failedAt: daysAgo(1), lastError: 'no such mailbox' })
    await mail('pide.sus.datos@correo.example', { failedAt: daysAgo(1) })
    const asked = { right: 'access' as const, countryId: 'ECU' as const, body: '¿Qué saben de mí?' }
    await db.insert(rightsRequests).values({ ...asked, email: 'Pide.Sus.Datos@correo.example' })
    await runAt(NOW)
    expect(await mailsTo('ya.sin.cuenta@correo.example')).toEqual([])
    expect(await mailsTo('pide.sus.datos@correo.example')).toHaveLength(1)
  })
})

describe('the hourly cleanup', () => {
  it('deletes links that ended a day ago, and when staff gave their password', async () => {
    const { id: userId } = await makeUser(db)
    const link = (tokenHash: string, days: number) => ({
      tokenHash,
      userId,
      purpose: 'sign-in' as const,
      expiresAt: daysAgo(days),
    })
    await db.insert(emailTokens).values([link('old link', 1.1), link('new link', 0.9)])
    const given = (sessionId: string, days: number) => ({
      sessionId,
      userId,
      reauthenticatedAt: daysAgo(days),
    })
    await db.insert(staffReauthentications).values([given('old session', 1.1), given('new session', 0.9)])
    await runAt(NOW)
    const links = await db.select().from(emailTokens).where(eq(emailTokens.userId, userId))
    expect(links.map(({ tokenHash }) => tokenHash)).toEqual(['new link'])
    const sessions = await db
      .select()
      .from(staffReauthentications)
      .where(eq(staffReauthentications.userId, userId))
    expect(sessions.map(({ sessionId }) => sessionId)).toEqual(['new session'])
  })

  it('frees the room of files that never came, also where nobody uploads again', async () => {
    const { id: ownerId } = await makeUser(db)
    await db.insert(storageReservations).values([
      { ownerId, bytes: 1, expiresAt: daysAgo(0.01) },
      { ownerId, bytes: 2, expiresAt: daysAgo(-0.01) },
    ])
    await runAt(NOW)
    const left = await db.select().from(storageReservations).where(eq(storageReservations.ownerId, ownerId))
    expect(left.map(({ bytes }) => bytes)).toEqual([2])
  })

  it('deletes a suspended account that nobody confirmed and keeps its case, but none that is blocked', async () => {
    const unconfirmed = { emailVerifiedAt: null, createdAt: daysAgo(31), active: false }
    const suspended = await makeUser(db, {
      ...unconfirmed,
      suspendedAt: daysAgo(20),
      suspensionReason: 'Pide dinero',
    })
    const blocked = await makeUser(db, { ...unconfirmed, blockedAt: daysAgo(20) })
    await runAt(NOW)
    expect(await db.$count(users, eq(users.id, suspended.id))).toBe(0)
    expect(await db.$count(keptCases, eq(keptCases.accountId, suspended.id))).toBe(1)
    expect(await db.$count(users, eq(users.id, blocked.id))).toBe(1)
  })
})

it('what staff wrote of a payment goes with its donor', async () => {
  const { id: donorId, ctx } = await makePerson()
  const { id: donationId, paymentId } = await makeDonation({
    donorId,
    status: 'aprobado',
    paymentId: `pi_${donorId}`,
  })
  const again = `pi_${donorId}_otra_vez`
  await db
    .insert(paymentDifferences)
    .values({ kind: 'falta aquí', paymentId: again, donationId, foundAt: NOW })
  const subjects = [`payment:${paymentId}`, `payment:${again}`] as const
  const note = { actorId: 1, action: 'payment.settle' as const, reason: 'Ana nos llamó por esto.' }
  for (const subject of subjects) await insertAudit(db, { ...note, subject, createdAt: NOW })
  await deleteAccount(ctx, { password: '' })
  for (const subject of subjects)
    expect(await listAudit(subject)).toMatchObject([{ action: 'payment.settle', reason: null }])
})

it.each(['adopter', 'owner'] as const)(
  'what staff noted of a story goes with its %s, also where it was withdrawn before',
  async (side) => {
    const story = await published()
    const { requestId, adopter } = story
    const subject = `adoption:${requestId}`
    expect(await listAudit(subject)).toMatchObject([{ action: 'story.publish', name: 'Frida' }])
    await withdrawStory(on(adopter, 40), { requestId })
    expect(await listAudit(subject)).toMatchObject([{ action: 'story.publish', name: 'Frida' }])
    await deleteAccount(on(story[side], 41), { password: '' })
    expect(await listAudit(subject)).toMatchObject([{ action: 'story.publish', name: null, reason: null }])
  },
  // Its photo is decoded.
  60_000,
)

it('a foundation whose books are kept leaves no files on their way, and no short link', async () => {
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
  // Nor a short link, which the cleanup would make of its name.
  await runAt(NOW)
  expect(await db.$count(foundationSlugs, eq(foundationSlugs.foundationId, user.id))).toBe(0)
})
