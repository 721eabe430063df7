import type { Db } from '@/db/client'
import { foundations, type PetRow, pets, reviews, users } from '@/db/schema'
import { TOLD_NEWEST } from '@/lib/text/legal/text-news'
import type { PetType } from '@/lib/text/vocabulary'
import { BREEDS, COLORS } from './catalog'
import { cityNamed } from './demo/places'

type UserRow = typeof users.$inferSelect
type NewUser = Partial<typeof users.$inferInsert>
type NewPet = Partial<typeof pets.$inferInsert>
type NewReview = Partial<typeof reviews.$inferInsert>
type NewFoundation = Partial<Omit<typeof foundations.$inferInsert, 'userId'>> & { account?: NewUser }

const HOME = cityNamed('ECU', 'Quito')
const PLACE = { countryId: HOME.countryId, cityId: HOME.id }
let made = 0

function only<Row>([row]: Row[]): Row {
  if (!row) throw new Error('There is no row')
  return row
}

/** In Quito, confirmed, told of the legal texts. No password unless `passwordHash` is given: `await hashDemoPassword()`. */
export async function makeUser(db: Db, overrides: NewUser = {}): Promise<UserRow> {
  made += 1
  const email = `persona-${process.pid}-${made}@correo.example`
  const names = { email, name: 'Paola', lastName: `Vera ${made}` }
  const values = { ...names, emailVerifiedAt: new Date(), ...TOLD_NEWEST, ...PLACE }
  return only(
    await db
      .insert(users)
      .values({ ...values, ...overrides })
      .returning(),
  )
}

export async function makeFoundation(db: Db, { account, ...overrides }: NewFoundation = {}) {
  const user = await makeUser(db, { role: 'fundation', phone: '+593 2 555 0100', ...account })
  const decision = { status: 'aprobada' as const, decidedAt: new Date() }
  const values = { userId: user.id, name: `Refugio ${user.id}`, ...decision, ...overrides }
  return { user, foundation: only(await db.insert(foundations).values(values).returning()) }
}

/** Adoptable, young, mixed, in Quito. */
export async function makePet(db: Db, overrides: NewPet = {}): Promise<PetRow> {
  const { ownerId = (await makeUser(db)).id, type = 'perro' } = overrides
  const values = {
    ownerId,
    name: 'Canela',
    type,
    breedId: firstOf(BREEDS, type),
    colorId: firstOf(COLORS, type),
    age: 'joven',
    gender: 'hembra',
    size: 'mediano',
    coat: 'corto',
    health: 'vacunas al dia',
    castrated: true,
    description: 'Le gusta caminar temprano, echarse a la sombra y saber dónde está su gente. '.repeat(2),
    ...PLACE,
  } as const
  return only(
    await db
      .insert(pets)
      .values({ ...values, ...overrides })
      .returning(),
  )
}

function firstOf(rows: readonly { id: number; type: PetType }[], type: PetType): number {
  return only(rows.filter((row) => row.type === type)).id
}

export async function makeReview(db: Db, foundationId: number, overrides: NewReview = {}) {
  const userId = overrides.userId ?? (await makeUser(db)).id
  const values = { foundationId, userId, points: 4, comment: 'Nos acompañaron durante todo el proceso.' }
  return only(
    await db
      .insert(reviews)
      .values({ ...values, ...overrides })
      .returning(),
  )
}
