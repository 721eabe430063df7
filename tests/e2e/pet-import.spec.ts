import type { Page } from '@playwright/test'
import { openAs, signIn } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { button, field, heading } from '@/tests/support/screens'
import { BASE_URL, inSiteDatabase } from '@/tests/support/site'
import { newShelter } from '@/tests/support/site-reviews'

const IMPORT = '/dashboard/mascotas/importar'
const TITLES =
  'código;NOMBRE;especie;raza;color;sexo;edad;tamano;pelo;vacunas;esterilizado;hogareño;cuidados especiales;descripcion;foto;notas'
const STORY = `"Duerme la siesta con los gatos; ""saluda"" a quien llega.\n${'Camina bien con correa. '.repeat(5)}"`

const part = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** A foundation with a pet of its own, whose photo others of its pets may have too. */
async function newImporter() {
  const shelter = await newShelter()
  const hash = await inSiteDatabase(async (sql) => {
    const [photo] = await sql<{ hash: string }[]>`
      with model as (
        select p.*, f.hash, f.width, f.height, f.blur from pets p
        join pet_photos f on f.pet_id = p.id and f.position = 0
        join stored_photos s on s.hash = f.hash order by p.id limit 1),
      pet as (
        insert into pets (owner_id, own_code, name, type, breed_id, color_id, age, gender, size, coat, health, castrated,
          description, city_id, country_id)
        select ${shelter.id}, 'Q-1', 'Mora', type, breed_id, color_id, age, gender, size, coat, health, castrated,
          description, city_id, country_id from model
        returning id)
      insert into pet_photos (pet_id, position, hash, width, height, blur)
      select pet.id, 0, hash, width, height, blur from pet, model returning hash`
    return photo?.hash ?? ''
  })
  return { ...shelter, photo: `${BASE_URL}/media/${hash}-1600.webp` }
}

const rowOf = (code: string, breed: string, age: string, photo: string) =>
  `${code};Nube;Perro;${breed};Arena;hembra;${age};mediana;corto;vacunas al dia;sí;sí;no;${STORY};${photo};x`

/** Sends a file with a good row and a faulty one, and sees what the check says. */
async function check(page: Page, photo: string): Promise<void> {
  const lines = [
    TITLES,
    rowOf('Q-2', 'mestizo', 'joven', photo),
    rowOf('Q-3', 'Labradr retriever', 'de la camada', photo),
  ]
  await field(page, 'Archivo con tus mascotas').setInputFiles({
    name: 'mascotas-noviembre.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  })
  await button(page, 'Revisar el archivo').click()
  await expect(part(page, '1 fila por corregir')).toBeVisible()
  await expect(page.getByText('Todavía no se ha publicado nada')).toBeVisible()
  await expect(page.getByText(/^¿Quisiste decir «Labrador retriever»/)).toBeVisible()
  await expect(part(page, '2 palabras que no entendimos')).toBeVisible()
  await expect(part(page, 'Así se verán')).toBeVisible()
  await expect(page.getByText('Usa Cachorro, Joven, Adulto o Adulto Mayor.')).toBeVisible()
  await expect(page.getByText('No usamos estas columnas: notas.')).toBeVisible()
}

/** What became of the file of `check`. */
async function expectImported(page: Page): Promise<void> {
  await expect(page.getByText('Publicadas').locator('..')).toContainText('1')
  await expect(part(page, 'Lo que no se importó')).toBeVisible()
  await page.getByRole('link', { name: 'Ver Mis Mascotas' }).click()
  await expect(page.getByText('Código Q-2')).toBeVisible()
}

test('a foundation sees what is wrong with its file before anything is published, and imports the rest', async ({
  page,
}) => {
  const { email, photo } = await newImporter()
  await openAs(page, email, '/dashboard/mascotas')
  await page.getByRole('link', { name: 'Importar', exact: true }).click()
  await expect(heading(page, 'Importar mascotas')).toBeVisible()
  await button(page, 'Revisar el archivo').click()
  await expect(page.getByText('Elige el archivo con tus mascotas')).toBeVisible()
  await expectAccessible(page)
  await check(page, photo)
  await expectAccessible(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
    if (width === 390) await expectThumbSized(page)
  }
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar solo estas' }).click()
  expect((await saved).suggestedFilename()).toBe('querencia-por-corregir.csv')
  await button(page, 'Publicar 1 mascota').dblclick()
  await expect(page.getByText('Publicadas')).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page)
  await expectImported(page)
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)
  test('a file is checked and imported, and its export changes nothing', async ({ page }) => {
    const { email, photo } = await newImporter()
    await signIn(page, email)
    await page.goto(IMPORT)
    await button(page, 'Revisar el archivo').click()
    await expect(page.getByText('Elige el archivo con tus mascotas')).toBeVisible()
    await check(page, photo)
    await button(page, 'Publicar 1 mascota').click()
    await expect(async () => {
      const again = page.getByRole('link', { name: 'Actualizar' })
      if (await again.isVisible()) await again.click()
      await expect(page.getByText('Publicadas')).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await expectImported(page)
    const exported = await (await page.request.get('/dashboard/mascotas/exportar')).body()
    await page.goto(IMPORT)
    await field(page, 'Archivo con tus mascotas').setInputFiles({
      name: 'export.csv',
      mimeType: 'text/csv',
      buffer: exported,
    })
    await button(page, 'Revisar el archivo').click()
    await expect(page.getByText('2 sin cambios')).toBeVisible()
    await expect(page.getByText('Tus mascotas ya están como en el archivo.')).toBeVisible()
  })

  test('words are answered for all rows at once, and a row without a photo is completed as a draft', async ({
    page,
  }) => {
    const { email, photo } = await newImporter()
    await signIn(page, email)
    await page.goto(IMPORT)
    await check(page, photo)
    await page.getByLabel('«de la camada»').selectOption('Cachorro')
    await button(page, 'Aceptar para «de la camada»').click()
    await expect(part(page, '1 palabra que no entendimos')).toBeVisible()
    await button(page, 'Aceptar para «Labradr retriever»').click()
    await expect(button(page, 'Publicar 2 mascotas')).toBeVisible()
    await page.goto(IMPORT)
    await field(page, 'Archivo con tus mascotas').setInputFiles({
      name: 'sin-fotos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Nombre;Especie;Edad\r\nÑusta;Canina;de la camada', 'latin1'),
    })
    await button(page, 'Revisar el archivo').click()
    await expect(page.getByText('Borrador: falta una foto, su historia')).toBeVisible()
    await button(page, 'Guardar 1 borrador').click()
    await expect(async () => {
      const again = page.getByRole('link', { name: 'Actualizar' })
      if (await again.isVisible()) await again.click()
      await expect(page.getByRole('link', { name: 'Ver borradores' })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await page.getByRole('link', { name: 'Ver borradores' }).click()
    await page.getByRole('link', { name: 'Completar a Ñusta' }).click()
    await expect(field(page, 'Nombre')).toHaveValue('Ñusta')
    await expect(page.getByText('Falta una foto, su historia')).toBeVisible()
    await page.goBack()
    await page.locator('summary', { hasText: 'el borrador de Ñusta' }).click()
    await expect(page.getByText('No se puede deshacer.')).toBeVisible()
    await button(page, 'Sí, eliminar').click()
    await expect(page.getByText('Eliminamos el borrador')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Completar a Ñusta' })).toHaveCount(0)
  })
})
