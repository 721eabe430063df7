import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { LAST_DEMO_PET } from './demo'

/** The server under test; without one, a running `npm run demo`. */
export const BASE_URL = process.env.TEST_BASE_URL ?? 'http://localhost:3000'

interface SamplePet {
  id: number
  name: string
  description: string
  gender: string
  photos: unknown[]
  role: 'user' | 'fundation'
  userId: number
  contact: { name: string }
}

async function readJson<Body>(path: string): Promise<Body> {
  const answer = await fetch(`${BASE_URL}/api/v1.0${path}`)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as Body
}

/** Adoptable pets of the demo data, newest first; those of other tests may disappear at any moment. */
export async function findPets(): Promise<SamplePet[]> {
  const pets = await readJson<SamplePet[]>('/pets')
  return pets.filter(({ id }) => id <= LAST_DEMO_PET)
}

/** The newest adoptable demo pet that matches. */
export async function findPet(isWanted: (pet: SamplePet) => boolean): Promise<SamplePet> {
  const pet = (await findPets()).find(isWanted)
  if (!pet) throw new Error('The demo world has no such pet')
  return pet
}

/** The first approved foundation. */
export async function findFoundation(): Promise<{ id: number; name: string; email: string }> {
  const [foundation] = await readJson<{ id: number; name: string; email: string }[]>('/fundations')
  if (!foundation) throw new Error('The demo world has no foundations')
  return foundation
}

/**
 * The URL of the tested server's database, for what no request can do, such as letting time pass.
 * @throws Error when the tests run against a server of the developer's own, whose data they must not touch.
 */
export function siteDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('This test changes the database of the server under test: run it with npm test')
  return url
}

/** Kept for the next call: to open a connection takes longer than most pages. */
const open = () => postgres(siteDatabaseUrl(), { max: 4, idle_timeout: 5 })
let client: postgres.Sql | undefined
let db: PostgresJsDatabase | undefined

/** Runs `work` in the tested server's database. */
export async function inSiteDatabase<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  client ??= open()
  return work(client)
}

/** The same by the tables of `db/schema`; drizzle has a client of its own, which it makes read and write times as it does. */
export async function inSiteTables<Result>(
  work: (db: PostgresJsDatabase) => Promise<Result>,
): Promise<Result> {
  db ??= drizzle(open())
  return work(db)
}
