import type { PetType } from '@/lib/text/vocabulary'
import { lookup, loose, plain, spellings, wordSet } from './plain'

/** Names of breeds that people use and no list has, by the catalogue's name. */
const NAMES: Record<PetType, Readonly<Record<string, string>>> = {
  perro: {
    'American pit bull terrier':
      'pitbull, pit bull, pit, apbt, pitt bull, pitbul, american pitbull, pit bull type, pittbull, potencialmente peligroso',
    'American staffordshire terrier':
      'amstaff, staffordshire, stafford, american stafford, am staff, stafordshire',
    'American bully': 'bully, american bully pocket, bully pocket, bully xl',
    'Pastor alemán':
      'ovejero aleman, german shepherd, policia, pastor aleman puro, ovejero, gsd, alsaciano, manto negro',
    'Pastor belga malinois': 'malinois, pastor belga, belgian malinois, belga malinois, pastor malinois',
    'Pastor australiano': 'aussie, ovejero australiano',
    'Pastor de Shetland': 'sheltie, shetland',
    'Labrador retriever':
      'labrador, lab, retriever labrador, labrado, labradora, black lab, yellow lab, chocolate lab',
    'Golden retriever': 'golden, retriever dorado, cobrador dorado',
    'Husky siberiano': 'husky, siberiano, siberian, lobo siberiano, haski, hosky, huskie',
    'Alaskan malamute': 'malamute, alaska, alaskan',
    'Caniche (poodle)':
      'french poodle, french, frenchpoodle, french puddle, puddle, caniche, poodle standard, standard poodle, frenchpudul, french poodl, pudul',
    'Caniche miniatura': 'caniche mini, poodle mini, minitoy, french poodle mini, poodle miniature',
    'Caniche toy': 'poodle toy, french poodle toy, french poodle mini toy, mini toy, caniche micro toy',
    'Dachshund (salchicha)': 'teckel, perro salchicha, salchichita, weiner, wiener dog, doxie',
    'Pinscher miniatura':
      'pinscher, pincher, pinscher mini, pincher miniatura, mini pinscher, min pin, pincher mini, pinsher, pincher enano',
    'Schnauzer miniatura':
      'schnauzer, schnauzer mini, mini schnauzer, snauzer, schnauser, snausser, esnaucer, schnautzer, schnauzer toy',
    'Schnauzer estándar': 'schnauzer standard, schnauzer mediano, schnauzer medio',
    'Yorkshire terrier': 'yorkshire, yorkie, york, yorki, yorky, yorshire, yorkshire terrier miniatura',
    'Pug (carlino)': 'doguillo, pugg, carlin',
    Dobermann: 'doberman, dobermans, doverman, dober',
    Rottweiler: 'rotweiler, rottweiller, rott, rottie, rotwailer, roth, rotwiler',
    Chihuahua:
      'chihuahueño, chihuahua short coat, chihuahua long coat, chiguagua, chihuahua pelo corto, chihuahua pelo largo, chihuahua cabeza de manzana',
    'Bulldog francés': 'frenchie, buldog frances, bull dog frances, french bull, bulldog fr',
    'Bulldog inglés': 'bulldog, bull dog, buldog ingles, bull dog ingles, buldog, english bull',
    'Cocker spaniel inglés': 'cocker, coker, cocker ingles, cocker spaniel ingles, coker spaniel',
    'Collie de pelo largo': 'collie, lassie, rough collie',
    'Collie barbudo': 'bearded',
    'Fox terrier de pelo liso': 'fox terrier, foxterrier, fox, toy terrier, fox paulistinha',
    'Jack russell terrier':
      'jack russell, jack russel, jack rusell, jack russel terrier, jrt, parson jack russell, jackrussell',
    'Border collie': 'border, bordercollie, border colie',
    'Boyero australiano':
      'heeler, blue heeler, red heeler, cattle dog, acd, queensland heeler, ganadero australiano',
    'Boyero de Berna': 'bernes, bernese, berna, bernes de la montaña',
    'San Bernardo': 'sanbernardo, st bernard, bernardo',
    'Shar pei': 'sharpei, shar pey, sharpey',
    'Shih tzu': 'shitzu, shih zu, shitsu, chitzu, shi tzu, shih tsu, shi tsu, shit zu',
    'Bichón maltés': 'maltes, bichon, maltese, bichon malte',
    'Bichón habanero': 'habanero, bichon havanes',
    'Pomerania (spitz enano)':
      'pomeranian, lulu, pomeranio, pom, lulu de pomerania, spitz enano, pomerano, spitz',
    'Chow chow': 'chow, chowchow, chao chao, chau chau',
    Pekinés: 'pequines, pekines, pekinese',
    'Mastiff inglés': 'mastiff, mastin, mastin ingles, english mastiff',
    'Mastín napolitano': 'napolitano, mastino, mastino napoletano',
    'Dogo argentino': 'dogo, argentine dogo',
    'Dogo de Burdeos': 'burdeos, french mastiff, dogo burdeos, bordeaux',
    'Gran danés': 'danes, dane, dogo aleman, harlequin great dane',
    'Galgo español': 'galgo, galgo criollo, sighthound, lebrel',
    'Galgo inglés (greyhound)': 'galgo ingles',
    'Akita americano': 'american akita',
    'Akita inu': 'akita japones, akita',
    Samoyedo: 'samoyed, samoyedo blanco',
    Dálmata: 'dalmata, dalmatian dog',
    'Basset hound': 'basset, baset, basset haund',
    'Braco de Weimar': 'weimaranes, braco weimar, weimar',
    'Braco alemán de pelo corto': 'braco aleman, pointer aleman, gsp, braco',
    'West highland white terrier': 'westie, westy, west highland, west highland terrier',
    'Perro sin pelo del Perú (viringo)':
      'viringo, calato, perro peruano, sin pelo peruano, perro sin pelo, perro peruano sin pelo, perro calato, peruano',
    'Fila brasileño': 'fila, fila brasilero, fila brasileiro',
    'Terrier chileno': 'ratonero chileno, fox chileno, terrier chilena, ratonero',
    'Bull terrier': 'bulterrier, bullterrier',
    Bóxer: 'boxers, boxer aleman',
    Bullmastiff: 'bull mastiff',
    'Rat terrier': 'rat',
    'Perro de montaña de los Pirineos': 'gran pirineo, pirineos, great pyrenees, montaña de los pirineos',
    'Staffordshire bull terrier': 'staffy, staffie, staffordshire bull',
  },
  gato: {
    'Doméstico de pelo corto': `dsh, dpc, domestic shorthair, domestico pelo corto, domestico, domestic short hair, domestic, pelo corto domestico,
      domestic shorthaired, american domestic, shorthair, domestic sh`,
    'Doméstico de pelo largo': `dlh, dpl, domestic longhair, domestico pelo largo, domestic long hair, domestic longhaired, longhair`,
    Siamés: 'siames, siamesa, siamese, siames thai, siames tradicional',
    'Angora turco': 'angora, turkish angora, angora blanco',
    Persa: 'persian, persa himalayo, persa chinchilla',
    Bengalí: 'bengala, bengal',
    'Azul ruso': 'ruso azul, russian, ruso',
    'Maine coon': 'mainecoon, main coon, mainecoon',
    'Sphynx (esfinge)': 'sphynx, esfinge, sphinx, egipcio, pelon',
    'Común europeo': 'europeo, europeo comun, europeo de pelo corto, european',
    Ragdoll: 'rag doll, ragdol',
    'Británico de pelo corto': 'british, britanico, british shorthair',
    Himalayo: 'himalaya, himalayan',
    'Bosque de Noruega': 'noruego, norwegian, bosque noruego',
    'Sagrado de Birmania': 'birmano, burma sagrado',
  },
  otro: {},
}

