import type { Age, Coat, Gender, MatchType, Size, UnsettableAnswer } from '@/lib/text/vocabulary'

interface Preferences {
  hadPet: boolean
  age: Age
  gender: Gender
  coat: Coat
  size: Size
}

/** Null is 'Me da igual': neither for a pet nor against it. */
export type MatchAnswers = { type: MatchType } & {
  [Name in keyof Preferences]: Preferences[Name] | null
}

/** What somebody looks for in a pet. */
export type MatchDto = MatchAnswers & { userId: number }

/** As it is stored and travels; absent `unset` is of answers from before they could be left open. */
export interface StoredAnswers extends Preferences {
  type: MatchType
  unset?: readonly UnsettableAnswer[]
}
