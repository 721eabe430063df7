import { expect, openHeld, test } from '@/tests/support/browser'
import { DOGS, isPhone, openFilters, option } from '@/tests/support/screens'

test('a text typed before hydration is kept until it is submitted', async ({ page }) => {
  const hydrate = await openHeld(page, `${DOGS}?sexo=hembra`)
  const box = page.getByRole('searchbox', { name: 'Buscar por nombre, raza o descripción' })
  await box.fill('mestiso')
  await hydrate()
  await expect(box).toHaveValue('mestiso')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(/\?sexo=hembra&q=mestiso$/)
})

test('a filter chosen before hydration is applied after it', async ({ page }) => {
  const hydrate = await openHeld(page, DOGS)
  await openFilters(page)
  await option(page, 'Sexo', 'Hembra').click()
  await hydrate()
  await expect(page).toHaveURL(isPhone(page) ? /\?sexo=hembra#filtros$/ : /\?sexo=hembra$/)
  await expect(page.getByRole('radio', { name: 'Hembra' })).toBeChecked()
})

test('a sort order chosen before hydration is applied after it', async ({ page }) => {
  const hydrate = await openHeld(page, DOGS)
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Más tiempo esperando')
  await hydrate()
  await expect(page).toHaveURL(/\?tiempo=antiguo$/)
  await expect(page.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('antiguas')
})
