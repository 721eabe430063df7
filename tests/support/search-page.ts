import type { Page } from '@playwright/test'

export const DOGS = '/searcher/pet/dog/sub'
/** Nobody publishes cats while tests run: their counts stay. */
export const CATS = '/searcher/pet/cat/sub'
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
/** The cards of the list. */
export const cards = (page: Page) => page.getByRole('list', { name: 'Mascotas' }).getByRole('article')
/** The sentence with the number of pets. */
export const summary = (page: Page) => page.getByRole('status').filter({ hasText: /hogar|Ninguna/ })

/** The filters, wherever this screen has them. */
export async function openFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('link', { name: /^Filtros/ }).click()
}

/** The options are drawn over their radio buttons, so a person clicks the label. */
export const option = (page: Page, category: string, label: string) =>
  page.getByRole('group', { name: category }).locator('label', { hasText: label })
