import { CITIES } from '@/db/seed/catalog'
import type { Random } from '@/db/seed/random'
import { formatSearchQuery } from '@/lib/search/url/params'
import { cityPath, speciesPath } from '@/lib/text/routes'
import { AGES, COATS, GENDERS, PET_TYPES, SIZES } from '@/lib/text/vocabulary'

/** Different canonical addresses: a city, a species and up to three filters. */
export function drawSearches(random: Random, count: number): string[] {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random.next() * items.length)] as Item
  const some = <Item>(items: readonly Item[]) => (random.chance(0.5) ? pick(items) : undefined)
  const found = new Set<string>()
  while (found.size < count) {
    const filters = { age: some(AGES), size: some(SIZES), gender: some(GENDERS), page: 1 }
    const { slug } = pick(CITIES)
    const isOfCity = random.chance(0.5)
    const path = isOfCity ? cityPath(slug) : speciesPath(pick(['dog', 'cat']), slug)
    const query = isOfCity ? { type: pick(PET_TYPES), ...filters } : { ...filters, coat: some(COATS) }
    found.add(path + formatSearchQuery(query))
  }
  return [...found]
}
