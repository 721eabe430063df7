import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { donations, users } from '@/db/schema'
import { DomainError } from '@/lib/platform/errors'
import type { CheckoutState, PaymentProvider } from '@/lib/platform/integrations/payments/payments'
import { MINUTE_MS } from '@/lib/text/durations'
import { askPaymentProvider } from './at-provider'
import { lockDonor } from './record-monthly'

/** The same donor, recipient and amount get the same payment page for this long (api-contract, section 6). */
export const SAME_LINK_MS = MINUTE_MS

type Donation = typeof donations.$inferSelect

export type NewDonation = Pick<Donation, 'foundationId' | 'petId' | 'named' | 'amountMinor' | 'currency'> & {
  donorId: number
}

/** A payment page, as the provider told of it. */
export interface AskedPage {
  checkoutId: string
  state: CheckoutState
}

/** Call it before a transaction. @returns null where the provider does not answer, which is no reason to refuse */
export async function askAboutPage(checkoutId: string, provider: PaymentProvider): Promise<AskedPage | null> {
  const state = await askPaymentProvider('state of a checkout', () => provider.findCheckoutState(checkoutId))
  return state && { checkoutId, state }
}

/** Null where nobody knows. One that was not opened yet is open: nobody can have paid on it. */
export function stateOfPage(
  { checkoutId }: Pick<Donation, 'checkoutId'>,
  asked: AskedPage | null,
): CheckoutState | null {
  if (checkoutId === null) return 'open'
  return checkoutId === asked?.checkoutId ? asked.state : null
}

export const noRecipient = () =>
  new DomainError('not_found', 'Las donaciones van solo a fundaciones verificadas: elige una de la lista')

export const noDonor = () => new DomainError('unauthenticated', 'Esta cuenta ya no existe')

export const noPet = () =>
  new DomainError(
    'not_found',
    'Esa mascota ya no recibe donaciones. Puedes donar a la fundación que la cuida',
  )

/** Locks both accounts until the commit: neither is closed meanwhile, and two clicks wait for each other. */
export async function lockParties(tx: Db, { foundationId, donorId }: NewDonation): Promise<void> {
  const accounts = await tx
    .select({ id: users.id, active: users.active })
    .from(users)
    .where(isOneOf(users.id, [foundationId, donorId]))
    .orderBy(asc(users.id))
    .for('share')
  if (!accounts.some(({ id, active }) => id === foundationId && active)) throw noRecipient()
  if (!accounts.some(({ id, active }) => id === donorId && active)) throw noDonor()
  await lockDonor(tx, donorId)
}

/** Asks about the page of the same donation under the other name. @returns null where there is none, or no answer. */
export async function askAboutRenamed(
  db: Db,
  values: NewDonation,
  provider: PaymentProvider,
  now: Date,
): Promise<AskedPage | null> {
  const recent = await findRecent(db, values, now)
  if (!recent?.checkoutId || recent.named === values.named) return null
  return askAboutPage(recent.checkoutId, provider)
}

/**
 * The donation of a minute ago, or a new one. Only a page that nobody has paid on changes its name: of one that is paid the
 * link is the same. Call it after `lockParties`. @param asked what the provider said before the transaction
 */
export async function findOrInsert(
  tx: Db,
  values: NewDonation,
  now: Date,
  asked: AskedPage | null,
): Promise<Donation> {
  const recent = await findRecent(tx, values, now)
  if (recent?.named === values.named) return recent
  const state = recent && stateOfPage(recent, asked)
  if (recent && state === 'complete') return recent
  if (recent && state === 'open') {
    await tx.update(donations).set({ named: values.named }).where(eq(donations.id, recent.id))
    return recent
  }
  const [donation] = await tx
    .insert(donations)
    .values({ ...values, createdAt: now, statusChangedAt: now })
    .returning()
  if (!donation) throw new Error('The donation was not written')
  return donation
}

async function findRecent(tx: Db, values: NewDonation, now: Date): Promise<Donation | undefined> {
  const { donorId, foundationId, petId, amountMinor, currency } = values
  const [recent] = await tx
    .select()
    .from(donations)
    .where(
      and(
        eq(donations.donorId, donorId),
        eq(donations.foundationId, foundationId),
        petId === null ? isNull(donations.petId) : eq(donations.petId, petId),
        eq(donations.amountMinor, amountMinor),
        eq(donations.currency, currency),
        eq(donations.status, 'pendiente'),
        isNull(donations.monthlyGiftId),
        gt(donations.createdAt, new Date(now.getTime() - SAME_LINK_MS)),
      ),
    )
    .orderBy(desc(donations.id))
    .limit(1)
  return recent
}
