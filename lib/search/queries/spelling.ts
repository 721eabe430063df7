import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, cities, colors, pets, petTexts } from '@/db/schema'
import { spellingsOf } from '@/lib/search/tokenize'

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