const BY_NAME: Record<PetType, ReadonlyMap<string, string>> = {
  perro: lookup(NAMES.perro),
  gato: lookup(NAMES.gato),
  otro: lookup(NAMES.otro),
}

/** The catalogue's name for a local one; undefined if it is none. */
export const breedAlias = (type: PetType, typed: string): string | undefined =>
  BY_NAME[type].get(loose(typed)) ?? BY_NAME[type].get(bareBreed(typed))

export const breedAliases = (type: PetType): ReadonlyMap<string, string> => BY_NAME[type]

const EMPTY_WORDS =
  /\b(raza|pura|puro|puros|tipo|standard|breed|perro|perra|perrito|gato|gata|gatito|dog|cat|short coat|long coat|smooth coat|coat|aprox|aproximado)\b/g

/** Without the words that say nothing of a breed. */
export const bareBreed = (typed: string): string => loose(plain(typed).replace(EMPTY_WORDS, ' '))

/** Words that say "of no or several breeds", as `loose` writes them. */
const MIXED = new Set(
  `mestizo mestizos mest mtz mix mixed mixto mezcla mezclo mezclado cruce cruzo cruza cruzado mestiso mestisos mescla mesclado cruse crusa crusado crosse cross x criollo criollos srd quiltro kiltro
  mesticito callejero cacri chandoso chapi aguacatero chusco runa runo cuzco cuzquito perruno crossbreed mutt unknown multiracial mongrel`
    .split(/\s+/)
    .map(loose),
)
const MIXED_PHRASES = wordSet(
  `sin raza, s raza, sin raza definida, sin raza definido, raza no definida, sin raza especifica, raza unica, unico, unica, raza mixta, no
  definida, no definido, sin definir, raza mestiza, media raza, ninguna, ninguno, indefinida, indefinido, comun, comun corriente, comun y corriente, corriente,
  domestic medium hair, domestic mediumhair, dmh, domestico de pelo medio, domestico pelo medio, local, nacional, autoctono,
  de la calle, s r d, s r, otro, otra, other, varias, varios, gato comun, perro comun, romano, romana, gato romano, kiltra, kiltro, casero, no tiene, multirraza, tico, zaguate`,
)

/** Whether a text says that a pet is of no breed or of several: 'SRD', 'Labrador Mix', 'Pastor alemán/Mestizo', 'M. Pastor'. */
export function isMixedBreed(typed: string): boolean {
  const meant = loose(typed)
  if (MIXED_PHRASES.has(meant) || MIXED_PHRASES.has(bareBreed(typed))) return true
  const words = meant.split(' ')
  return words.flatMap(spellings).some((word) => MIXED.has(word)) || (words[0] === 'm' && words.length > 1)
}

/** 'Pastor alemán / Husky' → both. */
export const breedParts = (typed: string): string[] =>
  typed
    .split(/[/+&]|\s(?:con|y|and|with)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
