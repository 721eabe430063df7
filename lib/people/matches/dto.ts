import type { Age, Coat, Gender, MatchType, Size } from '@/lib/text/vocabulary'

/** The six answers of the match test. */
export interface MatchAnswers {
  type: MatchType
  hadPet: boolean
  age: Age
  gender: Gender
  coat: Coat
  size: Size
}

/** Adopter profile: what somebody looks for in a pet. */
export interface MatchDto extends MatchAnswers {
  userId: number
}
