import type { Age, Coat, Gender, PetType, Size } from '@/lib/text/vocabulary'
import type { MatchAnswers } from './dto'

/** What is compared, in the order of every screen. */
export const COMPARED = ['type', 'age', 'gender', 'size', 'coat'] as const
export type Attribute = (typeof COMPARED)[number]
/** 'unknown' and 'any', which the adopter does not mind, are neither a tick nor a cross, and never count. */
export type Verdict = 'fits' | 'differs' | 'unknown' | 'any'

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
  if (match[attribute] === null) return 'any'
  return pet[attribute] === match[attribute] ? 'fits' : 'differs'
}

/** How many attributes an adopter has a wish about. */
export const countWishes = (match: MatchAnswers): number =>
  COMPARED.filter((attribute) => match[attribute] !== null).length

/** How well a pet fits; null for other animals, which the quiz does not ask about. */
export function scoreOf(pet: ScoredPet, match: MatchAnswers): MatchScore | null {
  if (pet.type === 'otro') return null
  const fits = COMPARED.filter((attribute) => judge(attribute, pet, match) === 'fits').length
  return { fits, of: countWishes(match) }
}
