import { createDb } from '@/db/client'
import type { IndexedPet } from '@/lib/search/memory/columns'
import type { IndexedCity } from '@/lib/search/memory/pet-index'
import type { PetSource } from '@/lib/search/memory/source'

const BATCH = 5000

/** @param url a direct connection: poolers do not support LISTEN. */
export function openPetSource(url: string): PetSource {
  const sql = createDb(url, { max: 1 }).$client
  const columns = sql`
    id, (extract(epoch from published_at) * 1000000)::float8 as "publishedAt", type, country_id as "countryId",
    city_id as "cityId", breed_id as "breedId", color_id as "colorId", foundation_id as "foundationId", traits`
  return {
    cities: async () => sql<IndexedCity[]>`select id, country_id as "countryId", lat, lng from cities`,
    all: () => sql<IndexedPet[]>`select ${columns} from pet_search order by published_at, id`.cursor(BATCH),
    some: async (ids) => sql<IndexedPet[]>`select ${columns} from pet_search where id = any(${[...ids]})`,
    async listen(on) {
      const hear = (message: string) => on.change(message === '*' ? 'all' : message.split(',').map(Number))
      await sql.listen('pet_changes', hear, on.listening)
    },
    close: () => sql.end(),
  }
}
