import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { openAs } from '@/tests/support/accounts'
import {
  adultBox,
  askFor,
  messageBox,
  newAdopter,
  newPet,
  phoneBox,
  requestPathOf,
  requestsFor,
  sendRequest,
} from '@/tests/support/asking'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { mailsTo } from '@/tests/support/mailbox'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { button, field, heading, toast } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const HELLO = 'Hola, Camilo. Vivo con mi hija a una cuadra de un parque.'
const SENT = 'Hemos enviado tu solicitud'

const main = (page: Page) => page.getByRole('main')

test('from the pet’s page through the login to a request, of which its owner gets a mail', async ({
  page,
}) => {
  const pet = await newPet()
  const email = await newAdopter()
  await openHydrated(page, `/pet-detail/${pet.id}`)
  await page.getByRole('link', { name: 'Quiero adoptar' }).click()
  const prompt = page.getByRole('dialog', { name: 'Inicia sesión para adoptar' })
  await prompt.getByRole('link', { name: 'Iniciar Sesión' }).click()
  await field(page, 'Email').fill(email)
  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  await button(page, 'Iniciar Sesión').click()

  await expect(page).toHaveURL(askFor(pet))
  await expect(heading(page, 'Tu solicitud para Frida')).toBeVisible()
  const comparison = page.getByRole('region', { name: 'Frida y tú' })
  await expect(comparison).toContainText('Coincide en 4 de 5')
  await expect(comparison.getByRole('listitem').filter({ hasText: 'Pelaje: corto' })).toContainText(
    'No coincide',
  )
  const shared = page.getByRole('region', { name: 'Lo que compartirás' })
  await expect(shared).toContainText('Tu nombre y ciudad: Lucía Vega, Quito, Ecuador')
  await expect(shared).toContainText(`Tu correo: ${email}`)
  await expect(phoneBox(page)).toHaveAttribute('placeholder', '+593 …')
  await expect(phoneBox(page)).toHaveAccessibleDescription(/^Camilo lo ve solo si te acepta/)
  await messageBox(page).fill(HELLO)
  await expect(page.getByText('57 de 1000.')).toBeVisible()
  await expectNoOverflow(page)
  await expectThumbSized(page)
  await expectAccessible(page)

  await adultBox(page).check()
  await sendRequest(page).click()
  const dialog = page.getByRole('dialog', { name: SENT })
  await expect(dialog).toContainText('Camilo recibe un correo ahora mismo')
  await expect(dialog.getByRole('link', { name: 'Ver mi solicitud' })).toHaveAttribute(
    'href',
    await requestPathOf(pet.id),
  )
  await expect(page).toHaveURL('/')
  expect(await requestsFor(pet.id)).toMatchObject([{ status: 'enviada', message: HELLO }])
  await expect.poll(async () => (await mailsTo(page, pet.ownerEmail)).length).toBe(1)
  const [mail] = await mailsTo(page, pet.ownerEmail)
  expect(mail?.subject).toBe('Alguien quiere adoptar a Frida')
  expect(mail?.text).toContain(await requestPathOf(pet.id))
  expect(mail?.text).toContain(HELLO)
  expect(mail?.text).not.toContain(email)

  await page.goBack()
  await expect(page).not.toHaveURL(/enviada/)
  await page.goto(askFor(pet))
  await expect(heading(page, 'Ya enviaste tu solicitud')).toBeVisible()
})

test('a message with a phone number is refused beside it, above the bar, and stays', async ({ page }) => {
  const pet = await newPet()
  await openAs(page, await newAdopter(), askFor(pet))
  const text = `${HELLO} Mi número es +57 300 555 0127.`
  await messageBox(page).fill(text)
  await adultBox(page).check()
  await sendRequest(page).click()
  const error = page.getByText(/^Tu mensaje parece tener un número de teléfono/)
  await expect(error).toBeVisible()
  await expect(messageBox(page)).toBeFocused()
  await expect(messageBox(page)).toHaveAccessibleDescription(/parece tener un número de teléfono/)
  await expect(messageBox(page)).toHaveValue(text)
  const [said, bar] = [await error.boundingBox(), await page.locator('[data-foot-bar]').boundingBox()]
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await expectAccessible(page)
  expect(await requestsFor(pet.id)).toEqual([])

  await messageBox(page).fill(HELLO)
  await adultBox(page).check()
  await sendRequest(page).click()
  await expect(page.getByRole('dialog', { name: SENT })).toBeVisible()
})

