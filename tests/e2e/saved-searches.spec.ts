import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { expectAccessible } from '@/tests/support/page-checks'
import { inSiteDatabase } from '@/tests/support/site'
import { DOGS, frequencyOf, memberWithSearch, NAME } from '@/tests/support/site-saved-searches'

/** A breed that the demo world has nowhere. */
const NOTHING = '/searcher/location/city/quito?tipo=otro&q=ornitorrinco'
const LIST = '/dashboard/busquedas'
/** The list, at the search that was saved. */
const SAVED_AT = /^[^?]*\/dashboard\/busquedas\?guardada=(\d+)#busqueda-\1$/

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Guardar esta búsqueda' })
const saveLink = (page: Page) => main(page).getByRole('link', { name: 'Guardar búsqueda' })
const row = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const frequency = (page: Page, name: string) => page.getByLabel(`Cada cuánto te avisamos por “${name}”`)
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true })

test.describe('saving a search', () => {
  test('is a dialog with an address, that Back and Cancel close', async ({ page }) => {
    await openAs(page, await newMember(), DOGS)
    await saveLink(page).click()
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(`${DOGS}#guardar-busqueda`)
    await expect(dialog(page).getByLabel('Nombre')).toHaveValue(NAME)
    await expect(dialog(page).getByRole('radio', { name: /Una vez al día/ })).toBeChecked()
    await expectAccessible(page, 'dialog')
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await saveLink(page).click()
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(DOGS)
  })

  test('keeps it under its name and frequency, once, and leads to the list', async ({ page }) => {
    await openAs(page, await newMember(), DOGS)
    for (const name of [NAME, 'Para Ana']) {
      await openHydrated(page, DOGS)
      await saveLink(page).click()
      await dialog(page).getByLabel('Nombre').fill(name)
      await dialog(page).getByText('Al instante').click()
      await dialog(page).getByRole('button', { name: 'Guardar' }).dblclick()
      await expect(page).toHaveURL(SAVED_AT)
    }
    await expect(row(page, 'Para Ana')).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(1)
    await expect(frequency(page, 'Para Ana')).toHaveValue('al instante')
    await expect(row(page, 'Para Ana')).toContainText('Quito, Ecuador')
    await expectAccessible(page)
    await page.goBack()
    await expect(page).toHaveURL(DOGS)
    await expect(dialog(page)).toBeHidden()
  })

  test('leads to it below the others, new or kept already', async ({ page }) => {
    const email = await newMember()
    await inSiteDatabase(
      (sql) => sql`
        insert into saved_searches (user_id, name, path, frequency, type)
        select id, 'Otra ' || n, '/searcher/perro?q=' || n, 'diaria', 'perro'
        from users, generate_series(1, 6) n where email = ${email}`,
    )
    for (const notice of ['Guardamos tu búsqueda.', 'Ya tenías guardada esta búsqueda']) {
      await openAs(page, email, DOGS)
      await saveLink(page).click()
      await dialog(page).getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByText(notice, { exact: false }).filter({ visible: true })).toBeVisible()
      await expect(page).toHaveURL(SAVED_AT)
      await expect(row(page, NAME).getByRole('heading')).toBeInViewport({ ratio: 1 })
      await expect(row(page, NAME)).toHaveClass(/border-monte/)
      await expect(row(page, 'Otra 6')).not.toHaveClass(/border-monte/)
    }
  })

  test('asks visitors to sign in and comes back to the search with the dialog', async ({ page }) => {
    const email = await newMember()
    await openHydrated(page, DOGS)
    await saveLink(page).click()
    const prompt = page.getByRole('dialog', { name: 'Inicia sesión para guardar esta búsqueda' })
    await expect(prompt.getByRole('link', { name: 'Registro' })).toHaveAttribute(
      'href',
      `/register?callbackUrl=${encodeURIComponent(`${DOGS}#guardar-busqueda`)}`,
    )
    await prompt.getByRole('link', { name: 'Iniciar Sesión' }).click()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
    await main(page).getByRole('button', { name: 'Iniciar Sesión', exact: true }).click()
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(SAVED_AT)
    await expect(row(page, NAME)).toBeVisible()
  })

  test('has a page of its own without a dialog', async ({ page }) => {
    await openAs(page, await newMember(), `/guardar-busqueda?busqueda=${encodeURIComponent(DOGS)}`)
    await expect(page.getByLabel('Nombre')).toHaveValue(NAME)
    await expectAccessible(page)
  })

  test('is offered first where nothing was found', async ({ page }) => {
    await openAs(page, await newMember(), NOTHING)
    await main(page).getByRole('link', { name: 'Avísame cuando llegue una' }).click()
    await dialog(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(SAVED_AT)
    await expect(main(page).getByText('Ninguna por ahora. Seguimos mirando.')).toBeVisible()
  })

  test('refuses an empty name in the dialog', async ({ page }) => {
    await openAs(page, await newMember(), `${DOGS}#guardar-busqueda`)
    await dialog(page).getByLabel('Nombre').fill('  ')
    await dialog(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog(page).getByText('Ponle un nombre')).toBeVisible()
    await expect(dialog(page).getByLabel('Nombre')).toBeFocused()
  })
})

