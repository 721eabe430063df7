import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { searchTerms } from '@/db/schema'
import { searchWords } from '../words'

interface TextMatch {
  /** A tsquery. */
  words: string
  /** Folded words after spelling correction; null if nothing was corrected. */
  corrected: string[] | null
}

/**
 * Builds the tsquery of a text: all words must match, the last one as a prefix; a word that no pet has is replaced
 * by up to three similar ones. Null for a text without words.
 */
export async function matchText(db: Db, text: string): Promise<TextMatch | null> {
  const words = searchWords(text)
  if (words.length === 0) return null
  const similar = await listSimilarTerms(db, words)
  const isLast = (at: number) => at === words.length - 1
  const parts = words.map((word, at) => {
    const terms = similar.get(word)
    return terms ? `(${terms.map((term) => `'${term}'`).join('|')})` : `'${word}'${isLast(at) ? ':*' : ''}`
  })
  const found = words.map((word) => similar.get(word)?.[0] ?? word)
  const isCorrected = words.some((word, at) => stemOf(word) !== stemOf(found[at] ?? word))
  return { words: parts.join('&'), corrected: isCorrected ? found : null }
}

/** Gender and number are no misspelling: 'cariñosa', 'cariñoso'. */
const stemOf = (word: string) => word.replace(/[aeo]?s?$/, '')

/** Trigram neighbours of the words that no pet has, best first. */
async function listSimilarTerms(db: Db, words: string[]): Promise<Map<string, string[]>> {
  const rows = await db.execute<{ word: string; terms: string[] }>(sql`
    select typed.word, array(
      select term from (
        select term, pets, similarity(term, typed.word) as likeness,
          max(similarity(term, typed.word)) over () as best
        from ${searchTerms} where term % typed.word
      ) as near
      where likeness >= 0.8 * best
      order by likeness desc, pets desc, term limit 3
    ) as terms
    from unnest(${sql.param(`{${words}}`)}::text[]) with ordinality as typed (word, place)
    where not exists (
      select from ${searchTerms}
      where term = typed.word or (typed.place = ${words.length} and term like typed.word || '%')
    )`)
  return new Map(rows.flatMap(({ word, terms }) => (terms.length > 0 ? [[word, terms] as const] : [])))
}
