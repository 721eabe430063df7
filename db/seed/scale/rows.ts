import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import petNames from '@/db/seed/data/pet-names.json'
import { createRandom, type Random } from '@/db/seed/random'
import { weightedSampler, zipfSampler } from '@/db/seed/sampling'
import { AGES, COATS, GENDERS, PET_TYPES, type PetType, SIZES, TAGS } from '@/lib/text/vocabulary'

type Cell = string | number | boolean | null
type City = (typeof CITIES)[number]

/** The lower range of account ids ends at 100,000. */
const FIRST_PERSON = 1_000_000_001
const FIRST_PET = 100_001
const PETS_PER_PERSON = 2
const FOUNDATIONS_SHARE = 1 / 3
const NEWEST = Date.UTC(2026, 10, 1)
const TWO_YEARS = 2 * 365 * 86_400_000

const cityOf = weightedSampler(CITIES, (city) => city.population)
const typeOf = weightedSampler(PET_TYPES, (_, at) => [62, 33, 5][at] ?? 0)
const ageOf = weightedSampler(AGES, (_, at) => [30, 25, 33, 12][at] ?? 0)
const sizeOf = weightedSampler(SIZES, (_, at) => [27, 42, 25, 6][at] ?? 0)
const coatOf = weightedSampler(COATS, (_, at) => [1, 48, 25, 16, 6, 4][at] ?? 0)
const statusOf = weightedSampler(
  ['adoptable', 'en proceso', 'adoptado', 'inactivo'],
  (_, at) => [93, 1, 4, 2][at] ?? 0,
)
const nameOf = { macho: zipfSampler(petNames.macho), hembra: zipfSampler(petNames.hembra) }

function ofType<Item extends { type: PetType }>(items: Item[], type: PetType): Item[] {
  return items.filter((item) => item.type === type)
}

/** Half of the dogs and cats are mixed, the first breed of their list. */
const breedOf = byType((type) =>
  weightedSampler(ofType(BREEDS, type), (_, at) => (at === 0 && type !== 'otro' ? 6 : 1 / (at + 1))),
)
const colorOf = byType((type) => zipfSampler(ofType(COLORS, type)))

function byType<Draw>(make: (type: PetType) => Draw): Record<PetType, Draw> {
  return { perro: make('perro'), gato: make('gato'), otro: make('otro') }
}

interface Owner {
  id: number
  city: City
}

export function createOwners(pets: number) {
  const random = createRandom(1)
  const make = (count: number, first: number): Owner[] =>
    Array.from({ length: count }, (_, at) => ({ id: first + at, city: cityOf(random) }))
  return {
    foundations: make(Math.max(5, Math.round(Math.sqrt(pets) / 2)), 1),
    people: make(Math.ceil((pets * (1 - FOUNDATIONS_SHARE)) / PETS_PER_PERSON), FIRST_PERSON),
  }
}

type Owners = ReturnType<typeof createOwners>

export const USER_COLUMNS = 'id, email, role, name, last_name, country_id, city_id, email_verified_at'

export function* userRows({ foundations, people }: Owners): Generator<Cell[]> {
  const verified = new Date(NEWEST - TWO_YEARS).toISOString()
  const row = ({ id, city }: Owner, role: string) =>
    [
      id,
      `${role}-${id}@bench.example`,
      role,
      'Banco',
      'De Pruebas',
      city.countryId,
      city.id,
      verified,
    ] as const
  for (const owner of foundations) yield [...row(owner, 'fundation')]
  for (const owner of people) yield [...row(owner, 'user')]
}

export const FOUNDATION_COLUMNS = 'user_id, name, status, decided_at'

export function* foundationRows({ foundations }: Owners): Generator<Cell[]> {
  const decided = new Date(NEWEST - TWO_YEARS).toISOString()
  for (const { id, city } of foundations) {
    const approved = id % 20 !== 0
    yield [id, `Refugio ${city.name} ${id}`, approved ? 'aprobada' : 'pendiente', approved ? decided : null]
  }
}

