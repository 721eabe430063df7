import type { DataRow } from '@/lib/text/legal/legal-text'
import { ACCOUNT_TABLES } from './account-tables'
import { ADOPTION_TABLES } from './adoption-tables'
import type { End } from './ends'
import { FOUNDATION_TABLES } from './foundation-tables'
import { IMPERSONAL_TABLES } from './impersonal-tables'
import { PET_TABLES } from './pet-tables'
import { BASES, PURPOSES, type PurposeName } from './purposes'

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
