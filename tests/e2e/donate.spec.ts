import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { mailsTo } from '@/tests/support/mailbox'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { button, field, heading, isPhone } from '@/tests/support/screens'
import { findFoundation, findPet } from '@/tests/support/site'

const donate = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Donar/ })
const preset = (page: Page, at: number) =>
  page.getByRole('group', { name: '¿Cuánto?' }).getByRole('radio').nth(at)
const donationId = (page: Page) => new URL(page.url()).searchParams.get('donacion')

async function startGift(page: Page): Promise<string> {
  const email = await newMember()
  const foundation = await findFoundation()
  await openAs(page, email, `/sponsor?fundacion=${foundation.id}`)
  await preset(page, 1).check()
  await donate(page).click()
  await expect(page).toHaveURL(/\/dev\/pago\?sesion=cs_prueba_/)
  return email
}

async function logIn(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  await button(page, 'Iniciar Sesión').click()
}

/** The error stands above the button, which sticks to the bottom of a phone. */
async function expectNotCovered(page: Page): Promise<void> {
  const bottomOf = async () => {
    const error = await page.getByText('Elige un monto o escribe otro').boundingBox()
    return error && error.y + error.height
  }
  const top = (await donate(page).boundingBox())?.y ?? 0
  await expect.poll(bottomOf).toBeLessThan(top)
}

