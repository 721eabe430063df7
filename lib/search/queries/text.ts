import { desc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, cities, colors, pets, petTexts, searchTerms } from '@/db/schema'
import { groupBy } from '@/lib/platform/collections'
import { spellingsOf, stemOf } from '@/lib/search/tokenize'
import { mayBeMisspelt } from '@/lib/search/words/spelling'
import { partsOf, queryInField, queryOf, type TextPart } from './text-parts'

export interface TextMatch {
  query: string
  /** How well a row of `pet_texts` matches, as an integer; higher is better. */
  relevance: SQL
  corrected: string[] | null
}

/** The tsquery of a text without a letter or digit: `pet_texts` has nothing else. */
const FINDS_NOTHING = "'#'"

/**
 * Builds the tsquery of a text: all words must match in any gender and number, the last one as a prefix, and a usual name
 * of a breed also as the catalogue's; a misspelt word that no pet has is replaced by up to three similar ones. A text
 * without words finds nothing.
 */
export async function matchText(db: Db, text: string): Promise<TextMatch> {
  const typed = partsOf(text)
  if (typed.length === 0) return { query: FINDS_NOTHING, relevance: sql`0::int`, corrected: null }
  const similar = await listSimilarTerms(db, typed)
  const parts = typed.map((part): TextPart => {
    const terms = similar.get(part)
    return terms ? { ...part, terms, isPrefix: false } : part
  })
  const found = parts.map(({ typed, terms: [best] }) => (typed.length === 1 && best) || typed.join(' '))
  const isCorrected = typed.some((part, at) => stemOf(part.typed.join(' ')) !== stemOf(found[at] ?? ''))
  return {
    query: parts.map(queryOf).join('&'),
    relevance: sql.join(parts.map(partRelevance), sql` + `),
    corrected: isCorrected ? found.flatMap((words) => words.split(' ')) : null,
  }
}

const INDEXED_TERM = /^[a-z]{3,30}$/

/**
 * The tsquery of a text that is searched for again later: as in `matchText`, but a misspelt word also finds itself, once
 * a pet has it.
 */
export async function lastingTextQuery(db: Db, text: string): Promise<string> {
  const typed = partsOf(text)
  if (typed.length === 0) return FINDS_NOTHING
  const similar = await listSimilarTerms(db, typed)
  const queries = typed.map((part) => {
    const terms = similar.get(part)
    if (!terms) return queryOf(part)
    const meant = queryOf({ ...part, terms, isPrefix: false })
    // Whether pets have another word is not known, and the search takes it for misspelt.
    return part.typed.every((word) => INDEXED_TERM.test(word)) ? `(${queryOf(part)}|${meant})` : meant
  })
  return queries.join('&')
}

/**
 * The weight of the best field that has the part: A 8, B 6, C 4, D 2 (see the view `searchable_texts`); a field that
 * has it as a prefix only comes right below.
 */
function partRelevance(part: TextPart): SQL {
  const { isPrefix } = part
  const levels = (['A', 'B', 'C'] as const).flatMap((weight) => [
    queryInField(part, weight, false),
    ...(isPrefix ? [queryInField(part, weight, true)] : []),
  ])
  const step = isPrefix ? 1 : 2
  const cases = levels.map(
    (level, at) => sql`when ${petTexts.words} @@ ${level}::tsquery then ${sql.raw(String(8 - at * step))}`,
  )
  const rest = isPrefix
    ? sql`case when ${petTexts.words} @@ ${queryInField(part, '', false)}::tsquery then 2 else 1 end`
    : sql`2`
  return sql`case ${sql.join(cases, sql` `)} else ${rest} end`
}

/** Trigrams find what shares letters; a few of these are one misspelt word. */
const TERMS_ASKED = 20
const MAX_TERMS = 3
/** Of the likeliest. */
const MIN_LIKENESS = 0.8

