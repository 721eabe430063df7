import type { Page } from '@playwright/test'
import { signIn } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { demoEmail, knownPages } from '@/tests/support/demo'

test('nothing that gets the focus lies behind a bar of the page', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 320, height: 568 })
  await openHydrated(page, knownPages['the dogs'])
  await expectFocusSeen(page, 40)
  await signIn(page, demoEmail('adopta'))
  await openHydrated(page, '/adoption?pet=100005')
  await expectFocusSeen(page, 30)
  await signIn(page, demoEmail('fundacion'))
  await openHydrated(page, '/dashboard/fundacion')
  // The bar is there once something was changed.
  await page.locator('main form textarea').first().press('x')
  await expect(page.locator('[data-foot-bar]')).toBeInViewport()
  await expectFocusSeen(page, 50)
})

/** Presses the tab key from where the focus is. */
async function expectFocusSeen(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab')
    // Frames later, as browsers may scroll after the key.
    const hidden = await page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      const focused = document.activeElement
      if (!focused?.closest('main') || focused.matches('main')) return null
      const box = (focused.closest('label') ?? focused).getBoundingClientRect()
      const parts = [1, 2, 3, 4, 5].map((part) => part / 6)
      const isSeen = parts.some((x) =>
        parts.some((y) => {
          const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
          return (
            top !== null &&
            (focused.contains(top) || top.contains(focused) || focused.closest('label')?.contains(top))
          )
        }),
      )
      return isSeen || box.height < 4 ? null : focused.outerHTML.slice(0, 120)
    })
    expect(hidden).toBeNull()
  }
}
