import type { Age, Coat, Gender, MatchType, Size } from '@/lib/text/vocabulary'

export interface MatchAnswers {
  type: MatchType
  hadPet: boolean
  age: Age
  gender: Gender
  coat: Coat
  size: Size
}

/** What somebody looks for in a pet. */
export interface MatchDto extends MatchAnswers {
  userId: number
}
