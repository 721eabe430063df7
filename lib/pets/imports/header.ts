import { fold } from '@/lib/text/text'
import { askedIn, isAboutAnother, isOfNotes } from './asked-titles'
import { COLUMNS, type ColumnKey, ERRORS_HEADER, headerOf, type SheetKey } from './columns'
import { PROGRAMS, type Program } from './programs'
import { plain } from './words/plain'

/** The titles of a sheet's columns, in the words of shelters and of the programs that they use. */

/** ' Tamaño ' → 'tamano'. */
export const headerKey = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '')

/** 'Sexo (M/H)' */
const PARENTHESES = /\([^()]*\)/g

/** Longer ones are no titles, and matching them would take long. */
export const MAX_TITLE = 300

/** By `headerKey`, the likeliest first: of two columns for one thing the first here counts. */
const ALIASES: Partial<Record<SheetKey, string>> = {
  code: `codigopropio codigointerno cod code codigodelamascota codigomascota codigoanimal animalid petid sheltercode idanimal idmascota
    expediente ficha nficha numerodeficha nrodeficha registro nregistro nroregistro ref referencia
    id externalid internalid nro numero num n no`,
  name: 'nombredelamascota nombremascota nombredelanimal nombreanimal name animalname petname nombredelperro nombredelgato nombreperro mascota nombreypeludo apodo apodos alias sellama llamado llamada',
  type: 'especie species tipo tipodemascota tipodeanimal perrogato animaltype type clase esp',
  breedId: 'breed primarybreed razaprincipal raza1 breed1 razaocruce breedname razaaproximada',
  breed2: 'secondarybreed raza2 breed2 razasecundaria',
  colorId:
    'primarycolor colour primarycolour colorprincipal color1 colores capa colordepelo colordelpelaje coloracion basecolour',
  color2: 'secondarycolor secondarycolour color2 colorsecundario',
  gender:
    'genero sex gender sexodelamascota sexoanimal mh hm machohembra hembramacho machoohembra hembraomacho',
  age: 'age edadaproximada edadaprox edadestimada edadactual anos agegroup edadenanos edadaños',
  months: 'meses edadmeses edadenmeses mesesdeedad agemonths ageinmonths',
  birth:
    'fechadenacimiento fechanacimiento fechanac fechadenac fnac fdenac fecnac fnacimiento fn nacimiento dob dateofbirth birthdate birthday nacio fechaaproxnacimiento',
  size: 'tamanodeadulto talla size tamanoadulto porte tamano tam tamanoaproximado',
  kilos: 'peso pesokg pesoaproximado pesoenkg pesoactual kg weightkg kilos',
  pounds: 'weight currentweight weightlbs weightlb pesolb pesolbs pesoenlibras',
  grams: 'pesog pesogr pesogramos pesoengramos',
  mixed: 'mix mixed mixedbreed ismix mestizo mestiza esmestizo esmestiza crossbreed cruza cruce mezcla',
  region: 'departamento region provincia dpto depto prov province',
  coat: 'pelo coat coatlength coattype tipodepelo largodepelo tipodepelaje hair',
  health: `salud vacunado vacunada vacunacion vac estadodevacunas vacunasaldia vaccinated vaccines vaccinations shots shotscurrent vacunacompleta
    estadosanitario plandevacunas esquemadevacunacion`,
  castrated: `esterilizada esterilizacion castrado castrada castracion esterilizadoa esteriliz ester estr altered spayedneutered neutered fixed
    castradoa esterilizadocastrado castradoesterilizado spayneuter sterilized desexed prealtered esterilizadas`,
  houseTrained:
    'hogarena housetrained housebroken educado haceafuera sabehacerafuera littertrained potty pottytrained',
  specialNeeds:
    'cuidados necesidadesespeciales specialneeds necesidades condicionesespeciales condicionmedica enfermedades hasspecialneeds discapacidad',
  children:
    'conviveconninos ninas ninosas socninos sociableninos aptoninos goodwithkids goodwithchildren kids children bebes aptoparaninos okwithkids',
  dogs: 'conviveconperros socperros sociableperros goodwithdogs dogs otrosperros aptoperros okwithdogs',
  cats: 'convivecongatos socgatos sociablegatos goodwithcats cats otrosgatos aptogatos okwithcats',
  tags: 'personalidad caracter temperamento comportamiento attributes traits personality temperament actitud conducta',
  city: 'localidad city ciudaddondeesta municipio comuna distrito canton partido',
  place: 'ubicacion donde dondeesta dondevive lugar sede',
  description: `historia descripcionehistoria biografia bio description desc story kennelcardmemo websitememo
    sobremi presentacion resena webmemo descripcionpublica`,
  petId: 'idenquerencia',
  status:
    'estado status situacion estatus estadodeadopcion estadoadopcion animalstatus currentstatus situacionadopcion situaciondeadopcion disponibilidad',
  offered: `disponible disponibleparaadopcion disponibleadopcion estadisponible siguedisponible enadopcion estaenadopcion sigueenadopcion
    adoptable available availableforadoption isavailable aptoparaadopcion aptoadopcion listoparaadopcion buscafamilia buscahogar`,
  adopted: `adoptado adoptada adopted yaadoptado yafueadoptado fueadoptado fallecido fallecida muerto muerta deceased reservado
    reservada reserved preadoptado preadoptada tienefamilia yatienefamilia nodisponible notavailable`,
  left: `fechadeadopcion fechaadopcion fadopcion fechadefallecimiento fechafallecimiento fechademuerte fechamuerte fechadeceso
    fechadeegreso fechaegreso fechadesalida fechasalida fechadebaja fechabaja egreso motivodeegreso motivoegreso tipodeegreso
    motivodesalida motivodebaja causademuerte adoptante adoptadopor nombredeladoptante adopter adoptiondate dateofdeath
    deceaseddate deathdate outcome outcometype outcomedate`,
}

