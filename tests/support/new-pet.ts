import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newMember } from '@/tests/support/new-account'
import { blots } from '@/tests/support/pictures'
import { signInAt, viewerOf } from '@/tests/support/sign-in'

export const STORY =
  'Llegó una tarde de lluvia y se quedó dormida bajo la mesa. Le gustan los paseos cortos, las visitas y mirar por la ventana.'

/** Pictures that differ from each other and from those of other tests. */
export const newPictures = async (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `foto-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await blots(Math.floor(Math.random() * 1e9), 1200, 900),
    })),
  )

/** Pictures whose grain no encoder makes small, so that sending one takes a while. */
export const grainyPictures = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
      const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } })
      const buffer = await picture.jpeg({ quality: 90 }).toBuffer()
      return { name: `foto-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )

/** Answers a question with one of its values. */
export const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check()

/** Finds an option by typing some of its letters. */
async function find(page: Page, field: string, letters: string, option: string) {
  await page.getByRole('combobox', { name: field }).fill(letters)
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Everything about a dog but its photos, breed and colour, which depend on whether there are scripts. */
export async function describeDog(page: Page, name: string) {
  await choose(page, 'Tipo de mascota', 'Perro')
  await page.getByLabel('Nombre', { exact: true }).fill(name)
  await choose(page, 'Sexo', 'Hembra')
  await choose(page, 'Edad', 'Joven')
  await choose(page, 'Tamaño de adulto', 'Mediano')
  await choose(page, 'Pelaje', 'Corto')
  await choose(page, 'Vacunas', 'Vacunas al día')
  await choose(page, '¿Está esterilizad', 'Sí')
  await choose(page, '¿Sabe estar en casa?', 'Sí')
  await choose(page, '¿Necesita cuidados especiales?', 'No')
  await page.getByLabel('Descripción').fill(STORY)
}

export const gallery = (page: Page) => page.getByLabel(/^(Elegir fotos|Agregar más)$/)
export const publish = (page: Page) => page.getByRole('button', { name: 'Publicar mascota' })
export const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' })
/** What the form sends of the photos that are safe with the server. */
export const readyPhotos = (page: Page) => page.locator('input[name="uploads[]"]')

/** Fills the form in as a person with scripts does, photos apart. */
export async function describe(page: Page, name: string) {
  await describeDog(page, name)
  await find(page, 'Raza', 'mest', 'Mestizo (criollo)')
  await find(page, 'Color', 'can', 'Canela')
}

/** Somebody who has just registered stands at the form. */
export async function arrive(page: Page): Promise<void> {
  await signInAt(page, await newMember(page), '/create-pet')
}

/** The newest of the pets of whoever is signed in. */
export async function ownPetId(page: Page): Promise<number> {
  return Math.max(...(await viewerOf(page)).petIds)
}

/** A pet with one photo, published through the form. */
export async function publishPet(page: Page, name: string): Promise<number> {
  await gallery(page).setInputFiles(await newPictures(1))
  await describe(page, name)
  await expect(readyPhotos(page)).toHaveCount(1)
  await publish(page).click()
  await expect(page).toHaveURL('/dashboard/mascotas')
  return ownPetId(page)
}