export const PET_COLUMNS =
  'id, owner_id, name, type, breed_id, color_id, age, gender, size, coat, health, castrated, house_trained, ' +
  'special_needs, good_with_children, good_with_dogs, good_with_cats, description, tags, city_id, country_id, ' +
  'status, published_at, held_at, hold_reason'

/** Oldest first, denser towards today. */
export function* petRows(count: number, { foundations, people }: Owners): Generator<Cell[]> {
  const random = createRandom(2)
  const foundationOf = zipfSampler(foundations)
  const personOf = weightedSampler(people, () => 1)
  for (let at = 0; at < count; at++) {
    const owner = (random.chance(FOUNDATIONS_SHARE) ? foundationOf : personOf)(random)
    const published = new Date(NEWEST - TWO_YEARS * (1 - (at + random.next()) / count) ** 1.5)
    yield petRow(random, FIRST_PET + at, owner, published)
  }
}

function petRow(random: Random, id: number, owner: Owner, published: Date): Cell[] {
  const type = typeOf(random)
  const gender = GENDERS[random.chance(0.5) ? 0 : 1]
  const health = random.chance(0.7) ? 'vacunas al dia' : 'no vacunado'
  const publishedAt = published.toISOString()
  return [
    ...[id, owner.id, nameOf[gender](random), type, breedOf[type](random).id, colorOf[type](random).id],
    ...[ageOf(random), gender, sizeOf(random), coatOf(random), health, random.chance(0.6)],
    ...[random.maybe(0.5, 0.2), random.maybe(0.08, 0.6)],
    ...[random.maybe(0.45, 0.15), random.maybe(0.4, 0.2), random.maybe(0.25, 0.25)],
    ...[
      description(random),
      `{${TAGS.filter(() => random.chance(0.3))}}`,
      owner.city.id,
      owner.city.countryId,
    ],
    ...[statusOf(random), publishedAt, ...(random.chance(0.005) ? [publishedAt, 'reports'] : [null, null])],
  ]
}

function description(random: Random): string {
  return PHRASES.map((group) => group[Math.floor(random.next() * group.length)]).join(' ')
}

const PHRASES = [
  [
    'Llegó hace unos meses y ya conquistó a todo el barrio.',
    'Apareció una noche de lluvia en la puerta de una panadería.',
    'Nació en una casa de tránsito junto a cuatro hermanos.',
    'Vivió en la calle hasta que una vecina le abrió la puerta.',
    'Su familia se mudó a otro país y no pudo llevarlo en el viaje.',
    'Pasó su primer año en un refugio y hoy espera un sillón propio.',
    'Lo encontramos cerca de la terminal, con hambre y muchas ganas de compañía.',
    'Fue rescatado de una obra en construcción por los albañiles.',
  ],
  [
    'Es de carácter tranquilo y duerme la siesta al sol.',
    'Le encanta jugar con la pelota y correr en el parque.',
    'Aprende rápido y ya conoce su nombre y algunas órdenes.',
    'Al principio es tímido, pero con paciencia se vuelve muy cariñoso.',
    'Tiene mucha energía y necesita paseos largos todos los días.',
    'Disfruta de las caricias detrás de las orejas y de la buena charla.',
    'Es curioso, divertido y amigo de cuanta visita llega.',
    'Cuida la casa sin ladrar de más y saluda a los conocidos.',
  ],
  [
    'Come alimento balanceado y está acostumbrado a la correa.',
    'Se lleva bien con otros animales si las presentaciones son lentas.',
    'Busca una familia con tiempo, sin apuro y con balcón protegido.',
    'Sería feliz en un departamento, siempre que tenga una ventana.',
    'Prefiere un hogar sin escaleras y con horarios fijos.',
    'Pedimos seguimiento durante los primeros meses y mucha responsabilidad.',
    'Se entrega con libreta sanitaria y compromiso de adopción.',
    'Ideal para una primera experiencia con animales.',
  ],
]
