import type { DataRow } from '@/lib/text/legal/legal-text'
import { ACCOUNT_TABLES } from './account-tables'
import { ADOPTION_TABLES } from './adoption-tables'
import type { End } from './ends'
import { FOUNDATION_TABLES } from './foundation-tables'
import { PET_TABLES } from './pet-tables'
import { BASES, PURPOSES, type PurposeName } from './purposes'

const IMPERSONAL = { group: null, personal: [], ends: [] } as const

/** Nothing in them is about a person. */
const IMPERSONAL_TABLES = {
  breeds: { ...IMPERSONAL, other: ['id', 'type', 'name', 'internationalName', 'slug'] },
  cities: { ...IMPERSONAL, other: ['id', 'countryId', 'name', 'region', 'slug', 'lat', 'lng', 'population'] },
  colors: { ...IMPERSONAL, other: ['id', 'type', 'name', 'groupName', 'slug', 'swatches'] },
  countries: { ...IMPERSONAL, other: ['id', 'name', 'slug', 'currency', 'symbol', 'phonePrefix'] },
  expiredTags: { ...IMPERSONAL, other: ['transactionId', 'tag', 'expiredAt'] },
  mailPace: { ...IMPERSONAL, other: ['id', 'nextSlotAt', 'outages', 'pausedUntil'] },
  petArrivals: { ...IMPERSONAL, other: ['id', 'petId', 'arrivedAt', 'matchedAt'] },
  petCountChanges: {
    ...IMPERSONAL,
    other: ['id', 'type', 'countryId', 'breedId', 'colorId', 'foundationId', 'traits', 'change'],
  },
  petCounts: { ...IMPERSONAL, other: ['facet', 'mask', 'bits', 'type', 'countryId', 'valueId', 'pets'] },
  petViews: { ...IMPERSONAL, other: ['petId', 'count'] },
  reconciliations: {
    ...IMPERSONAL,
    other: ['day', 'attempt', 'claimedUntil', 'finishedAt', 'comparedSince', 'payments'],
  },
  searchTerms: { ...IMPERSONAL, other: ['term', 'pets'] },
  taskRuns: { ...IMPERSONAL, other: ['task', 'succeededAt'] },
} as const

/** What a table holds of people, and when it goes. */
export interface Retention {
  /** Null where nothing is about a person. */
  group: PurposeName | null
  personal: readonly string[]
  other: readonly string[]
  /** When the whole row, or some of its columns, are erased. */
  ends: readonly End[]
}

/**
 * Every table of the database. The privacy page is made from it, and the terms are the numbers that the jobs read
 * (`lib/text/retention-terms.ts`), so that what people read and what happens cannot differ. A table or a column that
 * is not named here fails the type check, which says its name (`tests/unit/retention.test.ts`).
 */
export const RETENTION = {
  ...ACCOUNT_TABLES,
  ...PET_TABLES,
  ...FOUNDATION_TABLES,
  ...ADOPTION_TABLES,
  ...IMPERSONAL_TABLES,
} satisfies Record<string, Retention>

/** What is kept of people, by purpose, in the order of `PURPOSES`; terms in the order of the tables, each once. */
export const RETENTION_ROWS: readonly DataRow[] = Object.entries(PURPOSES).map(
  ([name, { data, purpose, basis }]) => {
    const tables: readonly Retention[] = Object.values(RETENTION)
    const ends = tables.filter(({ group }) => group === name).flatMap((table) => table.ends)
    const terms = [...new Set(ends.map(({ term }) => term))]
    return { data, purpose, basis: BASES[basis], term: terms.join('. ') }
  },
)
