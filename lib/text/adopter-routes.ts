import type { Route } from 'next'
import { ADOPTION, DASHBOARD_ADOPTER, QUIZ, withSuffix } from './routes'
import type { QuizField } from './vocabulary'

/** Of an adopter's match test, home and request. */

export const EDIT_MATCH = withSuffix(DASHBOARD_ADOPTER, '?editar=1')
export const OWN_DOSSIER = withSuffix(DASHBOARD_ADOPTER, '#hogar')
export const EDIT_DOSSIER = withSuffix(DASHBOARD_ADOPTER, '?hogar=editar#hogar')
export const DELETE_DOSSIER = withSuffix(DASHBOARD_ADOPTER, '?hogar=borrar#hogar')
/** @param petId whose request waits for the answers */
export function quizPath(answers: Partial<Record<QuizField, string>>, petId: number | null = null): Route {
  const query = new URLSearchParams({ ...(petId !== null && { mascota: String(petId) }), ...answers })
  return query.size > 0 ? withSuffix(QUIZ, `?${query}`) : QUIZ
}
export const adoptPath = (petId: number) => withSuffix(ADOPTION, `?mascota=${petId}`)
/** The form of a request, without the offer of the match test. */
export const adoptWithoutTestPath = (petId: number) => withSuffix(ADOPTION, `?mascota=${petId}&test=no`)
/** The dossier on the way to a request for a pet. */
export const adoptDossierPath = (petId: number) => withSuffix(ADOPTION, `?mascota=${petId}&hogar=editar`)
