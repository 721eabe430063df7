import { isColorWord } from '@/lib/pets/imports/words/colors'
import type { Age, Coat, Gender, PetType, Size } from '@/lib/text/vocabulary'
import { inflect, isFeminine, wordsOf } from './inflect'

/** What one word of a search says. `stays`: it is searched for as text, too. */
export type Meaning =
  | { kind: 'species'; type: PetType; gender?: Gender; stays?: boolean }
  /** A young dog, of another species its age. */
  | { kind: 'pup'; gender?: Gender }
  | { kind: 'gender'; value: Gender }
  | { kind: 'age'; value: Age }
  | { kind: 'size'; value: Size }
  /** After a species, without 'pelo' before it. */
  | { kind: 'coat'; value: Coat }
  | { kind: 'color' }
  /** 'Raza', 'pelo': dropped before the value that it announces. */
  | { kind: 'label' }
  /** 'Muy' */
  | { kind: 'degree' }
  | { kind: 'negation' }
  /** Right as it is. */
  | { kind: 'text' }
  | { kind: 'small' }

const SMALL = wordsOf(
  `a al con d de del desde e el en es ese esa esos esas este esta estos estas ke k la las le les lo los me mi mis nos o os pa pal para
  por porque pq q que qe se si sea sean ser son su sus t te tu tus u un una uno unos unas unas vos x xa xfa xfavor xq y ya yo como donde
  hacia entre otro otra otros otras algun alguna algunos algunas alguno alguien tambien pues pero ahi aca aqui mio tiene tienen tenga tengan
  esten estoy esta estan ando fa porfa porfavor favor`,
)
const SEARCHING = wordsOf(
  `busco busca buscan buscar buscamos buscando busque buscaba quiero kiero qiero quero quisiera quisieramos queremos querer quiere quieres
  necesito necesita necesitamos necesitar nesecito deseo deseamos desearia desea interesa interesado interesada interesados
  adoptar adopto adopta adopte adopten adoptamos adoptando adoptaria adoptame adopcion adopciones adoptable adoptables adop adopt adoptarlo
  adoptarla adoptante adoptantes dar doy dan damos regalo regala regalan regalar regalamos regalando regalado regalada regalados regaladas
  obsequio obsequia obsequian obsequiar gratis gratuito gratuita gratuitos gratuitas entrego entrega entregan entregar dono dona donan
  encontrar encuentro ver mostrar muestrame puedo puede gustaria gusta tengo tenemos tener conseguir consigo disponible disponibles
  hola holi ola saludos gracias mascota mascotas mascotita mascotitas animal animales animalito animalitos animalitas
  cerca cerquita cercano cercana cercanos cercanas vivo vivimos soy somos`,
)
const LABELS = wordsOf(
  'raza razas color colores tono tamano tamanio talla porte estatura edad sexo genero pelo pelos pelito pelaje tipo especie manto',
)
const DEGREES = wordsOf('muy bien super re tan mas medio bastante algo extra ultra mega hiper demasiado')
const NEGATIONS = wordsOf('no ni nunca tampoco sin excepto menos salvo jamas')

/** Nouns by species; diminutives say no more than these. */
const DOGS = wordsOf('perro perrico perrucho perrazo perrote can canino')
const CATS = wordsOf('gato michi mishi micho misho mitzi felino minino')
/** Nouns for a dog of no breed; adjectives ('callejero') are only text. */
const MONGREL_DOGS = wordsOf('gozque quiltro kiltro chucho zaguate perrihijo pichicho cacri')
const OTHERS = wordsOf(
  `conejo cuy cuye cuyo cui cobayo cobaya hamster canario perico periquito loro lora cotorro cotorra catita cata tortuga morrocoy morrocoyo pajaro ave
  pez peces pececito huron chinchilla erizo iguana gallina gallo pato ganso cabra chivo oveja cerdo chancho minipig caballo yegua burro rata raton ardilla
  cacatua guacamayo guacamaya papagayo agaporni agapornis ninfa serpiente culebra jerbo gerbo pavo codorniz roedor reptil vaca ternero conejillo
  galapago degu axolote ajolote gecko jilguero lagarto rana pollito`,
)
const PUPS = wordsOf('cachorro cachorrillo cachorron')

