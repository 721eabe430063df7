import { expect, openHydrated, test } from '@/tests/support/browser'
import { expectAccessible } from '@/tests/support/page-checks'
import { BASE_URL } from '@/tests/support/site'
import { frequencyOf, memberWithSearch, NAME } from '@/tests/support/site-saved-searches'

test.describe('the link of a notice', () => {
  test('stops it with one tap and not by opening it, and another starts it again', async ({ page }) => {
    const { email, link } = await memberWithSearch()
    await openHydrated(page, link)
    expect(await frequencyOf(email)).toBe('diaria')
    await page.getByRole('button', { name: 'Cancelar los avisos' }).click()
    await expect(
      page.getByRole('heading', { name: 'Listo, no te escribimos más por esta búsqueda' }),
    ).toBeVisible()
    await expect(page.getByText(`“${NAME}” quedó en pausa.`, { exact: false })).toBeVisible()
    expect(await frequencyOf(email)).toBe('en pausa')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Volver a activar los avisos' }).click()
    await expect(page.getByRole('heading', { name: 'Listo, te avisamos otra vez' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Listo, te avisamos otra vez' })).toBeVisible()
    expect(await frequencyOf(email)).toBe('diaria')
  })

  test('that a scanner only fetches changes nothing; the one-click POST of mail programs does', async ({
    page,
  }) => {
    const { email, link } = await memberWithSearch()
    for (const path of [link, `/api${link}`]) expect((await page.request.get(path)).ok()).toBe(true)
    expect(await frequencyOf(email)).toBe('diaria')
    const answer = await fetch(`${BASE_URL}/api${link}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)
    expect(await frequencyOf(email)).toBe('en pausa')
  })

  test('that is forged says so', async ({ page }) => {
    await page.goto('/avisos/1.aaaaaaaaaaaaaaaaaaaaaaaaaaa')
    await expect(page.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible()
    await expectAccessible(page)
  })
})