test('a message that is too long is refused, not cut', async ({ page }) => {
  const pet = await newPet()
  await openAs(page, await newAdopter(), askFor(pet))
  const text = 'a'.repeat(1001)
  await messageBox(page).fill(text)
  await adultBox(page).check()
  await sendRequest(page).click()
  await expect(page.getByText('Escribe 1000 caracteres o menos')).toBeVisible()
  await expect(messageBox(page)).toHaveValue(text)
})

test('a double click sends one request and one mail', async ({ page }) => {
  const pet = await newPet()
  await openAs(page, await newAdopter(), askFor(pet))
  await adultBox(page).check()
  await sendRequest(page).dblclick()
  await expect(page.getByRole('dialog', { name: SENT })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await requestsFor(pet.id)).toHaveLength(1)
  await expect.poll(async () => (await mailsTo(page, pet.ownerEmail)).length).toBe(1)
})

test('another message from a second tab is not taken for sent', async ({ page, context }) => {
  const pet = await newPet()
  await openAs(page, await newAdopter(), askFor(pet))
  const second = await context.newPage()
  await openHydrated(second, askFor(pet))
  await messageBox(page).fill(HELLO)
  await adultBox(page).check()
  await sendRequest(page).click()
  await expect(page.getByRole('dialog', { name: SENT })).toBeVisible()

  await messageBox(second).fill('Olvidé decir que tengo un patio.')
  await adultBox(second).check()
  await sendRequest(second).click()
  await expect(second).toHaveURL(await requestPathOf(pet.id))
  await expect(second.getByRole('status').filter({ hasText: 'Este mensaje no se envió' })).toBeVisible()
  await expect(main(second)).toContainText(HELLO)
  expect(await requestsFor(pet.id)).toMatchObject([{ message: HELLO }])
})

test('by keyboard: the request is sent, and Escape leaves its dialog for the home page', async ({ page }) => {
  const pet = await newPet()
  // The bar of the dialog is an animation, whose end would be waited for.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs(page, await newAdopter(), askFor(pet))
  await messageBox(page).focus()
  await page.keyboard.type('Hola')
  for (const [control, key] of [
    [adultBox(page), 'Space'],
    [sendRequest(page), 'Enter'],
  ] as const) {
    await page.keyboard.press('Tab')
    while (!(await control.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.press(key)
  }
  const dialog = page.getByRole('dialog', { name: SENT })
  await expect(dialog.getByRole('link', { name: 'Ver mi solicitud' })).toBeFocused()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
})

test('whoever is signed out while writing loses nothing', async ({ page, context }) => {
  const pet = await newPet()
  const email = await newAdopter()
  await openAs(page, email, askFor(pet))
  await messageBox(page).fill(HELLO)
  await context.clearCookies()
  await adultBox(page).check()
  await sendRequest(page).click()
  const alert = main(page).getByRole('alert')
  await expect(messageBox(page)).toHaveValue(HELLO)
  const opened = context.waitForEvent('page')
  await alert.getByRole('link', { name: 'Inicia sesión en otra pestaña' }).click()
  const other = await opened
  await field(other, 'Email').fill(email)
  await field(other, 'Contraseña').fill(DEMO_PASSWORD)
  await button(other, 'Iniciar Sesión').click()
  await expect(other).toHaveURL(askFor(pet))
  await other.close()
  // The form says it already, and the toast would cover it.
  await expect(toast(page, 'Tu sesión terminó')).toBeHidden()
  await expect(messageBox(page)).toHaveValue(HELLO)
  await adultBox(page).check()
  await sendRequest(page).click()
  await expect(page.getByRole('dialog', { name: SENT })).toBeVisible()
  expect(await requestsFor(pet.id)).toMatchObject([{ message: HELLO }])
})

test('a pet that finds a family meanwhile is refused with a sentence', async ({ page }) => {
  const pet = await newPet()
  await openAs(page, await newAdopter(), askFor(pet))
  await inSiteDatabase((sql) => sql`update pets set status = 'en proceso' where id = ${pet.id}`)
  await adultBox(page).check()
  await sendRequest(page).click()
  await expect(main(page).getByRole('alert')).toContainText('Está en proceso de adopción')
  expect(await requestsFor(pet.id)).toEqual([])
})

test('a paused pet can be asked for, and the page says what happens', async ({ page }) => {
  const pet = await newPet({ pausedAt: new Date() })
  await openAs(page, await newAdopter(), askFor(pet))
  await expect(main(page)).toContainText('al aceptarla o rechazarla queda confirmada')
  await adultBox(page).check()
  await sendRequest(page).click()
  await expect(page.getByRole('dialog', { name: SENT })).toBeVisible()
})
