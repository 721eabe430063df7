import type { Page } from '@playwright/test'
import { newFoundation, openAs, openCase, signIn } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { DEMO_ACCOUNTS, demoEmail } from '@/tests/support/demo'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'

const ADMIN = demoEmail('admin')
/** Review page of the demo’s pending foundation. */
const PENDING_REVIEW = `/admin/fundaciones/${DEMO_ACCOUNTS.pendiente}`
const REASON = 'El documento no muestra el nombre de la organización.'

const main = (page: Page) => page.getByRole('main')

test('staff review a foundation, reject it, and approve it later', async ({ page }) => {
  const foundation = await newFoundation(page)
  const { name, email } = foundation
  await openAs(page, ADMIN, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Fundaciones nuevas' })).toBeVisible()
  await expectAccessible(page)
  await openCase(page, foundation)
  await expect(main(page).getByText(email)).toBeVisible()
  const picture = page.getByRole('img', { name: 'Documento 1' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Rechazar fundación' }).click()
  await expect(page.getByText('Escribe al menos 10 caracteres')).toBeVisible()
  await page.getByLabel('Motivo del rechazo').fill(REASON)
  await page.getByRole('button', { name: 'Rechazar fundación' }).click()
  const decision = page.getByRole('region', { name: 'Decisión' })
  await expect(decision.getByText('Rechazada')).toBeVisible()
  await expect(decision.getByText(REASON)).toBeVisible()
  await expect(toast(page, 'La fundación fue rechazada')).toBeVisible()
  await expect(decision).toBeFocused()
  await expect(page.getByRole('button', { name: 'Rechazar fundación' })).toBeHidden()

  await page.getByRole('button', { name: 'Aprobar fundación' }).click()
  await expect(decision.getByText('Aprobada')).toBeVisible()
  await expect(toast(page, 'La fundación está aprobada')).toBeVisible()
  await expect(decision).toBeFocused()
  await decision.getByRole('link', { name: 'Ver su página' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goto('/admin/bitacora')
  const entries = page.getByRole('listitem').filter({ hasText: name })
  await expect(entries.filter({ hasText: `rechazó a ${name}` })).toContainText(REASON)
  await expect(entries.filter({ hasText: `aprobó a ${name}` })).toHaveCount(1)
  await expect(entries.filter({ hasText: `abrió un documento de ${name}` }).first()).toBeVisible()
  await expect(entries.first().getByRole('link', { name })).toHaveAttribute(
    'href',
    /^\/admin\/fundaciones\/\d+$/,
  )
  await expectAccessible(page)
})

test('the staff area fits a phone: a row is a card, with name and date unbroken', async ({ page }) => {
  await openAs(page, ADMIN, '/admin')
  const day = page.locator(`tr:has(a[href="${PENDING_REVIEW}"])`).getByText(/\d{4}/)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
    const lines = await day.evaluate((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    })
    expect(lines).toBe(1)
  }
  await expectAccessible(page)
})

test('of two concurrent decisions, the second gets a conflict', async ({ page, context }) => {
  const foundation = await newFoundation(page)
  await openAs(page, ADMIN, '/admin')
  await openCase(page, foundation)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Motivo del rechazo').fill(REASON)
  await page.getByRole('button', { name: 'Aprobar fundación' }).click()
  await expect(page.getByRole('region', { name: 'Decisión' }).getByText('Aprobada')).toBeVisible()
  await other.getByRole('button', { name: 'Rechazar fundación' }).click()
  await expect(main(other).getByRole('alert')).toContainText('alguien decidió antes')
})

test('documents are served sandboxed, and a PDF is displayed', async ({ page }) => {
  await openAs(page, ADMIN, '/admin')
  // The demo's foundation has waited longest, so it is on the first page.
  await page.locator(`main a[href="${PENDING_REVIEW}"]`).first().click()
  await expect(page).toHaveURL(PENDING_REVIEW)
  const frame = page.getByTitle('Documento 1')
  const path = (await frame.getAttribute('src')) ?? ''
  const answer = await page.request.get(path)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': expect.stringMatching(/^sandbox\b/),
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'unsafe-none',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^inline; filename="documento-\d+\.pdf"$/),
  })
  const desk = await page.request.get('/admin')
  expect(desk.headers()['cache-control']).toContain('no-store')
  expect(await desk.text()).toContain('noindex')
})

test.describe('the staff area for everybody else', () => {
  test.use({ expectedNoise: [/404/] })

  test('the staff area says to others that there is no such page', async ({ page }) => {
    await signIn(page, demoEmail('adopta'))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible()
  })
})
