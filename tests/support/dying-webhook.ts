import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { recordPaymentEvent } from '@/lib/donations/operations/record'
import type { PaymentEvent } from '@/lib/integrations/payments/payments'

/**
 * A program that books a payment, and kills itself like `kill -9` when it sends its n-th statement: an odd one before it
 * leaves, an even one on its way. Ends with 0 where booking takes fewer.
 */
const [url = '', text = '', last] = process.argv.slice(2)
const event: PaymentEvent = JSON.parse(text, (key, value) => (key === 'occurredAt' ? new Date(value) : value))
const die = () => process.kill(process.pid, 'SIGKILL')

let sent = 0
const sql = postgres(url, {
  max: 1,
  fetch_types: false,
  onnotice: () => {},
  debug() {
    sent += 1
    if (sent !== Number(last)) return
    if (sent % 2 === 1) die()
    // The client writes in the first turn of the event loop.
    else setImmediate(() => setImmediate(die))
  },
})
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
