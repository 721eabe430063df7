import type { Page, Request, Route } from '@playwright/test'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { gallery, makeSitePet, newPictures, readyPhotos } from '@/tests/support/own-pets'
import { button, CATS, cards, field } from '@/tests/support/screens'
import { findPet } from '@/tests/support/site'

const WORD = 'Está tardando más de lo normal. Revisa tu conexión.'
const word = (page: Page) => page.getByRole('status').getByText(WORD)
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' })
/** Fetched by the router, unlike what the browser itself opens. */
const isTurn = (request: Request) => request.headers().rsc !== undefined
const isPost = (request: Request) => request.method() === 'POST'

/** Leaves what matches without an answer. */
async function hold(
  page: Page,
  url: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<{ release: () => void; allow: () => void }> {
  const held: Route[] = []
  let isOver = false
  await page.route(url, (route) => {
    if (isOver || !isHeld(route.request())) return route.continue()
    held.push(route)
  })
  const allow = () => {
    isOver = true
  }
  return {
    /** Answers further requests. */
    allow,
    /** Answers further ones and those that wait. */
    release() {
      allow()
      for (const route of held) route.continue()
    },
  }
}

/** What waits says nothing at first, and after five seconds that it waits. */
async function expectWordAfterFiveSeconds(page: Page): Promise<void> {
  await expect(word(page)).toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect(word(page)).toBeVisible()
}

test.beforeEach(({ page }) => page.clock.install())

test('a link whose page does not come says so after five seconds and can be opened anew', async ({
  page,
}) => {
  await openHydrated(page, CATS)
  await hold(page, '**/pet-detail/**', isTurn)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.locator('[data-pending]')).toBeAttached()
  await expectWordAfterFiveSeconds(page)
  await retry(page).click()
  await expect(page).toHaveURL(/\/pet-detail\/\d+$/)
})

test('a search that takes long says so after five seconds, until it is there', async ({ page }) => {
  await openHydrated(page, CATS)
  const { release } = await hold(page, '**/searcher/**', isTurn)
  await page.getByRole('searchbox').fill('mora')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.locator('form[data-pending]')).toBeAttached()
  await expectWordAfterFiveSeconds(page)
  release()
  await expect(page).toHaveURL(/mora/)
  await expect(word(page)).toHaveCount(0)
})

test('a form that takes long says so after five seconds', async ({ page }) => {
  await openHydrated(page, '/reset')
  await hold(page, '**/reset', isPost)
  await field(page, 'Email').fill('nadie@correo.example')
  await button(page, 'Aceptar').click()
  await expect(page.locator('form[aria-busy=true]')).toBeAttached()
  await expectWordAfterFiveSeconds(page)
})

test('a favourite that takes long to save says so after five seconds, until it is saved', async ({
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
  await expectWordAfterFiveSeconds(page)
  release()
  await expect(word(page)).toHaveCount(0)
})

test('favourites that do not come say so after five seconds and can be asked for again', async ({ page }) => {
  await openAs(page, await newMember(), '/faqs')
  const { allow } = await hold(page, '**/api/viewer/favourites')
  await page.locator('header summary').filter({ hasText: 'Favoritos' }).click()
  await expectWordAfterFiveSeconds(page)
  allow()
  await retry(page).click()
  await expect(page.getByText('No tienes mascotas favoritas')).toBeVisible()
})

test('the dialog of an own pet says after five seconds that it waits, and asks again', async ({ page }) => {
  const { id, email } = await makeSitePet('Menta')
  await openAs(page, email, `/pet-detail/${id}`)
  const { allow } = await hold(page, '**/api/own-pets/**')
  await page.getByRole('button', { name: 'Editar a Menta' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectWordAfterFiveSeconds(page)
  allow()
  await retry(page).click()
  await expect(page.getByRole('dialog').getByLabel('Nombre', { exact: true })).toHaveValue('Menta')
})

test('a dialog whose script does not come says so after five seconds, and its page is one step away', async ({
  page,
}) => {
  const { id } = await findPet(() => true)
  await openHydrated(page, `/pet-detail/${id}`)
  await page.waitForLoadState('networkidle')
  const { allow } = await hold(page, '**/*.js')
  await page.getByRole('link', { name: 'Reportar esta publicación' }).click()
  await expectWordAfterFiveSeconds(page)
  allow()
  await retry(page).click()
  await expect(page).toHaveURL(`/pet-detail/${id}/reportar`)
})

test('photos that take long to send say that the rest can be done meanwhile', async ({ page }) => {
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

test('cities that do not come say so after five seconds and can be asked for again', async ({ page }) => {
  await openHydrated(page, '/register')
  const { allow } = await hold(page, '**/api/v1.0/cities/**')
  await page.getByLabel('País', { exact: true }).selectOption({ label: 'Ecuador' })
  const again = page.getByRole('button', { name: 'Las ciudades tardan más de lo normal. Reintentar' })
  await expect(again).toHaveCount(0)
  await page.clock.runFor(5_000)
  allow()
  await again.click()
  await expect(again).toHaveCount(0)
  await expect(page.getByPlaceholder('Elige tu ciudad')).toBeEnabled()
})
