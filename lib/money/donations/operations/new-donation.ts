import { asc } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { type donations, users } from '@/db/schema'
import { DomainError } from '@/lib/platform/errors'
import { MINUTE_MS } from '@/lib/text/durations'
import { lockDonor } from './record-monthly'

/** How long the same donor, recipient and amount get the same payment page (api-contract, section 6). */
export const SAME_LINK_MS = MINUTE_MS

type Donation = typeof donations.$inferSelect

export type NewDonation = Pick<Donation, 'foundationId' | 'petId' | 'named' | 'amountMinor' | 'currency'> & {
  donorId: number
}

export const noRecipient = () =>
  new DomainError('not_found', 'Las donaciones van solo a fundaciones verificadas: elige una de la lista')

export const noPet = () =>
  new DomainError(
    'not_found',
    'Esa mascota ya no recibe donaciones. Puedes donar a la fundación que la cuida',
  )

/** Holds both accounts until the commit, so that neither is closed meanwhile and two clicks wait for each other. */
export async function lockParties(tx: Db, { foundationId, donorId }: NewDonation): Promise<void> {
  const accounts = await tx
    .select({ id: users.id, active: users.active })
    .from(users)
    .where(isOneOf(users.id, [foundationId, donorId]))
    .orderBy(asc(users.id))
    .for('share')
  if (!accounts.some(({ id, active }) => id === foundationId && active)) throw noRecipient()
  if (!accounts.some(({ id, active }) => id === donorId && active))
    throw new DomainError('unauthenticated', 'Esta cuenta ya no existe')
  await lockDonor(tx, donorId)
}
