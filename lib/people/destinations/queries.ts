import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petSearch, pets, users } from '@/db/schema'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import type { PetPicture } from '@/lib/platform/outbox/templates/markup'
import { DAY_MS } from '@/lib/text/durations'
import type { NamedDestination } from './copy'
import { readDestination } from './destination'

/** A stranger's mail must not carry what somebody wrote to its reader: short, without digits, dots or signs. */
const MAILED_NAME = /^[\p{L}\p{M}' -]{1,24}$/u

/** A picture can hold words, too: one that everybody has seen for so long, and nobody reported, holds none to this reader. */
const SEEN_FOR_MS = 3 * DAY_MS

interface MailedDestination extends NamedDestination {
  picture: PetPicture | null
}

/** For a mail, which nobody takes back: a pet is named only while it is in the lists. @param path from `mailedCallback` */
export async function findMailedDestination(
  db: Db,
  path: string | null,
  now: Date,
): Promise<MailedDestination> {
  const { purpose, petId } = readDestination(path)
  const pet = petId === null ? null : await findMailedPet(db, petId, now)
  return { purpose, pet: pet?.name ?? null, picture: pet?.picture ?? null, keeper: null }
}

async function findMailedPet(db: Db, petId: number, now: Date) {
  const [pet] = await db
    .select({ name: pets.name, publishedAt: pets.publishedAt, role: users.role })
    .from(petSearch)
    .innerJoin(pets, eq(pets.id, petSearch.id))
    .innerJoin(users, eq(users.id, pets.ownerId))
    .where(eq(petSearch.id, petId))
  if (!pet || !MAILED_NAME.test(pet.name)) return null
  const isKnown = pet.role === 'fundation' || pet.publishedAt.getTime() <= now.getTime() - SEEN_FOR_MS
  return { name: pet.name, picture: isKnown ? await findMailPicture(db, petId) : null }
}
