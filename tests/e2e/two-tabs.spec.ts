import type { Page } from '@playwright/test'
import { NOTICE_COOKIE } from '@/lib/platform/forms/form-state'
import { NOTICES } from '@/lib/text/copy/notices'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { newName } from '@/tests/support/new-names'
import { STORY, signInWithPet } from '@/tests/support/own-pets'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { button, field, toast } from '@/tests/support/screens'
import { newShelter } from '@/tests/support/site-reviews'

const OTHER_STORY = `${STORY} Y le gusta dormir al sol.`
const FOUNDATION = '/dashboard/fundacion'
const PHONE = 'Teléfono (opcional)'
const FIRST = 'Historia escrita en la primera pestaña.'
const SECOND = 'Historia escrita en la segunda pestaña.'
const save = (page: Page) => button(page, 'Guardar cambios')
const choice = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true })
const saved = (page: Page) => toast(page, 'Cambios Guardados Correctamente!')
/** In the toast, or without JavaScript on the page. */
const savedBeside = (page: Page) =>
  page.getByText('En otra pestaña se habían cambiado otros datos').filter({ visible: true })

/** Two tabs with the form of a new foundation, opened before anything is saved. */
async function twoTabs(page: Page): Promise<[Page, Page]> {
  const { email } = await newShelter()
  await openAs(page, email, FOUNDATION)
  const other = await page.context().newPage()
  // Until then it would take the other's flash message: both are looked at.
  await openHydrated(other, FOUNDATION)
  return [page, other]
}

test('two tabs that change different fields of a foundation lose nothing, and the second one shows both', async ({
  page,
}) => {
  const [first, second] = await twoTabs(page)
  await field(first, 'Historia').fill(FIRST)
  await save(first).click()
  await expect(saved(first)).toBeVisible()

  await field(second, 'Sitio web (opcional)').fill('https://casa.example/')
  await save(second).click()
  await expect(savedBeside(second)).toBeVisible()
  await expect(field(second, 'Historia')).toHaveValue(FIRST)
  await expect(field(second, 'Sitio web (opcional)')).toHaveValue('https://casa.example/')
  // The form starts from what is stored: another save is no conflict.
  await field(second, 'Historia').fill(SECOND)
  await save(second).click()
  await expect(saved(second)).toBeVisible()
  await second.reload()
  await expect(field(second, 'Historia')).toHaveValue(SECOND)
  await expect(field(second, 'Sitio web (opcional)')).toHaveValue('https://casa.example/')
})

test('two tabs that change the same field: the second one reads both texts and chooses', async ({ page }) => {
  const [first, second] = await twoTabs(page)
  await field(first, 'Historia').fill(FIRST)
  await save(first).click()
  await expect(saved(first)).toBeVisible()

  await field(second, 'Historia').fill(SECOND)
  await save(second).click()
  const story = choice(second, 'Historia')
  await expect(second.getByRole('main').getByRole('alert')).toContainText(
    'Estos datos cambiaron mientras los editabas',
  )
  await expect(story).toContainText(FIRST)
  await expect(story).toContainText(SECOND)
  await expect(field(second, 'Historia')).toHaveValue(SECOND)
  await expectAccessible(second)
  await expectNoOverflow(second)
  await story.getByLabel('Quedarme con lo guardado').check()
  await save(second).click()
  await expect(story).toHaveCount(0)
  await expect(field(second, 'Historia')).toHaveValue(FIRST)

  // The first tab still shows its own version, and decides the other way.
  await field(second, 'Historia').fill(SECOND)
  // The toast of the save before may still be shown.
  const answer = second.waitForResponse((response) => response.request().method() === 'POST')
  await save(second).click()
  await (await answer).finished()
  await expect(saved(second)).toBeVisible()
  await field(first, 'Historia').fill(`${FIRST} Y algo más.`)
  await save(first).click()
  await expect(choice(first, 'Historia')).toContainText(SECOND)
  await save(first).click()
  await expect(choice(first, 'Historia')).toHaveCount(0)
  await first.reload()
  await expect(field(first, 'Historia')).toHaveValue(`${FIRST} Y algo más.`)
})

