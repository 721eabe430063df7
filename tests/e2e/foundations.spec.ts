import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { findFoundation } from '@/tests/support/site'

test('the list leads to a foundation, its contacts and the ways to help', async ({ page }) => {
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

test('a stranger who wants to comment is asked to sign in, and led on from there', async ({ page }) => {
  const foundation = await findFoundation()
  await page.goto(`/foundation/${foundation.id}`)
  await page.getByRole('link', { name: 'Deja tu comentario' }).click()
  const dialog = page.getByRole('dialog', { name: 'Para realizar un comentario debes estar logueado' })
  await expect(dialog.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
    'href',
    `/login?callbackUrl=%2Freview%2F${foundation.id}`,
  )
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('foundations and their pets can be opened', async ({ page }) => {
    await page.goto('/foundations')
    const pets = page.getByRole('region', { name: 'Mascotas de fundaciones' })
    expect(await pets.getByRole('article').count()).toBeGreaterThan(0)
    await pets.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/pet-detail\/\d+$/)
    await page.getByRole('link', { name: /Publicada por/ }).click()
    await expect(page).toHaveURL(/\/foundation\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Comentarios' })).toBeVisible()
  })

  test('all their pets can be leafed through', async ({ page }) => {
    await page.goto('/foundations')
    await page.getByRole('link', { name: /^Ver las \d+ mascotas de fundaciones$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mascotas de fundaciones' })).toBeVisible()
    const names = () => page.getByRole('article').getByRole('heading').allTextContents()
    const first = await names()
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL('/foundations/mascotas?pagina=2#lista')
    expect(await names()).not.toEqual(first)
  })

  test('an unknown foundation answers 404 and shows the way to the others', async ({ page }) => {
    const answer = await page.goto('/foundation/2147483647')
    expect(answer?.status()).toBe(404)
    await page.getByRole('link', { name: 'Ver todas las fundaciones' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fundaciones' })).toBeVisible()
  })
})
