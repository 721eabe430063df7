import { and, eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '@/db/client'
import { petImportRows, petImports, users } from '@/db/schema'
import { type CheckedRow, checkRows } from '@/lib/pets/imports/check-rows'
import { listPlacedPets, readChoices } from '@/lib/pets/imports/pet-queries'
import { requireImporter } from '@/lib/pets/imports/policy'
import { readSheet, type Sheet } from '@/lib/pets/imports/read-sheet'
import { listAcceptedWords } from '@/lib/pets/imports/review-queries'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { MINUTE_MS } from '@/lib/text/durations'
import { plainLine } from '@/lib/text/plain-text'
import { cutText } from '@/lib/text/text'

const MAX_FILE_NAME = 120
/** Postgres limits the parameters of a statement. */
const ROWS_AT_ONCE = 200

/**
 * Checks a file with pets and stores the result; publishes nothing. Replaces an earlier file that was not imported.
 * @throws DomainError unauthenticated, forbidden; invalid (`file`); conflict while an import runs; TooManyRequests.
 */
export async function checkImport(ctx: Context, { file }: { file: File }): Promise<{ id: number }> {
  const ownerId = requireImporter(ctx.actor)
  await limit(ctx, LIMITS.importCheck, ownerId)
  const sheet = await readSheet(new Uint8Array(await file.arrayBuffer()))
  const { rows, readings } = await checkSheet(ctx.db, ownerId, sheet, ctx.now)
  return write(ctx, async (tx) => {
    await lockImporter(tx, ownerId)
    await requireNoneRunning(tx, ownerId)
    // Keeps one of a moment ago: the form may have been submitted twice.
    const before = lt(petImports.createdAt, new Date(ctx.now.getTime() - MINUTE_MS))
    const ofOwner = eq(petImports.ownerId, ownerId)
    await tx.delete(petImports).where(and(ofOwner, eq(petImports.status, 'checked'), before))
    const fileName = cutText(plainLine(file.name), MAX_FILE_NAME) || 'mascotas.csv'
    const { titles: header, notes } = sheet
    const [made] = await tx
      .insert(petImports)
      .values({ ownerId, fileName, header, notes, readings, createdAt: ctx.now })
      .returning({ id: petImports.id })
    if (!made) throw new Error('The import was not written')
    await insertRows(tx, made.id, rows)
    return made
  })
}

/** Judges the rows of a file with what the foundation said that its words mean. */
export async function checkSheet(db: Db, ownerId: number, sheet: Pick<Sheet, 'header' | 'rows'>, now: Date) {
  const [owner] = await db.select({ countryId: users.countryId }).from(users).where(eq(users.id, ownerId))
  const [choices, own, accepted] = await Promise.all([
    readChoices(db, owner?.countryId ?? null),
    listPlacedPets(db, ownerId),
    listAcceptedWords(db, ownerId),
  ])
  return checkRows(sheet, choices, own, now, accepted)
}

/** Stores the checked rows of an import, some at a time: a statement takes 65,535 parameters. */
export async function insertRows(tx: Tx, importId: number, rows: readonly CheckedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE)
    await tx.insert(petImportRows).values(some.map((row) => ({ ...row, importId })))
  }
}

/** Serialises the imports of an account. @throws DomainError unauthenticated when it is gone or suspended. */
async function lockImporter(tx: Tx, ownerId: number): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId), eq(users.active, true)))
    .for('no key update')
  if (!account) throw new DomainError('unauthenticated', 'Esta cuenta ya no existe')
}

/** The account is locked, too. @throws DomainError as `lockImporter`; not_found for somebody else's. */
export async function lockImport(tx: Tx, ownerId: number, importId: number) {
  await lockImporter(tx, ownerId)
  const own = and(eq(petImports.id, importId), eq(petImports.ownerId, ownerId))
  const [found] = await tx.select().from(petImports).where(own)
  if (!found) throw new DomainError('not_found', 'No encontramos esa importación')
  return found
}

/** Call with the account locked. @throws DomainError conflict. */
export async function requireNoneRunning(tx: Tx, ownerId: number): Promise<void> {
  const running = and(eq(petImports.ownerId, ownerId), eq(petImports.status, 'running'))
  if ((await tx.$count(petImports, running)) > 0)
    throw new DomainError('conflict', 'Tu importación anterior todavía está en curso. Espera a que termine.')
}
