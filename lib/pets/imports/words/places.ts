import { plain } from './plain'

const ALIASES: Readonly<Record<string, string>> = {
  caba: 'buenos aires',
  'capital federal': 'buenos aires',
  'ciudad autonoma de buenos aires': 'buenos aires',
  bsas: 'buenos aires',
  'bs as': 'buenos aires',
  'ciudad de buenos aires': 'buenos aires',
  'santa fe de bogota': 'bogota',
  'bogota dc': 'bogota',
  'santiago de chile': 'santiago',
  'gran santiago': 'santiago',
  'santiago centro': 'santiago',
  stgo: 'santiago',
  'stgo centro': 'santiago',
  surco: 'santiago de surco',
  sjl: 'san juan de lurigancho',
  'santiago de cali': 'cali',
  'lima metropolitana': 'lima',
  'cercado de lima': 'lima',
  'san francisco de quito': 'quito',
  'cartagena de indias': 'cartagena',
  'santiago de guayaquil': 'guayaquil',
  'cordoba capital': 'cordoba',
  'mendoza capital': 'mendoza',
  bga: 'bucaramanga',
  tucuman: 'san miguel de tucuman',
  'quito dm': 'quito',
  dmq: 'quito',
  'la serena coquimbo': 'la serena',
  villavo: 'villavicencio',
  medallo: 'medellin',
  ...Object.fromEntries(
    ['suba', 'usaquen', 'engativa', 'fontibon', 'bosa', 'kennedy', 'chapinero'].map((part) => [
      part,
      'bogota',
    ]),
  ),
  ...Object.fromEntries(
    ['palermo', 'belgrano', 'caballito', 'almagro', 'villa crespo', 'nunez'].map((part) => [
      part,
      'buenos aires',
    ]),
  ),
}

const SUFFIX = /\s(?:d c|dc|d m|dm|d e|ciudad|capital|colombia|peru|chile|argentina|ecuador|caba)$/

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{
    sta: 'santa',
    sto: 'santo',
    sn: 'san',
    vte: 'vicente',
    gral: 'general',
    cnel: 'coronel',
    pto: 'puerto',
  },
  ...{ cdad: 'ciudad', fco: 'francisco', gdor: 'gobernador', hnos: 'hermanos' },
}

/** 'c a b a' → 'caba', 'sta marta' → 'santa marta'. */
const spelledOut = (name: string): string =>
  name
    .replace(/\b[a-z](?: [a-z]){2,}\b/g, (letters) => letters.replaceAll(' ', ''))
    .replace(/[a-z]+/g, (word) => ABBREVIATIONS[word] ?? word)

/** What people call regions, by their names as `plain` writes them. */
const REGIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['bs as', 'bsas', 'pba', 'gba'].map((name) => [name, 'buenos aires'])),
  ...Object.fromEntries(
    ['caba', 'capital federal', 'c a b a'].map((name) => [name, 'ciudad autonoma de buenos aires']),
  ),
  ...Object.fromEntries(
    ['rm', 'metropolitana', 'santiago'].map((name) => [name, 'metropolitana de santiago']),
  ),
  ...Object.fromEntries(['bogota', 'bogota dc'].map((name) => [name, 'bogota d c'])),
  valle: 'valle del cauca',
  araucania: 'la araucania',
}

/** A region, with or without what it is called: 'Provincia de Misiones'. */
export function wholeRegionNames(typed: string): string[] {
  const name = plain(typed)
  const bare = name.replace(/^(?:provincia|prov|departamento|dpto|depto|region)(?: del?)? /, '')
  return [name, bare, ...(REGIONS[bare] ? [REGIONS[bare]] : [])].filter((one) => one !== '')
}

/** The regions that a city's cell may name behind the city: 'Rionegro, Santander'. */
export const regionNames = (typed: string): string[] =>
  typed
    .split(/[,;/()–]|\s-\s/)
    .slice(1)
    .flatMap(wholeRegionNames)

/** Capitals that people count to the region around them, or beside them. */
const NEIGHBOURS = [
  ['bogota d c', 'cundinamarca'],
  ['ciudad autonoma de buenos aires', 'buenos aires'],
  ['lima', 'callao'],
]

export const isSameRegion = (one: string, other: string): boolean => {
  const both = [plain(one), plain(other)]
  return both[0] === both[1] || NEIGHBOURS.some((pair) => both.every((name) => pair.includes(name)))
}

/** What a city may have meant, most literal first: 'Bogotá D.C., Colombia' → 'bogota d c colombia', 'bogota d c', 'bogota'. */
export function cityNames(typed: string): string[] {
  const names = new Set<string>()
  const add = (text: string) => {
    let name = spelledOut(plain(text))
    while (name !== '' && !names.has(name)) {
      names.add(name)
      const alias = ALIASES[name]
      if (alias) names.add(alias)
      name = name.replace(SUFFIX, '')
    }
  }
  add(typed)
  const [first = typed] = typed.split(/[,;/(–]|\s-\s/)
  add(first)
  add(first.replace(/^\s*(?:ciudad de|municipio de|comuna de|distrito de|canton)\s+/i, ''))
  return [...names]
}
