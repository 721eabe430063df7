import { wordsOf } from './inflect'

/** Words for countries beside their names. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  argentina: 'arg',
  chile: 'chl',
  ecuador: 'ecu',
}

/**
 * Cities named like a pet, a breed, a first name or a word that describes pets or searches: places only after 'en',
 * 'cerca de', or beside their region.
 */
export const AMBIGUOUS_CITIES: ReadonlySet<string> = new Set(
  wordsOf(
    `mercedes bello fundacion milagro florencia chia san-bernardo victoria dolores esperanza soledad candelaria leticia pilar lujan azul tigre
    moreno mala rengo pisco turbo lautaro guadalupe casilda lincoln allen vicuna cabrero tortuguitas`,
  ),
)

/** Other names of cities that mean a pet, too: places as those above. */
export const AMBIGUOUS_NICKNAMES: ReadonlySet<string> = new Set(['galapagos'])

/** Quarters, districts and towns that the catalogue lacks, whose names hold a city's or a filter's. */
export const OTHER_PLACES: readonly string[] =
  `san juan de miraflores, san martin de porres, villa maria del triunfo, la victoria, la molina, los olivos,
  san pedro de atacama, nueva cordoba, villa crespo, villa del parque, parque chacabuco, parque avellaneda, barrio norte, ciudad bolivar,
  san cristobal, santa anita, puente piedra, villa ballester, la reina, lo barnechea, villa urquiza, villa devoto, villa luro, villa lugano,
  estacion central, pedro aguirre cerda, isla de maipo, san jose de maipo, calera de tango, valle de los chillos, ciudad celeste, sierra chica,
  san antonio de padua, rio segundo, villa nueva, monte grande, valle grande, san antonio de areco, casa blanca, agua blanca, piedra blanca,
  rio blanco, rio negro, cerro negro, loma blanca, rio chico, pueblo nuevo, laguna larga, nueva esperanza, playa grande, mar chiquita`
    .split(',')
    .map((name) => name.trim())

/** What people call a region, beside the catalogue's name. */
export const REGION_NAMES: Readonly<Record<string, string>> = {
  'Ciudad Autónoma de Buenos Aires': 'caba, buenos aires',
  'Buenos Aires': 'bs as, bsas, gba, pba, provincia de buenos aires, gran buenos aires, conurbano',
  'Metropolitana de Santiago': 'santiago, stgo, rm, region metropolitana, metropolitana',
  'Bogotá D. C.': 'cundinamarca, dc, d c',
  Cundinamarca: 'bogota, cundi',
  'Valle del Cauca': 'valle',
  'Norte de Santander': 'norte santander',
  'La Guajira': 'guajira',
  'La Araucanía': 'araucania',
  Biobío: 'bio bio',
  "O'Higgins":
    "ohiggins, libertador o'higgins, libertador ohiggins, libertador bernardo o'higgins, libertador general bernardo o'higgins",
  Magallanes: 'magallanes y antartica chilena, magallanes y la antartica chilena',
  'Santo Domingo de los Tsáchilas': 'tsachilas, los tsachilas',
  Callao: 'lima',
  Antioquia: 'medellin',
  Córdoba: 'cba',
  Mendoza: 'mza',
  'Arica y Parinacota': 'parinacota',
}

/** Names of regions that mean something else, too: regions only after 'en', beside their country, or after 'departamento' and its like. */
export const AMBIGUOUS_REGIONS: ReadonlySet<string> = new Set([
  ...wordsOf('valle metropolitana dc cesar magdalena meta amazonas bolivar galapagos'),
  'd c',
])
