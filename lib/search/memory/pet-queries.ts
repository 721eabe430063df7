import type { Listener } from '@/lib/platform/bus/listener'
import { Connection } from '@/lib/platform/bus/queries/connection'
import type { IndexedPet } from './columns'
import type { PetSource } from './index-sync'
import type { IndexedCity } from './pet-index'

const BATCH = 5000
/** Of one reading, or one batch; a connection that says nothing for so long is dropped. */
const ANSWER_MS = 15_000

export function openPetSource(
  url: string,
  listener: Pick<Listener, 'subscribe'>,
  answerMs = ANSWER_MS,
): PetSource {
  const connection = new Connection(url)
  const inTime = async <Result>(read: () => PromiseLike<Result>): Promise<Result> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The pets could not be read in time')), answerMs)
    })
    try {
      return await Promise.race([read(), late])
    } catch (error) {
      connection.drop()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  const columns = () => connection.sql`
    id, (extract(epoch from published_at) * 1000000)::float8 as "publishedAt", type, country_id as "countryId",
    city_id as "cityId", breed_id as "breedId", color_id as "colorId", foundation_id as "foundationId", traits`
  return {
    count: async () => {
      const [row] = await inTime(
        () => connection.sql<{ pets: number }[]>`select count(*)::int as pets from pet_search`,
      )
      return row?.pets ?? 0
    },
    cities: () =>
      inTime(() => connection.sql<IndexedCity[]>`select id, country_id as "countryId", lat, lng from cities`),
    async *all() {
      const { sql } = connection
      const pets = sql<IndexedPet[]>`select ${columns()} from pet_search order by published_at, id`
      const batches = pets.cursor(BATCH)[Symbol.asyncIterator]()
      for (;;) {
        const { done, value } = await inTime(() => batches.next())
        if (done) return
        yield value
      }
    },
    some: (ids) =>
      inTime(
        () =>
          connection.sql<
            IndexedPet[]
          >`select ${columns()} from pet_search where id = any(${`{${ids.join()}}`}::int[])`,
      ),
    listen({ change, up, down }) {
      const hear = (message: string) => change(message === '*' ? 'all' : message.split(',').map(Number))
      listener.subscribe('pet_changes', { hear, up, down })
    },
    release: () => connection.drop(),
  }
}
