import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { fold } from '@/lib/text/text'

it('a text is folded alike here and in the database, for every Latin letter of names in Europe and America', async () => {
  const letters = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, index) =>
    String.fromCodePoint(0xc0 + index),
  ).filter((sign) => /\p{L}/u.test(sign))
  const rows = await db.execute<{ letter: string; folded: string }>(
    sql`select letter, fold(letter) folded from jsonb_array_elements_text(${JSON.stringify(letters)}::jsonb) letter`,
  )
  const different = [...rows].filter(({ letter, folded }) => fold(letter) !== folded)
  expect(different.map(({ letter, folded }) => [letter, fold(letter), folded])).toEqual([])
})
