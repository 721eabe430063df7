import { requireFoundation } from '@/lib/foundations/policy'
import type { Actor } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import type { PresentPet } from './dto'

export const NOT_APPROVED = 'Podrás importar tus mascotas cuando tu fundación esté aprobada'

/** @throws DomainError unauthenticated; forbidden unless an approved foundation. */
export function requireImporter(actor: Actor): number {
  const id = requireFoundation(actor)
  if (actor.kind === 'foundation' && !actor.approved) throw new DomainError('forbidden', NOT_APPROVED)
  return id
}

/** Null where an import may change the pet. */
export function keptReason({
  status,
  hold,
  blocked,
}: Pick<PresentPet, 'status' | 'hold' | 'blocked'>): string | null {
  if (blocked) return 'Nuestro equipo bloqueó esta publicación: no la cambiamos.'
  if (hold === 'removal') return 'Nuestro equipo retiró esta publicación: no la cambiamos.'
  if (hold !== null) return 'Nuestro equipo está revisando esta publicación: no la cambiamos.'
  if (status === 'adoptado') return 'Ya tiene familia: no la cambiamos.'
  if (status === 'en proceso') return 'Está en proceso de adopción: no la cambiamos.'
  if (status === 'inactivo')
    return 'La retiraste: si vuelve a buscar familia, publícala otra vez en Mis Mascotas.'
  return null
}
