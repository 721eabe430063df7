import type { Page } from '@playwright/test'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { mailsTo } from '@/tests/support/mailbox'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { heading, isPhone } from '@/tests/support/screens'
import { findFoundation, findPet } from '@/tests/support/site'

const donate = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Donar/ })
const preset = (page: Page, at: number) =>
  page.getByRole('group', { name: '¿Cuánto?' }).getByRole('radio').nth(at)
const monthly = (page: Page) => page.getByRole('radio', { name: 'Cada mes' })
const gifts = (page: Page) => page.getByRole('region', { name: 'Tus aportes mensuales' })
const subjectsTo = async (page: Page, email: string) =>
  (await mailsTo(page, email)).map(({ subject }) => subject).toSorted()

test('a monthly gift for a pet: begun, paid, charged again, and cancelled in two clicks', async ({
  page,
}) => {
  test.slow()
  const email = await newMember()
  const pet = await findPet(({ role }) => role === 'fundation')
  await openAs(page, email, `/sponsor?mascota=${pet.id}`)
  await expect(page.getByText('Lo cancelas en dos clics')).toBeHidden()
  await preset(page, 1).check()
  await monthly(page).check()
  await expect(page.getByText('Lo cancelas en dos clics')).toBeVisible()
  await expect(page.getByText(`Si adoptan a ${pet.name}`)).toBeVisible()
  await expect(donate(page)).toHaveText(/ al mes$/)
  await expectNoOverflow(page)
  if (isPhone(page)) await expectThumbSized(page)
  await expectAccessible(page)
  await donate(page).click()
  await expect(page).toHaveURL(/\/dev\/pago\?sesion=cs_prueba_/)
  const paymentPage = page.url()
  await page.getByRole('button', { name: /^Pagar .*Se aprueba/ }).click()
  await expect(heading(page, 'Gracias, Lucía')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Cada mes, (el|hacia el|el último) día/)

  await page.goto(paymentPage)
  await page.getByRole('button', { name: /Cobrar el mes siguiente/ }).click()
  await expect(page.getByText('El aviso llegó.')).toBeVisible()
  await page.getByRole('button', { name: /Fallar el cobro/ }).click()
  const receipt = expect.stringMatching(/^Recibimos tu donación/)
  await expect
    .poll(() => subjectsTo(page, email))
    .toEqual([expect.stringMatching(/^No pudimos cobrar/), receipt, receipt])

  await page.goto('/dashboard/donations')
  await expect(gifts(page)).toContainText(`Apadrinas a ${pet.name}`)
  await expect(gifts(page)).toContainText('El último cobro falló')
  await expect(page.getByRole('row', { name: /cada mes/ })).toHaveCount(2)
  await expectNoOverflow(page)
  await expectAccessible(page)
  await gifts(page)
    .getByRole('button', { name: /^Cancelar aporte/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar' }).click()
  await expect(gifts(page)).toContainText('Lo cancelaste.')
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
  await gifts(page)
    .getByRole('link', { name: `Volver a apadrinar a ${pet.name}` })
    .click()
  await expect(heading(page, `Apadrina a ${pet.name}`)).toBeVisible()
  await expect(monthly(page)).toBeChecked()
  await expect.poll(() => subjectsTo(page, email)).toHaveLength(4)
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  // What it leads to: api/plain-money.test.ts.
  test('without JavaScript what a monthly gift means is shown once it is chosen', async ({ page }) => {
    const foundation = await findFoundation()
    await page.goto(`/sponsor?fundacion=${foundation.id}`)
    await expect(page.getByText('Lo cancelas en dos clics')).toBeHidden()
    await preset(page, 0).check({ force: true })
    await monthly(page).check({ force: true })
    await expect(page.getByText('Lo cancelas en dos clics')).toBeVisible()
    await expectNoOverflow(page)
  })
})