test('a refresh of the page leaves what was typed, and the form still saves only what it changed', async ({
  page,
}) => {
  await openAs(page, await newMember(), '/dashboard/perfil')
  const other = await page.context().newPage()
  await other.goto('/dashboard/perfil')
  await field(other, PHONE).fill('+593 99 111 2222')
  await save(other).click()
  await expect(saved(other)).toBeVisible()

  await field(page, 'Dirección (opcional)').fill('Calle 9')
  await button(page, 'Cerrar sesión en otros dispositivos').click()
  await expect(page.getByText('solo queda abierta la sesión de este dispositivo')).toBeVisible()
  await expect(field(page, 'Dirección (opcional)')).toHaveValue('Calle 9')
  await save(page).click()
  await expect(page.getByRole('status').getByText(/Cambios Guardados|Guardamos tus cambios/)).toBeVisible()
  await page.reload()
  await expect(field(page, 'Dirección (opcional)')).toHaveValue('Calle 9')
  await expect(field(page, PHONE)).toHaveValue('+593 99 111 2222')
})

test('two tabs with one pet: different fields are both saved, of the same one the second tab chooses', async ({
  page,
  context,
}) => {
  const [first, second] = [newName(), newName()]
  const id = await signInWithPet(page, newName())
  await page.goto(`/dashboard/mascotas/${id}`)
  const other = await context.newPage()
  await other.goto(`/dashboard/mascotas/${id}`)
  const name = page.getByLabel('Nombre', { exact: true })

  await other.getByLabel('Nombre', { exact: true }).fill(first)
  await save(other).click()
  await expect(toast(other, 'Cambios Guardados Correctamente!')).toBeVisible()
  await page.getByLabel('Descripción').fill(OTHER_STORY)
  await save(page).click()
  await expect(toast(page, 'En otra pestaña se habían cambiado otros datos')).toBeVisible()
  await expect(name).toHaveValue(first)

  // The other tab still shows the old description, and has not touched it.
  await name.fill(second)
  await save(page).click()
  await expect(toast(page, 'Cambios Guardados Correctamente!')).toBeVisible()
  await other.getByLabel('Nombre', { exact: true }).fill(`${first}a`)
  await save(other).click()
  const choice = other.getByRole('group', { name: 'Nombre', exact: true })
  await expect(other.getByText('Estos datos cambiaron mientras los editabas')).toBeVisible()
  await expect(choice.getByRole('definition')).toHaveText([`${first}a`, second])
  await expect(other.getByLabel('Nombre', { exact: true })).toHaveValue(`${first}a`)
  await expectAccessible(other)
  await choice.getByLabel('Quedarme con lo guardado').check()
  await save(other).click()
  await expect(choice).toHaveCount(0)
  await expect(other.getByLabel('Nombre', { exact: true })).toHaveValue(second)
  await expect(other.getByLabel('Descripción')).toHaveValue(OTHER_STORY)
})

test('a tab that opens in the background leaves a message to the one that is looked at', async ({
  page,
  context,
  baseURL,
}) => {
  const other = await context.newPage()
  await other.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true, writable: true }))
  await context.addCookies([{ name: NOTICE_COOKIE, value: 'resetSent', url: String(baseURL) }])
  await openHydrated(other, '/login')
  await openHydrated(page, '/login')
  await expect(toast(page, NOTICES.resetSent.text)).toBeVisible()

  await context.addCookies([{ name: NOTICE_COOKIE, value: 'signedOut', url: String(baseURL) }])
  await other.evaluate(() => {
    Object.assign(document, { hidden: false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(toast(other, NOTICES.signedOut.text)).toBeVisible()
})

test('a session that ends in another tab is told to whoever has typed something', async ({
  page,
  context,
}) => {
  await openAs(page, await newMember(), '/dashboard/perfil')
  await field(page, 'Nombres').fill('Rosalía')
  const other = await context.newPage()
  await openHydrated(other, '/')
  await other.locator('header summary').filter({ hasText: 'Hola, ' }).click()
  await other.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click()
  await expect(other).toHaveURL('/login')
  await page.bringToFront()
  await expect(toast(page, 'Tu sesión terminó. Lo que escribiste sigue aquí.')).toBeVisible()
  await expect(field(page, 'Nombres')).toHaveValue('Rosalía')
})
