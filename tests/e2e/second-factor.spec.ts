import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { newMember, viewerOf } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { button, field, heading } from '@/tests/support/screens'
import { appCode } from '@/tests/support/second-factor'
import { inSiteDatabase } from '@/tests/support/site'

async function newStaff(): Promise<string> {
  const email = await newMember()
  await inSiteDatabase((sql) => sql`update users set role = 'admin' where email = ${email}`)
  return email
}

async function givePassword(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  await button(page, 'Iniciar Sesión').click()
}

const recoveryCodes = (page: Page) => page.getByRole('region', { name: 'Guarda tus códigos de recuperación' })

/** The secret that the enrolment page shows beside its QR code. */
const shownSecret = async (page: Page) =>
  (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '')

test('staff set up an app at their first sign-in and give its code from then on', async ({
  page,
  otherDevice,
}) => {
  const email = await newStaff()
  await openHydrated(page, '/login?callbackUrl=%2Fadmin%2Fcuentas')
  await givePassword(page, email)
  await expect(heading(page, 'Protege tu cuenta del equipo')).toBeVisible()
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  expect(await viewerOf(page)).toBeNull()
  const secret = await shownSecret(page)

  await field(page, 'Código de 6 números').fill('12')
  await button(page, 'Activar').click()
  await expect(page.getByText('Escribe los 6 números de tu aplicación')).toBeVisible()
  await field(page, 'Código de 6 números').fill(appCode(secret))
  await button(page, 'Activar').click()
  await expect(recoveryCodes(page)).toBeVisible()
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{4}-\w{4}-\w{4}-\w{4}$/ })
    .allInnerTexts()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ya los guardé: continuar' }).click()
  await expect(page).toHaveURL('/admin/cuentas')

  const device = await otherDevice()
  await openHydrated(device, '/login?callbackUrl=%2Fadmin%2Fcuentas')
  await givePassword(device, email)
  await expect(heading(device, 'Escribe tu código')).toBeVisible()
  await expectAccessible(device)
  await field(device, 'Código de 6 números').fill('000000')
  await button(device, 'Ingresar').click()
  await expect(device.getByText('Ese código no es correcto')).toBeVisible()
  await device.goto('/admin')
  await expect(heading(device, 'Escribe tu código')).toBeVisible()
  await field(device, 'Código de 6 números').fill(appCode(secret, 1))
  await button(device, 'Ingresar').click()
  await expect(device).toHaveURL('/admin')

  await openHydrated(device, '/dashboard/perfil')
  await button(device, 'Cerrar sesión en otros dispositivos').click()
  await expect(device.getByText(/solo queda abierta la sesión de este dispositivo/)).toBeVisible()
  await device.goto('/admin/cuentas')
  await expect(device).toHaveURL('/admin/cuentas')
  await page.goto('/admin/cuentas')
  await expect(page).toHaveURL(/\/login/)
})
