import { ARTICLES } from '@/lib/care/articles'
import { FAQ_GROUPS } from '@/lib/copy/faqs'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'

test('the care page has every article, a donation link and three pets', async ({ page }) => {
  await page.goto('/pet-care')
  for (const { title } of ARTICLES) await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'DONAR', exact: true })).toHaveAttribute('href', '/foundations')
  await expect(page.getByRole('region', { name: 'Esperan una familia' }).getByRole('article')).toHaveCount(3)
})

test('breadcrumb and footer links have 44 px touch targets', async ({ page }) => {
  await page.goto('/pet-care')
  const links = page
    .getByRole('navigation', { name: 'Estás en' })
    .getByRole('link')
    .or(page.getByRole('contentinfo').getByRole('link'))
  for (const link of await links.all())
    expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(44)
})

test('every article has its picture and links to three others', async ({ page, request }) => {
  for (const { slug } of ARTICLES) {
    for (const file of [`${slug}.webp`, `${slug}-600.webp`]) {
      expect((await request.get(`/art/care/${file}`)).status(), file).toBe(200)
    }
  }
  await page.goto(`/pet-care/${ARTICLES[0]?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLES[0]?.title ?? '')
  await expect(page.getByRole('region', { name: 'Sigue leyendo' }).getByRole('article')).toHaveCount(3)
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript questions open and close', async ({ page }) => {
    const [faq] = FAQ_GROUPS[0]?.faqs ?? []
    await page.goto('/faqs')
    const answer = page.getByText(faq?.answer[0] ?? '')
    await expect(answer).toBeHidden()
    await page.getByText(faq?.question ?? '', { exact: true }).click()
    await expect(answer).toBeVisible()
  })

  test('without JavaScript the about page credits the source of its city data', async ({ page }) => {
    await page.goto('/about-us')
    await expect(page.getByText('Datos de ciudades: GeoNames.org, CC BY 4.0.')).toBeVisible()
  })
})
