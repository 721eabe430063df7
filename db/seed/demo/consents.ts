import type { consents, dossiers, savedSearches } from '@/db/schema'

type Consent = typeof consents.$inferInsert

/** What the people of the demo said when they saved a dossier or their first search. */
export function generateConsents(
  kept: readonly (typeof dossiers.$inferInsert)[],
  searches: readonly (typeof savedSearches.$inferInsert)[],
): Consent[] {
  const firstSaved = new Map<number, Date>()
  for (const { userId, createdAt, frequency } of searches) {
    const known = firstSaved.get(userId)
    if (frequency !== 'en pausa' && createdAt && (!known || createdAt < known))
      firstSaved.set(userId, createdAt)
  }
  return [
    ...kept.map(
      ({ userId, consentVersion: version, consentAt: givenAt }) =>
        ({ userId, purpose: 'hogar', version, givenAt, how: 'form' }) as const,
    ),
    ...[...firstSaved].map(
      ([userId, givenAt]) => ({ userId, purpose: 'avisos', version: 1, givenAt, how: 'form' }) as const,
    ),
  ]
}
