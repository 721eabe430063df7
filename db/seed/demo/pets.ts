import type { pets } from '@/db/schema'
import { BREEDS, COLORS } from '@/db/seed/catalog'
import { type Random, randomFrom } from '@/db/seed/random'
import type { PetStatus, PetType } from '@/lib/vocabulary'
import { type Account, DEMO_EMAILS } from './accounts'
import { type Animal, drawAnimal } from './animals'
import type { Calendar } from './calendar'
import { shuffled, weighted } from './chance'
import { createBiographer } from './descriptions'
import { createNamer } from './names'

const FIRST_PET_ID = 100_001
/** A pet that was published so many days ago may be said to have waited for months. */
const LONG_WAIT = 75

export interface DemoPet {
  row: typeof pets.$inferInsert & { id: number }
  owner: Account
  animal: Animal
  /** Days since it was published, and since its status last changed. */
  publishedDays: number
  statusDays: number
}

type Slot = Pick<DemoPet, 'owner' | 'publishedDays' | 'statusDays'> & { status: PetStatus; random: Random }

/** Besides what waits for a family: the first three belong to the demo foundation, the others to anybody. */
const SHOWN_STATUSES: readonly PetStatus[] = ['en proceso', 'adoptado', 'inactivo']
const OTHER_STATUSES: readonly (readonly [PetStatus, number])[] = [
  ['adoptado', 13],
  ['en proceso', 5],
  ['inactivo', 3],
]

/** A foundation's pets have no public page before its approval. */
const isPublic = ({ row }: Account) => row.email !== DEMO_EMAILS.pending

/** Whether visitors find the pet in any list. */
export const isListed = ({ row, owner }: Pick<DemoPet, 'row' | 'owner'>): boolean =>
  row.status === 'adoptable' && isPublic(owner)

/** So many consecutive listings of a type differ in colour. */
const DISTINCT_COLORS: Record<PetType, number> = { perro: 8, gato: 8, otro: 3 }

/** All pets of the demo world, the oldest listing first: ids rise with the day. */
export function drawPets(accounts: readonly Account[], calendar: Calendar): DemoPet[] {
  const nameFor = createNamer()
  const describe = createBiographer()
  const colors: Record<PetType, string[]> = { perro: [], gato: [], otro: [] }
  return drawSlots(accounts)
    .sort((one, other) => other.publishedDays - one.publishedDays)
    .map(({ status, random, ...slot }, at) => {
      const { owner, publishedDays } = slot
      const { city, foundation } = owner
      const type = weighted(random, owner.types)
      const recentColors = colors[type].slice(-DISTINCT_COLORS[type])
      const origin = { type, country: city.countryId, listedDays: publishedDays, recentColors }
      const animal = drawAnimal(random, origin)
      colors[type].push(animal.color)
      const name = nameFor(random, animal, city)
      const teller = foundation?.teller ?? 'family'
      const told = { ...animal, city, teller, waiting: publishedDays >= LONG_WAIT }
      const row = {
        id: FIRST_PET_ID + at,
        ownerId: owner.row.id,
        name,
        ...describe(random, told, name),
        ...recordOf(animal),
        cityId: city.id,
        countryId: city.countryId,
        status,
        ...drawDates({ status, random, ...slot }, calendar),
        views: isPublic(owner) ? drawViews(random, publishedDays) : 0,
      }
      return { ...slot, row, animal }
    })
}

const drawViews = (random: Random, publishedDays: number) =>
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

/** Owners confirm a listing once a month while the pet waits: on the first day nobody has to be asked. */
function drawDates({ status, random, publishedDays, statusDays }: Slot, calendar: Calendar) {
  const publishedAt = calendar(publishedDays, random)
  const statusChangedAt = statusDays === publishedDays ? publishedAt : calendar(statusDays, random)
  const isConfirmed = status === 'adoptable' && publishedDays > 27
  const confirmedAt = isConfirmed ? calendar(random.integer(1, 28), random) : statusChangedAt
  return { publishedAt, statusChangedAt, confirmedAt, updatedAt: statusChangedAt }
}

function catalogId(rows: typeof BREEDS | typeof COLORS, type: Animal['type'], name: string): number {
  const row = rows.find((one) => one.type === type && one.name === name)
  if (!row) throw new Error(`The catalogue has no ${name} for ${type}`)
  return row.id
}

function drawSlots(accounts: readonly Account[]): Slot[] {
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

/** The demo foundation shows every status; the accounts that tests count on have none of these. */
function ownersOfOthers(random: Random, accounts: readonly Account[]): Account[] {
  const shown = accounts.filter(({ row }) => row.email === DEMO_EMAILS.foundation)
  const reserved: string[] = [DEMO_EMAILS.publisher, DEMO_EMAILS.pending]
  const others = accounts.filter(({ row, pets }) => pets > 0 && !reserved.includes(row.email))
  return [...SHOWN_STATUSES.flatMap(() => shown), ...shuffled(random, others)]
}

/** An adoption takes time: a pet on its way has been listed for weeks, and changed hands since. */
function otherDays(random: Random, status: PetStatus) {
  if (status === 'en proceso') {
    const publishedDays = random.integer(22, 60)
    return { publishedDays, statusDays: random.integer(2, publishedDays - 14) }
  }
  const publishedDays = random.integer(60, 200)
  return { publishedDays, statusDays: random.integer(5, publishedDays - 30) }
}