const AGES: Record<Age, string[]> = {
  cachorro: wordsOf('bebe bebito bebecito lactante destetado neonato cria bb'),
  joven: wordsOf('joven jovenes jovencito juvenil adolescente'),
  adulto: wordsOf('adulto maduro'),
  'adulto mayor': wordsOf(
    'viejo vejete anciano abuelo abuelito senior geriatrico veterano longevo mayor vejito viejon anoso',
  ),
}
const SIZES: Record<Size, string[]> = {
  pequeño: wordsOf(
    'pequeno pequenin pequenuelo peque chico chiquitin chiquillo chikito chiko chiki chiqui mini miniatura enano diminuto minusculo petiso petizo bajito chaparro peq',
  ),
  mediano: wordsOf('mediano med'),
  grande: wordsOf('grande grandote grandulon gde'),
  'extra grande': wordsOf('gigante gigantesco enorme inmenso grandisimo xl extragrande'),
}
/** After 'pelo'; those of `ALONE` also after a species. */
const COATS: Record<Coat, string[]> = {
  'sin pelo': [],
  corto: wordsOf('corto corta cortico'),
  mediano: wordsOf('mediano medio semilargo'),
  largo: wordsOf('largo abundante'),
  ondulado: wordsOf('ondulado ondeado ondas'),
  rizado: wordsOf(
    'rizado crespo rulo rulos enrulado rizo rizos churco churrusco zambo chino ensortijado encrespado',
  ),
}
const ALONE: Partial<Record<Coat, string[]>> = {
  'sin pelo': wordsOf('calato pelado pelao pelon lampino calvo'),
  corto: wordsOf('pelicorto'),
  largo: wordsOf('peludo lanudo chascon chascudo pelilargo melenudo grenudo mechudo velludo motudo'),
  ondulado: wordsOf('ondulado'),
  rizado: wordsOf('rizado crespo rulo rulos enrulado churrusco churudo rizos'),
}

const genderOf = (form: string): { gender?: Gender } => (isFeminine(form) ? { gender: 'hembra' } : {})

/** By folded form. Words that several lists have keep the first meaning. */
export const MEANINGS: ReadonlyMap<string, Meaning> = build()
/** After 'pelo'. */
export const COAT_FORMS: ReadonlyMap<string, Coat> = new Map(
  (Object.entries(COATS) as [Coat, string[]][]).flatMap(([value, words]) =>
    words.flatMap(inflect).map((form) => [form, value] as const),
  ),
)

function build(): Map<string, Meaning> {
  const map = new Map<string, Meaning>()
  const add = (form: string, meaning: Meaning) => {
    if (!map.has(form)) map.set(form, meaning)
  }
  const all = (words: readonly string[], meaning: (form: string) => Meaning) => {
    for (const word of words) for (const form of inflect(word)) add(form, meaning(form))
  }
  const exactly = (words: readonly string[], meaning: Meaning) => {
    for (const word of words) add(word, meaning)
  }
  exactly(NEGATIONS, { kind: 'negation' })
  exactly(DEGREES, { kind: 'degree' })
  exactly(SMALL, { kind: 'small' })
  exactly(LABELS, { kind: 'label' })
  all(DOGS, (form) => ({ kind: 'species', type: 'perro', ...genderOf(form) }))
  exactly(wordsOf('lomito lomitos perris canes'), { kind: 'species', type: 'perro' })
  all(CATS, (form) => ({ kind: 'species', type: 'gato', ...genderOf(form) }))
  all(MONGREL_DOGS, (form) => ({ kind: 'species', type: 'perro', stays: true, ...genderOf(form) }))
  exactly(wordsOf('pata patas patita patitas'), { kind: 'text' })
  all(OTHERS, (form) => ({
    kind: 'species',
    type: 'otro',
    stays: true,
    ...(form.startsWith('conej') ? genderOf(form) : {}),
  }))
  all(PUPS, (form) => ({ kind: 'pup', ...genderOf(form) }))
  exactly(wordsOf('macho machos machito machitos varon varones varoncito masculino masculinos'), {
    kind: 'gender',
    value: 'macho',
  })
  exactly(wordsOf('hembra hembras hembrita hembritas embra femenina femeninas femenino hembrica'), {
    kind: 'gender',
    value: 'hembra',
  })
  for (const [value, words] of Object.entries(AGES) as [Age, string[]][])
    all(words, () => ({ kind: 'age', value }))
  for (const [value, words] of Object.entries(SIZES) as [Size, string[]][])
    all(words, () => ({ kind: 'size', value }))
  for (const [value, words] of Object.entries(ALONE) as [Coat, string[]][])
    all(words, () => ({ kind: 'coat', value }))
  exactly(SEARCHING, { kind: 'small' })
  return map
}

/** The list's own words, then colours by the words of files. */
export function meaningOf(word: string): Meaning | null {
  return MEANINGS.get(word) ?? (isColorWord(word) ? { kind: 'color' } : null)
}

/** Whether a word of a kind says a filter. */
export const isValue = (kind: Meaning['kind'] | undefined): boolean =>
  kind !== undefined && !/^(small|text|negation|degree|label)$/.test(kind)
