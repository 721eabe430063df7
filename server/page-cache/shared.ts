import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { env } from '@/lib/env'
import { processSingleton } from '@/lib/process-singleton'
import { tagMoments } from '@/lib/tag-moments'
import { DiskTier } from './disk-tier'
import { PageCache } from './page-cache'
import { ReadCache } from './read-cache'

const MB = 1024 ** 2
/** For the results of reads, as part of the memory for pages, which comes on top. */
const READS_SHARE = 1 / 4

interface Caches {
  pages: PageCache
  reads: ReadCache
}

/** The process's caches. */
export const caches = (): Caches =>
  processSingleton('page cache', () => {
    const memory = env.PAGE_CACHE_MEMORY_MB * MB
    return {
      pages: new PageCache({ memory, moments: tagMoments, disk: openDisk() }),
      reads: new ReadCache(memory * READS_SHARE, tagMoments),
    }
  })

/** Pages of an earlier process can only be judged where the expired tags are read back from the database. */
function openDisk(): DiskTier | null {
  const build = findBuild(__dirname)
  if (env.PAGE_CACHE_DISK_MB === 0 || env.WORKERS !== 'in-process' || !build) return null
  // Pages name the site's address and hold a database's rows, and moments are those of a machine's clock.
  const site = [os.hostname(), env.SITE_URL, env.DATABASE_URL].join(' ')
  const owner = createHash('sha256').update(site).digest('hex').slice(0, 16)
  const root = path.resolve(env.DATA_DIR, 'page-cache', owner)
  return new DiskTier({ root, build, maxBytes: env.PAGE_CACHE_DISK_MB * MB })
}

/** The build's id, from the folder that this program lies in. */
function findBuild(folder: string): string | null {
  const file = path.join(folder, 'BUILD_ID')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const parent = path.dirname(folder)
  return parent === folder ? null : findBuild(parent)
}
