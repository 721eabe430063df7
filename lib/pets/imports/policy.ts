import { requireFoundation } from '@/lib/foundations/policy'
import type { Actor } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import type { PresentPet } from './dto'

export const NOT_APPROVED = 'Podrás importar tus mascotas cuando tu fundación esté aprobada'

/** The account of a foundation that staff approved. @throws DomainError unauthenticated, forbidden. */
export function requireImporter(actor: Actor): number {
  const id = requireFoundation(actor)
  if (actor.kind === 'foundation' && !actor.approved) throw new DomainError('forbidden', NOT_APPROVED)
  return id
}

/** Why an import leaves a pet as it is; null where it may change it. */
export function keptReason({ status, hold }: Pick<PresentPet, 'status' | 'hold'>): string | null {
  if (hold === 'removal') return 'Nuestro equipo retiró esta publicación: no la cambiamos.'
  if (hold !== null) return 'Nuestro equipo está revisando esta publicación: no la cambiamos.'
  if (status === 'adoptado') return 'Ya tiene familia: no la cambiamos.'
  if (status === 'en proceso') return 'Está en proceso de adopción: no la cambiamos.'
  if (status === 'inactivo')
    return 'La retiraste: si vuelve a buscar familia, publícala otra vez en Mis Mascotas.'
  return null
}
