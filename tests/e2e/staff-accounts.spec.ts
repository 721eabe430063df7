import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { newMember, openAs, signIn, viewerOf } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const WORDS = 'Tres personas nos contaron que les pediste un adelanto.'

/** Opens 'Cuentas' as a new member of staff, whose password was given longer ago than ten minutes. */
async function openAccounts(page: Page): Promise<void> {
  const email = await newMember()
  await inSiteDatabase((sql) => sql`update users set role = 'admin' where email = ${email}`)
  const id = await signIn(page, email)
  await inSiteDatabase((sql) => sql`delete from staff_reauthentications where user_id = ${id}`)
  await openHydrated(page, '/admin/cuentas')
}

test('staff find an account, suspend it with their password, and restore it', async ({
  page,
  otherDevice,
}) => {
  const email = await newMember()
  const theirs = await otherDevice()
  await openAs(theirs, email, '/dashboard')
  expect(await viewerOf(theirs)).not.toBeNull()

  await openAccounts(page)
  await expectAccessible(page)
  await page.getByLabel('Correo o número de cuenta').fill('nadie@correo.example')
  await page.getByRole('button', { name: 'Abrir la cuenta' }).click()
  await expect(page.getByText('No hay ninguna cuenta con ese correo o número')).toBeVisible()
  await page.getByLabel('Correo o número de cuenta').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Lucía Vega' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/cuentas\/\d+$/)
  await expectAccessible(page)

  // Beside the form of a block, which asks for a reason and the password too.
  const suspension = page.locator('form').filter({ hasText: 'Suspender la cuenta' })
  await suspension.getByLabel('Motivo').selectOption('Pide dinero o vende animales')
  await page.getByLabel('Qué le decimos').fill(WORDS)
  const mail = page.getByRole('region', { name: 'Así llega el correo' })
  await expect(mail).toContainText(`Pide dinero o vende animales. ${WORDS}`)
  await page.getByRole('button', { name: 'Suspender la cuenta' }).click()
  await expect(page.getByText('Escribe tu contraseña para decidir')).toBeVisible()
  await suspension.getByLabel('Tu contraseña').fill('Equivocada1!')
  await page.getByRole('button', { name: 'Suspender la cuenta' }).click()
  await expect(page.getByText('La contraseña no es correcta')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Qué le decimos')).toHaveValue(WORDS)
  await suspension.getByLabel('Tu contraseña').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Suspender la cuenta' }).click()
  await expect(toast(page, 'La cuenta está suspendida')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Decisión' })).toContainText(WORDS)
  await expect(page.getByRole('region', { name: 'Decisión' })).toBeFocused()
  await expectAccessible(page)

  expect(await viewerOf(theirs)).toBeNull()
  await openHydrated(theirs, '/login')
  await theirs.getByLabel('Email').fill(email)
  await theirs.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
  await theirs.getByRole('button', { name: 'Iniciar Sesión' }).click()
  const told = theirs.getByRole('dialog', { name: 'Tu cuenta está suspendida', exact: true })
  await expect(told).toContainText('Te escribimos el motivo a tu correo')
  await expectAccessible(theirs)
  await told.getByRole('button', { name: 'Entendido' }).click()
  await expect(told).toBeHidden()

  // The password was given a moment ago.
  await expect(page.getByLabel('Tu contraseña')).toBeHidden()
  await page.getByLabel('Motivo').fill('Nos mostró que no fue ella.')
  await page.getByRole('button', { name: 'Restaurar la cuenta' }).click()
  await expect(toast(page, 'La cuenta está activa otra vez')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspender la cuenta' })).toBeVisible()
  await page.goto('/admin/bitacora')
  const entries = page.getByRole('listitem').filter({ hasText: 'Lucía Vega' })
  await expect(entries.filter({ hasText: 'suspendió la cuenta de' }).first()).toContainText(WORDS)
  await expect(entries.filter({ hasText: 'abrió los datos de la cuenta de' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('the pages of accounts fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const email = await newMember()
  await openAccounts(page)
  await expectNoOverflow(page)
  await page.getByLabel('Correo o número de cuenta').fill(email)
  await page.getByRole('button', { name: 'Abrir la cuenta' }).click()
  await expect(page.getByRole('button', { name: 'Suspender la cuenta' })).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
})
