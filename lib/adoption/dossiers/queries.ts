import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, dossiers } from '@/db/schema'
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

export async function findDossier(db: Db, userId: number): Promise<DossierDto | null> {
  const [row] = await db
    .select({ ...SNAPSHOT, consentAt: dossiers.consentAt })
    .from(dossiers)
    .where(eq(dossiers.userId, userId))
  return row ? { ...row, consentAt: row.consentAt.toISOString() } : null
}

/** The copy for a request that is sent now; null without a dossier. */
export async function findDossierSnapshot(db: Db, userId: number): Promise<DossierSnapshot | null> {
  const [row] = await db.select(SNAPSHOT).from(dossiers).where(eq(dossiers.userId, userId))
  return row ?? null
}

export const countCopies = (db: Db, userId: number): Promise<number> =>
  db.$count(
    adoptionRequests,
    and(eq(adoptionRequests.adopterId, userId), isNotNull(adoptionRequests.dossier)),
  )
