import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { knownPages } from '@/tests/support/demo'
import { expectNoOverflow } from '@/tests/support/page-checks'
import { button, field, heading, toast } from '@/tests/support/screens'
import { newLinkedShelter } from '@/tests/support/site-reviews'

const PROFILE = '/dashboard/fundacion'
const MAX_BYTES = 30_000

test.describe('a short link', () => {
  test.use(NO_SCRIPTS)

  test('opens a small page that leads to adopting, donating, writing and sharing', async ({ page }) => {
    const response = await page.goto(knownPages['a short link'])
    expect((await response?.body())?.length).toBeLessThan(MAX_BYTES)
    expect(await page.content()).not.toMatch(/<script(?! type="application\/ld\+json")/)
    await expect(heading(page, 'Albergue Mitad del Mundo')).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/foundation\/3$/)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.+\.jpg$/)
    await page.getByText('Compartir').click()
    await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/593/,
    )
    await expect(page.getByRole('link', { name: 'Donar' })).toHaveAttribute('href', /^\/sponsor\?/)
    await page.getByRole('link', { name: 'Adoptar' }).click()
    await expect(page).toHaveURL(/\/searcher\/todos\?/)
  })
})

test('a name that nobody has answers 404, and capitals lead to the right spelling', async ({ page }) => {
  expect((await page.goto('/f/nadie-se-llama-asi'))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Ver todas las fundaciones' }).click()
  await expect(page).toHaveURL('/foundations')
  await page.goto('/f/Albergue-Mitad-Del-Mundo/mascotas')
  await expect(page).toHaveURL(knownPages['a frame of pets'])
})

const withFrame = (src: string) =>
  `<!doctype html><title>Refugio</title><link rel="icon" href="data:,"><iframe src="${src}" width="300" height="640"></iframe>`

/**
 * Opens a page of another origin with a frame of 300 pixels. A server of its own: browsers keep pages that come from
 * nowhere, as intercepted ones do, away from this computer.
 */
async function openFrame(page: Page, src: string) {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8').end(withFrame(src))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  await page.goto(`http://127.0.0.1:${address.port}/`)
  server.close()
  return page.frameLocator('iframe')
}

test('a site of another origin frames the pets, whose links leave the frame; no cookie is set', async ({
  page,
  context,
  baseURL,
}) => {
  const frame = await openFrame(page, `${baseURL}${knownPages['a frame of pets']}`)
  await expect(frame.getByRole('heading', { name: 'Mascotas de Albergue Mitad del Mundo' })).toBeVisible()
  const width = await frame.locator('html').evaluate((root) => root.scrollWidth)
  expect(width).toBeLessThanOrEqual(300)
  const opened = context.waitForEvent('page')
  await frame.getByRole('listitem').first().getByRole('link').click()
  const pet = await opened
  await expect(pet).toHaveURL(/\/pet-detail\/\d+$/)
  expect(await pet.evaluate(() => window.opener)).toBeNull()
  await pet.close()
  expect(await context.cookies()).toEqual([])
})

test.describe('every other page', () => {
  // The browser says why it shows nothing.
  test.use({ expectedNoise: [/frame|BLOCKED_BY_RESPONSE/i] })

  for (const path of [knownPages['a short link'], knownPages['a foundation']])
    test(`cannot be framed: ${path}`, async ({ page, baseURL }) => {
      const refusals: string[] = []
      page.on('requestfailed', (request) => refusals.push(request.failure()?.errorText ?? ''))
      const frame = await openFrame(page, `${baseURL}${path}`)
      await expect.poll(() => refusals.at(-1)).toMatch(/BLOCKED_BY_RESPONSE/)
      await expect(frame.getByRole('heading', { name: 'Albergue Mitad del Mundo' })).toHaveCount(0)
    })
})

test('a foundation copies its link and its frame, and changes the name; the earlier one leads on', async ({
  page,
  context,
}) => {
  const { name, email, slug } = await newLinkedShelter()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, email, PROFILE)
  await button(page, 'Copiar marco').click()
  await expect(toast(page, 'Código copiado')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^<iframe src="http[^"]+/f/${slug}/mascotas" title="Mascotas de ${name}"`),
  )
  await expect(page.getByRole('img', { name: /^Código QR de/ })).toBeVisible()
  await page.getByText('Cambiar el nombre del enlace').click()
  await field(page, 'Nombre del enlace').fill('Querencia')
  await button(page, 'Cambiar enlace').click()
  await expect(field(page, 'Nombre del enlace')).toHaveAccessibleDescription(/está reservado/)
  await field(page, 'Nombre del enlace').fill(`${slug}-nuevo`)
  await button(page, 'Cambiar enlace').dblclick()
  await expect(toast(page, 'Tu enlace nuevo ya funciona')).toBeVisible()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
  await page.goto(`/f/${slug}`)
  await expect(page).toHaveURL(`/f/${slug}-nuevo`)
  await expect(heading(page, name)).toBeVisible()
})
