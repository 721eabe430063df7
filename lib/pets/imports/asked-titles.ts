import { type SheetKey, YES_NO_KEYS } from './columns'
import { plain } from './words/plain'

/** Titles in words of their own: '¿Se lleva bien con niños?', and those that ask for something else than they seem to. */

/** 'OKwithKids' → 'okwith kids'. */
const wordsOf = (title: string): string => plain(title.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))

/** Of whole words: 'caninos' are no children. */
const QUESTIONS: readonly [RegExp, SheetKey][] = [
  [/\b(?:nin[oa]s|nenes|kids|children)\b/, 'children'],
  [
    /\b(?:con|convive|sociables?|soc|compatibles?|otr[oa]s|apt[oa]s?|tolera|acepta|with|other)\b.*\b(?:perr[oa]s|perrit[oa]s|canin[oa]s|canes|dogs)\b/,
    'dogs',
  ],
  [
    /\b(?:con|convive|sociables?|soc|compatibles?|otr[oa]s|apt[oa]s?|tolera|acepta|with|other)\b.*\b(?:gat[oa]s|gatit[oa]s|felin[oa]s|michis|cats)\b/,
    'cats',
  ],
  [/\best[ei]r[ei]l[ie][sz]|\bcastr(?:ad|aci)|\bneuter|\bspay/, 'castrated'],
  [/\bvacun|\bvaccin/, 'health'],
  [/\bnacimiento\b|\bbirth/, 'birth'],
  [
    /^(?:edad|age)\b.*(?:an[iy]?o|year).*(?:mes|month|sem|week|dia|day)|^(?:edad|age)\b.*(?:mes|month|sem|week|dia|day).*(?:an[iy]?o|year)/,
    'mixedAge',
  ],
  [/^(?:edad|age)\b.*(?:mes|month).*(?:sem|week|dia|day)/, 'mixedAge'],
  [/^(?:edad|age)\b.*(?:meses|month)/, 'months'],
  [/^(?:edad|age)\b.*(?:semana|week)/, 'weeks'],
  [/^(?:edad|age)\b.*(?:dias|days)/, 'days'],
  [/^edad|^age\b/, 'age'],
  [/^tama|^size/, 'size'],
  [/^raza|breed$/, 'breedId'],
  [/^color/, 'colorId'],
  [/^sexo|^genero/, 'gender'],
  [
    /^especie|^tipo (?:de )?(?:animal|mascota|especie|peludo)|^(?:es )?(?:un )?(?:perro(?: o)?(?: un)? gato|gato(?: o)?(?: un)? perro)\b/,
    'type',
  ],
  [/^(?:como|cual) es su (?:caracter|personalidad)|\bcaracter/, 'tags'],
  [/^historias?\b|^descri/, 'description'],
  [
    /^nombres?(?: (?:\d{1,2}|por|que|le|puso|pusieron|pusimos|original|fundacion|refugio|albergue|paciente|del?|la|el|su|tu|mi|un|o|y|en|adopcion|codigo|numero|nro|n|apodo|alias|actual|asignado|provisional|provisorio|temporal|nuevo|rescatad[oa]|mascotas?|animal(?:es)?|animalitos?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|pelud(?:it)?[oa]s?|michis?|cachorr[oa]s?|canin[oa]s?|felin[oa]s?))*$/,
    'name',
  ],
  [/^(?:cuando |fecha en que )?naci(?:o|d[oa])\b/, 'birth'],
]

/** What a title asks in its own words. */
export function askedIn(title: string): SheetKey | undefined {
  const words = wordsOf(title)
  return QUESTIONS.find(([pattern]) => pattern.test(words))?.[1]
}

const YES_OR_NO: ReadonlySet<SheetKey> = new Set<SheetKey>(YES_NO_KEYS)
/** '(Sí/No/Pendiente)' lists answers. */
const LISTED_ANSWERS = /\([^()]*(?:[/,|;]| [ou] )[^()]*\)/gi
const YES_NO = /\b(?:(?:si|s|yes)(?: [ouy]| or)? (?:no|n)|y n)\b.*$| o no$/
/** Their yes is our no, or they ask when, where or for how much. */
const ANOTHER_QUESTION =
  /\b(?:no|sin|not|without|falta\w*|pendient\w*|pending|due|overdue|vencid\w*|proxim\w*|next|turnos?|programad\w*|agresiv\w*|aggressive|reactiv\w*|muerd\w*|mord\w*|atac\w*|bites?|odia|mied\w*|teme|temor|alergi\w*|intoleran\w*|incompatib\w*|rechaza\w*|persigue|grun\w*|problemas?|dificultad\w*|evitar|conflict\w*|costos?|precio|gastos?|valor|fotos?|photo|lugar|donde|quien|motivo|observaciones|comentarios|notas|detalles?)\b|^(?:fecha|date)\b/
/** One of the vaccines is not all of them. */
const ONE_VACCINE =
  /\b(?:(?:anti)?r?rabi\w*|rabies|octuple|sextuple|quintuple|triple|polivalente|parvo\w*|moquillo|leucemia|felv|dhpp|fvrcp)\b/

const PEOPLE =
  /\b(?:adoptantes?|adopters?|owners?|duen[oa]s?|propietari[oa]s?|tutor(?:a|es)?|rescatistas?|responsables?|encargad[oa]s?|solicitantes?|voluntari[oa]s?|madrinas?|padrinos?|contactos?|madre|padre|mama|papa|hij[oa]s|veterinari[oa]s?|foster|hogar (?:de paso|temporal)|apellidos?)\b/
const AT_ANOTHER_TIME =
  /\b(?:ingres\w+|llega\w+|rescat\w+|entrada|intake|arrival|outcome|adopcion|adoptad[oa]|nacer|castra\w+|esteriliz\w+|(?:19|20)\d\d)\b/
const OTHER_THINGS: readonly [readonly SheetKey[], RegExp][] = [
  [
    ['age', 'months', 'weeks', 'days', 'mixedAge', 'kilos', 'pounds', 'grams', 'size', 'city'],
    AT_ANOTHER_TIME,
  ],
  [
    ['colorId'],
    /\b(?:collar|correa|ojos?|eyes?|arnes|pechera|placa|chap(?:it)?a|medallas?|panuelo|bandana|trufa|nariz|cinta|etiqueta|jaula|canil|ficha|carpeta)\b/,
  ],
  [['birth'], /\b(?:lugar|place|peso)\b/],
  [['description'], /\b(?:clinic\w*|medic\w*|sanitari\w*|veterinari\w*|intern[oa]s?|hogar|tratamientos?)\b/],
  [['health'], ONE_VACCINE],
]

/** Whether a title that seems to name this column asks for something else: 'Muerde a niños', 'Edad al ingreso'. */
export function isAboutAnother(title: string, key: SheetKey): boolean {
  const words = wordsOf(title.replace(LISTED_ANSWERS, ' '))
  return (
    PEOPLE.test(words) ||
    OTHER_THINGS.some(([keys, pattern]) => keys.includes(key) && pattern.test(words)) ||
    (YES_OR_NO.has(key) && ANOTHER_QUESTION.test(words.replace(YES_NO, '')))
  )
}

/** Columns of notes, which shelters write for themselves: addresses of adopters, diagnoses. */
const NOTES =
  /^(?:observacion(?:es)?|obs|notas?|comentarios?|comments?|notes?|memo|kennel ?memo|detalles?|anotaciones|historial?(?: (?:clinic[oa]|medic[oa]|veterinari[oa]))?)\b/

export const isOfNotes = (title: string): boolean => NOTES.test(wordsOf(title))