/** For each part whose word no pet has in any form: what it may be a misspelling of. */
async function listSimilarTerms(db: Db, parts: readonly TextPart[]): Promise<Map<TextPart, string[]>> {
  const single = parts.filter(({ typed, breeds }) => typed.length === 1 && breeds.length === 0)
  if (single.length === 0) return new Map()
  const words = single.map(({ typed: [word = ''] }) => word)
  const forms = single.map(({ terms }) => terms.join(' '))
  const begun = single.find(({ isPrefix }) => isPrefix)?.typed[0] ?? null
  const rows = await db.execute<{ word: string; term: string; likeness: number }>(sql`
    with unknown as materialized (
      select word, place
      from unnest(${sql.param(`{${words}}`)}::text[], ${sql.param(`{${forms}}`)}::text[]) with ordinality as typed (word, forms, place)
      where not exists (
        select from ${searchTerms}
        where term = any (string_to_array(typed.forms, ' ')) or (typed.word = ${begun} and term like typed.word || '%')
      )
      and not exists (select from ${cities} where fold(${cities.name}) = typed.word)
      and not exists (select from ${breeds} where fold(${breeds.name}) = typed.word)
      and not exists (select from ${colors} where fold(${colors.name}) = typed.word)
    )
    select unknown.word, near.term, near.likeness
    from unknown
    cross join lateral (
      select term, pets, similarity(term, unknown.word)::float8 as likeness
      from ${searchTerms} where term % unknown.word
      order by likeness desc, pets desc, term limit ${TERMS_ASKED}
    ) as near
    -- Words of what was blocked or deleted stay in search_terms until they are pruned.
    where exists (select from ${petTexts} where ${petTexts.words} @@ near.term::tsquery)
    order by unknown.place, near.likeness desc, near.pets desc, near.term`)
  const found = groupBy(
    rows.filter(({ word, term }) => mayBeMisspelt(word, term)),
    ({ word }) => word,
  )
  return new Map(
    single.flatMap((part) => {
      const terms = found.get(part.typed[0] ?? '')
      if (!terms) return []
      const likely = terms.filter(({ likeness }) => likeness >= MIN_LIKENESS * (terms[0]?.likeness ?? 0))
      return [[part, likely.slice(0, MAX_TERMS).map(({ term }) => term)] as const]
    }),
  )
}

/** Those of the folded words that are part of the name of a pet in the search. */
export async function listPetNames(db: Db, words: readonly string[]): Promise<string[]> {
  const rows = await db.execute<{ word: string }>(sql`
    select wanted.word from unnest(${sql.param(`{${words}}`)}::text[]) as wanted (word)
    where exists (select from ${petTexts} where ${petTexts.words} @@ (quote_literal(wanted.word) || ':A')::tsquery)`)
  return rows.map(({ word }) => word)
}

const PETS_ASKED = 9

/** Restores accents and ñ of folded words, which is all the index holds: as typed, or as most of a few pets spell them. */
export async function restoreSpelling(db: Db, words: readonly string[], typed: string): Promise<string> {
  const others = words.filter((word) => spellingsOf(typed, word).length === 0)
  const texts = await listTexts(db, others)
  return words.map((word) => mostFrequent(spellingsOf(texts.get(word) ?? typed, word)) ?? word).join(' ')
}

async function listTexts(db: Db, words: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.execute<{ word: string; text: string }>(sql`
    select wanted.word, string_agg(concat_ws(' ', ${breeds.name}, ${breeds.internationalName}, ${colors.name}, ${cities.name}, ${pets.name},
      array_to_string(${pets.tags}, ' '), ${pets.description}), ' ') as text
    from unnest(${sql.param(`{${words}}`)}::text[]) as wanted (word)
    cross join lateral (
      select ${petTexts.petId} from ${petTexts} where ${petTexts.words} @@ wanted.word::tsquery limit ${PETS_ASKED}
    ) as found
    join ${pets} on ${pets.id} = found.pet_id
    join ${breeds} on ${breeds.id} = ${pets.breedId}
    join ${colors} on ${colors.id} = ${pets.colorId}
    join ${cities} on ${cities.id} = ${pets.cityId}
    group by wanted.word`)
  return new Map(rows.map(({ word, text }) => [word, text]))
}

function mostFrequent(forms: readonly string[]): string | undefined {
  const times = new Map<string, number>()
  for (const form of forms) times.set(form, (times.get(form) ?? 0) + 1)
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0]
}

export async function listCitiesLike(db: Db, word: string): Promise<number[]> {
  const likeness = sql`similarity(${cities.slug}, ${word})`
  const rows = await db
    .select({ id: cities.id })
    .from(cities)
    .where(sql`${cities.slug} % ${word}`)
    .orderBy(desc(likeness), desc(cities.population))
  return rows.map(({ id }) => id)
}
