import type { Page } from '@playwright/test'
import { openAs, signIn } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { newName } from '@/tests/support/new-names'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'
import { askAs, makeOwnedPet } from '@/tests/support/site-requests'

const DEMAND = 'Para guardarte el lugar, consígname hoy mismo.'
const main = (page: Page) => page.getByRole('main')
const flag = (page: Page) => page.getByRole('link', { name: 'Reportar este mensaje' })
const caseOf = (page: Page, pet: string) => page.getByRole('row').filter({ hasText: `solicitud por ${pet}` })

/** Valentina has asked for a pet of Camilo, who asks her for money; she is signed in on this page. */
async function askedForMoney(page: Page) {
  const pet = await makeOwnedPet(newName())
  const request = await askAs(page, 'Valentina', pet.id, 'Nos gustaría conocerle.')
  const [message] = await inSiteDatabase(
    (sql) => sql<{ id: number }[]>`insert into adoption_messages (request_id, side, body)
      values (${request.id}, 'owner', ${DEMAND}) returning id`,
  )
  const conversation = `${request.path}/mensajes`
  return { pet, request, conversation, reportPath: `${request.path}/reportar?mensaje=${message?.id}` }
}

/** Opens the report of Camilo's message at the staff desk. */
async function openCase(page: Page, pet: string): Promise<void> {
  // A conversation that stays open asks for new messages, and would as staff, who take no part in it.
  await page.goto('/robots.txt')
  await openAs(page, demoEmail('admin'), '/admin/avisos')
  const row = caseOf(page, pet).filter({ hasText: 'Mensaje de Camilo' })
  await expect(row).toContainText('1 reporte: Pide dinero o datos')
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mensaje de Camilo' })).toBeVisible()
}

test('a message and its conversation are reported, and staff remove it for both sides', async ({ page }) => {
  const { pet, request, conversation, reportPath } = await askedForMoney(page)
  await page.goto(request.path, { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: 'Reportar esta conversación' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Reportar esta conversación' })
  await expect(dialog.getByText('No le decimos a Camilo que la reportaste.')).toBeVisible()
  await expect(dialog.getByText('No pagues.')).toBeHidden()
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(dialog.getByText('Elige un motivo')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Pide dinero o datos' }).check()
  await expect(dialog.getByText('No pagues.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(dialog.getByRole('status').first()).toContainText('Gracias por avisarnos')
  await expect(dialog.getByRole('status').first()).toContainText('No pagues.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()

  await page.goto(conversation, { waitUntil: 'networkidle' })
  await flag(page).click()
  const ofMessage = page.getByRole('dialog', { name: 'Reportar este mensaje' })
  await expect(ofMessage.getByText(DEMAND)).toBeVisible()
  await ofMessage.getByRole('radio', { name: 'Pide dinero o datos' }).check()
  await ofMessage.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(ofMessage.getByRole('status').first()).toContainText('Gracias por avisarnos')

  await openCase(page, pet.name)
  await expect(main(page).getByText(DEMAND)).toBeVisible()
  await expect(main(page).getByText('Nos gustaría conocerle.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Aceptar sin retirar' }).click()
  await expect(page.getByText('Escribe al menos 10 caracteres')).toBeVisible()
  await page.getByRole('button', { name: 'Retirar el mensaje' }).click()
  await expect(toast(page, 'El mensaje ya no se ve')).toBeVisible()
  await expect(page).toHaveURL('/admin/avisos')
  await expect(caseOf(page, pet.name)).toHaveCount(1)
  await expect(caseOf(page, pet.name)).toContainText('Conversación con Camilo')
  await page.goto('/admin/bitacora')
  const entry = page.getByRole('listitem').filter({ hasText: `(${pet.name})` })
  await expect(entry.filter({ hasText: 'retiró el mensaje del reporte' })).toHaveCount(1)
  await expect(entry.filter({ hasText: 'leyó la conversación del reporte' })).toHaveCount(1)
  await entry.getByRole('link').first().click()
  await expect(main(page).getByText('Retirado', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retirar el mensaje' })).toBeHidden()

  for (const email of [pet.email, request.email]) {
    await signIn(page, email)
    await page.goto(conversation)
    await expect(main(page).getByText('Nuestro equipo retiró este mensaje')).toBeVisible()
    await expect(main(page).getByText(DEMAND)).toHaveCount(0)
    await expect(flag(page)).toHaveCount(0)
  }
  await page.goto(reportPath)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Nuestro equipo ya retiró este mensaje' }),
  ).toBeVisible()
  await expect(main(page).getByText(DEMAND)).toHaveCount(0)
})

test('the links and the form of a report fit a phone, for both sides', async ({ page }) => {
  const { pet, request, conversation, reportPath } = await askedForMoney(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(request.path, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Reportar esta conversación' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reportar esta conversación' })
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await expectNoOverflow(page)
  for (const path of [conversation, reportPath]) {
    await page.goto(path)
    await expectNoOverflow(page)
    await expectAccessible(page)
  }

  await signIn(page, pet.email)
  await page.goto(request.path)
  await expect(page.getByRole('link', { name: 'Reportar esta solicitud' })).toBeVisible()
  expect((await page.goto(reportPath))?.status()).toBe(404)
  await page.goto(`${request.path}/reportar`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Reportar la conversación con Valentina' }),
  ).toBeVisible()
  await expectNoOverflow(page)
})

test('a report that went with its account says so', async ({ page }) => {
  await openAs(page, demoEmail('admin'), '/admin/avisos')
  const answer = await page.goto('/admin/avisos/conversaciones/2147483647')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Este reporte ya no existe' })).toBeVisible()
})
