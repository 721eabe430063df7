import { createDb } from '@/db/client'
import type { Listener } from '@/lib/bus/listener'
import type { IndexedPet } from '@/lib/search/memory/columns'
import type { IndexedCity } from '@/lib/search/memory/pet-index'
import type { PetSource } from '@/lib/search/memory/source'

const BATCH = 5000

/** @param url where the pets are read. */
export function openPetSource(url: string, listener: Pick<Listener, 'subscribe'>): PetSource {
  const sql = createDb(url, { max: 1 }).$client
  const columns = sql`
    id, (extract(epoch from published_at) * 1000000)::float8 as "publishedAt", type, country_id as "countryId",
    city_id as "cityId", breed_id as "breedId", color_id as "colorId", foundation_id as "foundationId", traits`
  return {
    cities: async () => sql<IndexedCity[]>`select id, country_id as "countryId", lat, lng from cities`,
    all: () => sql<IndexedPet[]>`select ${columns} from pet_search order by published_at, id`.cursor(BATCH),
    some: async (ids) => sql<IndexedPet[]>`select ${columns} from pet_search where id = any(${[...ids]})`,
    listen({ change, up, down }) {
      const hear = (message: string) => change(message === '*' ? 'all' : message.split(',').map(Number))
      listener.subscribe('pet_changes', { hear, up, down })
    },
    close: () => sql.end(),
  }
}
