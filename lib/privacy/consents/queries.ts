import type { Db } from '@/db/client'
import { findDossier } from '@/lib/adoption/dossiers/queries'
import { countStoriesOf } from '@/lib/adoption/stories/queries'
import { isOutdated } from '@/lib/people/consents/purposes'
import { type ConsentRow, listConsents } from '@/lib/people/consents/queries'
import { countEndedWithConsent, countSavedSearches } from '@/lib/search/saved-searches/queries'
import type { ConsentPurpose, Role } from '@/lib/text/vocabulary'
import type { ConsentDto } from './dto'

/** What an account permits or may permit, for its page: only adopters have a home and adoptions. */
export async function listOwnConsents(
  db: Db,
  { id, role }: { id: number; role: Role },
): Promise<ConsentDto[]> {
  const [rows, dossier, searches, endedSearches, stories] = await Promise.all([
    listConsents(db, id),
    findDossier(db, id),
    countSavedSearches(db, id),
    countEndedWithConsent(db, id),
    countStoriesOf(db, id),
  ])
  const rowOf = (purpose: ConsentPurpose) => rows.find((row) => row.purpose === purpose)
  const starts = { canGive: endedSearches > 0, hasSearches: searches > 0 }
  const notices = { purpose: 'avisos' as const, ...stateOf(rowOf('avisos')), ...starts }
  if (role !== 'user') return [notices]
  const home = dossier
    ? { state: 'given' as const, since: dossier.consentAt, version: dossier.consentVersion }
    : stateOf(rowOf('hogar'))
  const questions = rowOf('seguimiento')
  const told = rowOf('historias')
  // It permits nothing further once others have ended the last story: what its adopter said stays in the record.
  const story = stories > 0 || told?.withdrawnAt ? told : undefined
  return [
    { purpose: 'hogar', ...home, canGive: true },
    notices,
    {
      purpose: 'seguimiento',
      ...(questions ? stateOf(questions) : { state: 'unasked', since: null, version: null }),
      canGive: true,
    },
    // Given with a story, on its own page.
    { purpose: 'historias', ...stateOf(story), canGive: false },
  ]
}

function stateOf(row: ConsentRow | undefined): Pick<ConsentDto, 'state' | 'since' | 'version'> {
  if (!row) return { state: 'never', since: null, version: null }
  const { withdrawnAt, givenAt, version } = row
  const since = (withdrawnAt ?? givenAt)?.toISOString() ?? null
  const state = withdrawnAt ? 'withdrawn' : isOutdated(row) ? 'outdated' : 'given'
  return { state, since, version }
}
