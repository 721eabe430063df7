import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, petImportRows, petImportWords } from '@/db/schema'
import type { PetType } from '@/lib/text/vocabulary'
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
  const namesOf = namesReader(db)
  for (const { column, suggestion } of rows.flatMap(({ problems }) => problems)) {
    if (!suggestion) continue
    const { key, type, typed, options, hasGuess = true } = suggestion
    // `key` is the column of a problem.
    const word = acceptedKey(key as ColumnKey, type, typed)
    const known = questions.get(word)
    if (known) known.rows++
    else {
      const isOpen = key === 'breedId' && !hasGuess
      const all = isOpen ? [...new Set([...options, ...(await namesOf(type))])] : options
      questions.set(word, { word, column, typed, options: all, hasGuess, rows: 1 })
    }
  }
  return [...questions.values()].sort((one, other) => other.rows - one.rows)
}

/** All breeds of a type, which a checked row is too small for. */
function namesReader(db: Db) {
  const known = new Map<string, Promise<string[]>>()
  return (type: PetType | ''): Promise<string[]> => {
    const names = known.get(type) ?? listBreedNames(db, type)
    known.set(type, names)
    return names
  }
}

async function listBreedNames(db: Db, type: PetType | ''): Promise<string[]> {
  const rows = await db
    .select({ name: breeds.name })
    .from(breeds)
    .where(type === '' ? undefined : eq(breeds.type, type))
    .orderBy(asc(breeds.name))
  return rows.map(({ name }) => name)
}
