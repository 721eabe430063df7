import type { pets } from '@/db/schema'
import { BREEDS, COLORS, catalogId } from '@/db/seed/catalog'
import { BREED_NAMES, COLOR_NAMES, LOCAL_NAMES } from '@/db/seed/data/naming'
import petNames from '@/db/seed/data/pet-names.json'
import { type Random, randomFrom } from '@/db/seed/random'
import { createRotation, shuffled, weighted } from '@/db/seed/sampling'
import type { CountryId, PetStatus, PetType, Size } from '@/lib/text/vocabulary'
import { type Account, DEMO_EMAILS } from './accounts'
import { type Animal, generateAnimal } from './animals'
import type { Calendar } from './calendar'
import { createBiographer } from './descriptions'
import type { City } from './places'

const FIRST_PET_ID = 100_001
/** In days; then a description may say so. */
const LONG_WAIT = 75

export interface DemoPet {
  row: typeof pets.$inferInsert & { id: number }
  owner: Account
  animal: Animal
  /** That its description claims. */
  sizes?: readonly Size[] | undefined
  /** Its only picture, a file of `db/seed/photos`; others are drawn. */
  photograph?: string
  views: number
  publishedDays: number
  statusDays: number
}

type Slot = Pick<DemoPet, 'owner' | 'publishedDays' | 'statusDays'> & { status: PetStatus; random: Random }

/** Statuses besides the usual one of which the demo foundation has a pet each. */
const SHOWN_STATUSES: readonly PetStatus[] = ['en proceso', 'adoptado', 'inactivo']
const OTHER_STATUSES: readonly (readonly [PetStatus, number])[] = [
  ['adoptado', 13],
  ['en proceso', 5],
  ['inactivo', 3],
]

/** Pets of a pending foundation have no public page. */
const isPublic = ({ row }: Account) => row.email !== DEMO_EMAILS.pending

export const isListed = ({ row, owner }: Pick<DemoPet, 'row' | 'owner'>): boolean =>
  row.status === 'adoptable' && isPublic(owner)

/** Among consecutive listings. */
const DISTINCT_COLORS: Record<PetType, number> = { perro: 8, gato: 8, otro: 3 }

/** Oldest first: ids rise with the date. */
export function generatePets(accounts: readonly Account[], calendar: Calendar): DemoPet[] {
  const nameFor = createNamer()
  const describe = createBiographer()
  const colors: Record<PetType, string[]> = { perro: [], gato: [], otro: [] }
  return generateSlots(accounts)
    .sort((one, other) => other.publishedDays - one.publishedDays)
    .map(({ status, random, ...slot }, at) => {
      const { owner, publishedDays } = slot
      const { city, foundation } = owner
      const type = weighted(random, owner.types)
      const recentColors = colors[type].slice(-DISTINCT_COLORS[type])
      const origin = { type, country: city.countryId, listedDays: publishedDays, recentColors }
      const animal = generateAnimal(random, origin)
      colors[type].push(animal.color)
      const name = nameFor(random, animal, city)
      const narrator = foundation?.narrator ?? 'family'
      const told = { ...animal, city, narrator, waiting: publishedDays >= LONG_WAIT }
      const { sizes, ...story } = describe(random, told, name)
      const row = {
        id: FIRST_PET_ID + at,
        ownerId: owner.row.id,
        name,
        ...story,
        ...recordOf(animal),
        cityId: city.id,
        countryId: city.countryId,
        status,
        ...generateDates({ status, random, ...slot }, calendar),
      }
      const views = isPublic(owner) ? generateViews(random, publishedDays) : 0
      return { ...slot, row, animal, sizes, views }
    })
}

const generateViews = (random: Random, publishedDays: number) =>
  random.integer(4, 30) + Math.round(publishedDays * random.between(1, 4))

function recordOf({ breed, color, children, dogs, cats, ...facts }: Animal) {
  return {
    ...facts,
    breedId: catalogId(BREEDS, facts.type, breed),
    colorId: catalogId(COLORS, facts.type, color),
    goodWithChildren: children,
    goodWithDogs: dogs,
    goodWithCats: cats,
  }
}

/** Adoptable ones were confirmed within the last month: no reminder is due on the first day. */
function generateDates({ status, random, publishedDays, statusDays }: Slot, calendar: Calendar) {
  const publishedAt = calendar(publishedDays, random)
  const statusChangedAt = statusDays === publishedDays ? publishedAt : calendar(statusDays, random)
  const isConfirmed = status === 'adoptable' && publishedDays > 27
  const confirmedAt = isConfirmed ? calendar(random.integer(1, 28), random) : statusChangedAt
  return { publishedAt, statusChangedAt, confirmedAt, updatedAt: statusChangedAt }
}

function generateSlots(accounts: readonly Account[]): Slot[] {
  const waiting = accounts.flatMap((owner) =>
    Array.from({ length: owner.pets }, (_, at) => {
      const random = randomFrom(`pet ${owner.row.id} ${at}`)
      const publishedDays = 1 + Math.floor(170 * random.between(0, 1) ** 1.7)
      return { owner, status: 'adoptable' as const, publishedDays, statusDays: publishedDays, random }
    }),
  )
  const random = randomFrom('other statuses')
  const owners = ownersOfOthers(random, accounts)
  const statuses = OTHER_STATUSES.flatMap(([status, count]) => Array.from({ length: count }, () => status))
  const others = [...SHOWN_STATUSES, ...shuffled(random, statuses)].flatMap((status, at) => {
    const owner = owners[at]
    return owner ? [{ owner, status, random: randomFrom(`other ${at}`), ...otherDays(random, status) }] : []
  })
  return [...waiting, ...others]
}

function ownersOfOthers(random: Random, accounts: readonly Account[]): Account[] {
  const shown = accounts.filter(({ row }) => row.email === DEMO_EMAILS.foundation)
  const reserved: string[] = [DEMO_EMAILS.publisher, DEMO_EMAILS.pending]
  const others = accounts.filter(({ row, pets }) => pets > 0 && !reserved.includes(row.email))
  return [...SHOWN_STATUSES.flatMap(() => shown), ...shuffled(random, others)]
}

function otherDays(random: Random, status: PetStatus) {
  if (status === 'en proceso') {
    const publishedDays = random.integer(22, 60)
    return { publishedDays, statusDays: random.integer(2, publishedDays - 14) }
  }
  const publishedDays = random.integer(60, 200)
  return { publishedDays, statusDays: random.integer(5, publishedDays - 30) }
}

type Namer = (random: Random, animal: Animal, city: City) => string

/** Unique within a city; repeated only after all others. */
function createNamer(): Namer {
  const rotate = createRotation<string>()
  const taken = new Map<number, Set<string>>()
  return (random, animal, city) => {
    const here = taken.get(city.id) ?? new Set<string>()
    const name = rotate(
      random,
      namesFor(animal, city.countryId).filter((one) => !here.has(one)),
    )
    taken.set(city.id, here.add(name))
    return name
  }
}

function namesFor(animal: Animal, country: CountryId): string[] {
  const { gender, type, color, breed } = animal
  const common = [...petNames[gender], ...petNames.ambos]
  const names = type === 'otro' ? petNames.otro[gender] : common
  const suits = (name: string) =>
    (LOCAL_NAMES[name]?.includes(country) ?? true) &&
    (COLOR_NAMES[name]?.test(color) ?? true) &&
    (BREED_NAMES[name]?.test(breed) ?? true)
  return names.filter(suits)
}
