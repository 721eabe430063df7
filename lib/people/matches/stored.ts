import { UNSETTABLE_ANSWERS, type UnsettableAnswer } from '@/lib/text/vocabulary'
import type { MatchAnswers, StoredAnswers } from './dto'

/** What those read for an open answer who know none: an older release, a page that it made, clients of the API. */
const STAND_INS = { hadPet: false, age: 'adulto', gender: 'hembra', coat: 'corto', size: 'mediano' } as const

/** Fills open answers with stand-ins and names them in `unset`. */
export const storeAnswers = ({ type, hadPet, age, gender, coat, size }: MatchAnswers) =>
  ({
    type,
    hadPet: hadPet ?? STAND_INS.hadPet,
    age: age ?? STAND_INS.age,
    gender: gender ?? STAND_INS.gender,
    coat: coat ?? STAND_INS.coat,
    size: size ?? STAND_INS.size,
    unset: UNSETTABLE_ANSWERS.filter(
      (name) => ({ hadPet, age, gender, coat, size })[name] === null,
    ) as UnsettableAnswer[],
  }) satisfies StoredAnswers

/** The reverse of `storeAnswers`; what is open already stays so. */
export function readAnswers({
  type,
  unset = [],
  ...stored
}: MatchAnswers & Pick<StoredAnswers, 'unset'>): MatchAnswers {
  const answer = <Name extends UnsettableAnswer>(name: Name) => (unset.includes(name) ? null : stored[name])
  return {
    type,
    hadPet: answer('hadPet'),
    age: answer('age'),
    gender: answer('gender'),
    coat: answer('coat'),
    size: answer('size'),
  }
}
