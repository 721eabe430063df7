import type { users } from '@/db/schema'
import { FOUNDATIONS, type SeedFoundation } from '@/db/seed/data/foundations'
import { LOCAL_SURNAMES } from '@/db/seed/data/naming'
import people from '@/db/seed/data/people.json'
import { type Random, randomFrom } from '@/db/seed/random'
import { createRotation } from '@/db/seed/sampling'
import { TOLD_NEWEST } from '@/lib/text/legal/text-news'
import { slugify } from '@/lib/text/text'
import type { CountryId, PetType } from '@/lib/text/vocabulary'
import type { Calendar } from './calendar'
import { type City, cityNamed, planCities } from './places'

export interface Account {
  row: typeof users.$inferInsert & { id: number }
  city: City
  foundation: SeedFoundation | null
  /** Adoptable ones. */
  pets: number
  types: readonly (readonly [PetType, number])[]
}

/** Listed in README and the startup banner; ids 1 to 5. */
export const DEMO_EMAILS = {
  adopter: 'adopta@querencia.example',
  publisher: 'publica@querencia.example',
  foundation: 'fundacion@querencia.example',
  pending: 'pendiente@querencia.example',
  admin: 'admin@querencia.example',
} as const

const PETS_PER_PERSON = 4
const PEOPLE_WITHOUT_PETS = 12
const FAMILY_TYPE_WEIGHTS = [
  ['perro', 54],
  ['gato', 34],
  ['otro', 12],
] as const

const SHELTER_TYPE_WEIGHTS: Record<PetType, number> = { perro: 54, gato: 36, otro: 10 }

type BuildAccountRow = (
  values: Partial<Account['row']> & { email: string; name: string; lastName: string },
) => Account['row']

export function generateAccounts(calendar: Calendar, passwordHash: string): Account[] {
  const random = randomFrom('accounts')
  let nextId = 1
  const buildRow: BuildAccountRow = (values) => {
    const createdAt = calendar(random.integer(220, 700), random)
    const emailVerifiedAt = new Date(createdAt.getTime() + random.integer(2, 50) * 60_000)
    return { id: nextId++, role: 'user', passwordHash, createdAt, emailVerifiedAt, ...TOLD_NEWEST, ...values }
  }
  const createPerson = personFactory(random, buildRow)
  const createFoundation = (email: string) => foundationAccount(email, buildRow)
  const demo = [
    createPerson(cityNamed('ECU', 'Quito'), 0, {
      email: DEMO_EMAILS.adopter,
      name: 'Valentina',
      lastName: 'Rojas',
    }),
    createPerson(cityNamed('COL', 'Medellín'), 6, {
      email: DEMO_EMAILS.publisher,
      name: 'Camilo',
      lastName: 'Restrepo',
    }),
    createFoundation(DEMO_EMAILS.foundation),
    createFoundation(DEMO_EMAILS.pending),
    createPerson(cityNamed('CHL', 'Santiago'), 0, {
      email: DEMO_EMAILS.admin,
      name: 'Daniela',
      lastName: 'Morales',
      role: 'admin',
    }),
  ]
  const known = demo.map(({ row }) => row.email)
  const foundations = FOUNDATIONS.map(({ email }) => email)
    .filter((email) => !known.includes(email))
    .map(createFoundation)
  return [...demo, ...foundations, ...generatePeople(random, [...demo, ...foundations], createPerson)]
}

function foundationAccount(email: string, buildRow: BuildAccountRow): Account {
  const data = FOUNDATIONS.find((foundation) => foundation.email === email)
  if (!data) throw new Error(`No foundation with the address ${email}`)
  const city = cityNamed(data.country, data.city)
  const [name, lastName] = data.contact
  const { phone, address } = data
  return {
    row: buildRow({ role: 'fundation', email, name, lastName, phone, address, ...locationColumns(city) }),
    city,
    foundation: data,
    pets: data.pets,
    types: data.types.map((type) => [type, SHELTER_TYPE_WEIGHTS[type]]),
  }
}

const locationColumns = (city: City) => ({ countryId: city.countryId, cityId: city.id })

type CreatePerson = (city: City, pets: number, overrides?: Partial<Account['row']>) => Account

function personFactory(random: Random, buildRow: BuildAccountRow): CreatePerson {
  const rotateNames = createRotation<string>()
  const rotateSurnames = createRotation<string>()
  const emails = new Set<string>()
  return (city, pets, overrides = {}) => {
    const surnames = people.surnames.filter(
      (surname) => (LOCAL_SURNAMES[surname] ?? city.countryId) === city.countryId,
    )
    const name = overrides.name ?? rotateNames(random, people.names)
    const lastName = overrides.lastName ?? rotateSurnames(random, surnames)
    let email = `${slugify(name)}.${slugify(lastName)}@correo.example`
    if (emails.has(email)) email = email.replace('@', `${emails.size}@`)
    emails.add(email)
    return {
      row: buildRow({
        email,
        name,
        lastName,
        phone: generatePhone(random, city.countryId),
        ...locationColumns(city),
        ...overrides,
      }),
      city,
      foundation: null,
      pets,
      types: FAMILY_TYPE_WEIGHTS,
    }
  }
}

/** 555 is the fictional exchange. */
const MOBILES: Readonly<Record<CountryId, string>> = {
  ARG: '+54 9 11 5550',
  CHL: '+56 9 5555',
  COL: '+57 300 555',
  ECU: '+593 99 555',
  PER: '+51 955 55',
}

const generatePhone = (random: Random, countryId: CountryId): string =>
  `${MOBILES[countryId]} ${random.integer(1000, 9999)}`

/** And some people without pets. */
function generatePeople(random: Random, known: Account[], createPerson: CreatePerson): Account[] {
  const plan = planCities()
  const isApproved = (account: Account) => account.row.email !== DEMO_EMAILS.pending
  const owners = plan.flatMap(({ city, pets }) => {
    const knownInCity = known.filter((account) => account.city === city && isApproved(account))
    let missing = pets - knownInCity.reduce((sum, account) => sum + account.pets, 0)
    const generated: Account[] = []
    while (missing > 0) {
      const petCount = Math.min(missing, random.integer(1, PETS_PER_PERSON))
      generated.push(createPerson(city, petCount))
      missing -= petCount
    }
    return generated
  })
  const others = Array.from({ length: PEOPLE_WITHOUT_PETS }, () => createPerson(random.pick(plan).city, 0))
  return [...owners, ...others]
}
