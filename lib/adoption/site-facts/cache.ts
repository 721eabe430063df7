import 'server-only'
import { and, not, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, petSearch } from '@/db/schema'
import { saidItFailed } from '@/lib/adoption/condition-queries'
import { PETS_TAG } from '@/lib/platform/bus/cache-tags'
import { cachedRead } from '@/lib/platform/runtime'

/** How many pets are listed, and how many adoptions have lasted until now. */
export async function countSiteFacts(db: Db): Promise<{ pets: number; adoptions: number }> {
  const [pets, adoptions] = await Promise.all([
    db.$count(petSearch),
    // The status as the index has it, not as a parameter.
    db.$count(adoptionRequests, and(sql`${adoptionRequests.status} = 'concluida'`, not(saidItFailed(db)))),
  ])
  return { pets, adoptions }
}

/**
 * Figures of the home page. No tag of adoptions is needed: each changes its pet, too. What an adopter says later, and what a
 * deleted account takes along, is counted from the next change of a pet on.
 */
export const getSiteFacts = cachedRead('site-facts', countSiteFacts, () => [PETS_TAG])
