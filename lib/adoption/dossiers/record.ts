import type { DossierAnswers } from './dto'

/** What the form of a dossier changes; null without one. */
export function dossierRecord(dossier: DossierAnswers | null): DossierAnswers | null {
  if (!dossier) return null
  const { home, tenure, adults, children, childrenAges, otherPets, hoursAlone, experience } = dossier
  return { home, tenure, adults, children, childrenAges, otherPets, hoursAlone, experience }
}
