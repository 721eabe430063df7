import type { Page } from '@playwright/test'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { expectAccessible, expectNoShift, recordShifts } from '@/tests/support/page-checks'
import { chooseOption, combobox, field } from '@/tests/support/screens'

const city = (page: Page) => combobox(page, 'Ciudad')
const list = (page: Page) => page.getByRole('listbox', { name: 'Ciudades' })
const option = (page: Page, name: string) => list(page).getByRole('option', { name, exact: true })
const ARGENTINA = '/register?pais=ARG'

/** Submitted value of the field. */
const sentCity = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector<HTMLSelectElement>('select[name=cityId]')
    return list?.selectedOptions[0]?.text
  })

test('the combobox finds cities ignoring accents, and shows the region of ambiguous names', async ({
  page,
}) => {
  await recordShifts(page)
  await page.goto(ARGENTINA)
  await city(page).fill('merce')
  await expect(list(page).getByRole('option')).toHaveText([
    'Mercedes (Buenos Aires)',
    'Mercedes (Corrientes)',
    'Villa Mercedes',
  ])
  await expect(page.getByRole('status').filter({ hasText: '3 ciudades' })).toBeAttached()
  await expectAccessible(page)
  await option(page, 'Mercedes (Corrientes)').click()
  await expect(city(page)).toHaveValue('Mercedes (Corrientes)')
  expect(await sentCity(page)).toBe('Mercedes (Corrientes)')
  await expectNoShift(page)

  await city(page).fill('cordoba')
  await expect(list(page).getByRole('option')).toHaveText(['Córdoba'])
  await city(page).fill('xyz')
  await expect(page.getByText('Nada con esas letras. Prueba con otra palabra.')).toBeVisible()
  await expectAccessible(page)
})

test('the combobox: arrow keys move, Enter selects, Escape restores the previous choice', async ({
  page,
}) => {
  await page.goto(ARGENTINA)
  await city(page).focus()
  await page.keyboard.press('ArrowDown')
  const active = page.locator('[role=option][data-active]')
  const first = await active.textContent()
  await page.keyboard.press('ArrowDown')
  await expect(active).not.toHaveText(first ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(active).toHaveText(first ?? '')
  await expect(city(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(city(page)).toHaveValue(first ?? '')
  await expect(page).toHaveURL(ARGENTINA)

  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('rosa')
  await expect(option(page, 'Rosario')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(city(page)).toHaveValue(first ?? '')
  await expect(list(page)).toBeHidden()
})

test('leaving the combobox selects only a city that the text can alone mean; other text stays, and nothing is chosen', async ({
  page,
}) => {
  await page.goto(ARGENTINA)
  await city(page).fill('cor')
  await page.keyboard.press('Tab')
  await expect(city(page)).toHaveValue('cor')
  await city(page).fill('ushu')
  await page.keyboard.press('Tab')
  await expect(city(page)).toHaveValue('Ushuaia')
  await chooseOption(page, 'Ciudad', 'Rosario')
  await city(page).fill('cor')
  await page.keyboard.press('Tab')
  await expect(city(page)).toHaveValue('cor')
  expect(await sentCity(page)).toBe('Elige tu ciudad')
  await expect(page.getByText('Por favor selecciona una ciudad')).toBeVisible()
  await city(page).fill('Capital Federal')
  await page.keyboard.press('Tab')
  await expect(city(page)).toHaveValue('Buenos Aires')
  await city(page).fill('cordoba')
  await page.keyboard.press('Tab')
  await expect(city(page)).toHaveValue('Córdoba')
  expect(await sentCity(page)).toBe('Córdoba')
  await city(page).fill('')
  await page.keyboard.press('Tab')
  await expect(city(page)).toHaveValue('')
  expect(await sentCity(page)).toBe('Elige tu ciudad')
})

test('text and value agree whatever a browser tells of the country', async ({ page }) => {
  await page.goto(ARGENTINA)
  await chooseOption(page, 'Ciudad', 'Rosario')
  const country = field(page, 'País')
  await country.dispatchEvent('change')
  // Another country, whose cities never come, and back.
  await page.route('**/api/v1.0/cities/CHL', () => undefined)
  expect(await sentCity(page)).toBe('Rosario')
  await country.selectOption('Chile')
  await expect(city(page)).toBeDisabled()
  await country.selectOption('Argentina')
  await expect(city(page)).toHaveValue('Rosario')
  expect(await sentCity(page)).toBe('Rosario')

  await page.evaluate(() => {
    const list = document.querySelector<HTMLSelectElement>('select[name=cityId]')
    if (list) list.value = ''
  })
  await city(page).fill('rosa')
  await option(page, 'Rosario').click()
  expect(await sentCity(page)).toBe('Rosario')
})

test('touch opens the combobox list and selects from it', async ({ page }) => {
  await page.goto(ARGENTINA)
  await city(page).tap()
  await expect(option(page, 'Rosario')).toBeAttached()
  await page.keyboard.type('rosa')
  await option(page, 'Rosario').tap()
  await expect(city(page)).toHaveValue('Rosario')
  await city(page).tap()
  await expect(list(page)).toBeVisible()
  await page.touchscreen.tap(4, 500)
  await expect(list(page)).toBeHidden()
  await expect(city(page)).toHaveValue('Rosario')
})

test.describe('when the combobox script fails to load', () => {
  test.use({ expectedNoise: [/\.js net::ERR_FAILED|Failed to load resource/] })

  test('a combobox whose script fails to load stays a select', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      const isList = (await response.text()).includes('Sigue escribiendo para acotar')
      return isList ? route.abort() : route.fulfill({ response })
    })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
    await page.goto(ARGENTINA)
    await failed
    await page.getByLabel('Ciudad', { exact: true }).selectOption('Rosario')
    expect(await sentCity(page)).toBe('Rosario')
    await expect(city(page)).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript a city is chosen from a select', async ({ page }) => {
    await page.goto(ARGENTINA)
    await page.getByLabel('Ciudad', { exact: true }).selectOption('Mercedes (Corrientes)')
    await expect(city(page)).toHaveCount(0)
  })
})
