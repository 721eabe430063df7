import type { Page } from '@playwright/test'
import { expect, test } from '@/tests/support/browser'
import { DOGS, isPhone, openFilters, option } from '@/tests/support/screens'

/** Opens the search with its scripts held back. @returns a function that releases them and waits for hydration */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    await expect(page.locator('#filtros')).not.toHaveAttribute('data-live')
    release()
    await expect(page.locator('#filtros')).toHaveAttribute('data-live', { timeout: 30_000 })
  }
}

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
