import { describe, expect, it } from 'vitest'
import { QUIZ_QUESTIONS, quizValuesOf, readQuizValues, unansweredIn } from '@/lib/people/matches/quiz'
import { matchSchema } from '@/lib/people/matches/schema'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { quizPath } from '@/lib/text/adopter-routes'
import { ANY_ANSWER, QUIZ_ANSWERS } from '@/lib/text/vocabulary'
import { knownCallback } from '@/tests/support/mailed-callback'

const ANSWERS = {
  type: 'ambos',
  haTenidoMascota: 'Si',
  age: 'adulto mayor',
  gender: 'hembra',
  coat: 'sin pelo',
  size: 'pequeño',
} as const

describe('the match test', () => {
  it('asks six questions with the specification’s option words', () => {
    expect(QUIZ_QUESTIONS.map(({ options }) => options.map(({ label }) => label))).toEqual([
      ['Perro', 'Gato', 'Ambos'],
      ['Sí', 'No', 'Prefiero no decirlo'],
      ['Cachorro', 'Joven', 'Adulto', 'Adulto Mayor', 'Me da igual'],
      ['Macho', 'Hembra', 'Me da igual'],
      ['Sin pelo', 'Corto', 'Mediano', 'Largo', 'Ondulado', 'Rizado', 'Me da igual'],
      ['Pequeño', 'Mediano', 'Grande', 'Extra Grande', 'Me da igual'],
    ])
  })

  it('every option that is shown is one that is taken', () => {
    for (const { name, options } of QUIZ_QUESTIONS) {
      const open = name === 'type' ? [] : [ANY_ANSWER]
      expect(options.map(({ value }) => value)).toEqual([...QUIZ_ANSWERS[name], ...open])
      for (const { value } of options)
        expect(matchSchema.safeParse({ ...ANSWERS, [name]: value }).success).toBe(true)
    }
  })

  it('an answer may be left open, but none left out, nor the type', () => {
    const open = { ...ANSWERS, age: ANY_ANSWER, gender: ANY_ANSWER, coat: ANY_ANSWER, size: ANY_ANSWER }
    expect(matchSchema.safeParse(open).success).toBe(true)
    expect(matchSchema.safeParse({ ...open, type: ANY_ANSWER }).success).toBe(false)
    expect(matchSchema.safeParse({ ...open, size: undefined }).success).toBe(false)
    expect(readQuizValues({ ...open, type: ANY_ANSWER })).toEqual({ ...open, type: undefined })
  })

  it('a size has the weights of dogs and of cats', () => {
    const size = QUIZ_QUESTIONS.at(-1)?.options.map(({ bands }) => bands)
    expect(size?.[1]).toEqual({ perro: '12 a 27 kg · 26 a 60 lb', gato: '3 a 5 kg · 7 a 11 lb' })
  })
})

describe('answers of the match test in a URL', () => {
  it('come back as they were, through the callback URL of a login', () => {
    const back = safeCallback(quizPath(ANSWERS)) ?? ''
    const query = Object.fromEntries(new URL(back, 'https://site.example').searchParams)
    expect(readQuizValues(query)).toEqual(ANSWERS)
    const open = { ...ANSWERS, age: ANY_ANSWER }
    expect(knownCallback(quizPath(open))).toBe(quizPath(open))
    expect(knownCallback(quizPath({ ...ANSWERS, type: ANY_ANSWER }))).not.toContain(ANY_ANSWER)
  })

  it('are left out when they are none, repeated or missing', () => {
    const query = { type: 'loro', age: ['joven', 'adulto'], gender: 'hembra', otro: 'x' }
    expect(readQuizValues(query)).toEqual({ gender: 'hembra' })
    expect(unansweredIn(readQuizValues(query))).toEqual(['type', 'haTenidoMascota', 'age', 'coat', 'size'])
    expect(unansweredIn(ANSWERS)).toEqual([])
    expect(quizPath({})).toBe('/quizz')
    expect(quizPath({}, 7)).toBe('/quizz?mascota=7')
  })

  it('are those of a stored match', () => {
    expect(quizValuesOf(matchSchema.parse(ANSWERS))).toEqual(ANSWERS)
    const open = { ...ANSWERS, haTenidoMascota: ANY_ANSWER, coat: ANY_ANSWER }
    expect(matchSchema.parse(open)).toMatchObject({ type: 'ambos', hadPet: null, coat: null })
    expect(quizValuesOf(matchSchema.parse(open))).toEqual(open)
  })
})