test.describe('the list of saved searches', () => {
  test('changes the frequency in place, renames and deletes after asking', async ({ page }) => {
    const { email } = await memberWithSearch()
    await openAs(page, email, LIST)
    await frequency(page, NAME).selectOption('en pausa')
    await expect(row(page, NAME).getByText('En pausa desde hoy.')).toBeVisible()
    await frequency(page, NAME).selectOption('semanal')
    await expect.poll(() => frequencyOf(email)).toBe('semanal')
    await expect(row(page, NAME).getByText('En pausa desde hoy.')).toBeHidden()

    await row(page, NAME).getByText('Cambiar nombre').click()
    await row(page, NAME).getByLabel('Nombre').fill('Para Ana')
    await row(page, NAME).getByRole('button', { name: 'Guardar nombre' }).click()
    await expect(row(page, 'Para Ana')).toBeVisible()
    await expect(row(page, 'Para Ana').getByLabel('Nombre')).toBeHidden()

    // Saved as it was: the form closes all the same.
    await row(page, 'Para Ana').getByText('Cambiar nombre').click()
    await row(page, 'Para Ana').getByRole('button', { name: 'Guardar nombre' }).click()
    await expect(row(page, 'Para Ana').getByLabel('Nombre')).toBeHidden()

    const question = page.getByRole('dialog', { name: '¿Eliminar esta búsqueda?' })
    await row(page, 'Para Ana')
      .getByRole('button', { name: /^Eliminar/ })
      .click()
    await expectAccessible(page, 'dialog')
    await question.getByRole('button', { name: 'No' }).click()
    await expect(row(page, 'Para Ana')).toBeVisible()
    await row(page, 'Para Ana')
      .getByRole('button', { name: /^Eliminar/ })
      .click()
    await question.getByRole('button', { name: 'Sí, eliminar' }).click()
    await expect(toast(page, 'Eliminamos la búsqueda guardada')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No tienes búsquedas guardadas' })).toBeVisible()
    await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
  })

  test('deletes a search that another tab has deleted, and says so', async ({ page }) => {
    const { email } = await memberWithSearch()
    await openAs(page, email, LIST)
    await inSiteDatabase(
      (sql) => sql`
      delete from saved_searches where user_id = (select id from users where email = ${email})`,
    )
    await row(page, NAME)
      .getByRole('button', { name: /^Eliminar/ })
      .click()
    await page.getByRole('button', { name: 'Sí, eliminar' }).click()
    await expect(toast(page, 'Esa búsqueda guardada ya estaba eliminada')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'No tienes búsquedas guardadas' })).toBeVisible()
  })

  test('fits a narrow phone', async ({ page }) => {
    const { email } = await memberWithSearch('Perritas pequeñas y tranquilas que viven bien con niños')
    await page.setViewportSize({ width: 320, height: 640 })
    await openAs(page, email, LIST)
    await expect(main(page).getByRole('listitem').first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  })
})
