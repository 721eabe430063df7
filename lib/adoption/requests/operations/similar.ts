import type { Db } from '@/db/client'
import { listSimilarPets } from '@/lib/pets/similar-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { SimilarPet } from '@/lib/platform/outbox/templates/adoption'
import { petPath } from '@/lib/text/routes'

/** Pets to look at instead, as mails link them. @param exceptOwnerId whose pets are left out */
export async function listSimilarForMail(
  tx: Db,
  pet: Parameters<typeof listSimilarPets>[1],
  exceptOwnerId: number | null,
): Promise<SimilarPet[]> {
  const similar = await listSimilarPets(tx, pet, exceptOwnerId)
  return similar.map(({ id, name }) => ({ name, url: absoluteUrl(petPath(id)) }))
}
