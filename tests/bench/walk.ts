import { residentMb } from '@/tests/support/memory'
import { askAll } from './ask'
import { serveScaleSite } from './scale-site'
import { printTable } from './stats'

/** Addresses of each kind. */
const count = Number(process.argv[2] ?? 100_000)
const AT_ONCE = 16
/** Memory is read once in so many requests. */
const LOOK_EVERY = 1_000

/**
 * `npm run bench -- walk [count]`: walks through real, unknown and noisy addresses. Memory stays bounded; files grow by
 * pages that exist alone, up to `PAGE_CACHE_DISK_MB`.
 */
const site = await serveScaleSite('walk')
try {
  const ids = await site.listPets(count)
  const real = (n: number) => `/pet-detail/${ids[n % ids.length]}`
  const rows = [
    await walk('real', real),
    await walk('unknown numbers', (n) => `/pet-detail/${1_500_000_000 + n}`),
    await walk('noisy', noisy),
    // Newest first: the oldest may not have fit, and each of them would now push out one that did.
    await walk('real, again', (n) => real(count - 1 - n)),
  ]
  printTable('Un paseo por muchas direcciones', rows)
  console.log(JSON.stringify(rows))
} finally {
  await site.stop()
}

function noisy(n: number): string {
  const id = 100_000 + (n % 400)
  const kinds = [
    `/pet-detail/${id}?utm_source=${n}`,
    `/pet-detail/${id}?${'x'.repeat(3_500)}=${n}`,
    `/pet-detail/%3${id % 10}${n}`,
    `/pet-detail/${'9'.repeat(300)}${n}`,
    `/searcher/todos?q=${'ñ'.repeat(20)}${n}`,
    `/searcher/location/city/ciudad-${n}`,
    `/foundation/${n}x`,
    `/${'a'.repeat(8_000)}${n}`,
  ]
  return kinds[n % kinds.length] ?? '/'
}

async function walk(name: string, addressOf: (n: number) => string) {
  const [before, started] = [site.diskMb(), performance.now()]
  let [peakMb, failures, p99, cached] = [residentMb(site.server), 0, 0, 0]
  for (let from = 0; from < count; from += LOOK_EVERY) {
    const numbers = Array.from({ length: Math.min(LOOK_EVERY, count - from) }, (_, at) => from + at)
    const asked = await askAll(
      numbers.map((n) => site.base + addressOf(n)),
      AT_ONCE,
      site.server,
    )
    peakMb = Math.max(peakMb, residentMb(site.server))
    failures += asked.failures
    cached += asked.cached
    p99 = Math.max(p99, asked.p99)
  }
  const after = site.diskMb()
  return {
    addresses: name,
    requests: count,
    perSecond: Math.round((count * 1000) / (performance.now() - started)),
    'p99 of the worst thousand, ms': p99,
    'status 5xx': failures,
    cached,
    'peak memory MB': peakMb,
    'page cache grew, MB': Number((after.pages - before.pages).toFixed(1)),
    'other files grew, MB': Number((after.others - before.others).toFixed(1)),
  }
}
