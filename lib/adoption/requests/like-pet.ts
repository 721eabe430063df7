import type { MatchAnswers } from '@/lib/people/matches/dto'
import { type QuizValues, quizValuesOf } from '@/lib/people/matches/quiz'
import type { ScoredPet } from '@/lib/people/matches/score'

/** What somebody looks for who wants a pet like this; null for other animals, which the test does not ask about. */
export function answersLike({ type, age, gender, size, coat }: ScoredPet): MatchAnswers | null {
  return type === 'otro' ? null : { type, hadPet: null, age, gender, size, coat }
}

/** The test filled in from a pet; the question about the past is left to be answered. */
export function quizLike(answers: MatchAnswers): QuizValues {
  const { haTenidoMascota: _, ...wanted } = quizValuesOf(answers)
  return wanted
}
