import { type Actor, accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'

/** Sentences for accounts that are no adopter's. */
interface Refusals {
  foundation: string
  staff: string
  unconfirmed: string
}

/**
 * A private account with a confirmed e-mail. @throws DomainError unauthenticated; forbidden for foundations and staff;
 * email_not_confirmed.
 */
export function requireAdopter(actor: Actor, refusals: Refusals): number {
  const id = accountIdOf(actor)
  if (actor.kind === 'foundation') throw new DomainError('forbidden', refusals.foundation)
  if (actor.kind === 'admin') throw new DomainError('forbidden', refusals.staff)
  if (actor.kind === 'user' && !actor.confirmed)
    throw new DomainError('email_not_confirmed', refusals.unconfirmed)
  return id
}

/** @throws as `requireAdopter`. */
export const requireQuizTaker = (actor: Actor): number =>
  requireAdopter(actor, {
    foundation: 'Tu cuenta es de una fundación: el test es para personas que quieren adoptar',
    staff: 'Las cuentas del equipo no adoptan: haz el test con tu cuenta personal',
    unconfirmed: 'Confirma tu correo para guardar tus respuestas',
  })

/** In the specification's words. */
export const ALREADY_SAVED =
  'Ya tienes tus Match actualizados. Si quieres editarlos lo puedes hacer en tu perfil'
