import type { Page, Request } from '@playwright/test'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { CATS, cards } from '@/tests/support/screens'

const firstPet = (page: Page) => cards(page).first().getByRole('heading').getByRole('link')
const isDocument = (request: Request) => request.resourceType() === 'document'
/** Fetched ahead by the router. */
const isPrefetch = (request: Request) => request.headers()['next-router-prefetch'] !== undefined

test('a link is followed without another document and takes the focus along, Back leads to where it was, with Ctrl it opens a tab', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await openHydrated(page, CATS)
  await firstPet(page).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  const documents: string[] = []
  page.on('request', (request) => isDocument(request) && documents.push(request.url()))
  const href = (await firstPet(page).getAttribute('href')) ?? ''

  await firstPet(page).click()
  await expect(page).toHaveURL(href)
  await page.goBack()
  await expect(page).toHaveURL(CATS)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)

  await firstPet(page).press('Enter')
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  // The footer stays when the page changes.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  expect(documents).toEqual([])

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    firstPet(page).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(href)
  await expect(page).toHaveURL(CATS)
})

test('a link that replaces its entry of the history, and one that keeps the position, do so', {
  tag: '@phone',
}, async ({ page }) => {
  await openHydrated(page, '/searcher/pet/cat/sub?talla=mediano')
  await page.evaluate(() => scrollTo(0, 60))
  await page.getByRole('list', { name: 'Filtros activos' }).getByRole('link').first().click()
  await expect(page).toHaveURL(CATS)
  expect(await page.evaluate(() => scrollY)).toBe(60)

  await page.getByRole('link', { name: 'Filtros', exact: true }).click()
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'Borrar', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('a page that is the same for everybody is fetched once the mouse is over its link, no other is', {
  tag: '@desktop',
}, async ({ page }) => {
  const ahead: string[] = []
  page.on('request', (request) => isPrefetch(request) && ahead.push(new URL(request.url()).pathname))
  await openHydrated(page, '/foundations')
  const foundation = page.getByRole('main').locator('a[href^="/foundation/"]').first()
  const path = await foundation.getAttribute('href')
  await page.getByRole('link', { name: 'Querencia, inicio' }).first().hover()
  await foundation.hover()
  await expect.poll(() => [...new Set(ahead)]).toEqual([path])
})
