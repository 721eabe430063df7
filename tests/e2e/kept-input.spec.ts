import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import {
  adultBox,
  askFor,
  messageBox,
  newAdopter,
  newAdopterWithoutDossier,
  newPet,
  phoneBox,
  sendRequest,
} from '@/tests/support/asking'
import { expect, openHeld, openHydrated, test } from '@/tests/support/browser'
import { enterAll, readAll } from '@/tests/support/entering'
import { newEmail } from '@/tests/support/new-names'
import { button, combobox, field, fillInPerson } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const keptNames = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('querencia-escrito:')))

/** Fills in a page's form, leaves it by a link and comes back, and reloads it. */
async function expectKept(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await openHydrated(page, path)
    const names = Object.keys(await enterAll(page)).filter((name) => !/password|consent/i.test(name))
    expect(names.length, path).toBeGreaterThan(1)
    // Some answers end others.
    await expect.poll(() => keptNames(page)).toHaveLength(1)
    const entered = await readAll(page, names)
    const isThere = () => expect.poll(() => readAll(page, names), path).toEqual(entered)
    await page.getByRole('link', { name: 'Querencia' }).first().click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await isThere()
    await page.reload()
    await isThere()
    await openHydrated(page, path)
    await isThere()
    await page.evaluate(() => sessionStorage.clear())
  })
}

test('what visitors typed is there after a way back and a reload', async ({ page }) => {
  for (const path of ['/pet-detail/100015/reportar', '/contacto', '/register']) await expectKept(page, path)
})

test('what people typed about their home, and of a foundation, is there after a way back and a reload', async ({
  page,
}) => {
  const pet = await newPet()
  await openAs(page, await newAdopterWithoutDossier(), '/dashboard')
  for (const path of [askFor(pet), '/review/3']) await expectKept(page, path)
  await field(page, 'Comentario').fill('Nos ayudaron mucho.')
  await expect.poll(() => keptNames(page)).toHaveLength(1)
  await page.locator('header summary').filter({ hasText: 'Hola, ' }).click()
  await page.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click()
  await expect(page).toHaveURL('/login')
  expect(await keptNames(page)).toEqual([])
})

test('a request keeps its message until it is sent', async ({ page }) => {
  const [pet, other] = [await newPet(), await newPet()]
  await openAs(page, await newAdopter(), askFor(pet))
  await messageBox(page).fill('Vivo a una cuadra de un parque.')
  await phoneBox(page).fill('+593 99 123 4567')
  await adultBox(page).check()
  await page.getByRole('link', { name: 'Editar lo de tu hogar' }).click()
  await expect(messageBox(page)).toBeHidden()
  await page.goBack()
  await expect(messageBox(page)).toHaveValue('Vivo a una cuadra de un parque.')
  await expect(page.getByText('31 de 1000.')).toBeVisible()
  await expect(phoneBox(page)).toHaveValue('+593 99 123 4567')
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible()
  // What somebody agrees to they say each time.
  await expect(adultBox(page)).not.toBeChecked()
  await openHydrated(page, askFor(other))
  await expect(messageBox(page)).toHaveValue('')
  await openHydrated(page, askFor(pet))
  await expect(messageBox(page)).toHaveValue('Vivo a una cuadra de un parque.')
  await adultBox(page).check()
  await sendRequest(page).click()
  await expect(page.getByRole('dialog', { name: 'Hemos enviado tu solicitud' })).toBeVisible()
  expect(await keptNames(page)).toEqual([])
})

test('who mistyped the e-mail registers again without typing the rest', async ({ page }) => {
  const email = newEmail()
  await openHydrated(page, '/register')
  await page.getByRole('radio', { name: 'Persona' }).check()
  await field(page, 'País').selectOption('Ecuador')
  await fillInPerson(page, email)
  await button(page, 'Crear cuenta').click()
  await page.getByRole('link', { name: 'Regístrate con el correcto' }).click()
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(page.getByRole('radio', { name: 'Persona' })).toBeChecked()
  await expect(field(page, 'País')).toHaveValue('ECU')
  await expect(combobox(page, 'Ciudad')).toHaveValue(/Quito/)
  await expect(field(page, 'Contraseña')).toHaveValue('')
  await openHydrated(page, '/register')
  await expect(field(page, 'Email')).toHaveValue('')
})

test('what the tab keeps is nobody else’s, and nothing that was not typed', async ({ page, context }) => {
  const pet = await newPet()
  const email = await newAdopter()
  const setPhone = (phone: string) =>
    inSiteDatabase((sql) => sql`update users set phone = ${phone} where email = ${email}`)
  await setPhone('+593991234567')
  await openAs(page, email, askFor(pet))
  await messageBox(page).fill('Vivo a una cuadra de un parque.')
  await expect.poll(() => keptNames(page)).toHaveLength(1)
  await setPhone('+593997654321')
  await openHydrated(page, askFor(pet))
  await expect(messageBox(page)).toHaveValue('Vivo a una cuadra de un parque.')
  await expect(phoneBox(page)).toHaveValue(/7654321|765 4321/)
  await context.clearCookies()
  await openAs(page, await newAdopter(), askFor(pet))
  await expect(messageBox(page)).toHaveValue('')
  expect(await keptNames(page)).toEqual([])
})

test('what was typed before hydration is newer than what the tab keeps, and all of it can be emptied', async ({
  page,
}) => {
  const path = '/pet-detail/100015/reportar'
  const reasons = page.getByRole('main').getByRole('radio')
  const details = page.getByRole('main').getByRole('textbox')
  await openHydrated(page, path)
  await reasons.nth(0).check()
  await details.fill('Lo que escribí primero, hace un rato.')
  await expect.poll(() => keptNames(page)).toHaveLength(1)
  const hydrate = await openHeld(page, path)
  await reasons.nth(1).check()
  await hydrate()
  await expect(reasons.nth(1)).toBeChecked()
  await expect(details).toHaveValue('Lo que escribí primero, hace un rato.')
  await button(page, 'Empezar de nuevo').click()
  await expect(details).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeHidden()
  await openHydrated(page, path)
  await expect(details).toHaveValue('')
})
