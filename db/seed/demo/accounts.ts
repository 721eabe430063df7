import type { users } from '@/db/schema'
import { COUNTRIES } from '@/db/seed/data/countries'
import { FOUNDATIONS, type SeedFoundation } from '@/db/seed/data/foundations'
import { LOCAL_SURNAMES } from '@/db/seed/data/naming'
import people from '@/db/seed/data/people.json'
import { type Random, randomFrom } from '@/db/seed/random'
import { createRotation } from '@/db/seed/sampling'
import { slugify } from '@/lib/text'
import type { CountryId, PetType } from '@/lib/vocabulary'
import type { Calendar } from './calendar'
import { type City, cityNamed, planCities } from './places'

export interface Account {
  row: typeof users.$inferInsert & { id: number }
  city: City
  foundation: SeedFoundation | null
  /** Number of adoptable pets. */
  pets: number
  types: readonly (readonly [PetType, number])[]
}

/** The accounts that README and the demo's greeting name; their ids are 1 to 5. */
export const DEMO_EMAILS = {
  adopter: 'adopta@querencia.example',
  publisher: 'publica@querencia.example',
  foundation: 'fundacion@querencia.example',
  pending: 'pendiente@querencia.example',
  admin: 'admin@querencia.example',
} as const

const PETS_PER_PERSON = 4
const PEOPLE_WITHOUT_PETS = 12
const FAMILY_TYPES = [
  ['perro', 54],
  ['gato', 34],
  ['otro', 12],
] as const

const SHELTER_WEIGHTS: Record<PetType, number> = { perro: 54, gato: 36, otro: 10 }

type Maker = (
  values: Partial<Account['row']> & { email: string; name: string; lastName: string },
) => Account['row']

/** The five named demo accounts, the foundations, and people in every demo city. */
export function generateAccounts(calendar: Calendar, passwordHash: string): Account[] {
  const random = randomFrom('accounts')
  let nextId = 1
  const make: Maker = (values) => {
    const createdAt = calendar(random.integer(220, 700), random)
    const emailVerifiedAt = new Date(createdAt.getTime() + random.integer(2, 50) * 60_000)
    return { id: nextId++, role: 'user', passwordHash, createdAt, emailVerifiedAt, ...values }
  }
  const person = createPersonGenerator(random, make)
  const foundation = (email: string) => foundationAccount(email, make)
  const demo = [
    person(cityNamed('ECU', 'Quito'), 0, {
      email: DEMO_EMAILS.adopter,
      name: 'Valentina',
      lastName: 'Rojas',
    }),
    person(cityNamed('COL', 'Medellín'), 6, {
      email: DEMO_EMAILS.publisher,
      name: 'Camilo',
      lastName: 'Restrepo',
    }),
    foundation(DEMO_EMAILS.foundation),
    foundation(DEMO_EMAILS.pending),
    person(cityNamed('CHL', 'Santiago'), 0, {
      email: DEMO_EMAILS.admin,
      name: 'Daniela',
      lastName: 'Morales',
      role: 'admin',
    }),
  ]
  const known = demo.map(({ row }) => row.email)
  const foundations = FOUNDATIONS.map(({ email }) => email)
    .filter((email) => !known.includes(email))
    .map(foundation)
  return [...demo, ...foundations, ...generatePeople(random, [...demo, ...foundations], person)]
}

function foundationAccount(email: string, make: Maker): Account {
  const data = FOUNDATIONS.find((one) => one.email === email)
  if (!data) throw new Error(`No foundation with the address ${email}`)
  const city = cityNamed(data.country, data.city)
  const [name, lastName] = data.contact
  const { phone, address } = data
  return {
    row: make({ role: 'fundation', email, name, lastName, phone, address, ...placeOf(city) }),
    city,
    foundation: data,
    pets: data.pets,
    types: data.types.map((type) => [type, SHELTER_WEIGHTS[type]]),
  }
}

const placeOf = (city: City) => ({ countryId: city.countryId, cityId: city.id })

type PersonMaker = (city: City, pets: number, fixed?: Partial<Account['row']>) => Account

/** Makes people with names of their country and unique e-mails. */
function createPersonGenerator(random: Random, make: Maker): PersonMaker {
  const rotateNames = createRotation<string>()
  const rotateSurnames = createRotation<string>()
  const emails = new Set<string>()
  return (city, pets, fixed = {}) => {
    const surnames = people.surnames.filter(
      (one) => (LOCAL_SURNAMES[one] ?? city.countryId) === city.countryId,
    )
    const name = fixed.name ?? rotateNames(random, people.names)
    const lastName = fixed.lastName ?? rotateSurnames(random, surnames)
    let email = `${slugify(name)}.${slugify(lastName)}@correo.example`
    if (emails.has(email)) email = email.replace('@', `${emails.size}@`)
    emails.add(email)
    return {
      row: make({
        email,
        name,
        lastName,
        phone: generatePhone(random, city.countryId),
        ...placeOf(city),
        ...fixed,
      }),
      city,
      foundation: null,
      pets,
      types: FAMILY_TYPES,
    }
  }
}

/** 555 is the fictional exchange. */
function generatePhone(random: Random, countryId: CountryId): string {
  const prefix = COUNTRIES.find(({ id }) => id === countryId)?.phonePrefix ?? ''
  return `${prefix} 9 555 ${random.integer(1000, 9999)}`
}

/** Owners for the pets each city still lacks, and some people without pets. */
function generatePeople(random: Random, known: Account[], person: PersonMaker): Account[] {
  const plan = planCities()
  const isPublic = (account: Account) => account.row.email !== DEMO_EMAILS.pending
  const owners = plan.flatMap(({ city, pets }) => {
    const here = known.filter((account) => account.city === city && isPublic(account))
    let missing = pets - here.reduce((sum, account) => sum + account.pets, 0)
    const drawn: Account[] = []
    while (missing > 0) {
      const share = Math.min(missing, random.integer(1, PETS_PER_PERSON))
      drawn.push(person(city, share))
      missing -= share
    }
    return drawn
  })
  const others = Array.from({ length: PEOPLE_WITHOUT_PETS }, () => person(random.pick(plan).city, 0))
  return [...owners, ...others]
}
