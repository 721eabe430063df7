import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequestEvents, petSearch } from '@/db/schema'

/** How many pets are listed, and how many requests have ended in an adoption. */
export async function countSiteFacts(db: Db): Promise<{ pets: number; adoptions: number }> {
  const [pets, adoptions] = await Promise.all([
    db.$count(petSearch),
    db.$count(adoptionRequestEvents, eq(adoptionRequestEvents.status, 'concluida')),
  ])
  return { pets, adoptions }
}
