import type { Page, Request } from '@playwright/test'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { findPhotographedPet, openPet } from '@/tests/support/gallery'
import { hold, isRouterFetch } from '@/tests/support/network'
import { gallery, makeSitePet, newPictures, readyPhotos } from '@/tests/support/own-pets'
import { expectNoShift, recordFurtherShifts } from '@/tests/support/page-checks'
import { button, CATS, cards, field } from '@/tests/support/screens'
import { findPet } from '@/tests/support/site'

const MESSAGE = 'Está tardando más de lo normal. Revisa tu conexión.'
const message = (page: Page) => page.getByRole('status').getByText(MESSAGE)
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' })
const isPost = (request: Request) => request.method() === 'POST'

/** Expects the 'still loading' message after five seconds, and not before. */
async function expectMessageAfterFiveSeconds(page: Page): Promise<void> {
  await expect(message(page)).toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect(message(page)).toBeVisible()
}

/** Expects a retry to hide the message at once and to show it again after five seconds. */
async function expectNewWait(page: Page): Promise<void> {
  await retry(page).click()
  await expectMessageAfterFiveSeconds(page)
}

test.beforeEach(({ page }) => page.clock.install())

test('a link that is slow to load shows a message after five seconds and can be reloaded', async ({
  page,
}) => {
  await openHydrated(page, CATS)
  await hold(page, '**/pet-detail/**', isRouterFetch)
  await recordFurtherShifts(page)
  const card = cards(page).first()
  await card.getByRole('heading').getByRole('link').click()
  const spinner = card.locator('[data-pending]')
  await expect(spinner).toBeInViewport()
  await expectMessageAfterFiveSeconds(page)
  await expect(spinner).toBeHidden()
  await expect(spinner).toBeAttached()
  await expectNoShift(page, 0.0001)
  await retry(page).click()
  await expect(page).toHaveURL(/\/pet-detail\/\d+$/)
})

test('links of the account area that are slow to load show it at once, and a message after five seconds', async ({
  page,
}) => {
  await openAs(page, await newMember(), '/dashboard')
  await hold(page, '**/*', isRouterFetch)
  for (const name of ['Agregar Mascota', 'Mis Mascotas']) {
    const link = page.getByRole('main').getByRole('link', { name })
    await link.click()
    await expect(link.locator('[data-pending]')).toBeAttached()
  }
  await expectMessageAfterFiveSeconds(page)
  await expect(retry(page)).toBeVisible()
})

test('a slow search shows a message after five seconds, until its results appear', async ({ page }) => {
  await openHydrated(page, CATS)
  const { release } = await hold(page, '**/searcher/**', isRouterFetch)
  await page.getByRole('searchbox').fill('mora')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.locator('form[data-pending]')).toBeAttached()
  await expectMessageAfterFiveSeconds(page)
  release()
  await expect(page).toHaveURL(/mora/)
  await expect(message(page)).toHaveCount(0)
})

test('a slow form shows a message after five seconds', async ({ page }) => {
  await openHydrated(page, '/reset')
  await hold(page, '**/reset', isPost)
  await field(page, 'Email').fill('nadie@correo.example')
  await button(page, 'Aceptar').click()
  await expect(page.locator('form[aria-busy=true]')).toBeAttached()
  await expectMessageAfterFiveSeconds(page)
})

test('a favourite that is slow to save shows a message after five seconds, until it is saved', async ({
  page,
}) => {
  const { id, name } = await findPet(() => true)
  await openAs(page, await newMember(), `/pet-detail/${id}`)
  const { release } = await hold(page, '**/api/v1.0/pets/favourite', isPost)
  await page
    .getByRole('button', { name: `Agregar a ${name} a favoritos` })
    .first()
    .click()
  await expect(page.getByRole('button', { name: `Quitar a ${name} de favoritos` }).first()).toBeVisible()
  await expectMessageAfterFiveSeconds(page)
  release()
  await expect(message(page)).toHaveCount(0)
})

test('favourites that are slow to load show a message after five seconds, with a retry', async ({ page }) => {
  await openAs(page, await newMember(), '/faqs')
  const { allow } = await hold(page, '**/api/viewer/favourites')
  await page.locator('header summary').filter({ hasText: 'Favoritos' }).click()
  await expectMessageAfterFiveSeconds(page)
  await expectNewWait(page)
  allow()
  await retry(page).click()
  await expect(page.getByText('No tienes mascotas favoritas')).toBeVisible()
})

