import type { Page } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { cities, pets, users } from '@/db/schema'
import { CONSENT } from '@/lib/adoption/dossiers/consent-copy'
import { TOLD_NEWEST } from '@/lib/text/legal/text-news'
import { newMember } from './accounts'
import { DEMO_ACCOUNTS } from './demo'
import { newEmail } from './new-names'
import { STORY } from './own-pets'
import { inSiteDatabase, inSiteTables } from './site'

const FRIDA = {
  name: 'Frida',
  type: 'perro',
  breedId: 1,
  colorId: 6,
  age: 'joven',
  gender: 'hembra',
  size: 'mediano',
  coat: 'corto',
  health: 'vacunas al dia',
  castrated: true,
  description: STORY,
} as const

/** Adds a dog of a new person with the demo's password, Camilo in Quito, to the site's database. */
export const newPet = (overrides: Partial<typeof pets.$inferInsert> = {}) =>
  inSiteTables(async (db) => {
    const ownerEmail = newEmail()
    const [quito] = await db
      .select()
      .from(cities)
      .where(and(eq(cities.countryId, 'ECU'), eq(cities.name, 'Quito')))
    const place = { countryId: 'ECU' as const, cityId: quito?.id ?? 0 }
    const [adopta] = await db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.adopta))
    const camilo = { email: ownerEmail, name: 'Camilo', lastName: 'Ríos', emailVerifiedAt: new Date() }
    const [owner] = await db
      .insert(users)
      .values({ ...camilo, ...place, ...TOLD_NEWEST, passwordHash: adopta?.passwordHash })
      .returning()
    const [pet] = await db
      .insert(pets)
      .values({ ...FRIDA, ...place, ownerId: owner?.id ?? 0, ...overrides })
      .returning()
    if (!pet) throw new Error('The pet was not written')
    return { ...pet, ownerEmail }
  })

/** The same in Chile; adopters live in Ecuador. */
export async function newPetAbroad() {
  const [valdivia] = await inSiteDatabase(
    (sql) => sql<{ id: number }[]>`
      select id from cities where country_id = 'CHL' and name = 'Valdivia'`,
  )
  return newPet({ countryId: 'CHL', cityId: valdivia?.id })
}

/** A confirmed person with an adopter profile, which fits `newPet` in all but the coat. @returns the e-mail. */
export async function newAdopterWithoutDossier(): Promise<string> {
  const email = await newMember()
  await inSiteDatabase(
    (sql) => sql`insert into matches (user_id, type, had_pet, age, gender, coat, size)
      select id, 'perro', true, 'joven', 'hembra', 'largo', 'mediano' from users where email = ${email}`,
  )
  return email
}

/** The same, with a dossier: their own flat, with a child of eight. @returns the e-mail. */
export async function newAdopter(): Promise<string> {
  const email = await newAdopterWithoutDossier()
  await addDossier(email)
  return email
}

/** Gives a person a dossier, with consent to the text of today. */
export const addDossier = (email: string, { experience = null as string | null } = {}) =>
  inSiteDatabase(
    (sql) => sql`insert into dossiers (user_id, home, tenure, adults, children, children_ages, other_pets,
        hours_alone, experience, consent_version, consent_at)
      select id, 'apartamento', 'propio', 2, 1, '8 años', '{}', '2 a 4', ${experience}, ${CONSENT.version}, now()
      from users where email = ${email}`,
  )

export const requestsFor = (petId: number) =>
  inSiteDatabase(
    (sql) => sql<{ id: number; status: string; message: string | null }[]>`
      select id, status, message from adoption_requests where pet_id = ${petId} order by id`,
  )

export const askFor = ({ id }: { id: number }) => `/adoption?mascota=${id}`
export const requestPathOf = async (petId: number) =>
  `/dashboard/solicitudes/${(await requestsFor(petId))[0]?.id}`

export const messageBox = (page: Page) => page.getByRole('textbox', { name: /^Tu mensaje para / })
export const phoneBox = (page: Page) => page.getByRole('textbox', { name: /^Tu WhatsApp/ })
export const adultBox = (page: Page) => page.getByRole('checkbox', { name: 'Tengo 18 años o más' })
export const sendRequest = (page: Page) => page.getByRole('button', { name: 'Enviar solicitud' })
