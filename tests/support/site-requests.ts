import { expect, type Page } from '@playwright/test'
import { newMember, signIn } from './accounts'
import { mailsTo } from './mailbox'
import { makeSitePet } from './own-pets'
import { BASE_URL, inSiteDatabase } from './site'

const MATCH = {
  type: 'perro',
  haTenidoMascota: 'Si',
  age: 'joven',
  genre: 'hembra',
  coat: 'largo',
  size: 'mediano',
}

/** A new person of that first name, whom others know by this phone. @returns the e-mail. */
export async function newPerson(name: string, phone: string): Promise<string> {
  const email = await newMember()
  await inSiteDatabase((sql) => sql`update users set name = ${name}, phone = ${phone} where email = ${email}`)
  return email
}

/** A published pet in Quito, where new people live, whose owner is called Camilo and has a phone. */
export async function makeOwnedPet(name: string) {
  const pet = await makeSitePet(name)
  await inSiteDatabase(async (sql) => {
    await sql`update users set name = 'Camilo', phone = '+593 99 555 0142' where email = ${pet.email}`
    await sql`update pets set (country_id, city_id) = (
      select country_id, id from cities where country_id = 'ECU' and name = 'Quito') where id = ${pet.id}`
  })
  return pet
}

/** Signs a new person in on this page's browser and sends a request through the API. */
export async function askAs(page: Page, name: string, petId: number, message: string | null = null) {
  const email = await newPerson(name, '+593 98 555 0127')
  const userId = await signIn(page, email)
  const headers = { origin: BASE_URL }
  const saved = await page.request.post(`${BASE_URL}/api/v1.0/match/${userId}`, { data: MATCH, headers })
  expect(saved.status()).toBe(200)
  const answer = await page.request.post(`${BASE_URL}/api/v1.0/adoption`, {
    data: { petId, message },
    headers,
  })
  expect(answer.status()).toBe(201)
  const { data } = (await answer.json()) as { data: { id: number } }
  return { id: data.id, name, email, path: `/dashboard/solicitudes/${data.id}` }
}

/** Subjects of the mails to an address, oldest first. */
export const subjectsTo = async (page: Page, email: string): Promise<string[]> =>
  (await mailsTo(page, email)).map(({ subject }) => subject).reverse()

/** The part of a request's page that says where it stands. */
export const standing = (page: Page) => page.getByRole('region', { name: 'Estado de la solicitud' })
