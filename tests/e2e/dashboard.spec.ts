import type { Page } from '@playwright/test'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { combobox, toast } from '@/tests/support/screens'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Mi perfil' })
const rows = (page: Page) => page.getByRole('table').getByRole('row')

test('an adopter sees the tabs of the role, each with their own data', async ({ page }) => {
  await openAs(page, demoEmail('adopta'), '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible()
  await expectAccessible(page)
  await expect(tabs(page).getByRole('link')).toHaveText([
    'Resumen',
    'Sobre Mí',
    'Mis Mascotas',
    // With a dot for messages to read.
    /^Solicitudes/,
    'Perfil Adoptante',
    'Búsquedas guardadas',
    'Donaciones Realizadas',
  ])
  await tabs(page).getByRole('link', { name: 'Mis Mascotas' }).click()
  await expect(page.getByText('No tienes mascotas en adopción')).toBeVisible()
  await expectAccessible(page)
  await tabs(page).getByRole('link', { name: 'Perfil Adoptante' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Perro' })).toBeVisible()
  await expectAccessible(page)
  await tabs(page).getByRole('link', { name: 'Donaciones Realizadas' }).click()
  await expect(page.getByRole('columnheader')).toHaveText(['Fecha', 'Fundación', 'Estado', 'Monto'])
  await expect(rows(page)).toHaveCount(8)
  await expect(rows(page).nth(1)).toContainText('USD')
  await expectAccessible(page)
  await page.goto('/dashboard/foundation')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/dashboard/auth0')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: 'Agregar Mascota' })).toHaveAttribute('href', '/create-pet')
})

test('the first button of the dashboard is for what its reader came for', async ({ page }) => {
  const main = page.getByRole('main')
  const links = main.getByRole('link', { name: /^(Ver mascotas para ti|Agregar Mascota)$/ })
  await openAs(page, demoEmail('adopta'), '/dashboard')
  await expect(links).toHaveText(['Ver mascotas para ti', 'Agregar Mascota'])
  await expect(links.first()).toHaveAttribute('href', '/para-ti')
  await openAs(page, demoEmail('publica'), '/dashboard')
  await expect(links).toHaveText(['Agregar Mascota'])
})

test('the dashboard tabs keep their position on every tab, and show the current one', async ({ page }) => {
  await openAs(page, demoEmail('adopta'), '/dashboard')
  const places = new Set<string>()
  for (const path of ['', '/mascotas', '/solicitudes', '/adoptante', '/donations']) {
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto(`/dashboard${path}`)
    const heights: (number | undefined)[] = []
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoOverflow(page)
      await expect(tabs(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
      heights.push((await tabs(page).boundingBox())?.y)
    }
    places.add(heights.join())
  }
  expect([...places], 'one place at each width').toHaveLength(1)
})

test('a publisher sees their pets in a table whose rows link to the pets’ pages', async ({ page }) => {
  await openAs(page, demoEmail('publica'), '/dashboard/mascotas')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Imagen',
    'Nombre',
    'Tipo',
    'Publicada',
    'Acciones',
  ])
  await expect(rows(page)).toHaveCount(7)
  await expectAccessible(page)
  const name = await rows(page).nth(1).getByRole('link').first().innerText()
  await rows(page)
    .nth(1)
    .click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(/\/pet-detail\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('a foundation sees the donations it received, and no adopter profile', async ({ page }) => {
  await openAs(page, demoEmail('fundacion'), '/dashboard/foundation')
  await expect(tabs(page).getByRole('link')).toHaveText([
    'Resumen',
    'Sobre Mí',
    'Mi Fundación',
    'Mis Mascotas',
    /^Solicitudes/,
    'Búsquedas guardadas',
    'Comentarios',
    'Donaciones Recibidas',
  ])
  const received = page.getByRole('table', { name: 'Donaciones recibidas' })
  await expect(received.getByRole('columnheader')).toHaveText(['Fecha', 'Donante', 'Estado', 'Monto'])
  await expect(rows(page).nth(1)).toContainText('N.º')
  await expect(page.getByRole('region', { name: 'Estado de tu fundación' })).toBeHidden()
  await expectAccessible(page)
  await page.goto('/dashboard/adoptante')
  await expect(page).toHaveURL('/dashboard')
})

test('a pending foundation sees its status, and its pets have no links yet', async ({ page }) => {
  await openAs(page, demoEmail('pendiente'), '/dashboard/mascotas')
  await expect(page.getByText('está pendiente de aprobación')).toBeVisible()
  await expect(page.getByRole('table').locator('tbody').first()).toBeVisible()
  await expect(page.getByRole('table').locator('a[href^="/pet-detail"]')).toHaveCount(0)
  await expectAccessible(page)
})

test('an adopter without a match is offered the test and can decline', async ({ page }) => {
  await openAs(page, demoEmail('publica'), '/dashboard/adoptante')
  await expect(page.getByRole('dialog')).toContainText('¿Quieres encontrar a tu mascota ideal?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ahora no' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('No tienes una mascota ideal')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hacer el test' })).toHaveAttribute('href', '/quizz')
})

test('people edit their profile, export their data and delete their account', async ({ page }) => {
  const email = await newMember()
  await openAs(page, email, '/dashboard/perfil')
  await page.getByLabel('Nombres').fill('')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Tus nombres son requeridos')).toBeVisible()
  await page.getByLabel('Nombres').fill('Lucía Belén')
  await page.getByLabel('Teléfono (opcional)').fill('+593 2 555 0100')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(toast(page, 'Cambios Guardados Correctamente!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nombres')).toHaveValue('Lucía Belén')
  await expect(combobox(page, 'Ciudad')).not.toHaveValue('')

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar mis datos' }).click()
  expect((await downloading).suggestedFilename()).toBe('querencia-mis-datos.json')

  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(page.getByText('Escribe ELIMINAR para confirmar').last()).toBeVisible()
  await page.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR')
  await page
    .getByRole('region', { name: 'Eliminar mi cuenta' })
    .getByLabel('Tu contraseña')
    .fill('Querencia1!')
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?callbackUrl=%2Fdashboard')
})

test('a session ended on another device closes the open dashboard', async ({ page, context }) => {
  await openAs(page, demoEmail('adopta'), '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about-us')
  await other.locator('header summary').filter({ hasText: 'Hola' }).click()
  await other.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL('/login?callbackUrl=%2Fdashboard')
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript the dashboard’s top bar shows the signed-in state', async ({ page }) => {
    const header = page.locator('header')
    await openAs(page, demoEmail('adopta'), '/dashboard')
    await expect(header.getByRole('link', { name: 'Mi Perfil', exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Favoritos' })).toHaveAttribute('href', '/favorites')
    await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toBeHidden()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Registro' })).toBeHidden()
    expect((await page.goto('/dashboard/solicitudes/99999999'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página')
    await expect(page).toHaveTitle('No encontramos esta página | Querencia')
    await page.goto('/faqs')
    await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Favoritos' })).toBeHidden()
  })

  test('without JavaScript the links of the account are as wide as they look', async ({ page }) => {
    await openAs(page, demoEmail('adopta'), '/dashboard')
    for (const name of ['Favoritos', 'Mi Perfil']) {
      const pill = page.locator('header').getByRole('link', { name, exact: true }).locator('..')
      expect((await pill.boundingBox())?.width).toBeLessThan(50)
    }
  })
})
