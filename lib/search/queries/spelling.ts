import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, cities, colors, pets, petTexts } from '@/db/schema'
import { spellingsOf } from '../words'

/** Enough that nobody's hurried spelling stands for everybody's. */
const PETS_ASKED = 9

/**
 * Writes folded words as people do, in lower case: the ones that were typed as they were typed, the others as most of a
 * few pets that have them. The index holds folded words only. A word that nobody writes any more stays folded.
 */
export async function restoreSpelling(db: Db, words: readonly string[], typed: string): Promise<string> {
  const others = words.filter((word) => spellingsOf(typed, word).length === 0)
  const texts = await listTexts(db, others)
  return words.map((word) => mostFrequent(spellingsOf(texts.get(word) ?? typed, word)) ?? word).join(' ')
}

/** What a few pets that have each word say of themselves; of each the well-kept names of the catalogue first. */
async function listTexts(db: Db, words: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.execute<{ word: string; text: string }>(sql`
    select wanted.word, string_agg(concat_ws(' ', ${breeds.name}, ${colors.name}, ${cities.name}, ${pets.name},
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

/** The earliest of the most frequent ones. */
function mostFrequent(forms: readonly string[]): string | undefined {
  const times = new Map<string, number>()
  for (const form of forms) times.set(form, (times.get(form) ?? 0) + 1)
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0]
}
