import { readAnswer } from './answers'
import { isNotApplicable, isUnknown, plain } from './plain'

/** Sheets keep the pets that are gone; they must not be offered again. */

export const STATUS_LABELS = { here: 'Busca familia', gone: 'Ya no busca familia' } as const

/** '' is unknown, null not understood. */
export type Whereabouts = keyof typeof STATUS_LABELS | '' | null

const DEAD =
  /\b(?:fallec\w+|murio|muri|muert[oa]s?|deceso|difunt[oa]s?|finad[oa]s?|q ?e ?p ?d|r i p|rip|d e p|dep|eutanasia\w*|eutanasi\w*|sacrificad[oa]s?|dead|died|death|deceased|euthan\w+|doa|put to sleep|arco ?iris|rainbow bridge)\b/
const SYMBOLS_OF_DEATH = /[†✝⚰🌈🪦]/u

/** 'Sin adoptar', 'aún no fue adoptada', 'para ser adoptado'. */
const NOT_GONE =
  /\b(?:aun|todavia|sin|no|not|never|nunca|por|para) (?:(?:no|esta|ha|sido|ser|fue|yet|been) )*(?:adopt\w*|entregad\w*|reservad\w*|fallec\w*)\b/g

const GONE = new RegExp(
  `\\b(?:${[
    'no (?:esta |se encuentra )?(?:disponibles?|en adopcion|adoptables?|apt[oa]s?|list[oa]s?|busca\\w*)|(?:not|un) ?available|ya no\\b.*|fuera de adopcion',
    '(?:dad[oa]s? )?(?:en )?adopcion (?:pendiente|en proceso|en tramite|finalizada|concretada|cerrada|exitosa|realizada|pending)',
    'dad[oa]s? en adopcion|en proceso de adopcion|en proceso$|^en tramite|tramite de adopcion|proceso de adopcion',
    '(?:pre ?)?adoptad[oa]s?|pre ?adopcion|adopted|^(?:trial )?adoption$|(?:pending|trial) adoption|adoption (?:pending|hold|trial)|^pending',
    'entregad[oa]s?|hogar definitivo|con (?:su )?(?:nueva )?familia|tiene (?:un |una |su |nuev[oa] )*(?:familia|hogar|casa|duen[oa]|adoptante)',
    '(?:pre ?)?asignad[oa]s?|prometid[oa]s?|comprometid[oa]s?|apartad[oa]s?|reservad[oa]s?|reserved?|reserva|(?:\\w+ )?hold',
    '(?:dad[oa]s? )?de baja|(?:^bajas?|egres\\w+|salida)(?: por)?(?: adopcion)?|retirad[oa]s?|liberad[oa]s?|released|vendid[oa]s?|sold',
    '(?:devuelt[oa]s?|entregad[oa]s?|regreso|volvio) (?:a |al |con |a la )?(?:su |sus |el |la |los )*(?:duen\\w+|famili\\w+|propietari\\w+|tutor\\w*|casa|hogar)',
    'reclamad[oa]s?|reclaimed|return(?:ed)? to owner|rto|redeemed|reunited',
    'transfer\\w*|trasl?ad[oa]d[oa]s?|traslado|derivad[oa]s?',
    'perdid[oa]s?(?! de)|extraviad[oa]s?|robad[oa]s?|escap\\w+|fugad[oa]s?|se fugo|desaparecid[oa]s?|lost|missing|stolen',
  ].join('|')})\\b`,
  'g',
)

const HERE =
  /\b(?:disponibles?|available|adopcion|adopt(?:ar|able|ables|arl[oa])|busca\w*|libres?|aun no|todavia no|en espera|espera|faltan?|apt[oa]s?|list[oa]s?|activ[oa]s?|active|vigentes?|viv[oae]s?|presentes?|alojad[oa]s?|albergad[oa]s?|internad[oa]s?|ingres(?:o|ad[oa]s?)|nuev[oa]s?|rescatad[oa]s?|recien llegad[oa]s?|refugio|albergue|fundacion|temporal(?:es)?|de paso|transito|provisional|provisorio|guarderia|foster\w*|acogida|san[oa]s?|saludables?|buen[oa]?|buen estado|bien|excelente|estables?|regular|normal|healthy|urgentes?|observacion|observation|cuarentena|quarantine|tratamiento|treatment|recuperacion|rehabilitacion|evaluacion|evaluat\w+|in care|in shelter|on shelter|in kennel)\b/

const withoutDenials = (typed: string): string => plain(typed).replace(NOT_GONE, ' disponible ')

/** A word of a column of states, or of a heading. Words that say both, and unknown ones, are for people to decide. */
export function readStatus(typed: string): Whereabouts {
  if (SYMBOLS_OF_DEATH.test(typed)) return 'gone'
  const positive = withoutDenials(typed)
  if (DEAD.test(positive)) return typed.includes('?') ? null : 'gone'
  const rest = positive.replace(GONE, ' ')
  if (rest === positive && (isUnknown(typed) || isNotApplicable(typed))) return ''
  const [isGone, isHere] = [rest !== positive, HERE.test(rest)]
  if (isGone === isHere || typed.includes('?')) return null
  return isGone ? 'gone' : 'here'
}

const NOT_YET = /^(?:aun |todavia )?no\b|^pendientes?\b|^proxim\w+|^pronto\b/
/** 0, '00/00/0000': what spreadsheets and programs write for no date. */
const NO_DATE = /^[0\s/.:-]+$/

/** Of a column 'Adoptado', where a date or a name says it too. */
export function isAdopted(cell: string): boolean {
  if (isSaidNotToBe(cell)) return false
  return readAnswer(cell) === 'si' || readStatus(cell) === 'gone' || !HERE.test(withoutDenials(cell))
}

/** Of a column of the day or the reason that a pet left: 'Adopción' is one. */
export const hasLeft = (cell: string): boolean => !isSaidNotToBe(cell)

const isSaidNotToBe = (cell: string): boolean => {
  const isMark = SYMBOLS_OF_DEATH.test(cell)
  const isEmpty = isUnknown(cell) || isNotApplicable(cell) || NO_DATE.test(cell)
  return (
    !isMark && (isEmpty || readAnswer(cell) === 'no' || readAnswer(cell) === '' || NOT_YET.test(plain(cell)))
  )
}

/** Of a column '¿Disponible?'. */
export function readOffered(cell: string): Whereabouts {
  const answer = readAnswer(cell)
  if (answer === '') return ''
  if (answer !== null) return answer === 'si' ? 'here' : 'gone'
  return NOT_YET.test(plain(cell)) ? 'gone' : readStatus(cell)
}

/** Behind a name or in brackets: 'Luna (adoptada)', 'Rex QEPD', 'Max - RESERVADO'. */
const BEHIND_NAME =
  /[\s([*–—-](?:ya |pre ?)?(?:adoptad[oa]|adopted|entregad[oa]|reservad[oa]|apartad[oa]|fallecid[oa]|falleci[oó]|muri[oó]|muert[oa]|q\.? ?e\.? ?p\.? ?d\.?|r\.?i\.?p\.?|d\.e\.p\.?|perdid[oa]|extraviad[oa]|robad[oa]|transferid[oa]|trasladad[oa]|no disponible|en (?:proceso|tr[aá]mite)(?: de adopci[oó]n)?)(?![\p{L}\p{N}])/iu

/** Whether a name says that its pet is gone. */
export const isGoneByName = (name: string): boolean => SYMBOLS_OF_DEATH.test(name) || BEHIND_NAME.test(name)
