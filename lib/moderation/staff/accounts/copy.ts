import { counted } from '@/lib/text/numbers'
import type { StaffAccountDto } from './dto'

type Account = Pick<StaffAccountDto, 'foundationStatus' | 'blockedAt' | 'pets'>

const NOT_APPROVED = 'Todavía no está aprobada: ni su página ni sus mascotas se ven'

/** What stops being seen with a suspension. */
export function hiddenText({ foundationStatus, blockedAt, pets: { listed } }: Account): string {
  if (blockedAt) return 'Ya no se ve nada: está bloqueada, y lo sigue estando cuando la restaures.'
  if (foundationStatus && foundationStatus !== 'aprobada') return `${NOT_APPROVED}, y sigue así.`
  const shown = counted(listed, 'mascota visible', 'mascotas visibles')
  return foundationStatus
    ? `Su página y sus mascotas (${shown}) dejan de verse en un segundo.`
    : `Sus mascotas (${shown}) dejan de verse en un segundo.`
}

/** What is seen again once it ends: cases are decided meanwhile, and others wait. */
export function shownAgainText({ foundationStatus, blockedAt, pets: { listable } }: Account): string {
  if (blockedAt) return 'Sigue bloqueada, como antes de suspenderla: nada se ve hasta que termine el bloqueo.'
  if (foundationStatus && foundationStatus !== 'aprobada') return `${NOT_APPROVED}, y sigue así.`
  const shown = counted(listable, 'mascota', 'mascotas')
  if (foundationStatus)
    return listable === 0
      ? 'Vuelve a verse su página, sin mascotas por ahora.'
      : `Vuelven a verse su página y ${shown}.`
  if (listable === 0) return 'Ninguna mascota vuelve a verse por ahora.'
  return `${listable === 1 ? 'Vuelve' : 'Vuelven'} a verse ${shown}.`
}
