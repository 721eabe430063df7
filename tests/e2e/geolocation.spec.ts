import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { hold } from '@/tests/support/network'
import { DOGS } from '@/tests/support/screens'

const MEDELLIN = { latitude: 6.25, longitude: -75.56 }
const KEY = 'notLoggedUserLocation'

const chip = (page: Page) => page.getByRole('button', { name: 'Usar mi ubicación' })
const strip = (page: Page) =>
  page.getByRole('link', { name: '¿Deseas buscar en mascotas en Medellín, Colombia?' })

/*
 * The page checks the geolocation permission once, on hydration: tests set it before opening the page, else a page that
 * is still hydrating would use a permission granted for a later step.
 */
test('geolocation is requested on a tap only, and then suggests the city', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(MEDELLIN)
  // A granted permission would be used silently; this browser reports 'prompt'.
  await page.addInitScript(() => {
    const asking = { name: 'geolocation', state: 'prompt', onchange: null } as const
    navigator.permissions.query = async () => Object.assign(new EventTarget(), asking)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(chip(page)).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
  await chip(page).click()
  await strip(page).click()
  // The results page may spell the city without its accent.
  await expect
    .poll(() => decodeURIComponent(new URL(page.url()).pathname))
    .toMatch(/^\/searcher\/location\/city\/medell[ií]n$/)
})

test('an already permitted position is used without a prompt, and stored', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(MEDELLIN)
  await page.goto('/')
  await expect(strip(page)).toBeVisible()
  const kept = await page.evaluate((key) => localStorage.getItem(key), KEY)
  expect(JSON.parse(kept ?? '')).toEqual({ city: 'Medellín', country: 'Colombia' })
})

test('a position far from every city keeps the page and shows a message', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 50.1, longitude: 8.7 })
  await page.goto('/')
  await chip(page).click()
  await expect(page.getByText('Todavía no hay mascotas cerca de tu ubicación')).toBeVisible()
  await expect(chip(page)).toBeVisible()
})

/** Positions are found, or not, when a test says so. */
const holdPositions = (page: Page) =>
  page.addInitScript(() => {
    const asked: [PositionCallback, PositionErrorCallback | null | undefined][] = []
    Object.assign(window, { asked })
    navigator.geolocation.getCurrentPosition = (...[found, failed]) => void asked.push([found, failed])
  })

/** @param at which question */
const answerPosition = (page: Page, at: number, isFound: boolean) =>
  page.evaluate(
    ([at, isFound]) => {
      const [found, failed] = Reflect.get(window, 'asked')[at]
      if (isFound) found({ coords: { latitude: 4.60971, longitude: -74.08175 } })
      else failed({ code: GeolocationPositionError.TIMEOUT })
    },
    [at, isFound] as const,
  )

test('a position that comes after another order was chosen changes nothing', async ({ page }) => {
  await holdPositions(page)
  await openHydrated(page, DOGS)
  const sort = page.getByRole('combobox', { name: 'Ordenar' })
  await sort.selectOption('Más cercanas')
  await sort.selectOption('Más tiempo esperando')
  await expect(page).toHaveURL(/\?tiempo=antiguo$/)
  await page.evaluate(() => addEventListener('submit', () => document.body.classList.add('sent')))
  for (const isFound of [true, false]) {
    await answerPosition(page, 0, isFound)
    await expect(sort).toHaveValue('antiguas')
    await expect(page.getByText('Sin tu ubicación, elige tu ciudad')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cambiar ciudad' })).toBeHidden()
    await expect(page.locator('body.sent')).toHaveCount(0)
  }
})

/** Chooses the order by distance, and searches before the position is known. */
async function searchMeanwhile(page: Page): Promise<void> {
  const sort = page.getByRole('combobox', { name: 'Ordenar' })
  await sort.selectOption('Más cercanas')
  await page.getByRole('searchbox').fill('mestizo')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\?q=mestizo$/)
  await answerPosition(page, 0, true)
  await expect(page).toHaveURL(/\?q=mestizo&orden=cercanas&lat=4.61&lng=-74.08$/)
  await expect(sort).toHaveValue('cercanas')
}

test('the nearest pets come first though a text was searched while the position was looked for', async ({
  page,
}) => {
  await holdPositions(page)
  await openHydrated(page, DOGS)
  await searchMeanwhile(page)
})

test('the nearest pets come first also where the code that writes addresses is slow to come', async ({
  page,
}) => {
  await holdPositions(page)
  await openHydrated(page, DOGS)
  await hold(page, '**/_next/static/chunks/*.js')
  await searchMeanwhile(page)
})
