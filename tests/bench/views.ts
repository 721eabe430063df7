import { createRandom } from '@/db/seed/random'
import { residentMb } from '@/tests/support/memory'
import { askAll } from './ask'
import { drawSearches } from './draw-searches'
import { type ScaleSite, serveScaleSite } from './scale-site'
import { printTable } from './stats'

const PARTS = ['firstviews', 'crawl', 'unseen'] as const
const AT_ONCE = 16
const FIRST_VIEWS = 1000
const SEARCHES = 500
/** Until the code that renders them is compiled well. */
const WARM_UP = 300

const args = process.argv.slice(2)
const parts = PARTS.filter((part) => args.includes(part))
const crawled = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 10_000)

/**
 * Parts of `npm run bench -- firstviews crawl unseen [pets]`: pages nobody has viewed yet, a crawl that comes twice, and searches
 * nobody has asked for yet; each beside the empty page.
 */
const site = await serveScaleSite('views')
try {
  const ids = await site.listPets(WARM_UP + FIRST_VIEWS + crawled)
  const pets = ids.map((id) => `${site.base}/pet-detail/${id}`)
  await askAll(pets.slice(0, WARM_UP), AT_ONCE, site.server)
  await askAll(controls(site, WARM_UP), AT_ONCE, site.control.server)
  const report: Record<string, object[]> = {}
  if (parts.includes('firstviews')) report.firstviews = await firstViews(pets.slice(WARM_UP))
  if (parts.includes('crawl')) report.crawl = await crawlTwice(pets.slice(WARM_UP + FIRST_VIEWS))
  if (parts.includes('unseen')) report.unseen = await unseenSearches()
  console.log(JSON.stringify(report))
} finally {
  await site.stop()
}

async function firstViews(pets: readonly string[]): Promise<object[]> {
  const { server } = site.control
  return print('Páginas de mascotas que nadie había visto, 16 a la vez', [
    { page: 'página vacía (control)', ...(await askAll(controls(site, FIRST_VIEWS), AT_ONCE, server)) },
    { page: 'mascota', ...(await askAll(pets.slice(0, FIRST_VIEWS), AT_ONCE, site.server)) },
  ])
}

async function crawlTwice(pets: readonly string[]): Promise<object[]> {
  const rows = []
  for (const round of ['primera vez', 'segunda vez']) {
    const { cached, ...asked } = await askAll(pets, AT_ONCE, site.server)
    const share = `${((100 * cached) / pets.length).toFixed(1)} %`
    const { pages } = site.diskMb()
    rows.push({
      round,
      ...asked,
      cached: share,
      'memory MB': residentMb(site.server),
      'page cache MB': pages,
    })
  }
  const control = await askAll(controls(site, FIRST_VIEWS), AT_ONCE, site.control.server)
  return print('Un recorrido por muchas mascotas, dos veces', [
    ...rows,
    { round: 'página vacía (control)', ...control, cached: '–', 'memory MB': '–', 'page cache MB': '–' },
  ])
}

async function unseenSearches(): Promise<object[]> {
  const searches = drawSearches(createRandom(14), WARM_UP + SEARCHES).map((path) => site.base + path)
  await askAll(searches.slice(0, WARM_UP), 1, site.server)
  return print('Búsquedas que nadie había hecho, una tras otra', [
    { page: 'página vacía (control)', ...(await askAll(controls(site, SEARCHES), 1, site.control.server)) },
    { page: 'búsqueda', ...(await askAll(searches.slice(WARM_UP), 1, site.server)) },
  ])
}

function controls({ control }: ScaleSite, count: number): string[] {
  return Array.from({ length: count }, () => control.url)
}

function print(title: string, rows: readonly Record<string, string | number>[]): object[] {
  printTable(title, rows)
  return [...rows]
}
