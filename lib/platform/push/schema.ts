import { z } from 'zod'

const WRONG = 'Este navegador no puede mostrar avisos'
const key = (length: number) => z.base64url({ error: WRONG }).length(length, { error: WRONG })

export const endpointSchema = z.object({ endpoint: z.url({ error: WRONG }).max(1000, { error: WRONG }) })

/** As `PushSubscription.toJSON()` writes it: a point of P-256 and 16 bytes. */
export const pushSubscriptionSchema = endpointSchema.extend({
  keys: z.object({ p256dh: key(87), auth: key(22) }),
})

export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>
