import type { Page } from '@playwright/test'
import { expect, NO_SCRIPTS, openHydrated, test } from '@/tests/support/browser'
import { findPets } from '@/tests/support/site'

/** The results page may spell the city without its accent. */
const MEDELLIN_RESULTS = /^\/searcher\/location\/city\/medell[ií]n$/

const city = (page: Page) => page.getByLabel('Ciudad', { exact: true })
const country = (page: Page) => page.getByLabel('País', { exact: true })
const search = (page: Page) => page.getByRole('button', { name: 'Buscar', exact: true })
const stars = (page: Page) => page.getByRole('link', { name: /^Agregar a .+ a favoritos$/ })
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname)

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test.describe('the home search', () => {
  test('searching a city opens its results page', { tag: '@desktop' }, async ({ page }) => {
    await city(page).fill('Medellín')
    await search(page).click()
    await expect.poll(() => pathOf(page)).toMatch(MEDELLIN_RESULTS)
  })

  test('a field’s focus ring does not overlap the “y/o” divider', async ({ page }) => {
    await city(page).focus()
    const ring = page.locator('[data-ring]', { has: city(page) })
    await expect(ring).toHaveCSS('outline-width', '3px')
    await expect(ring).toHaveCSS('outline-offset', '-3px')
  })

  test('city and country are mutually exclusive; the last one entered wins', { tag: '@desktop' }, async ({
    page,
  }) => {
    await country(page).selectOption('Chile')
    await city(page).fill('Quito')
    await expect(country(page)).toHaveValue('')
    await country(page).selectOption('Perú')
    await expect(city(page)).toHaveValue('')
    await search(page).click()
    await expect.poll(() => pathOf(page)).toBe('/searcher/location/country/peru')
  })

  test('submitting an empty search shows an error, stays on the page and refocuses the field', {
    tag: '@desktop',
  }, async ({ page }) => {
    await search(page).click()
    const dialog = page.getByRole('dialog', { name: 'Debes ingresar una ciudad o país' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Aceptar' }).click()
    await expect(dialog).toBeHidden()
    await expect(city(page)).toBeFocused()
    expect(pathOf(page)).toBe('/')
  })
})

test('the favourite button prompts signed-out visitors to sign in, with a callback URL', {
  tag: '@desktop',
}, async ({ page }) => {
  // Without scripts it is a link to the login.
  await openHydrated(page, '/')
  await stars(page).first().click()
  const dialog = page.getByRole('dialog', { name: 'No has iniciado sesión' })
  await expect(dialog.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2F',
  )
  await expect(dialog.getByRole('link', { name: 'Registro' })).toHaveAttribute(
    'href',
    '/register?callbackUrl=%2F',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test.describe('the menu', () => {
  test('the menu closes on Escape, which restores the focus, and on an outside click', {
    tag: '@phone',
  }, async ({ page }) => {
    const menu = page.locator('header summary')
    const link = page.locator('header').getByRole('link', { name: 'Acerca de Nosotros' })
    await menu.click()
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
    await expect(link).toBeVisible()
    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
    await expect(link).toBeHidden()
  })

  test('the menu closes after navigation', { tag: '@phone' }, async ({ page }) => {
    await page.locator('header summary').click()
    await page.locator('header').getByRole('link', { name: 'Cuidado Animal' }).click()
    await expect.poll(() => pathOf(page)).toBe('/pet-care')
    await expect(page.locator('header').getByRole('link', { name: 'Cuidado Animal' })).toBeHidden()
  })
})

test('recently viewed pets appear on the home page, newest first', { tag: '@desktop' }, async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Mascotas Vistas Recientemente' })
  await expect(heading).toHaveCount(0)
  const names: string[] = []
  // Not the newest pets: other tests rename and withdraw theirs.
  for (const { id, name } of (await findPets()).slice(0, 3)) {
    names.unshift(name)
    await page.goto(`/pet-detail/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    // A view is kept after hydration.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentPets'))).toContain(`${id}`)
  }
  await page.goto('/')
  await expect(heading).toBeVisible()
  const seen = page.locator('section', { has: heading }).getByRole('heading', { level: 3 })
  await expect(seen).toHaveText(names.slice(0, 2))
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript the links of the menu keep clear of the buttons beside it', {
    tag: '@desktop',
  }, async ({ page }) => {
    const header = page.locator('header')
    for (const width of [1224, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await header.locator('summary').click()
      const link = await header.getByRole('link', { name: 'Mi Perfil' }).boundingBox()
      const button = await header
        .getByRole('link', { name: 'Registro' })
        .filter({ visible: true })
        .boundingBox()
      expect(link && button && (link.y >= button.y + button.height || link.x + link.width <= button.x)).toBe(
        true,
      )
    }
  })

  test('without JavaScript an empty search re-renders the home page with an error', {
    tag: '@phone',
  }, async ({ page }) => {
    const missing = page.getByText('Debes ingresar una ciudad o país').first()
    await expect(missing).toBeHidden()
    await search(page).click()
    await expect(page.getByRole('alert')).toHaveText('Debes ingresar una ciudad o país')
    expect(pathOf(page)).toBe('/')
    await city(page).fill('Quito')
    await expect(missing, 'once the search is edited').toBeHidden()
    await city(page).fill('')
    await expect(missing).toBeVisible()
    await page.getByLabel('País').selectOption('Ecuador')
    await expect(missing).toBeHidden()
  })

  test('without JavaScript favourite links and menu work, and JavaScript-only controls are hidden', {
    tag: '@phone',
  }, async ({ page }) => {
    await expect(stars(page).first()).toHaveAttribute('href', /^\/favorites\/\d+$/)
    await page.locator('header summary').click()
    await expect(page.locator('header').getByRole('link', { name: 'Acerca de Nosotros' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Usar mi ubicación' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Siguiente' })).toBeHidden()
  })
})
