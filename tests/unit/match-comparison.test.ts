import { describe, expect, it } from 'vitest'
import { compareWithMatch } from '@/lib/people/matches/compare'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { matchSchema } from '@/lib/people/matches/schema'
import { COMPARED } from '@/lib/people/matches/score'
import { readAnswers, storeAnswers } from '@/lib/people/matches/stored'
import { AGES, COATS, GENDERS, MATCH_TYPES, PET_TYPES, SIZES } from '@/lib/text/vocabulary'
import { MATCH_ANSWERS, samplePet } from '@/tests/support/fixtures'

const verdicts = (...args: Parameters<typeof compareWithMatch>) =>
  Object.fromEntries(
    compareWithMatch(...args).attributes.map(({ attribute, verdict }) => [attribute, verdict]),
  )
const reasonsOf = (...args: Parameters<typeof compareWithMatch>) =>
  compareWithMatch(...args).attributes.map(({ reason }) => reason)

it('a young cat is a kitten, not a puppy', () => {
  const kitten = { ...samplePet(), type: 'gato', age: 'cachorro', gender: 'hembra' } as const
  const [sought, other] = (['cachorro', 'adulto'] as const).map((age) =>
    compareWithMatch(kitten, { ...MATCH_ANSWERS, type: 'gato', age }).attributes.find(
      ({ attribute }) => attribute === 'age',
    ),
  )
  expect(sought).toMatchObject({ label: 'Edad: gatita', reason: expect.stringContaining('un gatito') })
  expect(other?.reason).toContain('es gatita.')
  const puppy = compareWithMatch(
    { ...kitten, type: 'perro' },
    { ...MATCH_ANSWERS, type: 'gato', age: 'cachorro' },
  )
  expect(puppy.attributes.map(({ reason }) => reason).join()).toContain('un cachorro')
})

