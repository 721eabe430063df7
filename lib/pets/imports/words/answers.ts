import type { Health } from '@/lib/text/vocabulary'
import { isNotApplicable, isUnknown, loose, wordSet } from './plain'

/** Yes and no in the spellings of shelters' sheets; '' is unknown, null not understood. */
export type Answer = 'si' | 'no' | '' | null

const YES = wordSet('si, s, yes, y, yep, sip, verdadero, true, t, v, 1, x, ok, claro, positivo, sí señor')
const NO = wordSet(
  'no, n, nop, not, falso, false, f, 0, ninguno, ninguna, nunca, never, none, nope, sin, nada',
)
const CONDITION =
  /\b(pero|solo|solos|mayor|mayores|grandes|depende|depends|only|older|over|supervision|con|with|si son|menos|salvo|excepto|except|hembros|machos)\b/
const TICK = /[✓✔☑✅]/u
const CROSS = /[✗✘❌✖]/u

export function readAnswer(typed: string): Answer {
  if (TICK.test(typed)) return 'si'
  if (CROSS.test(typed)) return 'no'
  if (isUnknown(typed) || isNotApplicable(typed)) return ''
  const meant = loose(typed)
  if (YES.has(meant)) return 'si'
  if (NO.has(meant)) return 'no'
  const [first = ''] = meant.split(' ')
  if (CONDITION.test(meant)) return null
  if (first === 'si' || first === 'yes') return 'si'
  return first === 'no' ? 'no' : null
}

const CASTRATED = wordSet(
  `castrado, esterilizado, esterilizado si, operado, neutered, spayed, altered, fixed, desexed, ovh, capado, neutered spayed,
  spayed neutered, s n, esterilizado castrado, castrado esterilizado, neutered male, spayed female, ester`,
)
const NOT_CASTRATED = wordSet(
  `entero, intacto, intact, fertil, sin castrar, sin esterilizar, no castrado, no esterilizado, unaltered, pendiente,
  por esterilizar, por castrar, programado, agendado, en espera, aun no, todavia no, en fecha, pending, not yet, scheduled`,
)

export function readCastrated(typed: string): Answer {
  const meant = loose(typed)
  if (CASTRATED.has(meant)) return 'si'
  if (NOT_CASTRATED.has(meant)) return 'no'
  const [first = ''] = meant.split(' ')
  // 'Castrada en 2023'; 'castrado: no' is for people to decide.
  if (CASTRATED.has(first) && !NOT_YET.test(meant)) return 'si'
  return readAnswer(typed)
}

const NOT_YET = /\b(no|sin|pendiente|falta|proximo|pronto|aun|todavio|not|fecha)\b/

const TRAINED = wordSet(
  'educado, entrenado, house trained, housetrained, litter trained, litter box trained, hogareño, trained, sabe',
)
const NOT_TRAINED = wordSet(
  'en proceso, aprendiendo, in progress, learning, needs work, en entrenamiento, a veces',
)

export function readTrained(typed: string): Answer {
  const meant = loose(typed)
  if (TRAINED.has(meant)) return 'si'
  if (NOT_TRAINED.has(meant)) return 'no'
  return readAnswer(typed)
}

const HEALTHY = wordSet(
  'sano, saludable, healthy, normal, ninguno especial, sin cuidados, sin novedad, bien, en buen estado, no requiere, no necesita',
)

/** A need that is named is a yes: 'Artrosis', 'FIV+', 'Ciega'. */
export function readNeeds(typed: string): Answer {
  const answer = readAnswer(typed)
  if (answer !== null) return answer
  const meant = loose(typed)
  if (HEALTHY.has(meant) || meant.startsWith('ninguno ') || meant.startsWith('sin ')) return 'no'
  return 'si'
}

/** Questions about company: what depends on something is for people to decide. */
export const readCompany = readAnswer

const VACCINATED = wordSet(
  `al dia, vacunas al dia, vacuno al dia, vacunado, vacunado al dia, completo, completos, completas, esquema completo, vigente,
  vigentes, todo, todos, todas, puestas, current, up to date, utd, current on vaccines, vaccinated, fully vaccinated, complete,
  completado, full, todas las vacunas, plan completo, quintuple y rabia, sextuple y rabia, triple y rabia`,
)
const UNVACCINATED = wordSet(
  `no vacunado, sin vacunas, sin vacunar, pendiente, pendientes, incompleto, incompletos, incompletas, parcial, parciales,
  en proceso, in progress, partial, due, overdue, atrasado, atrasados, vencido, vencidos, por vacunar, not vaccinated,
  unvaccinated, en curso, iniciado, empezado, faltan, falta refuerzo, not current, muy pequeño, plan iniciado`,
)
/** Says that something is missing, whatever else it says. */
const INCOMPLETE =
  /\b(dosis|dose|refuerzo|primero|1ro|2do|segundo|1ero|1er|falto|faltan|pendiente|pendientes|incompleto|parcial|solo|only)\b/
const COMPLETE = /^(al dio|vacunado|vacunas al dio|completo|completos|up to date|current)\b/

/** What is not complete is not 'al día'. */
export function readHealth(typed: string): Health | '' | null {
  const meant = loose(typed)
  if (VACCINATED.has(meant)) return 'vacunas al dia'
  if (UNVACCINATED.has(meant) || INCOMPLETE.test(meant) || isNotApplicable(typed)) return 'no vacunado'
  const answer = readAnswer(typed)
  if (answer === 'si' || (answer === null && COMPLETE.test(meant))) return 'vacunas al dia'
  if (answer === 'no') return 'no vacunado'
  return answer
}
