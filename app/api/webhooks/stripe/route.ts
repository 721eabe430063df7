import { z } from 'zod'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import { DomainError } from '@/lib/platform/errors'
import { readRaw } from '@/lib/platform/http/body'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import {
  InvalidSignature,
  type PaymentEvent,
  UnknownShape,
} from '@/lib/platform/integrations/payments/payments'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { logFact } from '@/lib/platform/log'

const contract = { answer: z.object({ received: z.literal(true) }), credentials: 'none' } as const

/** The payment provider's webhook: signed, not authenticated. Any answer but 200 makes it try again for days. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(contract, async (ctx, { request }) => {
    const signature = request.headers.get('stripe-signature') ?? ''
    const event = readEvent(await readRaw(request, ctx.clientIp), signature)
    if (event) await recordPaymentEvent({ ...ctx, actor: { kind: 'system', name: 'payments' } }, event)
    return { body: { received: true as const } }
  }),
})

function readEvent(body: Buffer, signature: string): PaymentEvent | null {
  if (!payments) throw new DomainError('not_configured', 'Las donaciones no están disponibles en este sitio')
  try {
    return payments.readEvent(body, signature)
  } catch (error) {
    if (error instanceof UnknownShape) {
      // Kept by the provider, which tries again for days and shows it as failed: nothing is lost meanwhile.
      logFact('payment event of an unknown shape', { fields: error.message })
      throw new DomainError('bad_request', 'No entendemos este aviso')
    }
    if (!(error instanceof InvalidSignature)) throw error
    throw new DomainError('bad_request', 'La firma no corresponde a estos datos')
  }
}
