import { type Actor, accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'

export const MAX_SAVED_SEARCHES = 20

/** We write to confirmed addresses alone. @throws DomainError unauthenticated, email_not_confirmed */
export function requireReader(actor: Actor): number {
  const id = accountIdOf(actor)
  if ('confirmed' in actor && !actor.confirmed)
    throw new DomainError('email_not_confirmed', 'Confirma tu correo y podremos avisarte')
  return id
}

export const tooManySearches = () =>
  new DomainError(
    'conflict',
    `Ya tienes ${MAX_SAVED_SEARCHES} búsquedas guardadas, que es el máximo. Elimina alguna para guardar otra.`,
  )

export const searchNotFound = () => new DomainError('not_found', 'No encontramos esa búsqueda guardada')