/** '¿Qué animal es?', '¿De qué color es su pelo?', '¿Cuál es su nombre?': what is asked for. */
const ASKING = /^(?:de)?(?:que|cual|como|cuanto)/
const ASKED_AS = /^(?:es|son)?(?:el|la|su|sus)?/
const ASKED_END = /(?:es(?:supelo|supelaje)?|era|tiene|seria)$/
/** 'nokids': its yes would be our no. */
const NEGATED = /^(no|sin|not)(kids|children|ninos|nenes|dogs|perros|cats|gatos|house|apto)/

const PHOTO_HEADER =
  /^(?:links?|urls?|enlaces?)?(?:dela|delas|de|a)?(?:fotos?|photos?|imagen|imagenes|images?|pictures?)(?:urls?|links?|principal|drive)?\d{0,2}$/
/** Says nothing of what a column is. */
const EMPTY_END =
  /(?:aprox|aproximad[oa]|estimad[oa]|actual|delanimal|animal|delamascota|mascota|delperro|delgato|pelaje)$/

const COLUMN_KEYS: readonly SheetKey[] = [...COLUMNS.map(({ key }) => key), 'petId', 'errors']
const TITLES = new Map<string, SheetKey>(
  COLUMN_KEYS.map((key) => [headerKey(headerOf(key as ColumnKey)), key]),
)
const ALIAS_KEYS = new Map<string, { key: SheetKey; rank: number }>(
  (Object.entries(ALIASES) as [SheetKey, string][]).flatMap(([key, words]) =>
    words.split(/\s+/).map((word, at) => [word, { key, rank: 2 + at }] as const),
  ),
)
const QUESTION_RANK = 1000
const FIRST = -1

/** Beside 'Nombre de la mascota' a 'Nombre' is a person's, and so it is beside 'Apellido'. */
const OF_AN_ANIMAL =
  /(?:nombre|name).*(?:mascota|animal|perr[oai]|gat[oai]|peludo|michi|cachorr|canin|felin)|(?:animal|pet|dog|cat)s?name/
const SURNAME = /^(?:primer)?apellidos?$|^(?:last|sur)name$/
const OF_A_PERSON: Meaning = { key: 'name', rank: QUESTION_RANK - 1 }

interface Meaning {
  key: SheetKey
  rank: number
}

/** Of which all columns count: several pictures, and whichever says that a pet is gone. */
export const MANY_COLUMNS: ReadonlySet<SheetKey | null> = new Set<SheetKey>([
  'photos',
  'status',
  'offered',
  'adopted',
  'left',
])

export interface Header {
  titles: readonly string[]
  /** By position; null for an unused column. */
  keys: (SheetKey | null)[]
  missing: string[]
  repeated: string[]
  unused: string[]
  /** Unused columns of notes, where no column has the stories. */
  internal: string[]
  program: string | null
}

