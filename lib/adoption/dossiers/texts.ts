import { checkText } from '@/lib/pets/text-check'
import { dossierTextRefusal } from './copy'
import type { DossierAnswers } from './dto'

/** Contacts and prices in what an adopter tells of their home, by field. Digits that are the ages of children are none. */
export function dossierTextRefusals({
  children,
  childrenAges,
  experience,
}: Pick<DossierAnswers, 'children' | 'childrenAges' | 'experience'>): Record<string, string> {
  const ages = childrenAges && !isAges(childrenAges, children) && checkText(childrenAges, 'user')
  const told = experience && checkText(experience, 'user')
  return {
    ...(ages && { childrenAges: dossierTextRefusal(ages) }),
    ...(told && { experience: dossierTextRefusal(told) }),
  }
}

/** '10, 12, 14 y 16 años' has as many digits as a phone number. */
function isAges(text: string, children: number): boolean {
  const numbers = text.match(/\d+/g) ?? []
  return /^[\d\s,.;y]*(años|meses)?\.?$/i.test(text) && numbers.length <= children && numbers.every(isAge)
}

const isAge = (digits: string) => Number(digits) <= 21 && digits.length <= 2
