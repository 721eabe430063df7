import { type Actor, accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import type { FoundationStatus } from '@/lib/text/vocabulary'

export class AlreadyMonthly extends DomainError {
  constructor(readonly giftId: number) {
    super('conflict', 'Ya tienes un aporte mensual para este destino: míralo en tu perfil')
  }
}

/** The specification's sentence for visitors (section 6). */
export const SIGN_IN_TO_DONATE = 'Para realizar una donación debes estar logueado'

/** @throws DomainError unauthenticated; forbidden for staff; email_not_confirmed. */
export function requireDonor(actor: Actor): number {
  if (actor.kind === 'anonymous') throw new DomainError('unauthenticated', SIGN_IN_TO_DONATE)
  const id = accountIdOf(actor)
  if (actor.kind === 'admin')
    throw new DomainError('forbidden', 'Las cuentas del equipo no donan: entra con tu cuenta personal')
  if ('confirmed' in actor && !actor.confirmed)
    throw new DomainError(
      'email_not_confirmed',
      'Confirma tu correo para donar: ahí te llegará el comprobante',
    )
  return id
}

/** A payment to anybody else is still booked, and shown to staff. */
export const mayReceive = ({ status, active }: { status: FoundationStatus; active: boolean }): boolean =>
  status === 'aprobada' && active
