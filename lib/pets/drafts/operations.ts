import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '@/db/client'
import { petDrafts, petImports } from '@/db/schema'
import { findPetIdByCode } from '@/lib/pets/own-queries'
import { requirePublisher } from '@/lib/pets/policy'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { write } from '@/lib/platform/write'
import { formatCount } from '@/lib/text/numbers'
import type { DraftContent } from './dto'

/** Far more than a shelter has animals; files would fill the table without end. */
const MAX_DRAFTS = 3000

/**
 * Keeps a draft of an import: in an earlier one with its code, or from before the import, as a litter may have equal rows: in one of
 * its name and code without zeros, which spreadsheets take off, or, without a code, in one that says the same. It keeps its id: its
 * form may be open.
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
  const isFromBefore = sql`${petDrafts.createdAt} < (select i.started_at from ${petImports} i where i.id = ${importId})`
  const isNamed = and(eq(petDrafts.name, name), isFromBefore)
  const same =
    code === ''
      ? and(isNull(petDrafts.ownCode), eq(petDrafts.content, content), isNamed)
      : or(hasCode(code), and(hasBareCode(code), isNamed))
  const values = { ownCode: code === '' ? null : code, name, content, createdAt: now }
  const earlier = tx
    .select({ id: petDrafts.id })
    .from(petDrafts)
    .where(and(eq(petDrafts.ownerId, ownerId), same))
    .orderBy(desc(hasCode(code)), asc(petDrafts.id))
    .limit(1)
  const { count } = await tx
    .update(petDrafts)
    .set({ ...values, ownCode: withMostZeros(values.ownCode) })
    .where(eq(petDrafts.id, sql`(${earlier})`))
  if (count > 0) return
  if ((await tx.$count(petDrafts, eq(petDrafts.ownerId, ownerId))) >= MAX_DRAFTS) {
    throw new DomainError(
      'conflict',
      `Tienes ya ${formatCount(MAX_DRAFTS)} borradores. Publica o borra algunos primero.`,
    )
  }
  await tx.insert(petDrafts).values({ ownerId, ...values })
}

/**
 * Takes a draft that is being published: it ends with this transaction. The owner's account is locked.
 * @returns what the form does not have.
 * @throws DomainError conflict if it is gone, or if a pet of the owner has its code.
 */
export async function takeDraft(
  tx: Tx,
  ownerId: number,
  draftId: number,
): Promise<{ ownCode?: string; place: DraftContent['place'] }> {
  const [draft] = await tx
    .delete(petDrafts)
    .where(and(eq(petDrafts.id, draftId), eq(petDrafts.ownerId, ownerId)))
    .returning({ ownCode: petDrafts.ownCode, content: petDrafts.content })
  if (!draft) throw new DomainError('conflict', GONE)
  const { place } = draft.content as DraftContent
  const { ownCode } = draft
  if (ownCode === null) return { place }
  if ((await findPetIdByCode(tx, ownerId, ownCode)) !== null) {
    throw new DomainError('conflict', `Ya publicaste a la mascota con el código ${ownCode}. ${LOOK}`)
  }
  return { ownCode, place }
}

const LOOK = 'Mira tus borradores y tus publicaciones antes de seguir.'
const GONE = `Este borrador ya se publicó o se borró. ${LOOK}`

/** Deletes the drafts of a pet that an import publishes. */
export async function endDrafts(
  tx: Tx,
  { ownerId, code, name }: { ownerId: number; code: string; name: string },
): Promise<void> {
  if (code === '') return
  const same = or(hasCode(code), and(hasBareCode(code), eq(petDrafts.name, name)))
  await tx.delete(petDrafts).where(and(eq(petDrafts.ownerId, ownerId), same))
}

const hasCode = (code: string) => eq(sql`lower(${petDrafts.ownCode})`, code.toLowerCase())

const hasBareCode = (code: string) =>
  /^\d+$/.test(code)
    ? and(sql`${petDrafts.ownCode} ~ '^[0-9]+$'`, sql`ltrim(${petDrafts.ownCode}, '0') = ltrim(${code}, '0')`)
    : sql`false`

const withMostZeros = (code: string | null) =>
  sql`case when char_length(${petDrafts.ownCode}) > char_length(${code}) then ${petDrafts.ownCode} else ${code} end`

/** Idempotent. @throws DomainError unauthenticated; forbidden for staff. */
export async function deleteDraft(ctx: Context, { draftId }: { draftId: number }): Promise<void> {
  const ownerId = requirePublisher(ctx.actor)
  await write(ctx, async (tx) => {
    await tx.delete(petDrafts).where(and(eq(petDrafts.id, draftId), eq(petDrafts.ownerId, ownerId)))
  })
}
