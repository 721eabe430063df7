import type { Page } from '@playwright/test'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { expectNoShift, recordShifts } from '@/tests/support/page-checks'
import { pointIn, swipe } from '@/tests/support/touch'

const cards = (page: Page) => page.locator('#algunas > li')
const previous = (page: Page) => page.getByRole('button', { name: 'Anterior' })
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' })

/** Opens the home page and lets Embla take over its carousel. */
async function openAwake(page: Page): Promise<void> {
  await page.goto('/')
  await cards(page).first().scrollIntoViewIfNeeded()
  await cards(page).first().getByRole('link').first().focus()
  await expect(page.locator('[data-embla] > #algunas')).toBeAttached()
}

/** Distance of each card from the edge of the page's text. */
const placesOf = (page: Page) =>
  cards(page).evaluateAll((cards) => {
    const text = document.querySelector('#algunas-titulo')?.getBoundingClientRect().left ?? 0
    return cards.map((card) => Math.round(card.getBoundingClientRect().left - text))
  })

test('the carousel has five pets, and its arrows are disabled at the ends', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(cards(page)).toHaveCount(5)
  await expect(previous(page)).toBeDisabled()
  await next(page).click()
  await expect(next(page)).toBeDisabled()
  await expect(cards(page).nth(4)).toBeInViewport({ ratio: 0.99 })
  await previous(page).click()
  await expect(previous(page)).toBeDisabled()
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.99 })
})

test('at 1024 px two clicks on an arrow reach the last card, and two more the first', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await openAwake(page)
  await next(page).click()
  await expect.poll(async () => (await placesOf(page))[2]).toBeCloseTo(0)
  await next(page).click()
  await expect(cards(page).nth(4)).toBeInViewport({ ratio: 0.99 })
  await expect(next(page)).toBeDisabled()
  await previous(page).click()
  await expect.poll(async () => (await placesOf(page))[1]).toBeCloseTo(0)
  await previous(page).click()
  await expect.poll(async () => (await placesOf(page))[0]).toBeCloseTo(0)
  await expect(previous(page)).toBeDisabled()
})

test('the carousel shows 1.1 cards at 390 px, 2.5 from 768 px and 4 from 1224 px', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  for (const [width, shown] of [
    [390, 1.1],
    [768, 2.5],
    [1024, 2.5],
    [1224, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const [room, card, gap] = await cards(page).evaluateAll((cards) => {
      const [first, second] = cards.map((card) => card.getBoundingClientRect())
      const room = document.querySelector('#algunas')?.clientWidth ?? 0
      return [room, first?.width ?? 0, (second?.left ?? 0) - (first?.right ?? 0)]
    })
    const part = ((room ?? 0) - Math.floor(shown - 0.01) * (gap ?? 0)) / (card ?? 1)
    expect(part, `at ${width} px`).toBeCloseTo(shown, 1)
  }
})

test('a carousel keeps its scroll position when Embla takes over', async ({ page }) => {
  await recordShifts(page)
  await page.goto('/')
  const row = page.locator('#algunas-fila')
  // Scrolling the page would let Embla take over first.
  await row.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
  const before = await placesOf(page)
  expect(before[0]).toBeLessThan(0)
  await page.locator('#algunas > li:last-child a').first().focus()
  await expect(page.locator('[data-embla] > #algunas')).toBeAttached()
  expect(await placesOf(page)).toEqual(before)
  await expectNoShift(page)
})

test('dragging the cards with a mouse does not follow a link', { tag: '@desktop' }, async ({ page }) => {
  await openAwake(page)
  const [from, to] = [await pointIn(cards(page).nth(3)), await pointIn(cards(page).nth(1))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await expect(next(page)).toBeDisabled()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a trackpad scrolls the cards horizontally and the page vertically', { tag: '@desktop' }, async ({
  page,
}) => {
  await openAwake(page)
  const at = await pointIn(cards(page).nth(1))
  await page.mouse.move(at.x, at.y)
  for (let step = 0; step < 6; step++) await page.mouse.wheel(80, 0)
  await expect(next(page)).toBeDisabled()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

test('a touch swipe moves from card to card', { tag: '@phone' }, async ({ page }) => {
  await openAwake(page)
  await swipe(page, cards(page).first(), 'left')
  await expect.poll(async () => (await placesOf(page))[1]).toBe(0)
  await swipe(page, cards(page).nth(1), 'right')
  await expect.poll(async () => (await placesOf(page))[0]).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('arrow keys move the cards, and focusing a link scrolls its card into view', {
  tag: '@desktop',
}, async ({ page }) => {
  await openAwake(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await placesOf(page))[0]).toBeLessThan(0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await placesOf(page))[0]).toBe(0)
  const last = cards(page).last().getByRole('link').first()
  for (
    let press = 0;
    press < 10 && !(await last.evaluate((link) => link === document.activeElement));
    press++
  )
    await page.keyboard.press('Tab')
  await expect(cards(page).last()).toBeInViewport({ ratio: 0.9 })
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript the cards scroll and snap, up to the last', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/')
    const last = cards(page).last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 0.95 })
    await expect(next(page)).toBeHidden()
  })
})
