import type { savedSearches } from '@/db/schema'
import { COUNTRIES } from '@/db/seed/data/countries'
import { randomFrom } from '@/db/seed/random'
import { slugify } from '@/lib/text/text'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Calendar } from './calendar'
import { cityNamed } from './places'

type SavedSearch = typeof savedSearches.$inferInsert

/** As `lib/search/trait-bits.ts` packs them, which the template database does not import. */
const YOUNG_FEMALE = { traitMask: 0b10011, traitBits: 0b10001 }
const GOOD_WITH_DOGS = { traitMask: 1 << 9, traitBits: 1 << 9 }
const PUPPY = { traitMask: 0b11, traitBits: 0 }

/** One is stopped by the link of a notice. */
export function generateSavedSearches(accounts: readonly Account[], calendar: Calendar): SavedSearch[] {
  const random = randomFrom('saved searches')
  return accounts
    .filter(({ row }) => row.email === DEMO_EMAILS.adopter)
    .flatMap(({ row, city }) => {
      const country = COUNTRIES.find(({ id }) => id === city.countryId)
      const elsewhere = cityNamed('ECU', 'Guayaquil')
      const save = (values: Omit<SavedSearch, 'userId' | 'createdAt'>, days: number): SavedSearch => ({
        userId: row.id,
        createdAt: calendar(days, random),
        ...values,
      })
      const dogs = { type: 'perro' as const, cityIds: [city.id] }
      return [
        save(
          {
            name: `Perras jóvenes en ${city.name}`,
            path: `/searcher/pet/dog/${slugify(city.name)}?edad=joven&sexo=hembra`,
            frequency: 'diaria',
            ...dogs,
            ...YOUNG_FEMALE,
            noticedAt: calendar(5, random),
            noticedPets: 1,
          },
          40,
        ),
        save(
          {
            name: 'Gatos que viven bien con perros',
            path: `/searcher/pet/cat/${slugify(country?.name ?? '')}?afinidad=perros`,
            frequency: 'al instante',
            type: 'gato',
            countryId: city.countryId,
            ...GOOD_WITH_DOGS,
            noticedAt: calendar(1, random),
            noticedPets: 3,
          },
          30,
        ),
        save(
          {
            name: 'Conejos cerca de casa',
            path: `/searcher/location/city/${slugify(city.name)}?tipo=otro`,
            frequency: 'semanal',
            type: 'otro',
            cityIds: [city.id],
          },
          12,
        ),
        save(
          {
            name: `Cachorros en ${elsewhere.name}`,
            path: `/searcher/pet/dog/${slugify(elsewhere.name)}?edad=cachorro`,
            frequency: 'en pausa',
            type: 'perro',
            cityIds: [elsewhere.id],
            ...PUPPY,
            noticedAt: calendar(15, random),
            noticedPets: 2,
            pausedAt: calendar(14, random),
            pausedByLink: true,
            resumesAs: 'diaria',
          },
          60,
        ),
      ]
    })
}
