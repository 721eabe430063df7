import { rmSync } from 'node:fs'
import path from 'node:path'
import { beginLease, isLeased } from '@/db/local/lock'

/** Not in the build's `cache`, which a release takes along. */
const serversOf = (standalone: string) => path.join(standalone, 'servers')

/** Until this process ends, no build empties the folder that it runs from; a read-only one is emptied by none. */
export async function holdBuild(standalone: string): Promise<void> {
  const lease = await beginLease(serversOf(standalone)).catch(() => null)
  if (lease) process.on('exit', () => rmSync(lease, { force: true }))
}

/** Whether a server runs from there. */
export const isServed = (standalone: string): Promise<boolean> => isLeased(serversOf(standalone))
