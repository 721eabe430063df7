import { eq } from 'drizzle-orm'
import { foundations, users } from '@/db/schema'
import { accountGone, listTagsOfAccount } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { mergeEdit, type RecordWords } from '@/lib/platform/forms/merge-edit'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { plainLine } from '@/lib/text/plain-text'
import { hourRows } from './hours'
import { networkLabel } from './links'
import { requireFoundation } from './policy'
import { type FoundationRecord, foundationRecord } from './profile-record'
import type { FoundationProfileInput } from './schema'

/**
 * A new name of an approved foundation waits for staff; its own name again withdraws it. @returns whether a name waits,
 * and whether changes were kept that the form had not seen.
 * @throws DomainError unauthenticated, forbidden, not_found; RecordChanged; TooManyRequests.
 */
export async function updateFoundationProfile(
  ctx: Context,
  { name: typedName, address: typedAddress, profile: typedProfile, edit }: FoundationProfileInput,
): Promise<{ waits: boolean; merged: boolean }> {
  const id = requireFoundation(ctx.actor)
  await limit(ctx, LIMITS.profileAccount, id)
  return write(ctx, async (tx) => {
    // Account first, as in staff decisions: no deadlocks.
    const [account] = await tx
      .select({ address: users.address })
      .from(users)
      .where(eq(users.id, id))
      .for('no key update')
    const [present] = await tx.select().from(foundations).where(eq(foundations.userId, id)).for('update')
    if (!account || !present) throw accountGone()
    const typed = { name: typedName, address: typedAddress, ...typedProfile }
    const saved = foundationRecord({ ...present, ...account })
    const { fields, merged } = await mergeEdit(typed, saved, edit, FOUNDATION_WORDS)
    const { name, address, ...profile } = fields
    const naming = nameChange(present, name, ctx.now)
    await tx.update(users).set({ address }).where(eq(users.id, id))
    await tx
      .update(foundations)
      .set({ ...profile, ...naming })
      .where(eq(foundations.userId, id))
    tx.expire(...(await listTagsOfAccount(tx, id)))
    return { waits: naming.proposedName !== null, merged }
  })
}

type Naming = Pick<typeof foundations.$inferSelect, 'name' | 'proposedName' | 'proposedAt'>

function nameChange(present: typeof foundations.$inferSelect, name: string, now: Date): Naming {
  const { proposedName, proposedAt } = present
  if (present.status !== 'aprobada') return { name, proposedName: null, proposedAt: null }
  // As the form cleans it: an earlier release may have stored more.
  if (name === plainLine(present.name)) return { name, proposedName: null, proposedAt: null }
  // The same proposal again keeps its place in the queue.
  const waits = name === proposedName ? { proposedName, proposedAt } : { proposedName: name, proposedAt: now }
  return { name: present.name, ...waits }
}

const FOUNDATION_WORDS: RecordWords<FoundationRecord> = {
  name: 'Nombre de la fundación',
  mission: 'Historia',
  address: 'Dirección',
  state: 'Región, departamento o provincia',
  postcode: 'Código postal',
  hours: {
    label: 'Horario',
    text: (week) => (week ? hourRows(week).map(({ days, hours }) => `${days}: ${hours}`) : []).join('\n'),
  },
  website: 'Sitio web',
  instagram: networkLabel('instagram'),
  facebook: networkLabel('facebook'),
  tiktok: networkLabel('tiktok'),
  adoptionPolicy: 'Política de adopción',
  adoptionUrl: 'Enlace a la política completa',
}
