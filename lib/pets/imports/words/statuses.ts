import { readAnswer } from './answers'
import { isUnknown, loose } from './plain'

/** Sheets keep the pets that are gone; they must not be offered again. */
const GONE =
  /^(adoptado|adoptados|adopted|adoption|dado en adopcion|entregado|en hogar definitivo|fallecido|fallecio|murio|deceased|died|euthanized|devuelto a su dueño|reclamado|return to owner|rto|reclaimed|transferred|transferido|trasladado|transfer|perdido|escapado|en proceso|en tramite|reservado|reserved|pending adoption|adopcion pendiente|adoption pending|apartado|hold|no disponible|not available|retirado|released)\b/

/** Whether a status says that a pet does not look for a home. */
export const isGone = (status: string): boolean => GONE.test(loose(status))

/** Of a column 'Adoptado', where a date or a name says it too. */
export const isAdopted = (cell: string): boolean =>
  !isUnknown(cell) && readAnswer(cell) !== 'no' && cell.trim() !== ''
