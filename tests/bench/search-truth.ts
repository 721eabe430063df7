import { sql } from 'drizzle-orm'
import { createDb } from '@/db/client'
import { FACETS, type SearchRequest, type SearchResult } from '@/lib/search/dto'
import { createOracle, VISIBLE_PETS } from '@/tests/support/search-oracle'

type Engine = (request: SearchRequest) => Promise<SearchResult>
type Counts = Map<string | number, number>

/** What the oracle asks about, without the long texts. */
const COLUMNS =
  sql.raw(`id, published_at, type, country_id, city_id, breed_id, color_id, foundation_id, age, size, gender,
  coat, good_with_children, good_with_dogs, good_with_cats, house_trained, special_needs`)

/**
 * Holds the answers of each engine against counts of plain columns. The visible pets are copied into a table of this
 * connection first, because the counting takes a few thousand scans.
 */
export async function compareWithTruth(
  url: string,
  searches: SearchRequest[],
  engines: Record<string, Engine>,
) {
  const own = createDb(url, { max: 1 })
  const result = { compared: 0, different: 0 }
  const compare = (told: string, is: unknown, shouldBe: unknown) => {
    result.compared++
    if (is === shouldBe) return
    result.different++
    console.error(`${told}: ${is} en vez de ${shouldBe}`)
  }
  try {
    await own.execute(sql`create temp table visible as select ${COLUMNS} from ${VISIBLE_PETS}`)
    const oracle = createOracle(own, sql`visible`)
    for (const search of searches) {
      const total = await oracle.total(search)
      const page = String(await oracle.page(search))
      const facets = new Map<string, Counts>()
      for (const facet of FACETS) facets.set(facet, await oracle.count(search, facet))
      for (const [name, answer] of Object.entries(engines)) {
        const told = `${name} ${JSON.stringify(search)}`
        const { cards, total: answered, facets: counted } = await answer(search)
        compare(`total ${told}`, answered, total)
        compare(`page ${told}`, String(cards.map((card) => card.id)), page)
        for (const facet of FACETS) {
          const counts: Counts = counted[facet]
          const truth: Counts = facets.get(facet) ?? new Map()
          for (const value of new Set([...counts.keys(), ...truth.keys()])) {
            compare(`${facet}=${value} ${told}`, counts.get(value), truth.get(value))
          }
        }
      }
    }
  } finally {
    await own.$client.end()
  }
  return result
}