test('a visitor picks an amount for a pet, logs in, pays on the test page and gets one receipt', async ({
  page,
}) => {
  const email = await newMember()
  const pet = await findPet(({ role }) => role === 'fundation')
  await openHydrated(page, `/sponsor?mascota=${pet.id}`)
  await expect(heading(page, `Apadrina a ${pet.name}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Regresar' })).toHaveAttribute('href', `/pet-detail/${pet.id}`)
  await expectNoOverflow(page)
  if (isPhone(page)) await expectThumbSized(page)
  await expectAccessible(page)
  await donate(page).click()
  await expect(page.getByText('Elige un monto o escribe otro')).toBeVisible()
  await expect(field(page, 'Otro monto')).toBeFocused()
  await expectNotCovered(page)
  await preset(page, 1).check()
  await donate(page).click()
  const prompt = page.getByRole('dialog', { name: 'Para realizar una donación debes estar logueado' })
  await expect(prompt).toContainText(`para ${pet.name}: al entrar sigues justo aquí`)
  await page.goBack()
  await expect(prompt).toBeHidden()
  await expect(preset(page, 1)).toBeChecked()
  await donate(page).click()
  await expect(prompt.getByRole('link', { name: 'Registro' })).toHaveAttribute('href', /monto%3D\d+/)
  await prompt.getByRole('link', { name: 'Iniciar Sesión' }).click()
  await logIn(page, email)

  await expect(page).toHaveURL(new RegExp(`/sponsor\\?mascota=${pet.id}&monto=\\d+`))
  await expect(preset(page, 1)).toBeChecked()
  await donate(page).click()
  await expect(page.getByText('MODO DE PRUEBA', { exact: true })).toBeVisible()
  await expect(heading(page, 'Donación para fundacion')).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Pagar .*Se aprueba/ }).click()

  await expect(heading(page, 'Gracias, Lucía')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(pet.name)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
  await expect
    .poll(async () => (await mailsTo(page, email)).map(({ subject }) => subject))
    .toEqual([expect.stringMatching(/^Recibimos tu donación de /)])
  const number = donationId(page)
  await page.getByRole('link', { name: 'Ver mis donaciones' }).click()
  await expect(page.getByRole('main')).toContainText('Aprobada')
  await page.goto(`/sponsor/confirm?donacion=${number}&cancelada=1`)
  await expect(heading(page, 'Gracias, Lucía')).toBeVisible()
})

test('leaving the payment page is told as it is, and the same amount can be tried again', async ({
  page,
}) => {
  await startGift(page)
  await page.getByRole('link', { name: 'Cancelar y volver a Querencia' }).click()
  await expect(heading(page, 'No se hizo ningún cobro')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click()
  await expect(preset(page, 1)).toBeChecked()
  await page.goto('/dashboard/donations')
  await expect(page.getByRole('main')).toContainText('Sin pagar')
  await expect(page.getByRole('main')).toContainText('Por confirmar–0 donaciones')
})

test('a payment page that was left can be gone on with or discarded, and is not awaited', async ({
  page,
}) => {
  await startGift(page)
  const main = page.getByRole('main')
  await page.goto('/dashboard/donations')
  await expect(main).toContainText('A medias')
  await expect(main).toContainText('Por confirmar–0 donaciones')
  await expectNoOverflow(page)
  if (isPhone(page)) await expectThumbSized(page)
  await expectAccessible(page)
  await main.getByRole('link', { name: /^Continuar el pago/ }).click()
  await expect(page).toHaveURL(/\/dev\/pago\?sesion=/)
  await page.goto('/dashboard/donations')
  await main.getByRole('button', { name: /^Descartar/ }).click()
  await expect(main).toContainText('Sin pagar')
  await main.getByRole('link', { name: /^Donación N.º/ }).click()
  await expect(heading(page, 'El pago no se hizo')).toBeVisible()
})

test('Back from the payment page keeps what was chosen', async ({ page }) => {
  await startGift(page)
  await page.goBack()
  await expect(preset(page, 1)).toBeChecked()
  await donate(page).click()
  await expect(page).toHaveURL(/\/dev\/pago\?sesion=/)
})

test('a payment closed before returning is confirmed all the same', async ({ page }) => {
  const email = await startGift(page)
  await page.getByRole('button', { name: /Pagar y cerrar sin volver/ }).click()
  await expect(page.getByText('El aviso llegó.')).toBeVisible()
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
  await page.goto('/dashboard/donations')
  await expect(page.getByRole('main')).toContainText('Aprobada')
})

test('a late payment is pending and then confirmed without reloading; a declined one is not charged', async ({
  page,
  otherDevice,
}) => {
  test.slow()
  await startGift(page)
  await page.getByRole('button', { name: /avisar tarde/ }).click()
  await expect(heading(page, 'Estamos confirmando tu pago')).toBeVisible()
  await expect(page.getByText('No pagues otra vez')).toBeVisible()
  await expectAccessible(page)
  const other = await otherDevice()
  await startGift(other)
  await other.getByRole('button', { name: /Rechazar la tarjeta/ }).click()
  await expect(heading(other, 'El pago no se hizo')).toBeVisible()
  await expect(heading(page, 'Gracias, Lucía')).toBeVisible({ timeout: 45_000 })
})

test('a made-up number, somebody else’s donation and a visitor’s one confirm nothing', async ({
  page,
  otherDevice,
}) => {
  await startGift(page)
  await page.getByRole('button', { name: /^Pagar .*Se aprueba/ }).click()
  await expect(heading(page, 'Gracias, Lucía')).toBeVisible()
  const number = donationId(page)
  const other = await otherDevice()
  await other.goto(`/sponsor/confirm?donacion=${number}`)
  await expect(heading(other, 'No encontramos esa donación')).toBeVisible()
  await openAs(other, await newMember(), `/sponsor/confirm?donacion=${number}`)
  await expect(heading(other, 'No encontramos esa donación')).toBeVisible()
  await page.goto('/sponsor/confirm?donacion=2000000000')
  await expect(heading(page, 'No encontramos esa donación')).toBeVisible()
})

test('without a recipient the nearest foundation comes first', async ({ page }) => {
  await openHydrated(page, '/sponsor?ciudad=lima')
  await expect(heading(page, '¿A qué fundación quieres donar?')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Cerca de Lima, Perú')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Perú')
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Dona a / })).toBeVisible()
  await page.getByRole('link', { name: 'Regresar' }).click()
  await expect(heading(page, '¿A qué fundación quieres donar?')).toBeVisible()
  const own = await findPet(({ role }) => role === 'user')
  await page.goto(`/sponsor?mascota=${own.id}`)
  await expect(page.getByText(`A ${own.name} la publica una persona`)).toBeVisible()
})

test('a city that nobody knows is told beside its field, whatever place the browser knows', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('notLoggedUserLocation', '{"city":"Quito","country":"Ecuador"}'),
  )
  await openHydrated(page, '/sponsor')
  await expect(page.getByText('Cerca de Quito, Ecuador')).toBeVisible()
  await page.getByText('Cambiar ciudad', { exact: true }).click()
  await field(page, 'Tu ciudad').fill('Nolandia')
  await button(page, 'Ver las más cercanas').click()
  await expect(field(page, 'Tu ciudad')).toHaveAccessibleDescription(/^No conocemos esa ciudad/)
  await page.waitForLoadState('networkidle')
  await expect(field(page, 'Tu ciudad')).toHaveValue('Nolandia')
  await expect(page).toHaveURL(/ciudad=Nolandia$/)
})

test('the whole way by keyboard', async ({ page }) => {
  const foundation = await findFoundation()
  await openAs(page, await newMember(), `/sponsor?fundacion=${foundation.id}`)
  await preset(page, 0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(preset(page, 1)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Otro monto')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dev\/pago/)
  await page.getByRole('button', { name: /^Pagar .*Se aprueba/ }).press('Enter')
  await expect(heading(page, 'Gracias, Lucía')).toBeVisible()
})
