import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { patientAdopter } from '@/tests/support/busy-requests'
import { demoEmail } from '@/tests/support/demo'
import { listRequest } from '@/tests/support/listed-requests'
import { makeSitePet } from '@/tests/support/own-pets'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { inSiteDatabase } from '@/tests/support/site'

const LIST = '/dashboard/solicitudes'
const SENT = `${LIST}/enviadas`
const WIDTHS = [320, 390, 768, 1440]

async function expectNoAnswer(page: Page) {
  const lola = page.getByRole('article', { name: 'Lola' })
  await expect(
    lola.getByText('Sin respuesta', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(lola).toContainText('Se la recordamos a')
  await expect(lola).toContainText('Pasaron 7 días. No es por ti: a veces nadie mira.')
  await expect(lola).toContainText('Si responde, te avisamos. Mientras tanto, puedes pedir a otra.')
  await expect(lola.getByRole('heading', { name: 'Se parecen a Lola' })).toBeVisible()
  const similar = lola.getByRole('link', { name: /Coincide|·/ })
  await expect(similar).toHaveCount(2)
  await lola.getByText('Ver 3 más').click()
  await expect(similar).toHaveCount(5)
  await expect(lola.getByRole('link', { name: 'Retirar la solicitud para Lola' })).toBeVisible()
}

test('an adopter without an answer for seven days reads so beside five similar pets', async ({ page }) => {
  const { email, request } = await patientAdopter()
  await openAs(page, email, SENT)
  await expectNoAnswer(page)
  await expectAccessible(page)
  await expectThumbSized(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
  await page.goto(`${LIST}/${request}`)
  await expect(page.getByRole('main')).toContainText('Pasaron 7 días y')
  await expect(
    page.getByText('Sin respuesta', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Se parecen a Lola' })).toBeVisible()
  await expectAccessible(page)
})

test('an owner reads what an adopter was told, and what those are told who wait for seven days', async ({
  page,
}) => {
  const { owner, petId } = await patientAdopter()
  await openAs(page, owner, LIST)
  await expect(page.getByText('Ya le dijimos que no hubo respuesta')).toBeVisible()
  const fresh = await makeSitePet('Nube')
  await listRequest(fresh.id, { name: 'Andrés', hoursAgo: 50 })
  await openAs(page, fresh.email, LIST)
  await expect(
    page.getByText('Pasados 7 días le decimos que no hubo respuesta y le mostramos otras mascotas.'),
  ).toBeVisible()
  await expectAccessible(page)
  expect(petId).not.toBe(fresh.id)
})

test('the publisher’s card tells how often and how fast they answer', async ({ page }) => {
  const [pet] = await inSiteDatabase(
    (sql) => sql<{ id: number }[]>`select p.id from pets p join users u on u.id = p.owner_id
      where u.email = ${demoEmail('publica')} and p.status = 'adoptable' order by p.id limit 1`,
  )
  await page.goto(`/pet-detail/${pet?.id}`)
  const line = page.getByText(/^Responde \d+ de \d+ solicitudes, casi siempre en un día\.$/)
  await expect(line).toBeVisible()
  await expectAccessible(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
  await openAs(page, demoEmail('adopta'), `/adoption?mascota=${pet?.id}`)
  await expect(line.first()).toBeAttached()
})
