import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { countries, type donations, foundations, pets, users } from '@/db/schema'
import { takesGifts } from '@/lib/money/donations/monthly-queries'
import { DomainError } from '@/lib/platform/errors'
import {
  type CheckoutState,
  PaymentFailure,
  type PaymentProvider,
} from '@/lib/platform/integrations/payments/payments'
import { logError } from '@/lib/platform/log'
import { MINUTE_MS } from '@/lib/text/durations'
import type { Currency, FoundationStatus } from '@/lib/text/vocabulary'
import { lockDonor } from './record-monthly'

interface Recipient {
  id: number
  name: string
  status: FoundationStatus
  active: boolean
  currency: Currency
  /** Null unless it is a pet of theirs that can still be sponsored. */
  pet: { id: number; name: string } | null
}

/**
 * Whom a donation would be for, whatever its state: the caller decides whether it may receive. Null for accounts that are no
 * foundation.
 */
export async function findRecipient(
  db: Db,
  foundationId: number,
  petId: number | null,
): Promise<Recipient | null> {
  const [row] = await db
    .select({
      id: foundations.userId,
      name: foundations.name,
      status: foundations.status,
      active: users.active,
      currency: countries.currency,
    })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .innerJoin(countries, eq(countries.id, users.countryId))
    .where(eq(foundations.userId, foundationId))
  if (!row) return null
  return { ...row, pet: petId === null ? null : await findSponsoredPet(db, petId, foundationId) }
}

async function findSponsoredPet(db: Db, petId: number, foundationId: number) {
  const [pet] = await db
    .select({ id: pets.id, name: pets.name })
    .from(pets)
    .where(and(eq(pets.id, petId), eq(pets.ownerId, foundationId), takesGifts))
  return pet ?? null
}

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
  try {
    return { checkoutId, state: await provider.findCheckoutState(checkoutId) }
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    logError('state of a checkout', error)
    return null
  }
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
  if (!accounts.some(({ id, active }) => id === donorId && active))
    throw new DomainError('unauthenticated', 'Esta cuenta ya no existe')
  await lockDonor(tx, donorId)
}
