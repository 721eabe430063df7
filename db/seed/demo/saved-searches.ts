import type { savedSearches } from '@/db/schema'
import { COUNTRIES } from '@/db/seed/data/countries'
import { randomFrom } from '@/db/seed/random'
import { cityPath, speciesPath } from '@/lib/routes'
import { searchUrl } from '@/lib/search/links'
import { traitTests } from '@/lib/search/trait-bits'
import { slugify } from '@/lib/text'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Calendar } from './calendar'
import { cityNamed } from './places'

type SavedSearch = typeof savedSearches.$inferInsert

/** The demo adopter keeps four searches, one of them stopped by the link of a notice. */
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
            path: searchUrl(speciesPath('dog', slugify(city.name)), {
              age: 'joven',
              gender: 'hembra',
              page: 1,
            }),
            frequency: 'diaria',
            ...dogs,
            ...bitsOf({ age: 'joven', gender: 'hembra' }),
            noticedAt: calendar(5, random),
            noticedPets: 1,
          },
          40,
        ),
        save(
          {
            name: 'Gatos que viven bien con perros',
            path: searchUrl(speciesPath('cat', slugify(country?.name ?? '')), { companion: 'dogs', page: 1 }),
            frequency: 'al instante',
            type: 'gato',
            countryId: city.countryId,
            ...bitsOf({ companion: 'dogs' }),
            noticedAt: calendar(1, random),
            noticedPets: 3,
          },
          30,
        ),
        save(
          {
            name: 'Conejos cerca de casa',
            path: searchUrl(cityPath(slugify(city.name)), { type: 'otro', page: 1 }),
            frequency: 'semanal',
            type: 'otro',
            cityIds: [city.id],
          },
          12,
        ),
        save(
          {
            name: `Cachorros en ${elsewhere.name}`,
            path: searchUrl(speciesPath('dog', slugify(elsewhere.name)), { age: 'cachorro', page: 1 }),
            frequency: 'en pausa',
            type: 'perro',
            cityIds: [elsewhere.id],
            ...bitsOf({ age: 'cachorro' }),
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

function bitsOf(filters: Parameters<typeof traitTests>[0]) {
  const tests = traitTests(filters)
  return {
    traitMask: tests.reduce((mask, test) => mask | test.mask, 0),
    traitBits: tests.reduce((bits, test) => bits | test.bits, 0),
  }
}
