import type { Age, Coat, Gender, PetType, Size } from '@/lib/text/vocabulary'
import type { MatchAnswers } from './dto'

/** What is compared, in the order of every screen. */
export const COMPARED = ['type', 'age', 'gender', 'size', 'coat'] as const
export type Attribute = (typeof COMPARED)[number]
/** 'unknown' is neither a tick nor a cross, and never counts. */
export type Verdict = 'fits' | 'differs' | 'unknown'

export interface MatchScore {
  fits: number
  of: number
}

export interface ScoredPet {
  type: PetType
  age: Age
  gender: Gender
  size: Size
  coat: Coat
}

export function judge(attribute: Attribute, pet: ScoredPet, match: MatchAnswers): Verdict {
  if (attribute === 'type') {
    if (pet.type === 'otro') return 'unknown'
    if (match.type === 'ambos') return 'fits'
  }
  return pet[attribute] === match[attribute] ? 'fits' : 'differs'
}

/** How well a pet fits; null for other animals, which the quiz does not ask about. */
export function scoreOf(pet: ScoredPet, match: MatchAnswers): MatchScore | null {
  if (pet.type === 'otro') return null
  const fits = COMPARED.filter((attribute) => judge(attribute, pet, match) === 'fits').length
  return { fits, of: COMPARED.length }
}
