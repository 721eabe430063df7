import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { acceptRequest } from '@/lib/adoptions/operations/answer'

/**
 * A program that accepts a request, and kills itself like `kill -9` when it sends its n-th statement: an odd one before
 * it leaves, an even one on its way. Ends with 0 where the acceptance takes fewer.
 */
const [url = '', ownerId, requestId, last] = process.argv.slice(2)
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
await acceptRequest(
  {
    db: drizzle(sql),
    actor: { kind: 'user', id: Number(ownerId), confirmed: true },
    now: new Date(),
    clientIp: 'unknown',
    expire: () => {},
    defer: () => {},
  },
  { requestId: Number(requestId) },
)
await sql.end()
