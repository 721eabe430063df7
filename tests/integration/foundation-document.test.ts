import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { auditLog, foundationDocuments, foundations, users } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { submitDocument } from '@/lib/foundations/operations'
import { findApplicationStatus } from '@/lib/foundations/queries'
import {
  approveFoundation,
  openDocument,
  rejectFoundation,
} from '@/lib/moderation/staff/foundations/operations'
import { checkDocument, storeDocument } from '@/lib/people/accounts/operations/document'
import type { Actor } from '@/lib/platform/actor'
import { sweepOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { applicationOf, makeApplicant } from '@/tests/support/applications'
import { later, makeContext, staffActor } from '@/tests/support/context'
import { losingDb } from '@/tests/support/losing-db'
import { mailsTo } from '@/tests/support/outbox'
import { isStored } from '@/tests/support/pets'

const ADMIN: Actor = staffActor(5)
const REASON = 'El documento no muestra el nombre de la organización.'
const PDF = '%PDF-1.7 acta con nombre'
const paper = (content = PDF) => ({ document: new File([content], '../acta.pdf', { type: 'text/html' }) })

const makeDocument = (foundationId: number) =>
  db
    .insert(foundationDocuments)
    .values({ foundationId, file: `documento-${foundationId}`, contentType: 'image/webp', bytes: 1 })

/** A foundation that staff turned away, and its own actor. */
async function makeRejected() {
  const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
  await rejectFoundation(makeContext(ADMIN), { ...(await applicationOf(user.id)), reason: REASON })
  const actor: Actor = { kind: 'foundation', id: user.id, confirmed: true, approved: false }
  return { id: user.id, email: user.email, actor }
}

const documentsOf = (id: number) =>
  db.select().from(foundationDocuments).where(eq(foundationDocuments.foundationId, id))
const stateOf = async (id: number) =>
  (await db.select().from(foundations).where(eq(foundations.userId, id)))[0]

describe('a foundation that was turned away', () => {
  it('a rejected foundation submits another document; staff see it with the earlier reason', async () => {
    const { id, email, actor } = await makeRejected()
    const ctx = makeContext(actor)
    await submitDocument(ctx, paper())
    expect(await stateOf(id)).toMatchObject({
      status: 'pendiente',
      decidedAt: null,
      decidedBy: null,
      decisionReason: REASON,
    })
    expect(await findApplicationStatus(db, id)).toMatchObject({ rejection: null, needsDocument: false })
    const [document, ...others] = await documentsOf(id)
    expect(others).toEqual([])
    expect(document).toMatchObject({ contentType: 'application/pdf', bytes: PDF.length })
    expect(document?.file).toMatch(/^documents\/[0-9a-f-]{36}\.pdf$/)
    const { bytes } = await openDocument(makeContext(ADMIN), { id: document?.id ?? 0 })
    expect(bytes.toString()).toBe(PDF)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Recibimos tu documento')
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `foundation:${id}`))
    expect(log).toContainEqual(
      expect.objectContaining({
        actorId: id,
        action: 'foundation.document',
        detail: { document: document?.id },
        createdAt: ctx.now,
      }),
    )
    await approveFoundation(makeContext(ADMIN), await applicationOf(id))
    expect((await stateOf(id))?.status).toBe('aprobada')
  })

  it.each([
    ['sent another document', async (id: number) => makeDocument(id)],
    [
      'changed its mission',
      (id: number) => db.update(foundations).set({ mission: 'Otra.' }).where(eq(foundations.userId, id)),
    ],
    [
      'changed its address',
      (id: number) => db.update(users).set({ address: 'Otra calle 12' }).where(eq(users.id, id)),
    ],
  ])('an application is not decided by what staff saw before it %s', async (_, change) => {
    const { user } = await makeApplicant()
    const seen = await applicationOf(user.id)
    await change(user.id)
    const conflict = { code: 'conflict', message: expect.stringContaining('Recarga la página') }
    await expect(approveFoundation(makeContext(ADMIN), seen)).rejects.toMatchObject(conflict)
    const rejection = rejectFoundation(makeContext(ADMIN), { ...seen, reason: REASON })
    await expect(rejection).rejects.toMatchObject(conflict)
    await approveFoundation(makeContext(ADMIN), await applicationOf(user.id))
    expect((await stateOf(user.id))?.status).toBe('aprobada')
  })

  it('only one of concurrent documents is accepted', async () => {
    const { id, actor } = await makeRejected()
    const tries = await Promise.allSettled(
      [1, 2, 3, 4].map(() => submitDocument(makeContext(actor), paper())),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await documentsOf(id)).toHaveLength(1)
  })

  it('the document is kept when the commit succeeds but its reply is lost', async () => {
    const { id, actor } = await makeRejected()
    // The first transaction finds room for it.
    await expect(submitDocument(makeContext(actor, { db: losingDb(1) }), paper())).rejects.toThrow(
      'CONNECTION_CLOSED',
    )
    const [document] = await documentsOf(id)
    const { bytes } = await openDocument(makeContext(ADMIN), { id: document?.id ?? 0 })
    expect(bytes.toString()).toBe(PDF)
  })

  it('an invalid document is refused, and one is still awaited', async () => {
    const { id, actor } = await makeRejected()
    await expect(submitDocument(makeContext(actor), paper('<html><script>'))).rejects.toMatchObject({
      fields: { document: 'Por favor carga un documento válido' },
    })
    expect((await stateOf(id))?.status).toBe('rechazada')
    expect(await documentsOf(id)).toEqual([])
  })
})

