import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '@/db/client'
import { foundationSlugs, foundations, users } from '@/db/schema'
import { insertAudit } from '@/lib/platform/audit/operations'
import { slugTag } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { mergeEdit } from '@/lib/platform/forms/merge-edit'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { requireFoundation } from './policy'
import type { SlugInput } from './schema'
import { MAX_SLUGS, slugOf, slugWithId } from './slug'
import { listSlugs, listWithoutSlug } from './slug-queries'

const MAX_NAMED = 500

/** An existing one stays. Call in the transaction that approves the foundation, which holds its row. */
export async function giveSlug(tx: WriteTx, { id, name }: { id: number; name: string }): Promise<void> {
  if ((await tx.$count(foundationSlugs, eq(foundationSlugs.foundationId, id))) > 0) return
  for (const slug of [slugOf(name, id), slugWithId(id)]) {
    const given = await tx
      .insert(foundationSlugs)
      .values({ slug, foundationId: id })
      .onConflictDoNothing()
      .returning({ slug: foundationSlugs.slug })
    if (given.length > 0) return tx.expire(slugTag(slug))
  }
  throw new Error(`No short link is left for foundation ${id}`)
}

/** For foundations that were approved before there were short links. @returns how many got one. */
export async function giveMissingSlugs(ctx: Context): Promise<number> {
  const missing = await listWithoutSlug(ctx.db, MAX_NAMED)
  for (const { id, name } of missing)
    await write(ctx, async (tx) => {
      await tx.select().from(foundations).where(eq(foundations.userId, id)).for('update')
      await giveSlug(tx, { id, name })
    })
  return missing.length
}

/**
 * Changes the actor's short link; earlier ones redirect for good and stay taken. Idempotent. @throws DomainError
 * unauthenticated, forbidden; invalid (`slug`) for a taken one and after too many; RecordChanged; TooManyRequests.
 */
export async function changeSlug(
  ctx: Context,
  { slug: typed, madeFrom = '', taken = [] }: SlugInput,
): Promise<void> {
  const id = requireFoundation(ctx.actor)
  if (ctx.actor.kind !== 'foundation' || !ctx.actor.approved) throw notApproved()
  await limit(ctx, LIMITS.slugAccount, id)
  await write(ctx, async (tx) => {
    const foundation = await lockApproved(tx, id)
    const own = await listSlugs(tx, id)
    const present = own.find(({ retiredAt }) => retiredAt === null)
    const saved = present ? { slug: present.slug } : null
    const edit = { madeFrom, taken }
    const { fields } = await mergeEdit({ slug: typed }, saved, edit, { slug: 'Nombre del enlace' })
    const { slug } = fields
    if (present?.slug === slug) return
    await tx
      .update(foundationSlugs)
      .set({ retiredAt: ctx.now })
      .where(and(eq(foundationSlugs.foundationId, id), isNull(foundationSlugs.retiredAt)))
    const known = own.some((one) => one.slug === slug)
    if (!known && own.length >= MAX_SLUGS)
      throw invalidFields({ slug: `Tu fundación ya tuvo ${MAX_SLUGS} enlaces: elige uno de ellos` })
    if (known) await tx.update(foundationSlugs).set({ retiredAt: null }).where(eq(foundationSlugs.slug, slug))
    else await take(tx, slug, id, ctx.now)
    await insertAudit(tx, {
      actorId: id,
      action: 'foundation.link',
      subject: `foundation:${id}`,
      name: foundation.name,
      reason: `Antes: «${present?.slug ?? ''}». Ahora: «${slug}».`,
      createdAt: ctx.now,
    })
    // Earlier ones lead elsewhere now.
    tx.expire(...[slug, ...own.map((one) => one.slug)].map(slugTag))
  })
}

const notApproved = () => new DomainError('forbidden', 'Tendrás tu enlace cuando aprobemos tu fundación')

/** Account first, as in staff decisions: no deadlocks. */
async function lockApproved(tx: Tx, id: number) {
  const [account] = await tx.select({ active: users.active }).from(users).where(eq(users.id, id)).for('share')
  const [foundation] = await tx.select().from(foundations).where(eq(foundations.userId, id)).for('update')
  if (!account?.active || foundation?.status !== 'aprobada') throw notApproved()
  return foundation
}

async function take(tx: Tx, slug: string, foundationId: number, now: Date): Promise<void> {
  const taken = await tx
    .insert(foundationSlugs)
    .values({ slug, foundationId, createdAt: now })
    .onConflictDoNothing()
    .returning({ slug: foundationSlugs.slug })
  if (taken.length === 0) throw invalidFields({ slug: 'Ya lo usa otra fundación: elige otro' })
}
