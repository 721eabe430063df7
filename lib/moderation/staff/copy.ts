import { counted } from '@/lib/text/numbers'
import type { PetModerationDto, Standing } from './dto'

/** Beside the name of an account, or of what it published; null of one whose publications are seen. */
export const STANDING_LABELS: Record<Standing, string | null> = {
  public: null,
  unapproved: 'Fundación sin aprobar',
  suspended: 'Cuenta suspendida',
  blocked: 'Cuenta bloqueada',
  closed: 'Cuenta cerrada',
}

/** Why nobody else sees a pet, whatever its own state is. */
export const UNSEEN_SENTENCES: Record<Standing, string | null> = {
  public: null,
  unapproved: 'Oculta: su fundación no está aprobada',
  suspended: 'Oculta: su cuenta está suspendida',
  blocked: 'Oculta: su cuenta está bloqueada por un tiempo',
  closed: 'Oculta: su cuenta está cerrada',
}

/** In the place of the decisions about a foundation whose account is stopped. */
export const DECIDED_LATER: Record<Standing, string | null> = {
  public: null,
  unapproved: null,
  suspended: 'Su cuenta está suspendida: esto se decide cuando se restaure.',
  blocked: 'Su cuenta está bloqueada por un tiempo: esto se decide cuando termine el bloqueo.',
  closed: 'Su cuenta está cerrada: ya no hay nada que decidir.',
}

/** Beside the button that removes a pet. */
export function removalText({ requests, gifts }: PetModerationDto['ends']): string {
  const ended = [
    requests > 0 && counted(requests, 'solicitud abierta', 'solicitudes abiertas'),
    gifts > 0 && counted(gifts, 'aporte mensual', 'aportes mensuales'),
  ].filter(Boolean)
  const back = 'Si quien la publicó la publica otra vez, espera a que el equipo la revise.'
  if (ended.length === 0) return back
  return `Con ella ${requests + gifts === 1 ? 'termina' : 'terminan'} ${ended.join(' y ')}, y eso no se deshace. ${back}`
}
