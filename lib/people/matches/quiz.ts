import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS, COAT_LABELS, MATCH_TYPE_LABELS } from '@/lib/text/copy/labels'
import { sizeBand } from '@/lib/text/copy/sizes'
import {
  AGES,
  type Age,
  ANY_ANSWER,
  COATS,
  GENDERS,
  HAD_PET_ANSWERS,
  MATCH_TYPES,
  QUIZ_ANSWERS,
  type QuizField,
  SIZES,
  type Size,
} from '@/lib/text/vocabulary'
import type { MatchAnswers } from './dto'
import type { ScoredPet } from './score'

/** Specification, section 5. */
export const CHOOSE_ONE = 'Selecciona uno'

export const ANY_LABEL = 'Me da igual'
/** Answer to the question about earlier pets, which is no wish. */
export const UNTOLD_LABEL = 'Prefiero no decirlo'

export type QuizValues = Partial<Record<QuizField, string>>

interface QuizOption {
  value: string
  label: string
  detail?: string
  /** The weights of a size, which differ by the type that is wanted. */
  bands?: { perro: string; gato: string }
}

export interface QuizQuestion {
  name: QuizField
  question: string
  short: string
  hint?: string
  /** For people without a session. */
  note?: string
  options: QuizOption[]
}

const AGE_DETAILS: Record<Age, string> = {
  cachorro: 'Pide tiempo y paciencia',
  joven: 'Con energía y ganas de aprender',
  adulto: 'Ya se conoce su carácter',
  'adulto mayor': 'Tranquilo; es el que más espera',
}

const ANY: QuizOption = { value: ANY_ANSWER, label: ANY_LABEL }

function weightOf(type: 'perro' | 'gato', size: Size): string {
  const band = sizeBand(type, size)
  return band ? `${band.kg} · ${band.lb}` : ''
}

export const QUIZ_QUESTIONS: readonly QuizQuestion[] = [
  {
    name: 'type',
    question: '¿Qué mascota buscas?',
    short: 'Tipo',
    hint: 'Lo puedes cambiar cuando quieras.',
    note: 'Para guardar tus respuestas y ver en qué coincide contigo cada mascota necesitas una cuenta.',
    options: MATCH_TYPES.map((value) => ({
      value,
      label: MATCH_TYPE_LABELS[value],
      detail: value === 'ambos' ? 'Ver los dos' : undefined,
    })),
  },
  {
    name: 'haTenidoMascota',
    question: '¿Has tenido mascota?',
    short: 'Ha tenido mascota',
    hint: 'Las dos respuestas están bien: le dicen a quien la cuida qué explicarte.',
    options: [
      ...HAD_PET_ANSWERS.map((value) => ({ value, label: value === 'Si' ? 'Sí' : value })),
      { value: ANY_ANSWER, label: UNTOLD_LABEL },
    ],
  },
  {
    name: 'age',
    question: '¿De qué edad?',
    short: 'Edad deseada',
    options: [...AGES.map((value) => ({ value, label: AGE_LABELS[value], detail: AGE_DETAILS[value] })), ANY],
  },
  {
    name: 'gender',
    question: '¿De qué sexo?',
    short: 'Sexo',
    options: [...GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] })), ANY],
  },
  {
    name: 'coat',
    question: '¿Qué pelaje prefieres?',
    short: 'Pelaje',
    hint: 'El largo y el rizado piden cepillo varias veces por semana.',
    options: [...COATS.map((value) => ({ value, label: COAT_LABELS[value] })), ANY],
  },
  {
    name: 'size',
    question: '¿De qué tamaño?',
    short: 'Tamaño',
    hint: 'El que tendrá de adulto.',
    options: [
      ...SIZES.map((value) => ({
        value,
        label: SIZE_LABELS[value],
        bands: { perro: weightOf('perro', value), gato: weightOf('gato', value) },
      })),
      ANY,
    ],
  },
]

const isAnswer = (name: QuizField, value: unknown): value is string =>
  QUIZ_ANSWERS[name].some((answer) => answer === value) || (name !== 'type' && value === ANY_ANSWER)

/** Reads answers from query parameters or form values; anything invalid is left out. */
export function readQuizValues(values: Record<string, unknown>): QuizValues {
  const answers: QuizValues = {}
  for (const { name } of QUIZ_QUESTIONS) {
    const value = values[name]
    if (isAnswer(name, value)) answers[name] = value
  }
  return answers
}

export const unansweredIn = (answers: QuizValues): QuizField[] =>
  QUIZ_QUESTIONS.filter(({ name }) => answers[name] === undefined).map(({ name }) => name)

export const quizValuesOf = ({ type, hadPet, age, gender, coat, size }: MatchAnswers): QuizValues => ({
  type,
  haTenidoMascota: hadPet === null ? ANY_ANSWER : hadPet ? 'Si' : 'No',
  age: age ?? ANY_ANSWER,
  gender: gender ?? ANY_ANSWER,
  coat: coat ?? ANY_ANSWER,
  size: size ?? ANY_ANSWER,
})

/** What somebody looks for who wants a pet like this; null for other animals, which the test does not ask about. */
export function answersLike({ type, age, gender, size, coat }: ScoredPet): MatchAnswers | null {
  return type === 'otro' ? null : { type, hadPet: null, age, gender, size, coat }
}

/** The test filled in from a pet; the question about the past is left to be answered. */
export function quizLike(answers: MatchAnswers): QuizValues {
  const { haTenidoMascota: _, ...wanted } = quizValuesOf(answers)
  return wanted
}
