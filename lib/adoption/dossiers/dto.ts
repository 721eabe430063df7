import type { Home, HoursAlone, OtherPet, Tenure } from '@/lib/text/vocabulary'

export interface DossierAnswers {
  home: Home
  tenure: Tenure
  /** With the adopter. */
  adults: number
  children: number
  childrenAges: string | null
  otherPets: OtherPet[]
  /** Hours a day that the pet would be alone. */
  hoursAlone: HoursAlone
  experience: string | null
}

export interface DossierSnapshot extends DossierAnswers {
  /** Of the text that the adopter had agreed to. */
  consentVersion: number
}

export interface DossierDto extends DossierSnapshot {
  consentAt: string
}
