import { and, eq, ne, sql } from 'drizzle-orm'
import { pets } from '@/db/schema'
import type { Context } from '@/lib/context'
import { TooManyRequests } from '@/lib/errors'
import { hasPage } from '@/lib/pets/visibility-queries'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { keyedHash } from '@/lib/secrets'

/** Programs that say what they are, and whoever says nothing; a telephone of the brand Cubot is none. */
const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|lighthouse|monitor|curl|wget|python|facebookexternalhit|^$/i

/**
 * Counts a visit to a pet's page. Those of its owner and of programs do not count, nor do more from one clientIp than
 * people make. It says nothing about what it did, and touches nothing that is cached, searched or edited.
 */
export async function countView(ctx: Context, view: { petId: number; agent: string }): Promise<void> {
  const { db, actor, clientIp, now } = ctx
  if (BOT.test(view.agent.trim())) return
  const hits = [
    { rule: LIMITS.viewIp, key: keyedHash(clientIp) },
    { rule: LIMITS.viewPet, key: keyedHash(`${clientIp} ${view.petId}`) },
  ]
  try {
    await consumeRateLimits(db, hits, now)
  } catch (error) {
    if (error instanceof TooManyRequests) return
    throw error
  }
  const isOthers = 'id' in actor ? ne(pets.ownerId, actor.id) : undefined
  await db
    .update(pets)
    .set({ views: sql`${pets.views} + 1` })
    .where(and(eq(pets.id, view.petId), hasPage, isOthers))
}
