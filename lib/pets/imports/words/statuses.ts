import { readAnswer } from './answers'
import { isUnknown, loose, plain } from './plain'

/** Sheets keep the pets that are gone; they must not be offered again. */
const GONE =
  /^(adoptado|adoptados|adopted|adoption|dado en adopcion|entregado|en hogar definitivo|fallecido|fallecio|murio|deceased|died|euthanized|devuelto [ao] su dueno|reclamado|return to owner|rto|reclaimed|transferred|transferido|trasladado|transfer|perdido|escapado|en proceso|en tramite|reservado|reserved|pending adoption|adopcion pendiente|adoption pending|apartado|hold|no disponible|not available|retirado|released)\b/

export const isGone = (status: string): boolean => GONE.test(loose(status))

const WAITING = /\b(adopcion|disponible|busco|available|libre|aun no|todavio no)\b/

const NOT_YET = /^(?:aun |todavia )?no\b/

/** Of a column 'Adoptado', where a date or a name says it too. */
export const isAdopted = (cell: string): boolean =>
  cell.trim() !== '' &&
  !isUnknown(cell) &&
  readAnswer(cell) !== 'no' &&
  !NOT_YET.test(plain(cell)) &&
  !WAITING.test(loose(cell))
