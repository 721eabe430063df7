import type { Page, TestInfo } from '@playwright/test'
import { newMember, openAs, signIn, viewerOf } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { expectAccessible, expectNoShift, recordShifts } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'
import { BASE_URL, findFoundation, findPet } from '@/tests/support/site'

/** The projects of both screen sizes run in parallel and change favourites: each has its own account. */
const personOf = ({ project }: TestInfo) => demoEmail(project.name === 'phone' ? 'adopta' : 'publica')
const nameOf = ({ project }: TestInfo) => (project.name === 'phone' ? 'Valentina' : 'Camilo')

const header = (page: Page) => page.locator('header')
/** Triggers of the two menus. */
const favouritesMenu = (page: Page) => header(page).locator('summary', { hasText: 'Favoritos' })
const userMenu = (page: Page) => header(page).locator('summary', { hasText: /Hola,/ })

async function forgetFavourites(page: Page, userId: number) {
  for (const petId of (await viewerOf(page)).favouriteIds)
    await page.request.delete(`${BASE_URL}/api/v1.0/pets/favourite?userId=${userId}&petId=${petId}`, {
      headers: { origin: BASE_URL },
    })
}

test.describe('the signed-in top bar', () => {
  test('the signed-in top bar greets by name and links to personal pages', async ({ page }, info) => {
    await signIn(page, personOf(info))
    await page.goto('/')
    await expect(header(page).getByRole('link', { name: 'Iniciar Sesión' })).toBeHidden()
    await userMenu(page).click()
    const menu = page.getByRole('navigation', { name: 'Tu cuenta' })
    await expect(
      page
        .getByText(`Hola, ${nameOf(info)}`)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    for (const [name, href] of [
      ['Solicitudes', '/dashboard/solicitudes'],
      ['Mi Perfil', '/dashboard'],
      ['Favoritos', '/favorites'],
      ['Dar en Adopción una Mascota', '/create-pet'],
    ] as const)
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(menu.getByRole('link', { name: 'Administración' })).toHaveCount(0)
    await expect(menu.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible()
  })

  test('the menus of the top bar work by keyboard: Escape restores the focus, tabbing out closes @desktop', async ({
    page,
  }, info) => {
    await signIn(page, personOf(info))
    await page.goto('/')
    await userMenu(page).focus()
    await page.keyboard.press('Enter')
    const first = page.getByRole('navigation', { name: 'Tu cuenta' }).getByRole('link').first()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(userMenu(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(first).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(first).toBeHidden()
  })

  test('the top bar links staff to the staff area @desktop', async ({ page }) => {
    await signIn(page, demoEmail('admin'))
    await page.goto('/')
    await userMenu(page).click()
    await expect(page.getByRole('link', { name: 'Administración' })).toHaveAttribute('href', '/admin')
  })

  test('the signed-in top bar causes no layout shift and has no axe violations', async ({ page }, info) => {
    await signIn(page, personOf(info))
    await recordShifts(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(userMenu(page)).toBeVisible()
    // The greeting's width depends on the name.
    await expectNoShift(page, 0.02)
    for (const menu of [favouritesMenu(page), userMenu(page)]) {
      await menu.click()
      await expectAccessible(page, 'header')
    }
  })

  test('the top bar follows a logout and a login in another tab @desktop', async ({ page }, info) => {
    await signIn(page, personOf(info))
    await page.goto('/')
    const other = await page.context().newPage()
    await other.goto('/pet-care')
    await userMenu(other).click()
    await other.getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(other).toHaveURL('/login')
    await expect(header(other).getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
    await signIn(page, personOf(info))
    await expect(userMenu(page)).toBeVisible()
  })

  test('Back to a personal page leads to the login when the session has ended meanwhile @phone', async ({
    page,
  }, info) => {
    await signIn(page, personOf(info))
    await page.goto('/dashboard')
    await header(page).getByRole('link', { name: 'Querencia, inicio' }).click()
    await expect(page).toHaveURL('/')
    const other = await page.context().newPage()
    await other.goto('/pet-care')
    await userMenu(other).click()
    await other.getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(header(page).getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/login?callbackUrl=%2Fdashboard')
  })

  test('a personal page leads to the login after a logout in another tab, also after a form was sent @phone', async ({
    page,
  }) => {
    await openAs(page, await newMember(), '/dashboard/perfil')
    await page.getByLabel('Nombres').fill('Luz')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.getByRole('status').getByText('Cambios Guardados Correctamente!')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/pet-care')
    await userMenu(other).click()
    await other.getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(page).toHaveURL('/login?callbackUrl=%2Fdashboard%2Fperfil')
  })

  test('the top bar becomes signed-out when the session has ended @desktop', async ({ page }, info) => {
    await signIn(page, personOf(info))
    await page.context().clearCookies({ name: /session-token/ })
    await page.goto('/')
    await expect(header(page).getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('querencia-sesion')
  })
})

test.describe('favourites', () => {
  test('a favourite is shown at once and stays in the menu until it is removed @phone', async ({
    page,
  }, info) => {
    await forgetFavourites(page, await signIn(page, personOf(info)))
    const pet = await findPet(() => true)
    await page.goto(`/pet-detail/${pet.id}`)
    await favouritesMenu(page).click()
    await expect(page.getByText('No tienes mascotas favoritas')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver todos los favoritos' })).toHaveCount(0)
    await page.keyboard.press('Escape')

    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page
      .getByRole('button', { name: `Agregar a ${pet.name} a favoritos` })
      .first()
      .click()
    await expect(
      page.getByRole('button', { name: `Quitar a ${pet.name} de favoritos` }).first(),
    ).toBeVisible()
    expect((await saved).status()).toBe(201)

    await page.reload()
    await expect(
      page.getByRole('button', { name: `Quitar a ${pet.name} de favoritos` }).first(),
    ).toBeVisible()
    await expect(header(page).getByText('1', { exact: true }).filter({ visible: true })).toHaveCount(1)
    await favouritesMenu(page).click()
    const menu = page.getByRole('region', { name: 'Favoritos' })
    const entry = menu.getByRole('article')
    await expect(entry).toHaveCount(1)
    await expect(entry.getByRole('link', { name: pet.name })).toHaveAttribute('href', `/pet-detail/${pet.id}`)
    await expect(menu.getByRole('link', { name: 'Ver todos los favoritos' })).toHaveAttribute(
      'href',
      '/favorites',
    )
    await entry.getByRole('button', { name: 'Eliminar de Favoritos' }).click()
    await expect(menu.getByText('No tienes mascotas favoritas')).toBeVisible()
    await expect(header(page).getByText('1', { exact: true })).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: `Agregar a ${pet.name} a favoritos` }).first(),
    ).toBeVisible()
  })

  test.describe('that cannot be saved', () => {
    test.use({ expectedNoise: [/pets\/favourite/] })

    test('a favourite that cannot be saved is rolled back with an error message @desktop', async ({
      page,
    }, info) => {
      await forgetFavourites(page, await signIn(page, personOf(info)))
      await page.route('**/api/v1.0/pets/favourite*', (route) => route.fulfill({ status: 500, json: {} }))
      const pet = await findPet(() => true)
      await page.goto(`/pet-detail/${pet.id}`)
      const star = page.getByRole('button', { name: `Agregar a ${pet.name} a favoritos` }).first()
      await star.click()
      await expect(toast(page, 'No pudimos guardar el cambio. Inténtalo de nuevo.')).toBeVisible()
      await expect(star).toBeVisible()
    })

    test('adding a favourite after the session has ended shows the signed-out page @desktop', async ({
      page,
      context,
    }, info) => {
      await forgetFavourites(page, await signIn(page, personOf(info)))
      const pet = await findPet(() => true)
      await page.goto(`/pet-detail/${pet.id}`)
      const star = page.getByRole('button', { name: `Agregar a ${pet.name} a favoritos` }).first()
      await expect(star).toHaveAttribute('aria-disabled', 'false')
      await context.clearCookies({ name: /session-token/ })
      await star.click()
      await expect(toast(page, 'No has iniciado sesión')).toBeVisible()
      await expect(header(page).getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
      await page
        .getByRole('link', { name: `Agregar a ${pet.name} a favoritos` })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'No has iniciado sesión' })).toBeVisible()
    })
  })
})

test('links that require login work directly when signed in @phone', async ({ page }, info) => {
  await signIn(page, personOf(info))
  const foundation = await findFoundation()
  await page.goto(`/foundation/${foundation.id}`)
  await expect(userMenu(page)).toBeVisible()
  await page.getByRole('link', { name: 'Deja tu comentario' }).click()
  await expect(page).toHaveURL(`/review/${foundation.id}`)
})

test('only signed-out visitors are asked for their position @phone', async ({ page }, info) => {
  await signIn(page, personOf(info))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Usar mi ubicación' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript signed-in people can open their profile @phone', async ({ page }, info) => {
    await signIn(page, personOf(info))
    await page.goto('/')
    await header(page).locator('summary').click()
    await expect(
      header(page).getByRole('link', { name: 'Mi Perfil' }).filter({ visible: true }),
    ).toHaveAttribute('href', '/dashboard')
  })
})
