import { createHash, createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { tagMoments } from '@/lib/platform/bus/tag-moments'
import { env } from '@/lib/platform/env'
import { host } from '@/lib/platform/host'
import { addGauge } from '@/lib/platform/metrics'
import { processSingleton } from '@/lib/platform/process-singleton'
import { purposeKey } from '@/lib/platform/secrets'
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

export const caches = (): Caches =>
  processSingleton('page cache', () => {
    const memory = env.PAGE_CACHE_MEMORY_MB * MB
    const made = {
      pages: new PageCache({ memory, moments: tagMoments, disk: openDisk() }),
      reads: new ReadCache(memory * READS_SHARE, tagMoments),
    }
    addGauges(made)
    return made
  })

function addGauges({ pages, reads }: Caches): void {
  addGauge('page_cache_pages', 'Pages in memory', () => pages.size.pages + pages.size.notFound)
  addGauge('page_cache_bytes', 'Their bytes', () => pages.size.bytes)
  addGauge('page_cache_disk_bytes', 'Bytes of the pages on disk, about', () => pages.size.diskBytes)
  addGauge('page_cache_hits', 'Pages answered from the cache since the start', () => pages.asked.hits)
  addGauge('page_cache_misses', 'Pages that had to be rendered since the start', () => pages.asked.misses)
  addGauge('read_cache_bytes', 'Bytes of the results of cached reads', () => reads.size.bytes)
}

function openDisk(): DiskTier | null {
  const build = findBuild(__dirname)
  if (!host().keepsPagesOnDisk || !build) return null
  // Pages show settings and a database's rows, and moments are those of a machine's clock.
  const site = `${os.hostname()} ${shownSettings(env)}`
  const owner = createHash('sha256').update(site).digest('hex').slice(0, 16)
  const root = path.resolve(env.DATA_DIR, 'page-cache', owner)
  // Not a page of another build either, which somebody may have kept.
  const secret = createHmac('sha256', purposeKey('pages on disk')).update(build).digest()
  return new DiskTier({ root, build, secret, maxBytes: env.PAGE_CACHE_DISK_MB * MB })
}

/** The build's id, from the folder that this program lies in. */
function findBuild(folder: string): string | null {
  const file = path.join(folder, 'BUILD_ID')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const parent = path.dirname(folder)
  return parent === folder ? null : findBuild(parent)
}

/**
 * No page shows them: what is granted, how much may be kept or done at once, and how the site reaches what it needs. One that
 * is missing here costs the kept pages when it changes, no more.
 */
const NOT_SHOWN =
  /^(AUTH_|DATABASE_(?!URL$)|LIMIT_|STORAGE_|PAGE_CACHE_|TRUSTED_|DATA_DIR$|WEB_CONCURRENCY$|LOG_REQUESTS$|EDGE_SECONDS$|MAIL_PER_SECOND$|(METRICS|CRON)_SECRET$)/

/**
 * @param settings the environment as parsed. @returns one text for settings with which the site has the same pages: its
 * address, its database, who answers for it, what it offers.
 */
export const shownSettings = (settings: object): string =>
  JSON.stringify(
    Object.entries(settings)
      .filter(([name]) => !NOT_SHOWN.test(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
