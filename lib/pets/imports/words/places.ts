import { plain } from './plain'

/** The place by each of its names, as `plain` writes them. */
const namesFor = (places: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(places).flatMap(([place, names]) => names.split(', ').map((name) => [name, place])),
  )

/** Cities, and parts of them. */
const ALIASES = namesFor({
  'buenos aires':
    'caba, capital federal, cap federal, cap fed, capfed, ciudad autonoma de buenos aires, bsas, bs as, ciudad de buenos aires, palermo, belgrano, caballito, almagro, villa crespo, nunez',
  bogota:
    'santa fe de bogota, santafe de bogota, bogota dc, suba, usaquen, engativa, fontibon, bosa, kennedy, chapinero',
  santiago: 'santiago de chile, gran santiago, santiago centro, stgo, stgo centro',
  'santiago de surco': 'surco',
  'san juan de lurigancho': 'sjl',
  'villa el salvador': 'ves',
  cali: 'santiago de cali',
  lima: 'lima metropolitana, cercado de lima',
  quito: 'san francisco de quito, quito dm, dmq',
  cartagena: 'cartagena de indias',
  guayaquil: 'santiago de guayaquil',
  cordoba: 'cordoba capital',
  mendoza: 'mendoza capital',
  bucaramanga: 'bga',
  'san miguel de tucuman': 'tucuman',
  'la serena': 'la serena coquimbo',
  villavicencio: 'villavo',
  medellin: 'medallo',
  cucuta: 'san jose de cucuta',
  pasto: 'san juan de pasto',
  buga: 'guadalajara de buga',
  tumaco: 'san andres de tumaco',
  cusco: 'cuzco, qosqo',
  nazca: 'nasca',
  ayacucho: 'huamanga',
  ate: 'ate vitarte',
  'lurigancho chosica': 'chosica',
  'santo domingo': 'santo domingo de los colorados, santo domingo de los tsachilas',
  'el coca': 'coca, francisco de orellana, puerto francisco de orellana',
  'nueva loja': 'lago agrio',
  'vina del mar': 'vina',
  concepcion: 'conce, gran concepcion',
  'hanga roa': 'isla de pascua, rapa nui',
  'san carlos de bariloche': 'bariloche',
})

const SUFFIX =
  /\s(?:d c|dc|d m|dm|d e|dtch|dtc|distrito (?:capital|metropolitano)|ciudad|capital|colombia|peru|chile|argentina|ecuador|caba)$/

/** 'Partido de Quilmes', 'Cantón Durán', 'D.M. de Quito'; 'Ciudad Bolívar' is a name. */
const OFFICE =
  /^(?:ciudad de|(?:municipio|municipalidad|comuna|distrito metropolitano|distrito|canton|partido|pdo|localidad|dm|d m)(?: del?)?) /

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{ sta: 'santa', sto: 'santo', sn: 'san', pto: 'puerto', cdad: 'ciudad', vte: 'vicente' },
  ...{ fco: 'francisco', gral: 'general', cnel: 'coronel', gdor: 'gobernador', hnos: 'hermanos' },
}

/** 'c a b a' → 'caba', 'sta marta' → 'santa marta'. */
const spelledOut = (name: string): string =>
  name
    .replace(/\b[a-z](?: [a-z]){2,}\b/g, (letters) => letters.replaceAll(' ', ''))
    .replace(/[a-z]+/g, (word) => ABBREVIATIONS[word] ?? word)

/** What people call regions. */
const REGIONS = namesFor({
  'buenos aires': 'bs as, bsas, pba, gba',
  'ciudad autonoma de buenos aires': 'caba, capital federal, c a b a',
  'metropolitana de santiago': 'rm, metropolitana, santiago',
  'bogota d c': 'bogota, bogota dc',
  'valle del cauca': 'valle',
  'la araucania': 'araucania',
})

/** A region, with or without what it is called: 'Provincia de Misiones'. */
export function wholeRegionNames(typed: string): string[] {
  const name = plain(typed)
  const bare = name.replace(/^(?:provincia|prov|departamento|dpto|depto|region)(?: del?)? /, '')
  return [name, bare, ...(REGIONS[bare] ? [REGIONS[bare]] : [])].filter((one) => one !== '')
}

/** The regions that a city's cell may name behind the city: 'Rionegro, Santander'. */
export const regionNames = (typed: string): string[] => placeParts(typed).slice(1).flatMap(wholeRegionNames)

/** 'Lima/Lima/Surco' → 'Lima', 'Lima', 'Surco'. */
export const placeParts = (typed: string): string[] => typed.split(/[,;/()–]|\s-\s/)

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
  const [first = typed] = placeParts(typed)
  add(first)
  add(spelledOut(plain(first)).replace(OFFICE, ''))
  return [...names]
}