describe('comparing a pet with a match', () => {
  it('a pet that is all that was wanted fits in five of five, in the order of the screens', () => {
    const { attributes, score } = compareWithMatch(samplePet(), MATCH_ANSWERS)
    expect(attributes.map(({ attribute }) => attribute)).toEqual([
      'type',
      'age',
      'gender',
      'size',
      'coat',
      'experience',
    ])
    expect(score).toEqual({ fits: 5, of: 5 })
  })

  it.each([
    ['type', { type: 'gato' }],
    ['age', { age: 'adulto mayor' }],
    ['gender', { gender: 'macho' }],
    ['size', { size: 'extra grande' }],
    ['coat', { coat: 'sin pelo' }],
  ] as const)('an attribute that differs is a cross, and only that one: %s', (attribute, change) => {
    const pet = samplePet(change)
    const fits = { type: 'fits', age: 'fits', gender: 'fits', size: 'fits', coat: 'fits', experience: 'fits' }
    expect(verdicts(pet, MATCH_ANSWERS)).toEqual({ ...fits, [attribute]: 'differs' })
    expect(compareWithMatch(pet, MATCH_ANSWERS).score).toEqual({ fits: 4, of: 5 })
  })

  it('every reason has ‘e’ before a name that begins with its sound', () => {
    const pet = samplePet({ name: 'Inti', coat: 'sin pelo' })
    const fitting = reasonsOf(pet, { ...MATCH_ANSWERS, coat: 'sin pelo' }).slice(0, COMPARED.length)
    for (const reason of fitting) expect(reason).toContain(' e Inti ')
  })

  it('whoever looks for both takes dogs and cats', () => {
    for (const type of ['perro', 'gato'] as const)
      expect(verdicts(samplePet({ type }), { ...MATCH_ANSWERS, type: 'ambos' }).type).toBe('fits')
  })

  it('what nobody knows is neither a tick nor a cross, and other animals have no score', () => {
    const other = samplePet({ type: 'otro', specialNeeds: null })
    expect(verdicts(other, MATCH_ANSWERS)).toMatchObject({
      type: 'unknown',
      experience: 'unknown',
      age: 'fits',
    })
    expect(compareWithMatch(other, MATCH_ANSWERS).score).toBeNull()
  })

  it('what the adopter does not mind counts for no pet and against none', () => {
    const open: MatchAnswers = {
      ...MATCH_ANSWERS,
      hadPet: null,
      age: null,
      gender: null,
      coat: null,
      size: null,
    }
    const pet = samplePet({ name: 'Frida', specialNeeds: true })
    expect(verdicts(pet, open)).toEqual({
      type: 'fits',
      age: 'any',
      gender: 'any',
      size: 'any',
      coat: 'any',
      experience: 'any',
    })
    expect(compareWithMatch(pet, open).score).toEqual({ fits: 1, of: 1 })
    expect(compareWithMatch(samplePet({ type: 'gato' }), open).score).toEqual({ fits: 0, of: 1 })
    expect(reasonsOf(pet, open)).toEqual([
      'Buscas un perro y Frida es una perra.',
      'Te da igual la edad.',
      'Te da igual el sexo.',
      'Te da igual el tamaño.',
      'Te da igual el pelaje.',
      'No dijiste si ya has tenido mascota. Frida necesita cuidados especiales.',
    ])
    expect(reasonsOf(pet, open, 'owner').slice(1, 2)).toEqual(['Le da igual la edad.'])
    expect(reasonsOf(pet, open, 'owner', 'Tuvo perros toda la vida.').at(-1)).toBe(
      'La contó con lo de su hogar. Frida necesita cuidados especiales.',
    )
  })

  it('open answers are stored with stand-ins of the contract and come back open', () => {
    const open: MatchAnswers = { ...MATCH_ANSWERS, hadPet: null, coat: null }
    expect(storeAnswers(open)).toEqual({
      ...MATCH_ANSWERS,
      hadPet: false,
      coat: 'corto',
      unset: ['hadPet', 'coat'],
    })
    expect(readAnswers(storeAnswers(open))).toEqual(open)
    expect(
      readAnswers({
        ...MATCH_ANSWERS,
        hadPet: true,
        age: 'joven',
        gender: 'hembra',
        coat: 'largo',
        size: 'grande',
      }),
    ).toEqual({ ...MATCH_ANSWERS, coat: 'largo', size: 'grande' })
  })

  it('a pet with special needs and no experience is something to talk about', () => {
    const pet = samplePet({ specialNeeds: true })
    expect(verdicts(pet, MATCH_ANSWERS).experience).toBe('fits')
    expect(verdicts(pet, { ...MATCH_ANSWERS, hadPet: false }).experience).toBe('differs')
    expect(verdicts(samplePet(), { ...MATCH_ANSWERS, hadPet: false }).experience).toBe('fits')
  })

  it('gives a reason for each, to the adopter as tú and to the owner about them', () => {
    const pet = samplePet({ name: 'Frida', age: 'adulto', coat: 'mediano', specialNeeds: null })
    expect(reasonsOf(pet, MATCH_ANSWERS)).toEqual([
      'Buscas un perro y Frida es una perra.',
      'Buscas una mascota joven; Frida es adulta.',
      'Buscas una hembra y Frida lo es.',
      'Prefieres un tamaño mediano y Frida es mediana.',
      'Prefieres pelo corto; el de Frida es mediano.',
      'Ya has tenido mascota. No sabemos si Frida necesita cuidados especiales: pregúntalo.',
    ])
    expect(reasonsOf(pet, MATCH_ANSWERS, 'owner')).toEqual([
      'Busca un perro y Frida es una perra.',
      'Busca una mascota joven; Frida es adulta.',
      'Busca una hembra y Frida lo es.',
      'Prefiere un tamaño mediano y Frida es mediana.',
      'Prefiere pelo corto; el de Frida es mediano.',
      'Ya ha tenido mascota. No dijiste si Frida necesita cuidados especiales.',
    ])
  })

  it('every combination of values makes a sentence without gaps', () => {
    for (const type of PET_TYPES)
      for (const wanted of MATCH_TYPES)
        for (const [age, coat, size] of AGES.flatMap((a) =>
          COATS.flatMap((c) => SIZES.map((s) => [a, c, s] as const)),
        ))
          for (const gender of GENDERS) {
            const pet = samplePet({ type, age, coat, size, gender })
            const match = { ...MATCH_ANSWERS, type: wanted, coat: COATS[0], age: AGES[3], size: SIZES[3] }
            for (const reason of reasonsOf(pet, match)) expect(reason).toMatch(/^[A-ZÁ¿].*[a-z]\.$/)
          }
  })
})

describe('the quiz form', () => {
  it('needs all six answers, each with the same sentence', () => {
    const empty = matchSchema.safeParse({})
    expect(empty.error?.issues.map(({ message }) => message)).toEqual(Array(6).fill('Selecciona uno'))
    const wrong = matchSchema.safeParse({
      type: 'loro',
      haTenidoMascota: 'quizá',
      age: '',
      gender: '',
      coat: '',
      size: '',
    })
    expect(wrong.error?.issues.map(({ message }) => message)).toEqual(Array(6).fill('Selecciona uno'))
  })

  it('takes the specification’s words', () => {
    const form = {
      type: 'ambos',
      haTenidoMascota: 'Si',
      age: 'adulto mayor',
      gender: 'macho',
      coat: 'sin pelo',
      size: 'extra grande',
    }
    expect(matchSchema.parse(form)).toEqual({
      type: 'ambos',
      hadPet: true,
      age: 'adulto mayor',
      gender: 'macho',
      coat: 'sin pelo',
      size: 'extra grande',
    })
  })
})
