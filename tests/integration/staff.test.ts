import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { foundationDocuments, foundations, outbox, petSearch, users } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import {
  approveFoundation,
  openDocument,
  rejectFoundation,
} from '@/lib/moderation/staff/foundations/operations'
import { findFoundationApplication, listPendingFoundations } from '@/lib/moderation/staff/foundations/queries'
import { listFailedMails } from '@/lib/moderation/staff/mails/queries'
import { countPendingWork } from '@/lib/moderation/staff/queries'
import type { Actor } from '@/lib/platform/actor'
import { applicationOf, makeApplicant } from '@/tests/support/applications'
import { listAudit } from '@/tests/support/audit'
import { makeContext, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

/** The admin of the demo world, whose pending foundation is account 4. */
const ADMIN: Actor = staffActor(5)
const DEMO_PENDING = 4
const REASON = 'El documento no muestra el nombre de la organización.'

const makePending = async () => {
  const { user, foundation } = await makeApplicant()
  return { id: user.id, email: user.email, name: foundation.name }
}
const findFoundationRow = async (id: number) =>
  (await db.select().from(foundations).where(eq(foundations.userId, id)))[0]
const auditOf = (id: number) => listAudit(`foundation:${id}`)
const isListed = async (petId: number) => (await db.$count(petSearch, eq(petSearch.id, petId))) === 1

describe('approving a foundation', () => {
  it('approving a foundation makes it and its pets public, mails it and is audited', async () => {
    const { id, email, name } = await makePending()
    const pet = await makePet(db, { ownerId: id })
    const ctx = makeContext(ADMIN)
    await approveFoundation(ctx, await applicationOf(id))
    expect(await findFoundationRow(id)).toMatchObject({
      status: 'aprobada',
      decidedAt: ctx.now,
      decidedBy: 5,
      decisionReason: null,
    })
    expect(await isListed(pet.id)).toBe(true)
    expect(ctx.expired).toEqual(
      expect.arrayContaining([
        'foundations',
        `foundation:${id}`,
        'pets',
        'foundation-pets',
        `owner-pets:${id}`,
        `pet:${pet.id}`,
        `city-pets:${pet.cityId}`,
      ]),
    )
    const [mail, ...others] = await mailsTo(email)
    expect(mail?.text).toContain(`/foundation/${id}`)
    expect(others).toEqual([])
    expect(await auditOf(id)).toMatchObject([
      { actorId: 5, action: 'foundation.approve', detail: {}, name, createdAt: ctx.now },
    ])
  })

  it('a rejected foundation can be approved by staff who saw the rejection', async () => {
    const { id, email } = await makePending()
    const pending = await applicationOf(id)
    await rejectFoundation(makeContext(ADMIN), { ...pending, reason: REASON })
    await expect(approveFoundation(makeContext(ADMIN), pending)).rejects.toMatchObject({ code: 'conflict' })
    await approveFoundation(makeContext(ADMIN), { ...(await applicationOf(id)), reason: 'Llegó el acta.' })
    expect(await findFoundationRow(id)).toMatchObject({
      status: 'aprobada',
      decisionReason: 'Llegó el acta.',
    })
    expect(await mailsTo(email)).toHaveLength(2)
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'foundation.reject',
      'foundation.approve',
    ])
  })
})

