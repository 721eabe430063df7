import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { button, field, heading } from '@/tests/support/screens'
import { newImporter, sampleRows } from '@/tests/support/site-imports'

const part = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Sends a file with a good row and a faulty one, and sees what the check says. */
async function check(page: Page, photo: string): Promise<void> {
  await field(page, 'Archivo con tus mascotas').setInputFiles({
    name: 'mascotas-noviembre.csv',
    mimeType: 'text/csv',
    buffer: sampleRows(photo),
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
