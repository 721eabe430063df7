import { drizzle } from 'drizzle-orm/postgres-js'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import type { PaymentEvent } from '@/lib/platform/integrations/payments/payments'
import { dyingClient } from './dying-client'

/** A program that books a payment, and dies at its n-th statement. Ends with 0 where booking takes fewer. */
const [url = '', text = '', last] = process.argv.slice(2)
const event: PaymentEvent = JSON.parse(text, (key, value) =>
  value && /At$/.test(key) ? new Date(value) : value,
)
const sql = dyingClient(url, Number(last))
await recordPaymentEvent(
  {
    db: drizzle(sql),
    actor: { kind: 'system', name: 'tests' },
    now: new Date(),
    clientIp: 'unknown',
    expire: () => {},
    defer: () => {},
  },
  event,
)
await sql.end()
