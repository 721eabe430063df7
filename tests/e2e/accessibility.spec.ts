import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { demoEmail, knownPages } from '@/tests/support/demo'
import { expectAccessible, expectNoShift, expectThumbSized, recordShifts } from '@/tests/support/page-checks'
import { isPhone } from '@/tests/support/screens'

/** Pages that are laid out anew on wide screens; the others are the phone's column with more air. */
const WIDE = ['home', 'the dogs', 'a pet', 'the foundations', 'a foundation', 'pet care', 'registration']

for (const [name, path] of Object.entries(knownPages)) {
  // One visit for the four of them: opening a page is what takes the time.
  const tag = WIDE.includes(name) ? [] : ['@phone']
  test(`${name} loads without a jump, fits screen and thumb, and axe finds nothing to object to`, {
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
  test(`a thumb finds everything on ${path}`, { tag: '@phone' }, async ({ page }) => {
    await openAs(page, demoEmail('publica'), path)
    await expectThumbSized(page)
  })

test('every page fits a phone on which text is set to twice its size', { tag: '@phone' }, async ({
  page,
}) => {
  // What people set in their browser; unlike a style for `html`, it also counts in media queries.
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

/** Pets and foundations are called what people like: one word of forty letters ends every heading, fact and crumb. @returns pixels. */
async function widthWithLongNames(page: Page): Promise<number> {
  const named = 'main :is(h1, h2, h3, dd, nav[aria-label="Estás en"] [aria-current])'
  const content = `${named}::after { content: '${'Guau'.repeat(10)}' }`
  await page.addStyleTag({ content })
  return page.evaluate(() => document.documentElement.scrollWidth)
}

test('a keyboard reaches every link and button of the home page, and shows where it is', async ({ page }) => {
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
