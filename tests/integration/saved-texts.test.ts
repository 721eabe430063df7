import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { savedSearches } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { runMaintenance } from '@/lib/maintenance/operations'
import { readSavedTexts } from '@/lib/search/saved-searches/operations/read-texts'
import { makeContext, makePerson } from '@/tests/support/context'
import { AFTERNOON, noticesOf, runAt, save, savedRow } from '@/tests/support/saved-searches'

/** A saved search whose text an earlier release kept as it read it then. */
async function savedBefore(text: string, words: string | null) {
  const reader = await makePerson()
  const id = await save(reader, { name: text })
  const path = `/searcher/pet/dog/quito?q=${encodeURIComponent(text)}`
  await db.update(savedSearches).set({ path, words }).where(eq(savedSearches.id, id))
  return { reader, id }
}

it('a saved text of an earlier release is told of what the search finds by it now', async () => {
  const forms = await savedBefore('tranquila', "'tranquila':*")
  const nothing = await savedBefore('🐶', null)
  await runMaintenance(makeContext({ kind: 'anonymous' }, { now: new Date('2027-03-10T08:10:00Z') }))
  expect((await savedRow(forms.id)).words).toContain("'tranquilo'")
  await makePet(db, { name: 'Nube', description: `Es un perro tranquilo. ${'Duerme al sol. '.repeat(8)}` })
  await runAt(AFTERNOON)
  expect(await noticesOf(forms.reader)).toHaveLength(1)
  // Without a letter or digit it found all pets.
  expect(await noticesOf(nothing.reader)).toEqual([])
  expect(await readSavedTexts(db)).toBe(0)
})
