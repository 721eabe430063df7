import type { Gender, Size } from '@/lib/text/vocabulary'

/** Apart from the other labels, as cards are in the first load of most pages. */

export const GENDER_LABELS: Record<Gender, string> = { macho: 'Macho', hembra: 'Hembra' }
export const SIZE_LABELS: Record<Size, string> = {
  pequeño: 'Pequeño',
  mediano: 'Mediano',
  grande: 'Grande',
  'extra grande': 'Extra Grande',
}