describe('rejecting a foundation', () => {
  it('rejecting a foundation keeps it hidden, mails the reason and is audited', async () => {
    const { id, email } = await makePending()
    const pet = await makePet(db, { ownerId: id })
    await rejectFoundation(makeContext(ADMIN), { ...(await applicationOf(id)), reason: REASON })
    expect(await findFoundationRow(id)).toMatchObject({
      status: 'rechazada',
      decidedBy: 5,
      decisionReason: REASON,
    })
    expect(await isListed(pet.id)).toBe(false)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain(REASON)
    expect(await auditOf(id)).toMatchObject([{ action: 'foundation.reject', detail: {}, reason: REASON }])
  })

  it('an approved foundation cannot be rejected', async () => {
    const { id } = await makePending()
    await approveFoundation(makeContext(ADMIN), await applicationOf(id))
    await expect(
      rejectFoundation(makeContext(ADMIN), { ...(await applicationOf(id)), reason: REASON }),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect((await findFoundationRow(id))?.status).toBe('aprobada')
  })
})

describe('decisions about a foundation', () => {
  it.each(['approve', 'reject'] as const)(
    'only one of two concurrent decisions succeeds (%s)',
    async (second) => {
      const { id, email } = await makePending()
      const application = await applicationOf(id)
      const decide = {
        approve: () => approveFoundation(makeContext(ADMIN), application),
        reject: () => rejectFoundation(makeContext(ADMIN), { ...application, reason: REASON }),
      }
      const results = await Promise.allSettled([decide.approve(), decide[second]()])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'conflict' },
      })
      expect(await mailsTo(email)).toHaveLength(1)
      expect(await auditOf(id)).toHaveLength(1)
    },
  )

  it.each([
    ['a visitor', { kind: 'anonymous' }, 'unauthenticated'],
    ['a person', { kind: 'user', id: 1, confirmed: true }, 'forbidden'],
    ['a foundation', { kind: 'foundation', id: 3, confirmed: true, approved: true }, 'forbidden'],
    ['a job', { kind: 'system', name: 'outbox' }, 'forbidden'],
  ] as const)('%s may not decide on a foundation', async (_who, actor, code) => {
    const ctx = makeContext(actor)
    const target = { ...(await applicationOf(DEMO_PENDING)), reason: REASON }
    await expect(approveFoundation(ctx, target)).rejects.toMatchObject({ code })
    await expect(rejectFoundation(ctx, target)).rejects.toMatchObject({ code })
    await expect(openDocument(ctx, { id: 1 })).rejects.toMatchObject({ code })
    expect((await findFoundationRow(DEMO_PENDING))?.status).toBe('pendiente')
    expect(ctx.expired).toEqual([])
  })

  it('a foundation with a closed account cannot be decided about', async () => {
    const person = await makeUser(db)
    const nobody = { foundationId: person.id, seen: '', reason: undefined }
    await expect(approveFoundation(makeContext(ADMIN), nobody)).rejects.toMatchObject({ code: 'not_found' })
    const { id } = await makePending()
    await db.update(users).set({ active: false }).where(eq(users.id, id))
    const closed = approveFoundation(makeContext(ADMIN), await applicationOf(id))
    await expect(closed).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('the queue of foundations', () => {
  it('the review queue lists the oldest first, includes documents and skips closed accounts', async () => {
    const late = await makePending()
    const early = await makePending()
    const closed = await makePending()
    const createdAt = new Date('2020-01-01')
    await db.update(foundations).set({ createdAt }).where(eq(foundations.userId, early.id))
    await db
      .update(foundationDocuments)
      .set({ createdAt })
      .where(eq(foundationDocuments.foundationId, early.id))
    await db.update(users).set({ emailVerifiedAt: createdAt }).where(eq(users.id, early.id))
    await db.update(users).set({ active: false }).where(eq(users.id, closed.id))
    const { rows } = await listPendingFoundations(db, 1)
    const ids = rows.map(({ id }) => id)
    expect(ids[0]).toBe(early.id)
    expect(ids.indexOf(DEMO_PENDING)).toBeLessThan(ids.indexOf(late.id))
    expect(ids).not.toContain(closed.id)
    expect(rows.find(({ id }) => id === DEMO_PENDING)?.documents.map((one) => one.contentType)).toEqual([
      'application/pdf',
      'image/png',
    ])
    const ready = rows.filter(({ documents, confirmed }) => documents.length > 0 && confirmed)
    expect((await countPendingWork(db)).pending).toBe(ready.length)
  })

  it('an application is found for any foundation and for no other account', async () => {
    expect(await findFoundationApplication(db, 3)).toMatchObject({
      status: 'aprobada',
      decidedBy: 'Daniela Morales',
    })
    expect(await findFoundationApplication(db, 1)).toBeNull()
  })
})

describe('documents', () => {
  it('staff download a document byte for byte, and reading it is audited', async () => {
    const [row] = await db
      .select()
      .from(foundationDocuments)
      .where(
        and(
          eq(foundationDocuments.foundationId, DEMO_PENDING),
          eq(foundationDocuments.contentType, 'application/pdf'),
        ),
      )
    const id = row?.id ?? 0
    const { bytes, contentType } = await openDocument(makeContext(ADMIN), { id })
    expect(contentType).toBe('application/pdf')
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(bytes.length).toBe(row?.bytes)
    expect((await auditOf(DEMO_PENDING)).at(-1)).toMatchObject({
      actorId: 5,
      action: 'document.view',
      detail: { document: id },
    })
  })

  it('a missing document or file answers not_found and is not audited', async () => {
    const { id } = await makePending()
    const [row] = await db
      .insert(foundationDocuments)
      .values({ foundationId: id, file: 'documents/none.pdf', contentType: 'application/pdf', bytes: 1 })
      .returning()
    for (const missing of [row?.id ?? 0, 2_147_483_647]) {
      await expect(openDocument(makeContext(ADMIN), { id: missing })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    expect(await auditOf(id)).toEqual([])
  })
})

it('the list of failed mails has only permanently failed ones', async () => {
  const mail = { subject: 'Hola', html: '<p>secreto</p>', text: 'secreto' }
  await db.insert(outbox).values([
    {
      ...mail,
      recipient: 'perdida@correo.example',
      idempotencyKey: 'lost',
      failedAt: new Date(),
      lastError: 'no',
    },
    { ...mail, recipient: 'pronto@correo.example', idempotencyKey: 'soon' },
  ])
  const { rows } = await listFailedMails(db, 1)
  expect(rows).toMatchObject([{ recipient: 'perdida@correo.example', subject: 'Hola', error: 'no' }])
  expect(JSON.stringify(rows)).not.toContain('secreto')
  expect((await countPendingWork(db)).failedMails).toBe(1)
})
