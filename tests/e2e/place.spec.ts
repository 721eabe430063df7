import type { Page } from '@playwright/test'
import { expect, NO_SCRIPTS, openHydrated, test } from '@/tests/support/browser'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { CATS, DOGS, toast } from '@/tests/support/screens'

const control = (page: Page) => page.locator('#lugar')
const chip = (page: Page) => control(page).locator('summary')
const city = (page: Page) => control(page).getByLabel('Ciudad', { exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a city that is chosen opens the next lists, until all countries are', { tag: '@phone' }, async ({
  page,
}) => {
  await openHydrated(page, `${DOGS}?sexo=hembra`)
  await expect(chip(page)).toHaveText('Perros · Todos los países')
  await chip(page).click()
  await city(page).fill('Quito')
  await city(page).press('Enter')
  await expect(page).toHaveURL('/searcher/pet/dog/quito?sexo=hembra')
  await expect(heading(page)).toHaveText('Perros en Quito, Ecuador')
  await expect(chip(page)).toHaveText('Perros · Quito, Ecuador')

  await page.goto('/')
  await page.locator(`main a[href="${CATS}"]`).first().click()
  await expect(page).toHaveURL('/searcher/pet/cat/quito')
  await expect(heading(page)).toHaveText('Gatos en Quito, Ecuador')

  await chip(page).click()
  await control(page).getByRole('link', { name: 'Todos los países' }).click()
  await expect(page).toHaveURL(CATS)
  await page.goto(DOGS)
  await expect(page).toHaveURL(DOGS)
  await expect(heading(page)).toHaveText('Perros en adopción')
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  // What follows from it: api/plain-search.test.ts.
  test('without JavaScript Enter in the city opens the list there', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${DOGS}?sexo=hembra`)
    await expect(city(page)).toBeHidden()
    await chip(page).click()
    await city(page).fill('Quito')
    await city(page).press('Enter')
    await expect(page).toHaveURL('/searcher/pet/dog/quito?sexo=hembra')
    await expect(chip(page)).toHaveText('Perros · Quito, Ecuador')
  })
})

test('the control of a place fits a narrow screen, is accessible, and closes with Escape', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHydrated(page, '/searcher/pet/dog/quito')
  await chip(page).click()
  await expect(city(page)).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await city(page).press('Escape')
  await expect(city(page)).toBeHidden()
  await expect(chip(page)).toBeFocused()
})

test('the step above a city shows all countries, though lists open with the city', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/lugar?ciudad=Quito&lista=/searcher/pet/dog/sub')
  await expect(page).toHaveURL('/searcher/pet/dog/quito')
  await page.getByRole('navigation', { name: 'Estás en' }).getByRole('link', { name: 'Perros' }).click()
  await expect(page).toHaveURL(`${DOGS}?lugar=todos`)
  await page.getByRole('link', { name: 'Página 2', exact: true }).click()
  await expect(page).toHaveURL(/\?lugar=todos&pagina=2(#|$)/)
})

test('sorting by distance without a position asks for the city', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, refuse) =>
      refuse?.({ code: GeolocationPositionError.PERMISSION_DENIED } as GeolocationPositionError)
  })
  await openHydrated(page, DOGS)
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Más cercanas')
  await expect(city(page)).toBeFocused()
  await expect(toast(page, 'Sin tu ubicación, elige tu ciudad')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('')
})
