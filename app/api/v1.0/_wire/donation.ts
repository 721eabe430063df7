import { z } from 'zod'
import type { OwnDonationDto } from '@/lib/money/donations/dto'
import { majorUnits } from '@/lib/text/money'
import { CURRENCIES, DONATION_STATUSES } from '@/lib/text/vocabulary'

export const donationWire = z
  .object({
    id: z.int(),
    date: z.iso.datetime(),
    fromUserId: z
      .int()
      .nullable()
      .describe('De las recibidas, un número de donante; null si la cuenta ya no existe'),
    toUserId: z.int(),
    status: z.enum(DONATION_STATUSES),
    total_amount: z.number().positive().describe('En la moneda, no en centavos'),
    currency: z.enum(CURRENCIES),
  })
  .meta({ id: 'Donation' })

export const wireDonation = (donation: OwnDonationDto): z.output<typeof donationWire> => ({
  id: donation.id,
  date: donation.donatedAt,
  fromUserId: donation.donorId,
  toUserId: donation.foundationId,
  status: donation.status,
  total_amount: majorUnits(donation.amountMinor, donation.currency),
  currency: donation.currency,
})
