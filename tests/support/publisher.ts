import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { petPhotos, petSearch, pets, type users } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import type { Actor } from '@/lib/actor'
import { makeContext } from '@/tests/support/context'
import { petInput } from '@/tests/support/pet-input'

/** Words that a private person's listing is held for. */
export const WITH_PHONE = `Llámame al 0991234567. ${'Es muy tranquila y duerme toda la siesta. '.repeat(4)}`
export const PLAIN = 'Es muy tranquila y duerme toda la siesta con su gente. '.repeat(4)

/** A new person, and requests of theirs. */
export async function makePublisher(overrides: Partial<typeof users.$inferInsert> = {}) {
  const { id } = await makeUser(db, overrides)
  const actor: Actor = { kind: 'user', id, confirmed: true }
  return { id, actor, ctx: () => makeContext(actor) }
}

/** What a form says of a new pet. */
export const newPet = async (changes: Parameters<typeof petInput>[1] = {}) =>
  petInput(await makePet(db), { description: PLAIN, ...changes })

export async function rowOf(id: number) {
  const [row] = await db.select().from(pets).where(eq(pets.id, id))
  if (!row) throw new Error('There is no such pet')
  return row
}

/** Whether a pet can be found by searching. */
export const isListed = async (id: number) => (await db.$count(petSearch, eq(petSearch.id, id))) === 1

/** Gives a pet photos without files. */
export async function addPhotos(petId: number, ...hashes: string[]) {
  const rows = hashes.map((hash, position) => ({
    petId,
    position,
    hash,
    width: 8,
    height: 6,
    blur: 'data:,',
  }))
  await db.insert(petPhotos).values(rows)
}

export async function photosOf(petId: number): Promise<string[]> {
  const rows = await db.select().from(petPhotos).where(eq(petPhotos.petId, petId)).orderBy(petPhotos.position)
  return rows.map(({ hash }) => hash)
}
