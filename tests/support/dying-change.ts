import { createDb } from '@/db/client'
import { expiringTransaction } from '@/lib/expiring-transaction'

/** A program that commits a change which expires one tag, and dies before it can tell anybody. */
const [url = '', tag = ''] = process.argv.slice(2)
await expiringTransaction(
  { db: createDb(url, { max: 1 }), expire: () => process.kill(process.pid, 'SIGKILL') },
  async () => {},
  () => [tag],
)
