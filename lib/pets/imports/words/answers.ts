import { DAY_MS } from '@/lib/text/durations'
import { fold } from '@/lib/text/text'
import type { Health } from '@/lib/text/vocabulary'
import { readDate } from './dates'
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
  <Meaning>(yes: Meaning, no: Meaning) =>
  (read: (words: string) => Meaning) =>
  (typed: string): Meaning | null => {
    const [isTicked, isCrossed] = [TICK.test(typed), CROSS.test(typed)]
    if (isTicked && isCrossed) return null
    if (!isTicked && !isCrossed) return read(typed)
    const answer = isTicked ? yes : no
    return !/\p{L}/u.test(typed) || read(typed.replace(MARKS, ' ')) === answer ? answer : null
  }
const answered = marked<Answer>('si', 'no')
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

export const readAnswer = answered(answerOf)

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

export const readCastrated = answered((typed) => {
  const meant = loose(typed)
  // 'Sí/No', or 'spayed/neutered'
  if (meant === 's n' || isDoubted(typed)) return isUnknown(typed) ? '' : null
  if (CASTRATED.has(meant)) return 'si'
  if (NOT_CASTRATED.has(meant)) return 'no'
  const [first = ''] = meant.split(' ')
  // 'Castrada en 2023'; 'castrado: no' is for people to decide.
  if (CASTRATED.has(first) && !NOT_YET.test(meant)) return 'si'
  const answer = answerOf(typed)
  // 'Sí, en turno'
  return answer === 'si' && NOT_YET.test(meant) ? null : answer
})

const NOT_YET =
  /\b(no|sin|pendient\w*|falt\w*|proxim\w*|pronto|aun|todavio|not|fecha|parcial\w*|casi|excepto|menos|salvo|quizo?s?|tal vez|creo|parece|supuest\w*|posibl\w*|probabl\w*|aparent\w*|program\w*|agend\w*|sera|turno)\b/

/** A date or a year within a text. */
const DATE = /\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\b20\d\d\b/
const MOST_YEARS_AGO = 40

/** Whether an operation that is told by its date was probably done; null where no date is told. */
export function likelyCastrated(typed: string, now: Date): 'Sí' | 'No' | null {
  const [date] = DATE.exec(typed) ?? []
  const appointments = new Date(now.getTime() + 366 * DAY_MS)
  const day = date === undefined ? null : readDate(date, appointments, MOST_YEARS_AGO)
  if (!day || NOT_YET.test(loose(typed))) return null
  return day < now ? 'Sí' : 'No'
}

const TRAINED = wordSet(
  'educado, entrenado, house trained, housetrained, litter trained, litter box trained, hogareño, trained, sabe',
)
const NOT_TRAINED = wordSet(
  'en proceso, aprendiendo, in progress, learning, needs work, en entrenamiento, a veces, aun no, todavia no, not yet, casi',
)

export const readTrained = answered((typed) => {
  const meant = loose(typed)
  if (TRAINED.has(meant)) return 'si'
  if (NOT_TRAINED.has(meant)) return 'no'
  return answerOf(typed)
})

const HEALTHY = wordSet(
  `sano, saludable, healthy, normal, ninguno especial, sin cuidados, sin novedad, bien, en buen estado, no requiere, no necesita, no tiene, todo bien,
  buena salud, buen estado, buen estado de salud, en buen estado de salud, buena, bueno, muy bien, muy bueno, excelente, excelente salud,
  excelente estado, optimo, recuperado, recuperado totalmente, totalmente recuperado, curado, ya curado, ya se curo, ya esta sano, muy sano,
  100 sano, clinicamente sano, sano y fuerte, vacunado, esterilizado, castrado, desparasitado`,
)
/** Of illnesses that are tested for: 'FIV-', 'FIV/FeLV negativo', 'leucemia (-)'. */
const TESTED =
  /\b(?:fiv|vif|felv|vilef|fev|leucemia|sida|felino|felina|inmunodeficiencia|ehrlichi\w*|erlichi\w*|anaplasma\w*|parvo\w*|moquillo|distemper|filaria\w*|leishmania\w*|brucel\w*|tests?|pruebas?|de|para|y|e|a|and)\b/g