describe('nobody waits for a document', () => {
  it('of a foundation that is approved', async () => {
    const { user } = await makeFoundation(db)
    const ctx = makeContext({ kind: 'foundation', id: user.id, confirmed: true, approved: true })
    await expect(submitDocument(ctx, paper())).rejects.toMatchObject({ code: 'conflict' })
    expect((await stateOf(user.id))?.status).toBe('aprobada')
    expect(await documentsOf(user.id)).toEqual([])
  })

  it('a second document is refused after the first one that was awaited', async () => {
    const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    const actor: Actor = { kind: 'foundation', id: user.id, confirmed: true, approved: false }
    expect(await findApplicationStatus(db, user.id)).toMatchObject({
      status: 'pendiente',
      needsDocument: true,
    })
    await submitDocument(makeContext(actor), paper())
    await expect(submitDocument(makeContext(actor), paper())).rejects.toMatchObject({ code: 'conflict' })
    const [only] = await documentsOf(user.id)
    expect(await fileStore.get(only?.file ?? '')).not.toBeNull()
  })
})

describe('the sweep', () => {
  // Of those who were not taken above.
  beforeAll(async () => {
    await sweepOrphanedFiles(db, later(25))
  })

  it('removes a document that never got an owner, after a day, and none that has one', async () => {
    const { id, actor } = await makeRejected()
    await submitDocument(makeContext(actor), paper())
    const [owned] = await documentsOf(id)
    // As after a crash between the file and the row that names it.
    const { name } = await storeDocument(db, await checkDocument(paper().document))
    expect(await sweepOrphanedFiles(db, later(23))).toBe(0)
    expect(await isStored(name)).toBe(true)
    expect(await sweepOrphanedFiles(db, later(25))).toBe(1)
    expect(await isStored(name)).toBe(false)
    expect(await isStored(owned?.file ?? '')).toBe(true)
  })

  it('finds a file again that could not be removed', async () => {
    const { name } = await storeDocument(db, await checkDocument(paper().document))
    const failing = vi.spyOn(fileStore, 'delete').mockRejectedValueOnce(new Error('No answer'))
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await sweepOrphanedFiles(db, later(25))).toBe(0)
    expect(log).toHaveBeenCalledOnce()
    failing.mockRestore()
    log.mockRestore()
    expect(await sweepOrphanedFiles(db, later(25))).toBe(1)
    expect(await isStored(name)).toBe(false)
  })
})