/** What each column is. Of several for one thing the likeliest counts, and the others are unused. */
export function readHeader(cells: readonly string[]): Header {
  const titles = cells.map((cell) => cell.slice(0, MAX_TITLE))
  const names = titles.map(headerKey)
  const program = PROGRAMS.find(({ marks }) => marks.every((mark) => names.includes(mark))) ?? null
  const isOfPeople = names.some((name) => SURNAME.test(name))
  const meant = titles.map((title, at) =>
    isOfPeople && /^(?:nombres?|name)$/.test(names[at] ?? '') ? OF_A_PERSON : meaningOf(title, program),
  )
  const best = new Map<SheetKey, number>()
  for (const found of meant) {
    if (found) best.set(found.key, Math.min(best.get(found.key) ?? Number.POSITIVE_INFINITY, found.rank))
  }
  const keys = meant.map((found, at) => {
    if (!found || MANY_COLUMNS.has(found.key)) return found?.key ?? null
    const { key, rank } = found
    const isFirst = meant.findIndex((other) => other?.key === key && other.rank === best.get(key)) === at
    return (isFirst && rank === best.get(key)) || names.indexOf(names[at] ?? '') !== at ? key : null
  })
  const isRepeated = (key: SheetKey | null, at: number) =>
    key !== null && !MANY_COLUMNS.has(key) && keys.indexOf(key) !== at
  const unused = cells.filter((cell, at) => keys[at] === null && cell.trim() !== '')
  return {
    titles,
    keys,
    missing: missingColumns(keys),
    repeated: cells.filter((_, at) => isRepeated(keys[at] ?? null, at)),
    unused,
    internal: keys.includes('description')
      ? []
      : unused.filter((title) => isOfNotes(title.slice(0, MAX_TITLE))),
    program: program?.name ?? null,
  }
}

function meaningOf(title: string, program: Program | null): Meaning | null {
  const name = headerKey(title)
  if (name === '' || NEGATED.test(name)) return null
  const own = program?.columns[name]
  if (own !== undefined) return own === null ? null : { key: own, rank: 1 }
  const found = known(name) ?? guessed(title) ?? guessed(title, title.replace(PARENTHESES, ' '))
  if (!found) return null
  if (found.key === 'name' && OF_AN_ANIMAL.test(name)) return { ...found, rank: FIRST }
  return { ...found, key: withUnit(found.key, title) }
}

/** @param part of the title, to be understood alone */
function guessed(title: string, part = title): Meaning | null {
  const name = headerKey(part)
  const found = known(name) ?? known(name.replace(EMPTY_END, '')) ?? sameThing(part) ?? asked(part)
  return found && isAboutAnother(title, found.key) ? null : found
}

/** 'Ciudad/Comuna', 'Sexo o género': names of one thing. */
function sameThing(title: string): Meaning | null {
  const [first, ...others] = title.split(/[/|]|\s+o\s+/i).map((name) => known(headerKey(name)))
  return first && others.length > 0 && others.every((other) => other?.key === first.key) ? first : null
}

const UNITS: readonly [RegExp, SheetKey][] = [
  [/\b(?:kg|kgs|kilos?|kilogramos)\b/, 'kilos'],
  [/\b(?:lbs?|libras?|pounds)\b/, 'pounds'],
  [/\b(?:g|grs?|gramos|grams)\b/, 'grams'],
]

/** 'Peso (g)' */
function withUnit(key: SheetKey, title: string): SheetKey {
  const words = key === 'kilos' || key === 'pounds' ? plain(title) : ''
  return UNITS.find(([unit]) => unit.test(words))?.[1] ?? key
}

function known(name: string): Meaning | null {
  if (PHOTO_HEADER.test(name)) return { key: 'photos', rank: 0 }
  const title = TITLES.get(name)
  return title ? { key: title, rank: 0 } : (ALIAS_KEYS.get(name) ?? null)
}

function asked(title: string): Meaning | null {
  const name = headerKey(title)
  return meaningAs(askedIn(title) ?? (ASKING.test(name) ? askedFor(name.replace(ASKING, '')) : undefined))
}

const meaningAs = (key: SheetKey | undefined): Meaning | null => (key ? { key, rank: QUESTION_RANK } : null)

function askedFor(name: string): SheetKey | undefined {
  const forms = [name, name.replace(ASKED_AS, '')].flatMap((form) => [form, form.replace(ASKED_END, '')])
  return forms.map((form) => known(form)?.key).find((key) => key !== undefined)
}

/** Only what tells which pet a row is; the rest is completed in a draft. */
function missingColumns(keys: readonly (SheetKey | null)[]): string[] {
  const missing = keys.includes('name') ? [] : [headerOf('name')]
  return keys.includes('type') || keys.includes('breedId') ? missing : [...missing, headerOf('type')]
}

/** Of a row that has what a sheet needs; other rows have less. */
export const COMPLETE_TITLES = 1000

/** How much a row is the one of the titles: how many columns are known, and whether those that a sheet needs are there. */
export function titleScore(cells: readonly string[]): number {
  const { keys, missing } = readHeader(cells)
  const known = new Set(keys.filter((key) => key !== null)).size
  return missing.length === 0 ? COMPLETE_TITLES + known : known
}

export const isErrorsTitle = (title: string): boolean => headerKey(title) === headerKey(ERRORS_HEADER)
