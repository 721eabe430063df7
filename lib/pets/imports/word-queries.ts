import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petImportRows, petImportWords } from '@/db/schema'
import { type AcceptedWords, acceptedKey } from './accepted-words'
import type { ColumnKey } from './columns'
import type { WordQuestion } from './dto'

export async function listAcceptedWords(db: Db, ownerId: number): Promise<AcceptedWords> {
  const rows = await db
    .select({ key: petImportWords.key, value: petImportWords.value })
    .from(petImportWords)
    .where(eq(petImportWords.ownerId, ownerId))
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** The words of a file that are not understood, the commonest first. The caller checks the owner. */
export async function listQuestions(db: Db, importId: number): Promise<WordQuestion[]> {
  const rows = await db
    .select({ problems: petImportRows.problems })
    .from(petImportRows)
    .where(and(eq(petImportRows.importId, importId), eq(petImportRows.verdict, 'faulty')))
    .orderBy(asc(petImportRows.row))
  const questions = new Map<string, WordQuestion>()
  for (const { column, suggestion } of rows.flatMap(({ problems }) => problems)) {
    if (!suggestion) continue
    const { key, type, typed, options } = suggestion
    // `key` is the column of a problem.
    const word = acceptedKey(key as ColumnKey, type, typed)
    const known = questions.get(word)
    if (known) known.rows++
    else questions.set(word, { word, column, typed, options, rows: 1 })
  }
  return [...questions.values()].sort((one, other) => other.rows - one.rows)
}
