import type { HomeKind, HoursAlone, OtherPet, Tenure } from '@/lib/text/vocabulary'

export interface DossierAnswers {
  home: HomeKind
  tenure: Tenure
  adults: number
  children: number
  childrenAges: string | null
  otherPets: OtherPet[]
  hoursAlone: HoursAlone
  experience: string | null
}

export interface DossierSnapshot extends DossierAnswers {
  consentVersion: number
}

export interface DossierDto extends DossierSnapshot {
  consentAt: string
}
