import { FAQ_GROUPS } from '@/lib/text/copy/faqs'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'

test('breadcrumb and footer links have 44 px touch targets', async ({ page }) => {
  await page.goto('/pet-care')
  const links = page
    .getByRole('navigation', { name: 'Estás en' })
    .getByRole('link')
    .or(page.getByRole('contentinfo').getByRole('link'))
  for (const link of await links.all())
    expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(44)
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
})
