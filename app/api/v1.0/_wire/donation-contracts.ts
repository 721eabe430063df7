import { z } from 'zod'
import { NO_AMOUNT } from '@/lib/money/donations/amounts'
import { WHOLE_LIST_COST } from '@/lib/platform/rate-limits/reads'
import { idSchema } from '@/lib/text/schema'
import type { ApiContract } from './contract'
import { donationWire } from './donation'

export const listDonationsContract = {
  path: '/donations',
  summary:
    'Las donaciones propias, hechas o recibidas, las más recientes primero. Sin una sesión válida responde 401 con una lista vacía',
  answer: z.array(donationWire),
  counted: 'donaciones',
  readCost: WHOLE_LIST_COST,
  signedIn: true,
  failureAnswers: { 401: z.array(z.never()).max(0) },
} satisfies ApiContract

const person = z.object({ id: idSchema('Falta de quién es o para quién es la donación') })

/** Names, addresses and e-mails of the body are ignored: the database has them. */
const giftBody = z
  .object({
    items: z.tuple(
      [
        z.object({
          quantity: z.literal(1, { error: 'Una donación por vez' }).optional(),
          unit_price: z.int({ error: NO_AMOUNT }).describe('En la moneda de la fundación, no en centavos'),
        }),
      ],
      { error: 'Una donación por vez' },
    ),
    metadata: z.object({ fromUser: person, toUser: person }),
  })
  .meta({ id: 'NewDonation' })

export const startDonationContract = {
  path: '/donations/urlPreferential',
  method: 'post',
  summary:
    'Empieza una donación a una fundación verificada y da la dirección de la página de pago. La misma donación en un minuto da la misma dirección',
  body: giftBody,
  answer: z.object({ urlPreferentialPayment: z.url(), message: z.string() }),
  signedIn: true,
  status: 201,
  failures: [403, 404, 409, 429, 501, 503],
} satisfies ApiContract
