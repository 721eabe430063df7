import { drizzle } from 'drizzle-orm/postgres-js'
import { acceptRequest } from '@/lib/adoption/requests/operations/answer'
import { dyingClient } from './dying-client'

/** A program that accepts a request, and dies at its n-th statement. Ends with 0 where the acceptance takes fewer. */
const [url = '', ownerId, requestId, last] = process.argv.slice(2)
const sql = dyingClient(url, Number(last))
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
