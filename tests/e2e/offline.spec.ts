import type { Page } from '@playwright/test'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { heading, toast } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'
import { box, makeConversation } from '@/tests/support/site-conversations'

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

/** In every text of the pages that somebody sees. */
const CANARY = 'Zurciera'

/** All that this browser keeps for the site, as one text. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const kept = await cache.match(request)
        texts.push(name, request.url, JSON.stringify([...(kept?.headers ?? [])]), (await kept?.text()) ?? '')
      }
    }
    for (const { name = '' } of await indexedDB.databases()) texts.push(`indexedDB ${name}`)
    return texts.join('\n')
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
  await expect(page.getByText(/^Guardado el .*, sin conexión/)).toBeVisible()
  await expect(heading(page, name)).toBeVisible()
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'WhatsApp' }).click()
  await (await popup).close()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Volver a intentar' }).click()
  await expect(page.getByText(/^Guardado el/)).toBeHidden()
})

test('a pet that turns out to be gone leaves nothing on the device', async ({ page }) => {
  await openHydrated(page, '/')
  const gone = '/pet-detail/999999'
  await page.evaluate(async (path) => {
    await (await caches.open('querencia-guardado:')).put(path, new Response('kept'))
  }, gone)
  expect(await keptPaths(page)).toContain(gone)
  await page.goto(gone)
  await expect(heading(page, 'Esta mascota no está publicada')).toBeVisible()
  await expect.poll(() => keptPaths(page)).not.toContain(gone)
})

test('the favourites are kept until the logout, which leaves nothing', async ({ page, context }) => {
  await openAs(page, await newMember(), PET)
  await expect.poll(() => keptPaths(page)).toContain(PET)
  await openHydrated(page, '/favorites')
  await untilWorking(page)
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([PET, '/favorites']))
  await context.setOffline(true)
  await page.goto('/favorites')
  await expect(page.getByText(/^Guardado el .*, sin conexión/)).toBeVisible()
  await context.setOffline(false)
  await openHydrated(page, '/')
  await page.getByRole('banner').locator('summary', { hasText: /Hola,/ }).click()
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => keptPaths(page)).toEqual([])
})

test('a logout leaves nothing of what signed-in pages said or was typed there', async ({ page, context }) => {
  // Leaving what was typed is asked about.
  page.on('dialog', (question) => question.accept())
  const { adopter, path } = await makeConversation('en revisión', [['owner', `Hola, ${CANARY}.`]])
  await inSiteDatabase(
    (sql) => sql`update users set name = ${CANARY}, last_name = ${CANARY} where email = ${adopter}`,
  )
  await openAs(page, adopter, '/dashboard')
  await untilWorking(page)
  await openHydrated(page, '/favorites')
  await expect.poll(() => keptPaths(page)).toContain('/favorites')
  await openHydrated(page, '/create-pet')
  await page.getByLabel('Descripción').fill(`${CANARY} duerme en el sofá.`)
  await openHydrated(page, path)
  await expect(page.getByText(`Hola, ${CANARY}.`)).toBeVisible()
  await box(page).fill(`Soy ${CANARY}, ya voy.`)
  await expect.poll(() => keptTexts(page)).toContain(`Soy ${CANARY}`)
  expect(await keptTexts(page)).toContain(`${CANARY} duerme`)
  await openHydrated(page, '/')
  await page.getByRole('banner').locator('summary', { hasText: /Hola,/ }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(toast(page, 'No pudimos cerrar tu sesión: sigue abierta.')).toBeVisible()
  expect(await keptTexts(page)).toContain(`${CANARY} duerme`)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => keptTexts(page)).not.toContain(CANARY)
  expect(await keptTexts(page)).not.toContain('indexedDB')
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(CANARY)
})
