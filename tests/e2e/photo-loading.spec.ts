import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { newName } from '@/tests/support/new-names'
import {
  arrive,
  describe,
  gallery,
  makeSitePet,
  newPictures,
  PUBLISHED,
  publish,
} from '@/tests/support/own-pets'
import { expectNoShift, expectUniqueIds, recordShifts } from '@/tests/support/page-checks'

test('nothing moves while the form of a pet loads, at any width, and no id stands twice', async ({
  page,
}) => {
  const pet = await makeSitePet(newName())
  await openAs(page, pet.email, '/dashboard/mascotas')
  await recordShifts(page)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto(`/dashboard/mascotas/${pet.id}`, { waitUntil: 'networkidle' })
    await expect(page.getByLabel('Agregar más')).toBeEnabled()
    await expectNoShift(page, 0.02)
  }
  await page.goto(`/pet-detail/${pet.id}`)
  await page.getByRole('button', { name: `Editar a ${pet.name}` }).click()
  await expect(page.getByRole('dialog').getByLabel('Agregar más')).toBeEnabled()
  await expectUniqueIds(page)
})

test('a press on the button during an upload publishes the pet once its photo is there', async ({ page }) => {
  const name = newName()
  await arrive(page)
  await describe(page, name)
  let upload = () => {}
  const held = new Promise<void>((resolve) => {
    upload = resolve
  })
  await page.route('**/api/photos', async (route) => {
    await held
    await route.continue()
  })
  await gallery(page).setInputFiles(await newPictures(1))
  await expect(page.getByRole('progressbar', { name: 'Subiendo la foto 1' })).toBeVisible()
  const waiting = page.getByText('Se publica sola en cuanto terminen de subir las fotos.')

  // What else is wrong is said at once.
  await page.getByLabel('Nombre', { exact: true }).fill('')
  await publish(page).click()
  await expect(page.getByText('Debes ingresar un nombre')).toBeVisible()
  await expect(waiting).toBeHidden()
  await page.getByLabel('Nombre', { exact: true }).fill(name)
  await publish(page).click()
  await page.getByRole('button', { name: 'No, todavía no' }).click()
  await expect(waiting).toBeHidden()

  await publish(page).click()
  await expect(waiting).toBeVisible()
  upload()
  await expect(page).toHaveURL(PUBLISHED, { timeout: 40_000 })
  await expect(page.getByRole('main')).toContainText(name)
})
