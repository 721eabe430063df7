import type { Companion } from '@/lib/text/vocabulary'
import { inflect, wordsOf } from './inflect'
import { MEANINGS, meaningOf } from './lexicon'
import { range, type Said } from './said'

const PREPOSITIONS = new Set(wordsOf('con para pa pal c'))
/** Verbs with an object of their own: 'que acepte gatos', 'tengo un perro'. */
const VERBS = new Set(
  wordsOf(
    `acepte acepta acepten aceptan aceptar tolere tolera toleren tolerar soporte soporta ame ama amen adore adora guste gusta gusten gustan tengo tenemos
    hay acostumbrado acostumbrada acostumbrados respete respeta cuide cuida proteja`,
  ),
)
/** Objects of these need an 'a', or they are what is searched for: 'que quiera a los niños'. */
const WITH_A = new Set(wordsOf('quiera quieran ame ama acostumbrado acostumbrada acostumbrados'))
/** Said of a pet, with the company right after them: 'apto gatos', 'sociable con perros', 'amigo de los niños'. */
const TRAITS = new Set(wordsOf('apto sociable compatible amigable amigo').flatMap(inflect))
/** 'Amigo de los niños', but 'mi amigo el perro'. */
const WITH_OF = new Set(wordsOf('amigo').flatMap(inflect))
const DETERMINERS = new Set(
  wordsOf(
    'a el la los las un una unos unas mi mis su sus nuestro nuestros nuestra nuestras otro otra otros otras mas muchos muchas varios varias demas todos todas dos tres cuatro cinco tambien con de mucho familia familias hogar casa',
  ),
)
const CHILDREN = new Set([
  ...wordsOf(
    'nino nene guagua bebe hijo infante criatura pibe gurise chamo cabro chibolo nieto sobrino wawa peque',
  ).flatMap(inflect),
  ...wordsOf(
    `chicos chicas chiquitos chiquitas chiquillos chiquillas pequenos pequenas pequenitos pequenines menores peladitos pelados gurises gurisitos chiquilines
    crios mocosos kids ninxs ninas`,
  ),
])
/** Of children, no size: 'niños chicos'. */
const OF_CHILDREN = new Set([
  ...wordsOf('chico pequeno grande chiquito mayor menor').flatMap(inflect),
  ...wordsOf('menores mayores adolescentes'),
])
const PETS = new Set(wordsOf('mascota mascotas mascotitas animal animales animalitos'))
const PERSONS = new Set([
  ...wordsOf(
    'senor senora persona gente abuelo adulto viejo viejito anciano mayor tercera edad joven adolescente jubilado',
  ).flatMap(inflect),
  'grandes',
  'tercera',
  'edad',
])
/** Said of the pet before its company. */
const LEADS = new Set([
  ...wordsOf(
    `lleve lleva lleven llevan llevarse llevar llevara conviva convive convivan conviven convivir viva vive vivan viven vivir pueda puedan sepa saben
    comparta compartir juegue jugar este quede estar criado criada friendly`,
  ),
  ...wordsOf(
    `sociable amigable amistoso bueno buena carinoso tierno manso docil apto ideal perfecto compatible noble paciente amable jugueton juguetona tolerante
    acostumbrado socializado adaptado recomendado recomendable especial adecuado seguro dulce tranquilo amoroso educado amiguero protector delicado`,
  ).flatMap(inflect),
])

interface CompanyMatch {
  /** Null of another animal than dogs and cats. */
  companion: Companion | null
  /** Where the words after it start. */
  end: number
  /** Further company and what has no filter stay text: their places. */
  text: number[]
}

/** What kind of company a noun names; undefined for none. */
function companyOf(word: string): Companion | 'animal' | 'pets' | undefined {
  if (CHILDREN.has(word)) return 'children'
  if (PETS.has(word)) return 'pets'
  const meaning = MEANINGS.get(word)
  // 'Perra con cachorros'
  if (meaning?.kind === 'pup') return 'animal'
  if (meaning?.kind !== 'species') return undefined
  if (meaning.type === 'otro') return 'animal'
  return meaning.type === 'perro' ? 'dogs' : 'cats'
}

