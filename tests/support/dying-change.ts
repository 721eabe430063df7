import { createDb } from '@/db/client'
import { write } from '@/lib/platform/write'

/** A program that commits a change which expires one tag, and dies before it can tell anybody. */
const [url = '', tag = ''] = process.argv.slice(2)
await write(
  {
    db: createDb(url, { max: 1 }),
    now: new Date(),
    expire: () => process.kill(process.pid, 'SIGKILL'),
    defer: () => {},
  },
  async (tx) => tx.expire(tag),
)
