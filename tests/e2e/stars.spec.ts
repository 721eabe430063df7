import { newMember, openAs, viewerOf } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { findPet } from '@/tests/support/site'

test('a star given while the account is read anew stays given @phone', async ({ page }) => {
  const pet = await findPet(() => true)
  await page.clock.install()
  await openAs(page, await newMember(), `/pet-detail/${pet.id}`)
  await expect(page.getByLabel(`Agregar a ${pet.name} a favoritos`).first()).toHaveAttribute(
    'aria-disabled',
    'false',
  )
  let hasArrived = false
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(
    '**/api/viewer',
    async (route) => {
      const response = await route.fetch()
      await arrival
      await route.fulfill({ response })
      hasArrived = true
    },
    { times: 1 },
  )
  // Coming back to the tab after more than a minute.
  await page.clock.fastForward(61_000)
  const asked = page.waitForRequest('**/api/viewer')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await asked
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByLabel(`Agregar a ${pet.name} a favoritos`).first().click()
  await expect(page.getByLabel(`Quitar a ${pet.name} de favoritos`).first()).toBeVisible()
  await saved
  arrive()
  await expect.poll(() => hasArrived).toBe(true)
  await page.clock.runFor(1_000)
  await expect.poll(async () => (await viewerOf(page)).favouriteIds).toEqual([pet.id])
  await expect(page.getByLabel(`Quitar a ${pet.name} de favoritos`).first()).toBeVisible()
})