/** Children or another animal after 'con', 'para', 'acepte', 'tengo', 'apto' at `from`; null for none. */
function matchCompany(words: readonly string[], from: number): CompanyMatch | null {
  const first = words[from] ?? ''
  const isTrait = TRAITS.has(first)
  if (!PREPOSITIONS.has(first) && !VERBS.has(first) && !WITH_A.has(first) && !isTrait) return null
  let at = from + 1
  while (DETERMINERS.has(words[at] ?? '') || /^\d$/.test(words[at] ?? '')) at++
  if (WITH_A.has(first) && !words.slice(from + 1, at).includes('a')) return null
  const noun = companyOf(words[at] ?? '')
  if (noun === undefined) return null
  if (WITH_OF.has(first) && !['de', 'con'].includes(words[from + 1] ?? '')) return null
  // 'Un amigo perro' is what is searched for.
  if (isTrait && at === from + 1 && !/s$/.test(words[at] ?? '')) return null
  // 'Para casa con niños'
  const text = words
    .slice(from + 1, at)
    .flatMap((word, offset) => (word === 'casa' ? [from + 1 + offset] : []))
  if (noun === 'animal') text.push(at)
  let end = at + 1
  if (noun === 'children') end = afterChildren(words, end)
  for (;;) {
    let next = end
    if (['y', 'e', 'o', 'u', 'ni'].includes(words[next] ?? '')) next++
    else break
    while (DETERMINERS.has(words[next] ?? '') || words[next] === 'con') next++
    const further = companyOf(words[next] ?? '')
    if (further === undefined) break
    if (further !== 'pets' && further !== noun) text.push(next)
    end = further === 'children' ? afterChildren(words, next + 1) : next + 1
  }
  return { companion: noun === 'animal' || noun === 'pets' ? null : noun, end, text }
}

/** 'Niños chicos', 'hijo de 3 años' */
function afterChildren(words: readonly string[], from: number): number {
  let at = from
  while (OF_CHILDREN.has(words[at] ?? '')) at++
  const age = words[at] === 'de' ? at + 1 : at
  return /^\d{1,2}$/.test(words[age] ?? '') && /^(ano|anos|mes|meses)$/.test(words[age + 1] ?? '')
    ? age + 2
    : at
}

/** Persons after 'para' or 'con', whose age is not the pet's: 'para mi abuelita'. @returns where they start and end */
function matchPersons(words: readonly string[], from: number): { start: number; end: number } | null {
  if (!PREPOSITIONS.has(words[from] ?? '')) return null
  let start = from + 1
  while (DETERMINERS.has(words[start] ?? '')) start++
  let end = start
  while (PERSONS.has(words[end] ?? '')) end++
  return end > start ? { start, end } : null
}

/** Reads the company of a pet or its persons at a place. @returns the end; null for none */
export function readCompany(words: readonly string[], at: number, said: Said): number | null {
  const match = matchCompany(words, at)
  if (match) {
    dropLeads(words, at, said)
    if (match.companion) said.say('companion', match.companion, range(at, match.end))
    for (const place of match.text) said.keep(place)
    return match.end
  }
  const persons = matchPersons(words, at)
  if (!persons) return null
  for (const place of range(persons.start, persons.end)) said.keep(place)
  return persons.end
}

/** 'Que se lleve bien', 'sociable': they say no more than the company after them. */
function dropLeads(words: readonly string[], at: number, said: Said): void {
  for (let before = at - 1; before >= 0; before--) {
    const word = words[before] ?? ''
    if (LEADS.has(word)) said.drop(before)
    else if (!/^(small|degree)$/.test(meaningOf(word)?.kind ?? '')) return
  }
}
