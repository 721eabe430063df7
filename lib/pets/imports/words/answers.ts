import type { Health } from '@/lib/text/vocabulary'
import { CROSS, isNotApplicable, isUnknown, loose, plain, TICK, wordSet } from './plain'

/** Yes and no in the spellings of shelters' sheets; '' is unknown, null not understood. */
export type Answer = 'si' | 'no' | '' | null

const YES = wordSet(
  'si, s, yes, y, yep, sip, verdadero, true, t, v, 1, x, ok, claro, positivo, sí señor, afirmativo, por supuesto',
)
const NO = wordSet(
  'no, n, nop, not, falso, false, f, 0, ninguno, ninguna, nunca, never, none, nope, sin, nada, negativo, para nada',
)
/** A form that nobody has filled in. */
const UNFILLED = wordSet('si no, si o no, yes no, y n, s n, si no no se')
/** What makes an answer depend on something, or doubts it. As `loose` writes it, here and below: final -a as -o ('hembros'). */
const CONDITION =
  /\b(pero|aunque|solo|solos|mayor|mayores|grandes|pequenos|chicos|bebes|depende|depends|only|older|over|supervision|con|with|si son|si es|si hay|menos|salvo|excepto|except|hembros|machos|algun\w*|ciertos?|conocidos?|veces|siempre|todos|parcial\w*|casi|poco|regular|quizo?s?|tal vez|creo|creemos|parece\w*|supuest\w*|posibl\w*|probabl\w*|aparent\w*|maybe|perhaps|sometimes|some|segun|adaptacion|gradual|despacio)\b/
/** Behind a yes or no these say nothing else. */
const HARMLESS: ReadonlySet<string> = new Set(
  `senor gracios por ahora el momento convive sociable le les los las gustan gusta encantan ama aman se llevo llevan bien completo completos
  vacunado castrado esterilizado operado apto compatible tolera toleran es muy ya esta sabe requiere tiene necesita recomendado
  recomendable puede aun todavia`
    .split(/\s+/)
    .map(loose),
)

/** A mark says yes or no, unless words beside it say something else. */
const marked =
  <Meaning>(read: (words: string) => Meaning, yes: Meaning, no: Meaning) =>
  (typed: string): Meaning | null => {
    const [isTicked, isCrossed] = [TICK.test(typed), CROSS.test(typed)]
    if (isTicked && isCrossed) return null
    if (!isTicked && !isCrossed) return read(typed)
    const answer = isTicked ? yes : no
    return !/\p{L}/u.test(typed) || read(typed.replace(MARKS, ' ')) === answer ? answer : null
  }
const MARKS = new RegExp(`${TICK.source}|${CROSS.source}|\\ufe0f`, 'gu')

/** '¿Sí?' */
const isDoubted = (typed: string) => typed.includes('?') && /\p{L}/u.test(typed)

