import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { demoEmail, knownPages } from '@/tests/support/demo'
import { expectAccessible, expectNoShift, expectThumbSized, recordShifts } from '@/tests/support/page-checks'
import { isPhone } from '@/tests/support/screens'

/** Pages with a different layout on wide screens; the others keep the phone's single column. */
const WIDE = ['home', 'the dogs', 'a pet', 'the foundations', 'a foundation', 'pet care', 'registration']

for (const [name, path] of Object.entries(knownPages)) {
  // One visit for all four checks: opening the page is the slow part.
  const tag = WIDE.includes(name) ? [] : ['@phone']
  test(`${name} has no layout shift, fits the screen, has 44 px touch targets and no axe violations`, {
    tag,
  }, async ({ page }) => {
    await recordShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'pixels beside the screen').toBe(0)
    await expectNoShift(page)
    if (isPhone(page)) await expectThumbSized(page)
    await expectAccessible(page)
  })
}

for (const path of ['/dashboard', '/dashboard/mascotas', '/favorites'])
  test(`${path} has 44 px touch targets`, { tag: '@phone' }, async ({ page }) => {
    await openAs(page, demoEmail('publica'), path)
    await expectThumbSized(page)
  })

test('every page fits a phone with 200 % text size', { tag: '@phone' }, async ({ page }) => {
  // The browser's text size setting; unlike a style for `html`, it also affects media queries.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const [name, path] of Object.entries(knownPages)) {
    await page.goto(path)
    const { text, content, screen } = await page.evaluate(() => ({
      text: getComputedStyle(document.documentElement).fontSize,
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }))
    expect(text, name).toBe('32px')
    expect.soft(content, name).toBeLessThanOrEqual(screen)
    expect.soft(await widthWithLongNames(page), `${name}, with long names`).toBeLessThanOrEqual(screen)
  }
})

/** Names are user input: appends a 40-letter word to headings, facts and breadcrumbs. @returns the page width in pixels */
async function widthWithLongNames(page: Page): Promise<number> {
  const named = 'main :is(h1, h2, h3, dd, nav[aria-label="Estás en"] [aria-current])'
  const content = `${named}::after { content: '${'Guau'.repeat(10)}' }`
  await page.addStyleTag({ content })
  return page.evaluate(() => document.documentElement.scrollWidth)
}

test('every link and button of the home page is reachable by keyboard, with a visible focus', async ({
  page,
}) => {
  await page.goto('/')
  const wanted = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
    const reachable = controls.filter((control) => control.checkVisibility() && control.tabIndex >= 0)
    for (const [index, control] of reachable.entries()) control.dataset.stop = String(index)
    return reachable.length
  })
  const reached = new Set<string>()
  for (let press = 0; press < wanted + 5; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null
      if (!focused?.dataset.stop) return null
      const { outlineStyle, boxShadow } = getComputedStyle(focused)
      const ring =
        outlineStyle !== 'none' || boxShadow !== 'none' || focused.matches('label *, [data-ring] *')
      return { stop: focused.dataset.stop, ring, html: focused.outerHTML.slice(0, 120) }
    })
    if (!stop) continue
    expect(stop.ring, stop.html).toBe(true)
    reached.add(stop.stop)
  }
  expect(reached.size).toBe(wanted)
})