const NEGATIVE = /\b(?:negativ[oa]s?|neg)\b|(?<=[\p{L}\s(])[-–−](?![\p{L}\d])/gu
const isNegative = (typed: string): boolean => {
  const text = fold(typed)
  const rest = text.replace(NEGATIVE, ' ').replace(TESTED, ' ')
  return text.search(NEGATIVE) >= 0 && !/[+\p{L}\p{N}]/u.test(rest)
}
/** 'Sin novedades', 'no requiere cuidados', 'ninguna enfermedad'; not 'sin un ojo' or 'no ve'. */
const NO_NEEDS =
  /^(?:no|sin|ningun[oa]?|nada)(?: (?:tiene|tienen|requiere|necesita|presenta|hay|ningun[oa]?|nada|de|cuidados?|necesidad\w*|enfermedad\w*|novedad\w*|problemas?|condicion\w*|discapacidad\w*|requerimientos?|tratamientos?|especial\w*|medic\w*|salud|conocid[oa]s?|por ahora|por el momento|particular\w*))*$/
/** Words of health in a text that is no plain one of `HEALTHY`: 'aparentemente sano', 'sano, pero cojo'. */
const OF_HEALTH =
  /\b(sano|saludable|healthy|bien|buen\w*|excelente|normal|ninguno|no|sin|negativ\w*|recuperad\w*|curad\w*|vacunad\w*|esterilizad\w*|castrad\w*|quizo?s?|tal vez|pendiente|evaluacion)\b/

/** A need that is named is a yes: 'Artrosis', 'FIV+', 'Ciega'. */
export const readNeeds = answered((typed) => {
  const meant = loose(typed)
  if (HEALTHY.has(meant) || NO_NEEDS.test(plain(typed)) || isNegative(typed)) return 'no'
  const isSentence = /^(no|sin) /.test(meant) && !/^\s*no\s*[,.;:]/i.test(typed)
  const answer = isSentence && !isUnknown(typed) ? null : answerOf(typed)
  if (answer !== null || isDoubted(typed)) return answer
  return OF_HEALTH.test(meant) ? null : 'si'
})

/** Beside a yes they say nothing of how or with whom. */
const FRIENDLY: ReadonlySet<string> = new Set(
  `senor señora gracias por ahora el ella momento convive vive conviven sociable muy bien se lleva llevan le les los las gustan gusta encantan
  encanta ama aman adora quiere juega jugueton jugueton es ya esta apto compatible tolera toleran acepta aceptan todo perfecto perfectamente
  excelente super mucho total totalmente claro obvio cariñoso tranquilo amigable bueno dulce feliz recomendado recomendable y a de ok si yes
  niños perros gatos otros ellos mucho verdad`
    .split(/\s+/)
    .map(loose),
)
/** With whom, or of which age or sex. */
const LIMITED =
  /\d|\b(?:menor\w*|mayor\w*|desde|hasta|adolescentes?|cachorr\w*|adult\w*|castrad\w*|esterilizad\w*|enter[oa]s?|dominant\w*|hembras?|machos?)\b/

/** Questions about company: what depends on something, or a yes that says more, is for people to decide. */
export function readCompany(typed: string): Answer {
  const answer = readAnswer(typed)
  const others = loose(typed).split(' ').slice(1)
  if (answer === null || answer === '' || others.length === 0) return answer
  // A mark may stand beside the date of a test.
  if (!/^\P{L}*(?:s[ií]|yes|no)(?!\p{L})/iu.test(typed)) return answer
  if (LIMITED.test(plain(typed))) return null
  return answer === 'no' || others.every((word) => FRIENDLY.has(word)) ? answer : null
}

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
  /\b(vacuno|vacunos|vacunacion|vaccines?|vaccinations?|shots|esquemo|plan|calendario|carnet|carne|cartillo|carton|libreto|tarjeto|certificado|sanitario|vacunal|los?|sus?|con|y|e|de|del|and|on|esto|tiene|yo|muy|desparasitado|desparasitacion|castrado|esterilizado|dewormed|spayed|neutered|ok|anual|anuales|aplicados?|puestos?)\b/g
/** A combined vaccine and the one against rabies are all that there are. */
const ALL_VACCINES =
  /\b(?:quintuple|sextuple|sextuple canino|septuple|octuple|polivalente|multiple|triple|triple felino)s? (?:y |mas |con |e |\+ )?(?:lo )?(?:anti)?r?rabi(?:co|o)\b/g

/** What is not complete is not 'al día'; what says both is asked about. */
export const readHealth = marked<Health | '' | null>(
  'vacunas al dia',
  'no vacunado',
)((typed) => {
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
})

/** The likelier of two where `readHealth` does not know; null for the date of one vaccine. */
export function likelyHealth(typed: string): Health | null {
  const text = plain(typed)
  if (DATE.test(typed) && !/\b(?:venc|solo|primer|dosis)/.test(text) && !NOT_YET.test(text)) return null
  const isNothingMissing = /\b(no|sin|nada|ninguna?) (?:\w+ ){0,2}(?:falt\w*|pendient\w*|refuerzo\w*)/.test(
    text,
  )
  const isWhole = /^\s*(\d)\s*(?:\/|de)\s*\1\s*$|^\s*100 ?%/.test(typed)
  return isNothingMissing ||
    isWhole ||
    (/\b(al dia|complet\w*|todas)\b/.test(text) && !/\b(no|sin|menos|excepto|salvo)\b/.test(text))
    ? 'vacunas al dia'
    : 'no vacunado'
}
