import { and, eq, ne, sql } from 'drizzle-orm'
import { pets, petViews } from '@/db/schema'
import { hasPage } from '@/lib/pets/visibility-queries'
import type { Context } from '@/lib/platform/context'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { isWithin, limitIp } from '@/lib/platform/rate-limits/operations'

/** Self-declared bots and empty user agents; Cubot is a phone. */
const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|lighthouse|monitor|curl|wget|python|facebookexternalhit|^$/i

/** Counts a view, silently skipping the pet's owner, bots and rate-limited IPs. */
export async function countView(ctx: Context, view: { petId: number; agent: string }): Promise<void> {
  const { db, actor } = ctx
  if (BOT.test(view.agent.trim())) return
  const isCounted = await isWithin(async () => {
    await limitIp(ctx, LIMITS.viewIp)
    await limitIp(ctx, LIMITS.viewPet, String(view.petId))
  })
  if (!isCounted) return
  const isOthers = 'id' in actor ? ne(pets.ownerId, actor.id) : undefined
  const visited = db
    .select({ petId: pets.id, count: sql<number>`1`.as('count') })
    .from(pets)
    .where(and(eq(pets.id, view.petId), hasPage, isOthers))
  await db
    .insert(petViews)
    .select(visited)
    .onConflictDoUpdate({ target: petViews.petId, set: { count: sql`${petViews.count} + 1` } })
}
