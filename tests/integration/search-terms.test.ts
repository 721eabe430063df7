import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets, searchTerms } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { pruneSearchTerms } from '@/lib/search/operations'
import { lastingTextQuery, matchText } from '@/lib/search/queries/text'

/** A description has 80 letters at least. */
const described = (words: string) => `${words} `.repeat(8)

const termsLike = async (start: string) =>
  (
    await db
      .select()
      .from(searchTerms)
      .where(sql`${searchTerms.term} like ${`${start}%`}`)
  ).map(({ term, pets }) => [term, pets])

it('deletes the words that no pet has any more, and counts the others', async () => {
  const { id: ownerId } = await makeUser(db)
  const both = 'Le dicen zurumbatico y zopilotero.'
  const gone = await makePet(db, { ownerId, description: described(both) })
  await makePet(db, { ownerId, description: described('Un perro zurumbatico.') })
  expect((await termsLike('z')).map(([term]) => term)).toEqual(
    expect.arrayContaining(['zopilotero', 'zurumbatico']),
  )
  await db.delete(pets).where(eq(pets.id, gone.id))
  expect(await pruneSearchTerms(db)).toBeGreaterThan(0)
  const left = await termsLike('z')
  expect(left).toContainEqual(['zurumbatico', 1])
  expect(left.map(([term]) => term)).not.toContain('zopilotero')
})

it('keeps the word of a pet that is published while it counts', async () => {
  const { id: ownerId } = await makeUser(db)
  const gone = await makePet(db, { ownerId, description: described('Le dicen zangolotino.') })
  await db.delete(pets).where(eq(pets.id, gone.id))
  // Its transaction finds the word, and so does not write it; the pruning has to wait for it.
  let pruning: Promise<number> | undefined
  await db.transaction(async (tx) => {
    await makePet(tx, { ownerId, description: described('Otro zangolotino.') })
    pruning = pruneSearchTerms(db)
    await tx.execute(sql`select pg_sleep(0.3)`)
  })
  await pruning
  expect((await termsLike('zangolotino')).map(([term]) => term)).toEqual(['zangolotino'])
})

it('no word is a correction while no pet that is found has it', async () => {
  const { id: ownerId } = await makeUser(db)
  const { id } = await makePet(db, { ownerId, description: described('Le dicen zarrapastrosa.') })
  const corrected = async () => (await matchText(db, 'zarrapastroza'))?.corrected
  expect(await corrected()).toEqual(['zarrapastrosa'])
  const block = (blockedAt: Date | null) => db.update(pets).set({ blockedAt }).where(eq(pets.id, id))
  await block(new Date())
  expect((await termsLike('zarra')).map(([term]) => term)).toEqual(['zarrapastrosa'])
  expect(await corrected()).toBeNull()
  expect(await lastingTextQuery(db, 'zarrapastroza')).not.toContain('zarrapastrosa')
  await block(null)
  expect(await corrected()).toEqual(['zarrapastrosa'])
})
