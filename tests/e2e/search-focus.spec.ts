import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { option } from '@/tests/support/screens'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por nombre, raza o descripción' })
const results = (page: Page) => page.getByRole('region', { name: 'Resultados' })

test('a text that is a place or a kind leaves the focus on its list, which says the count', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [text, path] of [
    ['quito', '/searcher/location/city/quito'],
    ['perra', '/searcher/pet/dog/sub'],
  ] as const) {
    await openHydrated(page, '/searcher/todos')
    await box(page).fill(text)
    await box(page).press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(results(page)).toBeFocused()
    await expect(results(page)).toHaveAccessibleDescription(/^\d+ .+ un hogar$/)
  }
})

test('another text leaves the focus in its box, and a list opened by a link has none', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, '/searcher/todos')
  await box(page).fill('luna')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/searcher/todos?q=luna')
  await expect(box(page)).toBeFocused()
  await option(page, 'Sexo', 'Hembra').click()
  await expect(page).toHaveURL('/searcher/todos?sexo=hembra&q=luna')
  await page.getByRole('link', { name: 'Querencia' }).first().click()
  await expect(page).toHaveURL('/')
  await page.getByRole('main').getByRole('link', { name: 'Perros' }).first().click()
  await expect(page).toHaveURL('/searcher/pet/dog/sub')
  await expect(results(page)).not.toBeFocused()
})

test('a choice that is a link and goes with it leaves the focus on the list', { tag: '@desktop' }, async ({
  page,
}) => {
  await openHydrated(page, '/searcher/todos?edad=joven&sexo=hembra')
  const chips = page.getByRole('list', { name: 'Filtros activos' })
  await chips.getByRole('link').first().press('Enter')
  await expect(chips.getByRole('link')).toHaveCount(2)
  await expect(results(page)).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Tipo de mascota' })
    .getByRole('link', { name: 'Gatos' })
    .press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/searcher/pet/cat/sub')
  await expect(results(page)).toBeFocused()
})
