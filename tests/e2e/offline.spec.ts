import type { Page } from '@playwright/test'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { heading } from '@/tests/support/screens'

const PET = '/pet-detail/100015'

test.use({
  serviceWorkers: 'allow',
  // The page without a connection is no success; what a page still asks for then breaks; a kept page runs no scripts.
  expectedNoise: [/^answer: 503 |^request: .*ERR_INTERNET_DISCONNECTED|Blocked script execution/],
})

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    return paths
  })

/** Until the worker answers for the page. */
const untilWorking = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

test('without a connection a page says so, leads to the pet that was seen, and that one shows', async ({
  page,
  context,
}) => {
  await openHydrated(page, PET)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await untilWorking(page)
  await expect.poll(() => keptPaths(page)).toContain(PET)
  await context.setOffline(true)
  await page.goto('/foundations')
  await expect(heading(page, 'Sin conexión')).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(page.getByText(/^Guardado el .*, sin conexión$/)).toBeVisible()
  await expect(heading(page, name)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(/^Guardado el/)).toBeHidden()
})

test('the favourites are kept until the logout, which leaves nothing', async ({ page, context }) => {
  await openAs(page, await newMember(), PET)
  await expect.poll(() => keptPaths(page)).toContain(PET)
  await openHydrated(page, '/favorites')
  await untilWorking(page)
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([PET, '/favorites']))
  await context.setOffline(true)
  await page.goto('/favorites')
  await expect(page.getByText(/^Guardado el .*, sin conexión$/)).toBeVisible()
  await context.setOffline(false)
  await openHydrated(page, '/')
  await page.getByRole('banner').locator('summary', { hasText: /Hola,/ }).click()
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => keptPaths(page)).toEqual([])
})
