import type { Page } from '@playwright/test'
import { expect, test } from '@/tests/support/browser'

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
