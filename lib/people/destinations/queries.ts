import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petSearch, pets } from '@/db/schema'
import type { NamedDestination } from './copy'
import { readDestination } from './destination'

/** A stranger's mail must not carry what somebody wrote to its reader: short, without digits, dots or signs. */
const MAILED_NAME = /^[\p{L}\p{M}' -]{1,24}$/u

/** For a mail, which nobody takes back: a pet is named only while it is in the lists. @param path from `mailedCallback` */
export async function findMailedDestination(db: Db, path: string | null): Promise<NamedDestination> {
  const { purpose, petId } = readDestination(path)
  return { purpose, pet: petId === null ? null : await findMailedName(db, petId), keeper: null }
}

async function findMailedName(db: Db, petId: number): Promise<string | null> {
  const [pet] = await db
    .select({ name: pets.name })
    .from(petSearch)
    .innerJoin(pets, eq(pets.id, petSearch.id))
    .where(eq(petSearch.id, petId))
  return pet && MAILED_NAME.test(pet.name) ? pet.name : null
}