/** What a word alone says, or one that a comma parts from its reason; two answers in one cell are none. */
function answerOf(typed: string): Answer {
  if (isUnknown(typed) || isNotApplicable(typed)) return ''
  const meant = loose(typed)
  if (isDoubted(typed)) return null
  if (YES.has(meant)) return 'si'
  if (NO.has(meant)) return 'no'
  if (UNFILLED.has(meant)) return ''
  const [first = '', ...others] = meant.split(' ')
  const says = first === 'si' || first === 'yes' ? 'si' : first === 'no' ? 'no' : null
  const isOther = others.some((word) => (says === 'si' ? /^(no|not|sin)$/ : /^(si|yes)$/).test(word))
  if (says === null || isOther || CONDITION.test(meant)) return null
  // 'Si hay patio' is no yes, 'no le molestan' no no.
  const isApart = /^\s*(?:s[ií]|yes|no)\s*[,.;:!(/–—-]/i.test(typed) || /^\s*sí\s/i.test(typed)
  return isApart || others.every((word) => HARMLESS.has(word)) ? says : null
}

export const readAnswer = marked<Answer>(answerOf, 'si', 'no')

const CASTRATED = wordSet(
  `castrado, esterilizado, esterilizado si, operado, neutered, spayed, altered, fixed, desexed, ovh, capado, neutered spayed,
  spayed neutered, esterilizado castrado, castrado esterilizado, neutered male, spayed female, ester, ya esterilizado, ya castrado,
  esta esterilizado, esta castrado, ya operado, ya, castrado si, si castrado`,
)
const NOT_CASTRATED = wordSet(
  `entero, intacto, intact, fertil, sin castrar, sin esterilizar, no castrado, no esterilizado, unaltered, pendiente,
  por esterilizar, por castrar, programado, agendado, en espera, aun no, todavia no, no todavia, no aun, en fecha, pending, not yet,
  scheduled, no esta castrado, no esta esterilizado, falta, falta castrar, falta esterilizar, castrado no, esterilizado no`,
)

export const readCastrated = marked<Answer>(
  (typed) => {
    const meant = loose(typed)
    // 'Sí/No', or 'spayed/neutered'
    if (meant === 's n' || isDoubted(typed)) return isUnknown(typed) ? '' : null
    if (CASTRATED.has(meant)) return 'si'
    if (NOT_CASTRATED.has(meant)) return 'no'
    const [first = ''] = meant.split(' ')
    // 'Castrada en 2023'; 'castrado: no' is for people to decide.
    if (CASTRATED.has(first) && !NOT_YET.test(meant)) return 'si'
    return answerOf(typed)
  },
  'si',
  'no',
)

const NOT_YET =
  /\b(no|sin|pendient\w*|falt\w*|proxim\w*|pronto|aun|todavio|not|fecha|parcial\w*|casi|excepto|menos|salvo|quizo?s?|tal vez|creo|parece|supuest\w*|posibl\w*|probabl\w*|aparent\w*|program\w*|agend\w*|sera|turno)\b/

const TRAINED = wordSet(
  'educado, entrenado, house trained, housetrained, litter trained, litter box trained, hogareño, trained, sabe',
)
const NOT_TRAINED = wordSet(
  'en proceso, aprendiendo, in progress, learning, needs work, en entrenamiento, a veces, aun no, todavia no, not yet, casi',
)

export const readTrained = marked<Answer>(
  (typed) => {
    const meant = loose(typed)
    if (TRAINED.has(meant)) return 'si'
    if (NOT_TRAINED.has(meant)) return 'no'
    return answerOf(typed)
  },
  'si',
  'no',
)

const HEALTHY = wordSet(
  'sano, saludable, healthy, normal, ninguno especial, sin cuidados, sin novedad, bien, en buen estado, no requiere, no necesita, no tiene, todo bien',
)
/** 'Sin novedades', 'no requiere cuidados', 'ninguna enfermedad'; not 'sin un ojo' or 'no ve'. */
const NO_NEEDS =
  /^(?:no|sin|ningun[oa]?|nada)(?: (?:tiene|tienen|requiere|necesita|presenta|hay|ningun[oa]?|nada|de|cuidados?|necesidad\w*|enfermedad\w*|novedad\w*|problemas?|condicion\w*|discapacidad\w*|requerimientos?|tratamientos?|especial\w*|medic\w*|salud|conocid[oa]s?|por ahora|por el momento|particular\w*))*$/
/** Words of health in a text that is no plain one of `HEALTHY`: 'aparentemente sano', 'sano, pero cojo'. */
const OF_HEALTH =
  /\b(sano|saludable|healthy|bien|normal|ninguno|no|sin|quizo?s?|tal vez|pendiente|evaluacion)\b/

/** A need that is named is a yes: 'Artrosis', 'FIV+', 'Ciega'. */
export const readNeeds = marked<Answer>(
  (typed) => {
    const meant = loose(typed)
    if (HEALTHY.has(meant) || NO_NEEDS.test(plain(typed))) return 'no'
    const isSentence = /^(no|sin) /.test(meant) && !/^\s*no\s*[,.;:]/i.test(typed)
    const answer = isSentence && !isUnknown(typed) ? null : answerOf(typed)
    if (answer !== null || isDoubted(typed)) return answer
    return OF_HEALTH.test(meant) ? null : 'si'
  },
  'si',
  'no',
)

/** Questions about company: what depends on something is for people to decide. */
export const readCompany = readAnswer

const VACCINATED = wordSet(
  `al dia, vacunado, completo, esquema completo, vigente, vigentes, todo, todos, todas, puestas, current, up to date, utd, vaccinated,
  complete, completado, full, plan completo, current on vaccines`,
)
const UNVACCINATED = wordSet(
  `no vacunado, sin vacunas, sin vacunar, pendiente, pendientes, incompleto, incompletos, incompletas, parcial, parciales,
  en proceso, in progress, partial, due, overdue, atrasado, atrasados, vencido, vencidos, por vacunar, not vaccinated,
  unvaccinated, en curso, iniciado, empezado, faltan, falta refuerzo, not current, muy pequeño, plan iniciado, aun no, todavia no,
  no todavia, no aun, not yet, no esta vacunado, no tiene, no tiene vacunas, no tiene vacuna, ninguna vacuna, no al dia`,
)
/** 'Sin vacunas aún', 'no ha sido vacunada'. */
const NONE =
  /^(?:(?:aun|todavio) )?(?:no|sin|ninguno?|not)(?: (?:aun|todavio|tiene|tienen|esto|estan|ho|han|sido|le|les|recibido|puesto|vacun\w*|ninguno?|uno|yet|vaccinated))*$/
/** Says that something is missing, unless something says that nothing is. */
const INCOMPLETE =
  /\b(dosis|dose|refuerzo|primero|1ro|2do|segundo|1ero|1er|falto|faltan|falta|pendiente|pendientes|incomplet\w*|parcial\w*|partial\w*|solo|only|excepto|except|menos|salvo|vencid\w*|atrasad\w*|desactualizad\w*|overdue)\b/
const NEGATED =
  /\b(no|sin|not|nada|ningun\w*|nunca|never|aun|todavio|anual\w*|(?:con|y)(?: su| el| los)? refuerzos?)\b/
/** Of three doses none may be missing. */
const LAST_DOSE = /\b(?:todos|tres|3|3ro|tercer\w*|cuatro|4|4to|ultim\w*)(?: \w+)? dosis\b/
/** Words that say that nothing is missing, and those that beside them say nothing of vaccines. */
const FULL =
  /\b(si|yes|al dio|vacunado|complet\w*|vigentes?|todos?(?: los)?(?: dosis)?|full|fully|current|vaccinated|up to date|utd)\b/g
const BESIDE =
  /\b(vacuno|vacunos|vacunacion|vaccines?|vaccinations?|shots|esquemo|plan|carnet|carne|cartillo|los?|sus?|con|y|e|de|del|and|on|esto|tiene|yo|muy|desparasitado|desparasitacion|castrado|esterilizado|dewormed|spayed|neutered|ok|anual|anuales|aplicados?|puestos?)\b/g
/** A combined vaccine and the one against rabies are all that there are. */
const ALL_VACCINES =
  /\b(?:quintuple|sextuple|sextuple canino|septuple|octuple|polivalente|multiple|triple|triple felino)s? (?:y |mas |con |e |\+ )?(?:lo )?(?:anti)?r?rabi(?:co|o)\b/g

/** What is not complete is not 'al día'; what says both is asked about. */
export const readHealth = marked<Health | '' | null>(
  (typed) => {
    const meant = loose(typed)
    if (isDoubted(typed)) return null
    if (VACCINATED.has(meant) || YES.has(meant)) return 'vacunas al dia'
    if (UNVACCINATED.has(meant) || NONE.test(meant) || isNotApplicable(typed)) return 'no vacunado'
    if (isUnknown(typed)) return ''
    const rest = meant.replace(ALL_VACCINES, 'todos').replace(FULL, '*').replace(BESIDE, '')
    if (/^[* ]*\*[* ]*$/.test(rest)) return 'vacunas al dia'
    if (INCOMPLETE.test(meant)) return NEGATED.test(meant) || LAST_DOSE.test(meant) ? null : 'no vacunado'
    const answer = answerOf(typed)
    return answer === 'no' ? 'no vacunado' : answer === '' ? '' : null
  },
  'vacunas al dia',
  'no vacunado',
)

/** The likelier of two where `readHealth` does not know. */
export function likelyHealth(typed: string): Health {
  const text = plain(typed)
  const isNothingMissing = /\b(no|sin|nada|ninguna?) (?:\w+ ){0,2}(?:falt\w*|pendient\w*|refuerzo\w*)/.test(
    text,
  )
  return isNothingMissing ||
    (/\b(al dia|complet\w*|todas)\b/.test(text) && !/\b(no|sin|menos|excepto|salvo)\b/.test(text))
    ? 'vacunas al dia'
    : 'no vacunado'
}
