import type { Home, HoursAlone, OtherPet, Tenure } from '@/lib/text/vocabulary'

/** What an adopter tells of their home. */
export interface DossierAnswers {
  home: Home
  tenure: Tenure
  /** With the adopter. */
  adults: number
  children: number
  childrenAges: string | null
  /** Empty for none. */
  otherPets: OtherPet[]
  /** Hours a day that the pet would be alone. */
  hoursAlone: HoursAlone
  experience: string | null
}

/** The copy that goes with an adoption request. */
export interface DossierSnapshot extends DossierAnswers {
  /** Of the text that the adopter had agreed to. */
  consentVersion: number
}

export interface DossierDto extends DossierSnapshot {
  /** ISO. */
  consentAt: string
}
