import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { makeSitePet } from '@/tests/support/own-pets'
import { expectAccessible } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const TABLE = '/dashboard/mascotas'
const menu = (page: Page, name: string) => page.getByText(`Más acciones para ${name}`)
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first()

test.describe('without a connection', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test('a status that could not be saved leaves the list as it is, and says so', async ({
    page,
    context,
  }) => {
    const pet = await makeSitePet('Sultana')
    await openAs(page, pet.email, TABLE)
    await menu(page, 'Sultana').click()
    await page.getByRole('button', { name: 'Marcar como adoptada' }).click()
    await context.setOffline(true)
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, ya tiene hogar' }).click()
    await expect(toast(page, 'No pudimos enviarlo. Revisa tu conexión e inténtalo otra vez.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'En adopción 1' })).toBeVisible()
  })
})

test('an owner withdraws a pet and republishes it from the list', async ({ page }) => {
  const pet = await makeSitePet('Pasa')
  await inSiteDatabase(
    (sql) =>
      sql`insert into adoption_requests (pet_id, adopter_id) select ${pet.id}, id from users where email = ${demoEmail('adopta')}`,
  )
  await openAs(page, pet.email, TABLE)
  const waiting = page.getByRole('banner').getByText('1 solicitud te espera')
  await expect(waiting).toBeAttached()
  await menu(page, 'Pasa').click()
  await page.getByRole('button', { name: 'Eliminar mascota' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Si', exact: true }).click()
  // Exactly the specification's message; the undo action is separate.
  const sentence = page.getByRole('status').getByText('Tu mascota fue eliminada', { exact: true })
  await expect(sentence).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver retiradas' })).toHaveAttribute(
    'href',
    `${TABLE}?estado=retiradas`,
  )
  await expect(page.getByRole('heading', { name: 'En adopción' })).toHaveCount(0)
  await expect(waiting).toHaveCount(0)
  await expect(page.locator('summary').filter({ hasText: 'Más acciones para Pasa' })).toBeFocused()
  await page.getByRole('link', { name: 'Ver retiradas' }).click()
  await expect(page.getByRole('link', { name: 'Retiradas 1' })).toHaveAttribute('aria-current', 'true')
  await expect(row(page, 'Pasa')).toContainText('Retirada')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publicar otra vez' }).click()
  await expect(toast(page, 'Tu mascota está otra vez en adopción')).toBeVisible()
  await expect(page.locator('#contenido')).toBeFocused()
  await page.getByRole('link', { name: 'Todas 1' }).click()
  await expect(page.getByRole('heading', { name: 'En adopción 1' })).toBeVisible()
})

test('“Compartir” and “Editar” open their dialogs over the list, with the focus in the form', {
  tag: '@phone',
}, async ({ page }) => {
  const pet = await makeSitePet('Ciruela')
  await inSiteDatabase(
    (sql) => sql`update pets set house_trained = true, special_needs = false where id = ${pet.id}`,
  )
  await openAs(page, pet.email, TABLE)
  await menu(page, 'Ciruela').click()
  await page.getByRole('link', { name: 'Compartir a Ciruela' }).click()
  const sharing = page.getByRole('dialog', { name: 'Comparte a Ciruela' })
  await expect(sharing.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await sharing.getByRole('button', { name: 'Cerrar' }).click()
  await expect(sharing).toBeHidden()
  const edit = page.getByRole('link', { name: 'Editar a Ciruela' })
  await expect(edit).toHaveAttribute('href', `${TABLE}/${pet.id}`)
  await edit.click()
  const editor = page.getByRole('dialog', { name: 'Editar a Ciruela' })
  await expect(page).toHaveURL(`${TABLE}?editar=${pet.id}`)
  await expect(editor.getByLabel('Nombre', { exact: true })).toHaveValue('Ciruela')
  await page.goBack()
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL(TABLE)
  await expect(page.locator('summary').filter({ hasText: 'Más acciones para Ciruela' })).toBeFocused()

  await page.goto(`${TABLE}?editar=${pet.id}`)
  await editor.getByLabel('Nombre', { exact: true }).fill('Damasca')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(toast(page, 'Cambios Guardados Correctamente!')).toBeVisible()
  await expect(editor).toBeHidden()
  await expect(row(page, 'Damasca')).toBeVisible()

  // The page without JavaScript starts with the form as well.
  await page.goto(`${TABLE}/${pet.id}`)
  await expect(
    page
      .getByRole('group', { name: /fotos/i })
      .or(page.getByText(/^Fotos/))
      .first(),
  ).toBeInViewport()
})
