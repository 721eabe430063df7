import type { Db } from '@/db/client'
import { foundations, pets, users } from '@/db/schema'
import type { SearchRequest } from '@/lib/search/dto'

/** Buenos Aires and Córdoba, as in every catalogue. */
export const BUENOS_AIRES = 1
export const CORDOBA = 2

const DESCRIPTION =
  'Le encanta dormir la siesta al sol, jugar con la pelota y saludar a las visitas que llegan a la casa.'

let accounts = 0

/** An account that may own pets; a foundation comes with its row in `foundations`. @returns its id. */
export async function insertOwner(
  db: Db,
  kind: 'person' | 'approved foundation' | 'pending foundation' = 'person',
): Promise<number> {
  const email = `dueno-${++accounts}@prueba.example`
  const role = kind === 'person' ? 'user' : 'fundation'
  const [user] = await db.insert(users).values({ email, role, name: 'Ana', lastName: 'Paz' }).returning()
  if (!user) throw new Error('no row came back')
  if (kind !== 'person') {
    const approved = kind === 'approved foundation'
    const decision = approved
      ? { status: 'aprobada' as const, decidedAt: new Date() }
      : { status: 'pendiente' as const }
    await db.insert(foundations).values({ userId: user.id, name: 'Refugio', ...decision })
  }
  return user.id
}

/** An adoptable mixed dog in Buenos Aires, unless told otherwise. @returns its id. */
export async function insertPet(db: Db, values: { ownerId: number } & Partial<typeof pets.$inferInsert>) {
  const [pet] = await db
    .insert(pets)
    .values({
      name: 'Luna',
      type: 'perro',
      breedId: 1,
      colorId: 1,
      age: 'joven',
      gender: 'hembra',
      size: 'mediano',
      coat: 'corto',
      health: 'vacunas al dia',
      castrated: true,
      description: DESCRIPTION,
      cityId: BUENOS_AIRES,
      countryId: 'ARG',
      ...values,
    })
    .returning({ id: pets.id })
  if (!pet) throw new Error('no row came back')
  return pet.id
}

/** A search for everything, unless told otherwise. */
export function request(values: Partial<SearchRequest> = {}): SearchRequest {
  return {
    scope: { type: null, place: { kind: 'anywhere' } },
    filters: {},
    text: '',
    sort: 'newest',
    near: null,
    page: 1,
    perPage: 9,
    ...values,
  }
}
