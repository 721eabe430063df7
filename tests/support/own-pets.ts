import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newMember, openAs, signIn, viewerOf } from './accounts'
import { blots } from './pictures'
import { chooseOption } from './screens'
import { inSiteDatabase } from './site'

export const STORY =
  'Llegó una tarde de lluvia y se quedó dormida bajo la mesa. Le gustan los paseos cortos, las visitas y mirar por la ventana.'

/** Pictures that no perceptual hash takes for each other or for those of other tests. */
export const newPictures = async (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `foto-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await blots(Math.floor(Math.random() * 1e9), 1200, 900),
    })),
  )

/** Noisy pictures, which compress badly, so that an upload takes a while. */
export const grainyPictures = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
      const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } })
      const buffer = await picture.jpeg({ quality: 90 }).toBuffer()
      return { name: `foto-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )

/** Chooses an answer of a radio group. */
export const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check()

/** Fills in everything about a dog but photos, breed and colour, whose controls differ without JavaScript. */
export async function describeDog(page: Page, name: string) {
  await choose(page, 'Tipo de mascota', 'Perro')
  await page.getByLabel('Nombre', { exact: true }).fill(name)
  await choose(page, 'Sexo', 'Hembra')
  await choose(page, 'Edad', 'Joven')
  await choose(page, 'Tamaño de adulto', 'Mediano')
  await choose(page, 'Pelaje', 'Corto')
  await choose(page, 'Vacunas', 'Vacunas al día')
  await choose(page, '¿Está esterilizad', 'Sí')
  await choose(page, '¿Es hogareñ', 'Sí')
  await choose(page, '¿Necesita cuidados especiales?', 'No')
  await page.getByLabel('Descripción').fill(STORY)
}

/** Where publishing leads. */
export const PUBLISHED = /\/dashboard\/mascotas\?publicada=\d+$/

export const gallery = (page: Page) => page.getByLabel(/^(Elegir fotos|Agregar más)$/)
export const publish = (page: Page) => page.getByRole('button', { name: 'Publicar mascota' })
export const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' })
/** The hidden inputs of uploaded photos. */
export const readyPhotos = (page: Page) => page.locator('input[name="uploads[]"]')

/** Fills in the form, except for photos. */
export async function describe(page: Page, name: string) {
  await describeDog(page, name)
  await chooseOption(page, 'Raza', 'Mestizo (criollo)', 'mest')
  await chooseOption(page, 'Color', 'Canela', 'can')
}

/** Signs a new person in and opens the form for a new pet. */
export async function arrive(page: Page): Promise<void> {
  await openAs(page, await newMember(), '/create-pet')
}

/** The newest pet of the signed-in account. */
export async function ownPetId(page: Page): Promise<number> {
  return Math.max(...(await viewerOf(page)).petIds)
}

/** Publishes a pet with one photo through the form. @returns its id. */
export async function publishPet(page: Page, name: string): Promise<number> {
  await gallery(page).setInputFiles(await newPictures(1))
  await describe(page, name)
  await expect(readyPhotos(page)).toHaveCount(1)
  await publish(page).click()
  await expect(page).toHaveURL(PUBLISHED)
  return ownPetId(page)
}

/** A demo dog with photos. */
const MODEL = 100_015

/** A published pet of a new account, copied from a demo pet in the database. @returns it and its owner's e-mail. */
export async function makeSitePet(name: string) {
  const email = await newMember()
  return inSiteDatabase(async (sql) => {
    const [pet] = await sql<{ id: number; description: string }[]>`
      insert into pets (owner_id, name, type, breed_id, color_id, age, gender, size, coat, health, castrated, description,
        city_id, country_id)
      select u.id, ${name}, type, breed_id, color_id, age, 'hembra', size, coat, health, castrated, description,
        p.city_id, p.country_id
      from pets p, users u where p.id = ${MODEL} and u.email = ${email} returning id, description`
    if (!pet) throw new Error('The demo pet to copy is missing')
    await sql`insert into pet_photos (pet_id, position, hash, width, height, blur)
      select ${pet.id}, position, hash, width, height, blur from pet_photos where pet_id = ${MODEL}`
    return { ...pet, name, email }
  })
}

/** Signs in the owner of a new published pet that answers all that the form asks. @returns its id. */
export async function signInWithPet(page: Page, name: string): Promise<number> {
  const { id, email } = await makeSitePet(name)
  await inSiteDatabase(
    (sql) => sql`update pets set house_trained = true, special_needs = false where id = ${id}`,
  )
  await signIn(page, email)
  return id
}

/** Marks the pet as adopted, in its menu or editor, and says yes. */
export async function markAdopted(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Marcar como adoptad/ }).click()
  await page.getByRole('button', { name: 'Sí, ya tiene hogar' }).click()
}

/** Offers the pet again, in its menu or editor, and says yes. */
export async function offerAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Volver a poner en adopción' }).click()
  await page.getByRole('button', { name: 'Sí, busca familia' }).click()
}
