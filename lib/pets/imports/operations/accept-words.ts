import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '@/db/client'
import { petImportRows, petImports, petImportWords } from '@/db/schema'
import { readHeader } from '@/lib/pets/imports/header'
import { requireImporter } from '@/lib/pets/imports/policy'
import { listQuestions } from '@/lib/pets/imports/review-queries'
import { withoutRowNumbers } from '@/lib/pets/imports/row-numbers'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { checkSheet, insertRows, lockImport } from './check'

interface Words {
  importId: number
  /** One word and what it means; without it every word that has a guess means that. */
  word?: string
  value?: string
}

/** Words of an account: more are forgotten, the oldest first. */
const MAX_WORDS = 2000

/**
 * Remembers what words of a checked file mean, in all of its rows and in the next files, and checks it again.
 * @throws DomainError unauthenticated, forbidden, not_found; invalid for another value than the suggested ones;
 * conflict if it was started; TooManyRequests.
 */
export async function acceptWords(ctx: Context, { importId, word, value }: Words): Promise<void> {
  const ownerId = requireImporter(ctx.actor)
  await limit(ctx, LIMITS.importWord, ownerId)
  await write(ctx, async (tx) => {
    const found = await lockImport(tx, ownerId, importId)
    if (found.status !== 'checked') throw new DomainError('conflict', 'Esta importación ya empezó.')
    const questions = await listQuestions(tx, importId)
    const asked = word === undefined ? questions : questions.filter((question) => question.word === word)
    const answers = asked.flatMap(({ word: key, options, hasGuess }) => {
      const guess = hasGuess ? options[0] : undefined
      const meant = word === undefined ? guess : options.find((option) => option === value)
      return meant === undefined ? [] : [{ ownerId, key, value: meant, createdAt: ctx.now }]
    })
    // Another tab may have answered it already.
    if (asked.length === 0) return
    if (answers.length === 0) throw new DomainError('invalid', 'Elige uno de la lista')
    await remember(tx, ownerId, answers)
    await checkAgain(tx, { ownerId, importId, titles: found.header, now: ctx.now })
  })
}

async function remember(
  tx: Tx,
  ownerId: number,
  answers: readonly { ownerId: number; key: string; value: string; createdAt: Date }[],
): Promise<void> {
  await tx
    .insert(petImportWords)
    .values([...answers])
    .onConflictDoUpdate({
      target: [petImportWords.ownerId, petImportWords.key],
      set: { value: sql`excluded.value`, createdAt: sql`excluded.created_at` },
    })
  await tx.execute(sql`
    delete from ${petImportWords} where ${petImportWords.ownerId} = ${ownerId} and ${petImportWords.key} in (
      select key from ${petImportWords} where owner_id = ${ownerId} order by created_at desc, key offset ${MAX_WORDS})`)
}

async function checkAgain(
  tx: Tx,
  { ownerId, importId, titles, now }: { ownerId: number; importId: number; titles: string[]; now: Date },
): Promise<void> {
  const ofImport = eq(petImportRows.importId, importId)
  const rows = await tx
    .select({ row: petImportRows.row, cells: petImportRows.cells })
    .from(petImportRows)
    .where(ofImport)
    .orderBy(asc(petImportRows.row))
  const checked = await checkSheet(
    tx,
    ownerId,
    { header: withoutRowNumbers(readHeader(titles), rows), rows },
    now,
  )
  await tx.delete(petImportRows).where(ofImport)
  await insertRows(tx, importId, checked.rows)
  await tx.update(petImports).set({ readings: checked.readings }).where(eq(petImports.id, importId))
}
