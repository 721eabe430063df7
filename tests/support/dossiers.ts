import { CONSENT } from '@/lib/adoption/dossiers/consent-copy'
import type { DossierInput } from '@/lib/adoption/dossiers/schema'

/** What the form of a dossier sends: their own flat, with a child, and consent to the text of today. */
export const dossierInput = (changes: Partial<DossierInput> = {}): DossierInput => ({
  home: 'apartamento',
  tenure: 'propio',
  adults: 2,
  children: 1,
  childrenAges: '8 años',
  otherPets: [],
  hoursAlone: '2 a 4',
  experience: 'Tuvimos a Canica, una perra criolla, doce años.',
  consent: CONSENT.version,
  ...changes,
})
