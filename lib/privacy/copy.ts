import { formatCount } from '@/lib/text/numbers'
import type { LossesDto } from './dto'

/** What an account that is deleted takes along of what is under way, one sentence each; none where nothing is. */
export function lossSentences({ accepted, followed, gifts, reported }: LossesDto): string[] {
  const said = (total: number, one: string, many: (total: string) => string) =>
    total === 0 ? [] : [total === 1 ? one : many(formatCount(total))]
  return [
    ...said(
      accepted.adopter,
      'Te aceptaron para una adopción que todavía no se concretó: termina, y la mascota vuelve a buscar familia.',
      (n) =>
        `Te aceptaron para ${n} adopciones que todavía no se concretaron: terminan, y las mascotas vuelven a buscar familia.`,
    ),
    ...said(
      accepted.owner,
      'Aceptaste una adopción que todavía no se concretó: termina, y le avisamos a quien la espera.',
      (n) =>
        `Aceptaste ${n} adopciones que todavía no se concretaron: terminan, y les avisamos a quienes las esperan.`,
    ),
    ...said(
      followed.adopter,
      'Todavía te preguntamos por una mascota que adoptaste: ya no lo haremos, y lo que contaste se elimina.',
      (n) =>
        `Todavía te preguntamos por ${n} mascotas que adoptaste: ya no lo haremos, y lo que contaste se elimina.`,
    ),
    ...said(
      followed.owner,
      'Todavía preguntamos por una mascota que diste en adopción: ya no lo haremos, y lo que te contaron se elimina.',
      (n) =>
        `Todavía preguntamos por ${n} mascotas que diste en adopción: ya no lo haremos, y lo que te contaron se elimina.`,
    ),
    ...said(gifts.given, 'Tu aporte mensual termina.', (n) => `Tus ${n} aportes mensuales terminan.`),
    ...said(
      gifts.received,
      'El aporte mensual que recibes termina.',
      (n) => `Los ${n} aportes mensuales que recibes terminan.`,
    ),
    ...said(
      reported,
      'El reporte que enviaste y el equipo todavía no decidió se elimina.',
      (n) => `Los ${n} reportes que enviaste y el equipo todavía no decidió se eliminan.`,
    ),
  ]
}
