import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/db/client'
import { petDrafts, petImports, pets } from '@/db/schema'
import { requirePublisher } from '@/lib/pets/policy'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { write } from '@/lib/platform/write'
import type { DraftContent } from './dto'

/** Far more than a shelter has animals; files would fill the table without end. */
const MAX_DRAFTS = 3000

/**
 * Keeps a draft of an import in the place of an earlier one with its code, or, without a code, of those from before the import that
 * say the same: a litter may have equal rows.
 * @throws DomainError conflict if there are too many.
 */
export async function saveDraft(
  tx: Tx,
  {
    ownerId,
    importId,
    code,
    name,
    content,
    now,
  }: { ownerId: number; importId: number; code: string; name: string; content: DraftContent; now: Date },
): Promise<void> {
  const same =
    code === ''
      ? and(
          isNull(petDrafts.ownCode),
          eq(petDrafts.name, name),
          eq(petDrafts.content, content),
          sql`${petDrafts.createdAt} < (select i.started_at from ${petImports} i where i.id = ${importId})`,
        )
      : hasCode(code)
  await tx.delete(petDrafts).where(and(eq(petDrafts.ownerId, ownerId), same))
  if ((await tx.$count(petDrafts, eq(petDrafts.ownerId, ownerId))) >= MAX_DRAFTS) {
    throw new DomainError('conflict', `Tienes ya ${MAX_DRAFTS} borradores. Publica o borra algunos primero.`)
  }
  await tx
    .insert(petDrafts)
    .values({ ownerId, ownCode: code === '' ? null : code, name, content, createdAt: now })
}

/**
 * Takes a draft that is being published: it ends with this transaction. The owner's account is locked.
 * @returns what the form does not have; null if it is gone
 */
export async function takeDraft(
  tx: Tx,
  ownerId: number,
  draftId: number,
): Promise<{ ownCode?: string; place: DraftContent['place'] } | null> {
  const [draft] = await tx
    .delete(petDrafts)
    .where(and(eq(petDrafts.id, draftId), eq(petDrafts.ownerId, ownerId)))
    .returning({ ownCode: petDrafts.ownCode, content: petDrafts.content })
  if (!draft) return null
  const { place } = draft.content as DraftContent
  const { ownCode } = draft
  if (ownCode === null || (await isCodeTaken(tx, ownerId, ownCode))) return { place }
  return { ownCode, place }
}

const isCodeTaken = async (db: Db, ownerId: number, code: string): Promise<boolean> =>
  (await db.$count(
    pets,
    and(eq(pets.ownerId, ownerId), eq(sql`lower(${pets.ownCode})`, code.toLowerCase())),
  )) > 0

/** Of a pet that an import publishes. */
export async function endDrafts(tx: Tx, ownerId: number, code: string): Promise<void> {
  if (code === '') return
  await tx.delete(petDrafts).where(and(eq(petDrafts.ownerId, ownerId), hasCode(code)))
}

const hasCode = (code: string) => eq(sql`lower(${petDrafts.ownCode})`, code.toLowerCase())

/** Idempotent. @throws DomainError unauthenticated; forbidden for staff. */
export async function deleteDraft(ctx: Context, { draftId }: { draftId: number }): Promise<void> {
  const ownerId = requirePublisher(ctx.actor)
  await write(ctx, async (tx) => {
    await tx.delete(petDrafts).where(and(eq(petDrafts.id, draftId), eq(petDrafts.ownerId, ownerId)))
  })
}
