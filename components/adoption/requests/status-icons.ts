import type { IconName } from '@/components/ui/icon/icon'
import type { AdoptionStatus } from '@/lib/text/vocabulary'

export const STATUS_ICONS: Record<AdoptionStatus, IconName> = {
  enviada: 'send',
  'en revisión': 'eye',
  'en espera': 'hourglass',
  aceptada: 'circle-check',
  rechazada: 'circle-x',
  retirada: 'undo-2',
  concluida: 'house',
  devuelta: 'rotate-ccw',
  cerrada: 'archive',
}
