import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { DEMO_ACCOUNTS, demoEmail } from '@/tests/support/demo'
import { findPhotographedPet } from '@/tests/support/gallery'
import { BASE_URL, findFoundation, inSiteDatabase } from '@/tests/support/site'

/** What can only be pressed, and what leads elsewhere. */
async function expectNothingToPress(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const name of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(name).locator('visible=true')).toHaveCount(0)
}

const address = (path: string) => `${BASE_URL.replace(/^https?:\/\//, '')}${path}`

test('a printed pet is its photo, its facts, its story and the address of its page, on at most two sheets', {
  tag: '@desktop',
}, async ({ page }) => {
  const { id, name } = await findPhotographedPet()
  await page.goto(`/pet-detail/${id}`)
  await expectNothingToPress(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(
    page.getByRole('region', { name: `Fotos de ${name}` }).locator('img >> visible=true'),
  ).toHaveCount(1)
  await expect(page.getByRole('heading', { name: `Conoce a ${name}` })).toBeVisible()
  await expect(page.getByText(address(`/pet-detail/${id}`))).toBeVisible()
  await expect(
    page.getByRole('link', { name: /Quiero adoptar|Apadrinar/ }).locator('visible=true'),
  ).toHaveCount(0)
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets?.length).toBeLessThanOrEqual(2)
})

test('a printed foundation is its name, its contacts and the address of its page', {
  tag: '@desktop',
}, async ({ page }) => {
  const { id, name } = await findFoundation()
  await page.goto(`/foundation/${id}`)
  await expectNothingToPress(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(address(`/foundation/${id}`))).toBeVisible()
  await expect(page.getByRole('link', { name: /Donar/ }).locator('visible=true')).toHaveCount(0)
})

test('a printed request and a printed receipt keep what they say', { tag: '@desktop' }, async ({ page }) => {
  await openAs(page, demoEmail('adopta'), '/dashboard/solicitudes')
  const request = page.getByRole('main').locator('a[href^="/dashboard/solicitudes/"]').first()
  await page.goto((await request.getAttribute('href')) ?? '')
  await expectNothingToPress(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const donation = await inSiteDatabase(
    (sql) =>
      sql<
        { id: number }[]
      >`select id from donations where donor_id = ${DEMO_ACCOUNTS.adopta} order by id limit 1`,
  )
  await page.goto(`/sponsor/confirm?donacion=${donation[0]?.id}`)
  await expectNothingToPress(page)
  await expect(page.getByRole('term')).toContainText(['Monto', 'Para'])
  const issuer = page.getByText(`Querencia, ${address('')} · Valentina`)
  await expect(issuer).toBeVisible()
  await page.goto('/dashboard/donations')
  await expectNothingToPress(page)
  await expect(issuer).toBeVisible()
})

test('printed questions and texts to unfold have their answers', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/faqs')
  const answers = page.locator('main details > div')
  const folded = page.locator('main details:not([open]) > div')
  expect(await folded.count()).toBeGreaterThan(10)
  await expect(folded.locator('visible=true')).toHaveCount(0)
  await expectNothingToPress(page)
  await expect(answers.locator('visible=true')).toHaveCount(await answers.count())
})

test('a printed list is its pets, without what orders, filters or keeps them', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const width of [720, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/searcher/todos')
    await expectNothingToPress(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByText(/mascotas? espera/).first()).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(main.locator('select, input, summary').locator('visible=true')).toHaveCount(0)
    await expect(main.getByText('Filtros', { exact: true }).locator('visible=true')).toHaveCount(0)
    await expect(main.getByRole('link', { name: /favoritos/ }).locator('visible=true')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
  await page.goto('/searcher/pet/dog/sub?edad=adulto')
  const offer = page.getByText('¿Te avisamos cuando llegue otra así?')
  await expect(offer).toBeVisible()
  await expectNothingToPress(page)
  await expect(offer).toBeHidden()
})

test('the traits of a printed card are whole', { tag: '@desktop' }, async ({ page }) => {
  const { id } = await findFoundation()
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 680, height: 900 })
  await page.goto(`/foundation/${id}`)
  await expectNothingToPress(page)
  const cut = await page
    .locator('article p > span')
    .evaluateAll((lines) => lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
  expect(cut).toBe(0)
})