test('the edit dialog shows a message after five seconds of loading, with a retry', async ({ page }) => {
  const { id, email } = await makeSitePet('Menta')
  await openAs(page, email, `/pet-detail/${id}`)
  const { allow } = await hold(page, '**/api/own-pets/**')
  const catalog = await hold(page, '**/api/catalog')
  await page.getByRole('button', { name: 'Editar a Menta' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectMessageAfterFiveSeconds(page)
  await expectNewWait(page)
  allow()
  catalog.allow()
  await retry(page).click()
  await expect(page.getByRole('dialog').getByLabel('Nombre', { exact: true })).toHaveValue('Menta')
})

test('a dialog whose script is slow to load shows a message after five seconds, with a link to its page', async ({
  page,
}) => {
  const { id } = await findPet(() => true)
  await openHydrated(page, `/pet-detail/${id}`)
  await page.waitForLoadState('networkidle')
  const { allow } = await hold(page, '**/*.js')
  await page.getByRole('link', { name: 'Reportar esta publicación' }).click()
  await expectMessageAfterFiveSeconds(page)
  allow()
  await page.getByRole('button', { name: 'Abrir la página' }).click()
  await expect(page).toHaveURL(`/pet-detail/${id}/reportar`)
})

test('a photo viewer whose script is slow to load shows a message after five seconds, with a link to the photo', async ({
  page,
}) => {
  const { id } = await findPhotographedPet()
  await openPet(page, id)
  await page.waitForLoadState('networkidle')
  const address = page.url()
  const { allow } = await hold(page, '**/*.js')
  await page.locator('#foto-1 a').click()
  await expectMessageAfterFiveSeconds(page)
  expect(page.url()).toBe(address)
  allow()
  await page.getByRole('button', { name: 'Ver la foto' }).click()
  await expect(page).toHaveURL(/\/media\/[^/]+-1600\.webp$/)
})

test('the share dialog does not open over the options chosen instead, and opens when asked for again', async ({
  page,
}) => {
  const { id, name } = await findPet(() => true)
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openHydrated(page, `/pet-detail/${id}`)
  await page.waitForLoadState('networkidle')
  const { release } = await hold(page, '**/*.js')
  const share = page.getByRole('link', { name: `Compartir a ${name}` }).first()
  await share.click()
  await expectMessageAfterFiveSeconds(page)
  await page.getByRole('button', { name: 'Ver las opciones' }).click()
  await expect(page).toHaveURL(`/pet-detail/${id}#compartir`)
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await share.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the edit dialog of the own pets shows a message after five seconds and offers the edit page', async ({
  page,
}) => {
  const { id, email } = await makeSitePet('Menta')
  await openAs(page, email, '/dashboard/mascotas')
  await page.waitForLoadState('networkidle')
  const { allow } = await hold(page, '**/*.js')
  await page.getByText('Más acciones para Menta').click()
  await page.getByRole('link', { name: 'Editar a Menta' }).click()
  await expectMessageAfterFiveSeconds(page)
  allow()
  await page.getByRole('button', { name: 'Abrir la página' }).click()
  await expect(page).toHaveURL(`/dashboard/mascotas/${id}`)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/mascotas')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('slow photo uploads show that the form can be filled in meanwhile', async ({ page }) => {
  await openAs(page, await newMember(), '/create-pet')
  await expect(gallery(page)).toBeEnabled()
  const { release } = await hold(page, '**/api/photos', isPost)
  const sentence = page.getByText('Tus fotos siguen subiendo.')
  await gallery(page).setInputFiles(await newPictures(1))
  await expect(page.getByText(/^Subiendo/).first()).toBeAttached()
  await expect(sentence).toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect(sentence).toBeVisible()
  release()
  await expect(readyPhotos(page)).toHaveCount(1)
  await expect(sentence).toHaveCount(0)
})

test('cities that are slow to load show a message after five seconds, with a retry', async ({ page }) => {
  await openHydrated(page, '/register')
  const { allow } = await hold(page, '**/api/v1.0/cities/**')
  await page.getByLabel('País', { exact: true }).selectOption({ label: 'Ecuador' })
  const again = page.getByRole('button', { name: 'Las ciudades tardan más de lo normal. Reintentar' })
  await expect(again).toHaveCount(0)
  await page.clock.runFor(5_000)
  await again.press('Enter')
  await expect(again).toHaveCount(0)
  await page.clock.runFor(5_000)
  allow()
  await again.press('Enter')
  await expect(again).toHaveCount(0)
  await expect(page.getByPlaceholder('Elige tu ciudad')).toBeEnabled()
})
