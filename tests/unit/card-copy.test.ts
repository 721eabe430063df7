import { describe, expect, it } from 'vitest'
import { compareForCard, wantedPet } from '@/lib/people/matches/card-copy'
import { compareWithMatch } from '@/lib/people/matches/compare'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { AGES, COATS, GENDERS, MATCH_TYPES, PET_TYPES, SIZES } from '@/lib/text/vocabulary'
import { MATCH_ANSWERS, samplePet } from '@/tests/support/fixtures'

const differenceOf = (...changes: Parameters<typeof samplePet>) =>
  compareForCard(samplePet(...changes), MATCH_ANSWERS).difference

describe('the comparison on a card', () => {
  it('has the score and the verdicts of the long one, for every answer', () => {
    for (const type of PET_TYPES)
      for (const wanted of MATCH_TYPES)
        for (const age of AGES)
          for (const size of SIZES)
            for (const gender of GENDERS)
              for (const coat of COATS) {
                const pet = samplePet({ type, age, size, gender, coat })
                const short = compareForCard(pet, { ...MATCH_ANSWERS, type: wanted })
                const { score, attributes } = compareWithMatch(pet, { ...MATCH_ANSWERS, type: wanted })
                expect(short.score).toEqual(score)
                const counted = score ? attributes.slice(0, score.of) : []
                expect(short.attributes.map(({ attribute, verdict }) => [attribute, verdict])).toEqual(
                  counted.map(({ attribute, verdict }) => [attribute, verdict]),
                )
              }
  })

  it.each([
    [{}, 'Es todo lo que buscas'],
    [{ coat: 'mediano' }, 'Distinto: pelo mediano; prefieres corto'],
    [{ coat: 'sin pelo' }, 'Distinto: sin pelo; prefieres pelo corto'],
    [{ age: 'adulto' }, 'Distinto: adulta; prefieres joven'],
    [{ size: 'extra grande' }, 'Distinto: extra grande; prefieres mediana'],
    [{ gender: 'macho' }, 'Distinto: macho; prefieres hembra'],
    [{ type: 'gato' }, 'Distinto: gata; prefieres perra'],
    [{ gender: 'macho', coat: 'largo' }, 'Distinto: macho y de pelo largo'],
    [{ age: 'adulto mayor', coat: 'sin pelo' }, 'Distinto: adulta mayor y sin pelo'],
    [{ age: 'adulto', gender: 'macho', size: 'grande' }, 'Distinto: adulto, macho y grande'],
    [{ type: 'otro' }, 'Sin comparación: el test es de perros y gatos'],
  ] as const)('always says what differs, and that it does: %j', (change, difference) => {
    expect(differenceOf(change)).toBe(difference)
  })

  it('gives each attribute a reason in the adopter’s words', () => {
    const { attributes } = compareForCard(samplePet({ coat: 'mediano' }), MATCH_ANSWERS)
    expect(attributes.map(({ label, reason }) => `${label}: ${reason}`)).toEqual([
      'Perra: Lo que buscas.',
      'Joven: La edad que pediste.',
      'Hembra: Lo que buscas.',
      'Mediana: De 12 a 27 kg, como pediste.',
      'Pelo mediano: Prefieres corto.',
    ])
    const small = { ...MATCH_ANSWERS, size: 'pequeño' } as const
    expect(compareForCard(samplePet({ size: 'pequeño' }), small).attributes[3]?.reason).toBe(
      'Hasta 11 kg, como pediste.',
    )
  })
})

describe('the wish on a card', () => {
  const reasonsOf = (pet: Parameters<typeof samplePet>[0], match: Partial<MatchAnswers>) =>
    compareForCard(samplePet(pet), { ...MATCH_ANSWERS, ...match }).attributes.map(({ reason }) => reason)
  const LARGE_MALE = { type: 'gato', gender: 'macho', age: 'adulto', size: 'grande' } as const

  it('is of the sex that is wished for, whatever the sex of the pet', () => {
    expect(reasonsOf(LARGE_MALE, { age: 'cachorro' })).toEqual([
      'Prefieres perra.',
      'Prefieres cachorra.',
      'Prefieres hembra.',
      'Prefieres mediana.',
      'El pelaje que pediste.',
    ])
    expect(reasonsOf({ ...LARGE_MALE, gender: 'hembra' }, { gender: 'macho' })).toContain(
      'Prefieres mediano.',
    )
  })

  it('wishes no sex of who minds none', () => {
    expect(reasonsOf({ ...LARGE_MALE, gender: 'hembra' }, { gender: null })).toEqual(
      expect.arrayContaining(['Prefieres perro.', 'Prefieres mediana.']),
    )
  })
})

describe('what an adopter looks for', () => {
  it.each([
    [{}, 'perra joven, mediana, de pelo corto'],
    [{ gender: 'macho', coat: 'sin pelo' }, 'perro joven, mediano, sin pelo'],
    [
      { type: 'ambos', age: 'cachorro', size: 'extra grande' },
      'perra o gata cachorra, extra grande, de pelo corto',
    ],
    [{ type: 'gato', age: 'cachorro' }, 'gatita, mediana, de pelo corto'],
  ] as const)('reads as a phrase: %j', (change, phrase) => {
    expect(wantedPet({ ...MATCH_ANSWERS, ...change })).toBe(phrase)
  })
})
