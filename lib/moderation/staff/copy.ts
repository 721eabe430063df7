import type { Standing } from './dto'

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
