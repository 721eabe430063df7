import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, dossiers } from '@/db/schema'
import { findConsent } from '@/lib/people/consents/queries'
import type { DossierDto, DossierSnapshot } from './dto'

const SNAPSHOT = {
  home: dossiers.home,
  tenure: dossiers.tenure,
  adults: dossiers.adults,
  children: dossiers.children,
  childrenAges: dossiers.childrenAges,
  otherPets: dossiers.otherPets,
  hoursAlone: dossiers.hoursAlone,
  experience: dossiers.experience,
  consentVersion: dossiers.consentVersion,
}

/** The dossier of an account, with the consent that stands. */
export async function findDossier(db: Db, userId: number): Promise<DossierDto | null> {
  const [row] = await db
    .select({ ...SNAPSHOT, consentAt: dossiers.consentAt })
    .from(dossiers)
    .where(eq(dossiers.userId, userId))
  if (!row) return null
  const consent = await findConsent(db, userId, 'hogar')
  // A release from before the table of consents, running beside, writes the columns of the dossier alone.
  const { version, givenAt } =
    consent?.givenAt && !consent.withdrawnAt
      ? { version: consent.version, givenAt: consent.givenAt }
      : { version: row.consentVersion, givenAt: row.consentAt }
  return { ...row, consentVersion: version, consentAt: givenAt.toISOString() }
}

/** The copy for a request that is sent now; null without a dossier. */
export async function findDossierSnapshot(db: Db, userId: number): Promise<DossierSnapshot | null> {
  const dossier = await findDossier(db, userId)
  if (!dossier) return null
  const { consentAt: _, ...snapshot } = dossier
  return snapshot
}

/** Requests that still hold a copy of the dossier. */
export const countCopies = (db: Db, userId: number): Promise<number> =>
  db.$count(
    adoptionRequests,
    and(eq(adoptionRequests.adopterId, userId), isNotNull(adoptionRequests.dossier)),
  )
