import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { newMember, signIn } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { button, heading, toast } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const NOTE = 'Lo devolvimos por banco el martes.'

/** Signs in as a new member of staff, whose password was given longer ago than ten minutes. */
async function signInAsStaff(page: Page): Promise<void> {
  const email = await newMember()
  await inSiteDatabase((sql) => sql`update users set role = 'admin' where email = ${email}`)
  const id = await signIn(page, email)
  await inSiteDatabase((sql) => sql`delete from staff_reauthentications where user_id = ${id}`)
}

test('a difference with the payment provider waits at the desk until it is settled with a note', async ({
  page,
}) => {
  const paymentId = `pi_site_${crypto.randomUUID()}`
  await inSiteDatabase(
    (sql) => sql`insert into payment_differences (kind, payment_id, theirs_minor, theirs_currency, found_at)
      values ('falta aquí', ${paymentId}, 7300, 'USD', now())`,
  )
  await signInAsStaff(page)
  await openHydrated(page, '/admin/dinero')
  await expectAccessible(page)
  await expectNoOverflow(page)
  const title = 'Stripe recibió $73 USD que no están en nuestros libros'
  await page.getByRole('link', { name: title }).click()
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByText(paymentId)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByLabel('Qué encontraste').fill(NOTE)
  await button(page, 'Ya la revisé').click()
  await expect(page.getByText('Escribe tu contraseña para decidir')).toBeVisible()
  await expect(page.getByLabel('Qué encontraste')).toHaveValue(NOTE)
  await page.getByLabel('Tu contraseña').fill(DEMO_PASSWORD)
  await button(page, 'Ya la revisé').click()
  await expect(toast(page, 'Quedó como revisado')).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)

  await openHydrated(page, '/admin/bitacora')
  await page.getByLabel('Qué', { exact: true }).selectOption('Dinero')
  await button(page, 'Filtrar').click()
  await expect(page).toHaveURL(/que=dinero/)
  await expect(page.getByRole('listitem').filter({ hasText: paymentId })).toContainText(NOTE)
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('querencia-bitacora.csv')
})
