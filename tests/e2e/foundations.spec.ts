import type { Locator } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
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

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript foundations and their pets can be opened', async ({ page }) => {
    await page.goto('/foundations')
    const pets = page.getByRole('region', { name: 'Mascotas de fundaciones' })
    expect(await pets.getByRole('article').count()).toBeGreaterThan(0)
    await pets.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/pet-detail\/\d+$/)
    const publisher = page.getByRole('link', { name: /Publicada por/ })
    await expect(publisher.locator('svg text')).toHaveText(/^[\p{Lu}\d]{1,2}$/u)
    await publisher.click()
    await expect(page).toHaveURL(/\/foundation\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Comentarios' })).toBeVisible()
  })

  test('without JavaScript all pets of foundations can be paged through', async ({ page }) => {
    await page.goto('/foundations')
    await page.getByRole('link', { name: /^Ver las \d+ mascotas de fundaciones$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mascotas de fundaciones' })).toBeVisible()
    const names = () => page.getByRole('article').getByRole('heading').allTextContents()
    const first = await names()
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL('/foundations/mascotas?pagina=2#lista')
    expect(await names()).not.toEqual(first)
  })

  test('an unknown foundation answers 404 and links to the others', async ({ page }) => {
    const answer = await page.goto('/foundation/2147483647')
    expect(answer?.status()).toBe(404)
    await page.getByRole('link', { name: 'Ver todas las fundaciones' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fundaciones' })).toBeVisible()
  })
})
