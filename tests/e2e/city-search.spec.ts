import type { Page } from '@playwright/test'
import { expect, openHeld, openHydrated, test } from '@/tests/support/browser'
import { expectAccessible, expectNoShift, recordShifts } from '@/tests/support/page-checks'

const city = (page: Page) => page.getByLabel('Ciudad', { exact: true })
const country = (page: Page) => page.getByLabel('País', { exact: true })
const search = (page: Page) => page.getByRole('button', { name: 'Buscar', exact: true })
const list = (page: Page) => page.getByRole('listbox', { name: 'Ciudades' })
const options = (page: Page) => list(page).getByRole('option')
const active = (page: Page) => page.locator('[role=option][data-active]')
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname)

test('the home search suggests cities with country and number of pets, ignoring accents', async ({
  page,
}) => {
  await recordShifts(page)
  await openHydrated(page, '/')
  await city(page).focus()
  await page.keyboard.type('medel')
  await expect(options(page)).toHaveText([/^MedellínAntioquia, Colombia\d+ mascotas$/])
  await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: '1 ciudad' })).toBeAttached()
  await expectAccessible(page)
  await expectNoShift(page)
  await page.keyboard.type('lin')
  await expect(list(page)).toBeHidden()
  await page.keyboard.press('Backspace')
  await expect(list(page)).toBeVisible()
  await page.keyboard.type('xyz')
  await expect(list(page)).toBeHidden()
  await expect(city(page)).toHaveValue('medellixyz')
  const empty = page.getByText('Nada con esas letras. Revisa cómo está escrita la ciudad.')
  await expect(empty).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(empty).toBeHidden()
})

test('a misspelt city leads to a link to the city that was meant', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, '/')
  await city(page).fill('bogtoa')
  await search(page).click()
  await expect(page.getByText('No conocemos “bogtoa”. ¿Quisiste decir Bogotá?')).toBeVisible()
  await page.getByRole('link', { name: /^Bogotá, Colombia/ }).click()
  await expect.poll(() => pathOf(page)).toMatch(/^\/searcher\/location\/city\/bogot[aá]$/)
})

test('arrow keys choose a suggestion, and Enter searches for the text in the field', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, '/')
  await city(page).focus()
  await page.keyboard.type('san')
  await expect(options(page)).toHaveCount(5)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(city(page)).toHaveValue('san')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('medel')
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(city(page)).toHaveValue('Medellín')
  expect(pathOf(page)).toBe('/')
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toMatch(/^\/searcher\/location\/city\/medell[ií]n$/)
})

test('tapping a suggested city clears the country, and choosing a country clears the city @phone', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await country(page).selectOption('Chile')
  await city(page).tap()
  await page.keyboard.type('quit')
  await options(page).first().tap()
  await expect(city(page)).toHaveValue('Quito')
  await expect(country(page)).toHaveValue('')
  await country(page).focus()
  await country(page).selectOption('Perú')
  await expect(city(page)).toHaveValue('')
  await city(page).tap()
  await expect(list(page)).toBeHidden()
})

test('a city typed before hydration is kept, and gets suggestions after it', { tag: '@desktop' }, async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/')
  await city(page).click()
  await page.keyboard.type('quit')
  await hydrate()
  await expect(options(page).first()).toHaveText(/^QuitoPichincha/)
  await expect(city(page)).toHaveValue('quit')
})

test('Back from the results restores the city; any other visit to the home page starts empty', {
  tag: '@phone',
}, async ({ page }) => {
  await openHydrated(page, '/')
  await city(page).fill('Quito')
  await search(page).click()
  await expect.poll(() => pathOf(page)).toBe('/searcher/location/city/quito')
  await page.goBack()
  await expect(city(page)).toHaveValue('Quito')
  await search(page).click()
  await expect.poll(() => pathOf(page)).toBe('/searcher/location/city/quito')
  await page.locator('header').getByRole('link', { name: 'Querencia, inicio' }).click()
  await expect.poll(() => pathOf(page)).toBe('/')
  await expect(city(page)).toHaveValue('')
})

test.describe('when the cities fail to load', () => {
  test.use({ expectedNoise: [/\/api\/cities net::ERR_FAILED/] })

  test('when the cities fail to load, the city field stays a plain input that searches', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.route('**/api/cities', (route) => route.abort())
    await openHydrated(page, '/')
    const failed = page.waitForEvent('requestfailed')
    await city(page).focus()
    await failed
    await page.keyboard.type('Quito')
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/searcher/location/city/quito')
  })
})
