import type { Locator } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { expectNoOverflow, expectNoShift, recordShifts } from '@/tests/support/page-checks'
import { findFoundation } from '@/tests/support/site'

test('the list links to a foundation with its contact details and ways to help', async ({ page }) => {
  const foundation = await findFoundation()
  await page.goto('/foundations')
  await expect(page.getByRole('heading', { level: 1, name: 'Fundaciones' })).toBeVisible()
  await page.getByRole('link', { name: foundation.name, exact: true }).click()
  await expect(page).toHaveURL(`/foundation/${foundation.id}`)
  await expect(page.getByRole('heading', { level: 1, name: foundation.name })).toBeVisible()
  await expect(page.getByRole('link', { name: foundation.email })).toHaveAttribute(
    'href',
    `mailto:${foundation.email}`,
  )
  await expect(page.getByRole('link', { name: 'Donar' })).toHaveAttribute(
    'href',
    `/sponsor?fundacion=${foundation.id}`,
  )
})

test('the list of foundations fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/foundations')
  await expect(page.getByRole('link', { name: /^Ver las \d+ mascotas de fundaciones$/ })).toBeVisible()
  await expectNoOverflow(page)
})

test('a foundation without a picture has the same placeholder avatar on card and page, without layout shift', async ({
  page,
}) => {
  const foundation = await findFoundation()
  await recordShifts(page)
  await page.goto('/foundations')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: foundation.name, exact: true }) })
  const onCard = await drawingsIn(card)
  expect(onCard).toHaveLength(2)
  await expectNoShift(page)
  await page.goto(`/foundation/${foundation.id}`)
  expect(await drawingsIn(page.getByRole('main'))).toEqual(onCard)
  await expectNoShift(page)
})

/** Loaded sprites of the placeholder avatar in this element. */
async function drawingsIn(element: Locator) {
  const face = element.locator('svg:has(text)')
  await expect(face).toHaveAttribute('aria-hidden', 'true')
  const uses = face.locator('use')
  const widths = () => uses.evaluateAll((all) => all.map((use) => (use as SVGUseElement).getBBox().width))
  await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true)
  return uses.evaluateAll((all) =>
    all.map((use) => ({
      name: use.getAttribute('href'),
      width: (use as SVGUseElement).getBBox().width,
    })),
  )
}

test('commenting prompts signed-out visitors to sign in, with a callback URL', async ({ page }) => {
  const foundation = await findFoundation()
  await page.goto(`/foundation/${foundation.id}`)
  await page.getByRole('link', { name: 'Deja tu comentario' }).click()
  const dialog = page.getByRole('dialog', { name: 'Para realizar un comentario debes estar logueado' })
  await expect(dialog.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
    'href',
    `/login?callbackUrl=%2Freview%2F${foundation.id}`,
  )
})

test('the public picture of a foundation is not labelled as its contact person’s', async ({ page }) => {
  await openAs(page, demoEmail('fundacion'), '/dashboard/perfil')
  await expect(page.getByRole('heading', { name: 'Foto de la fundación' })).toBeVisible()
  await openAs(page, demoEmail('adopta'), '/dashboard/perfil')
  await expect(page.getByRole('heading', { name: 'Mi foto' })).toBeVisible()
})
