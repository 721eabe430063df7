import type { Page } from '@playwright/test'
import { openAs, signIn } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { newName } from '@/tests/support/new-names'
import { makeSitePet } from '@/tests/support/own-pets'
import { expectAccessible } from '@/tests/support/page-checks'
import { findPet, inSiteDatabase } from '@/tests/support/site'

const main = (page: Page) => page.getByRole('main')
const link = (page: Page) => page.getByRole('link', { name: 'Reportar esta publicación' })

async function reportOnPage(page: Page, petId: number, reason: string, details = ''): Promise<void> {
  await page.goto(`/pet-detail/${petId}/reportar`)
  await page.getByLabel(reason).check()
  await page.getByLabel('Cuéntanos más').fill(details)
  await page.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recibimos tu reporte' })).toBeVisible()
}

/** Adds two more reports, from other devices; all tests of a run share one IP address. */
async function hideByOthers(petId: number): Promise<void> {
  await inSiteDatabase(async (sql) => {
    for (const person of ['una vecina', 'otro vecino']) {
      await sql`insert into reports (pet_id, reporter_ip_hash, reason, details)
        values (${petId}, ${person}, 'datos', ${`Reporte de ${person}`})`
    }
    await sql`update pets set held_at = now(), hold_reason = 'reports' where id = ${petId}`
  })
}

test('a visitor reports a listing without leaving its page', async ({ page }) => {
  const pet = await makeSitePet(newName())
  await page.goto(`/pet-detail/${pet.id}`, { waitUntil: 'networkidle' })
  await link(page).click()
  const dialog = page.getByRole('dialog', { name: 'Reportar esta publicación' })
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(dialog.getByText('Elige un motivo')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Pide dinero' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link(page)).toBeFocused()
  // At once: the entry of the closed dialog must not take the new one with it.
  await link(page).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`/pet-detail/${pet.id}`)

  await link(page).click()
  await dialog.getByRole('radio', { name: 'Otro motivo' }).check()
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(dialog.getByText('Cuéntanos qué pasa')).toBeVisible()
  await dialog.getByLabel('Cuéntanos más').fill('Conozco a este perro: vive con mi vecina.')
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(dialog.getByRole('status')).toContainText('Gracias por avisarnos')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog).toBeHidden()
})

test('reporting an own listing shows that it is one’s own', async ({ page }) => {
  const id = await signIn(page, demoEmail('publica'))
  const { id: petId } = await findPet(({ userId }) => userId === id)
  await page.goto(`/pet-detail/${petId}/reportar`)
  await page.getByLabel('Pide dinero').check()
  await page.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Esta publicación es tuya')
})

test('staff republish a listing hidden by three reports', async ({ page, context }) => {
  const pet = await makeSitePet(newName())
  const visitor = await context.newPage()
  await reportOnPage(visitor, pet.id, 'Datos falsos o fotos ajenas', 'Reporte de quien pasa')
  await hideByOthers(pet.id)

  await openAs(page, demoEmail('admin'), '/admin/avisos')
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos por revisar' })).toBeVisible()
  await expectAccessible(page)
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/admin/avisos/${pet.id}"]`) })
  await expect(row).toContainText('la reportaron varias personas')
  await expect(row).toContainText('3 reportes: Datos falsos o fotos ajenas')
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: pet.name })).toBeVisible()
  await expect(main(page).getByText('Reporte de quien pasa')).toBeVisible()
  await expect(main(page).getByText(pet.description)).toBeVisible()
  await expect(main(page).getByRole('img').first()).toBeVisible()
  await expectAccessible(page)

  const other = await context.newPage()
  await openHydrated(other, page.url())
  await page.getByRole('button', { name: 'Publicar de nuevo' }).click()
  await expect(page.getByText('La publicación está visible')).toBeVisible()
  await expect(page).toHaveURL('/admin/avisos')
  await expect(row).toBeHidden()
  expect((await visitor.goto(`/pet-detail/${pet.id}`))?.status()).toBe(200)

  const removal = other.getByRole('form', { name: 'Retirar la publicación' })
  await removal.getByLabel('Motivo').fill('Las fotos son de otra publicación.')
  await removal.getByRole('button', { name: 'Retirar' }).click()
  await expect(main(other).getByRole('alert')).toContainText('alguien decidió antes')
  await page.goto('/admin/bitacora')
  const entry = page.getByRole('listitem').filter({ hasText: `publicó de nuevo a ${pet.name}` })
  await expect(entry.getByRole('link', { name: pet.name })).toHaveAttribute('href', `/admin/avisos/${pet.id}`)
})
