import { expect, test } from '@/tests/support/browser'
import { findPhotographedPet, openPet } from '@/tests/support/gallery'
import { expectNumber, openViewer, photo, viewer, widthOf } from '@/tests/support/photo-viewer'
import { dragTouch, pointIn, spread, swipe } from '@/tests/support/touch'

test('the keys + and - zoom, arrow keys pan while zoomed, and the next photo is not zoomed', {
  tag: '@desktop',
}, async ({ page }) => {
  const count = await openViewer(page)
  const whole = await widthOf(photo(page))
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(() => widthOf(photo(page))).toBeGreaterThan(whole * 2)
  const x = (await photo(page).boundingBox())?.x ?? 0
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await photo(page).boundingBox())?.x).toBeLessThan(x)
  await expectNumber(page, 1, count)
  await viewer(page).getByRole('button', { name: 'Foto siguiente' }).click()
  await expectNumber(page, 2, count)
  await expect.poll(() => widthOf(photo(page))).toBe(whole)
  await page.keyboard.press('+')
  await page.keyboard.press('-')
  await expect.poll(() => widthOf(photo(page))).toBe(whole)
})

test('a click zooms at its position, dragging pans and the wheel zooms', { tag: '@desktop' }, async ({
  page,
}) => {
  const count = await openViewer(page)
  const whole = await widthOf(photo(page))
  const at = await pointIn(photo(page), 0.25, 0.25)
  await page.mouse.click(at.x, at.y)
  await expect.poll(() => widthOf(photo(page))).toBeCloseTo(whole * 2.5, 0)
  const zoomedAt = await pointIn(photo(page), 0.25, 0.25)
  expect(zoomedAt.x).toBeCloseTo(at.x, 0)
  await page.mouse.down()
  await page.mouse.move(at.x - 150, at.y, { steps: 5 })
  await page.mouse.up()
  await expectNumber(page, 1, count)
  expect((await pointIn(photo(page), 0.25, 0.25)).x).toBeCloseTo(at.x - 150, 0)
  await page.mouse.click(at.x, at.y)
  await expect.poll(() => widthOf(photo(page))).toBe(whole)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => widthOf(photo(page))).toBeGreaterThan(whole * 1.5)
})

test('a mouse button released outside the photo ends panning', { tag: '@desktop' }, async ({ page }) => {
  await openViewer(page)
  const whole = await widthOf(photo(page))
  const [middle, above] = [await pointIn(photo(page)), await pointIn(viewer(page), 0.5, 0.02)]
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(above.x, above.y)
  await page.mouse.up()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(() => widthOf(photo(page))).toBeCloseTo(whole * 2.25, 0)
  const { x } = await pointIn(photo(page))
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.move(middle.x + 100, middle.y, { steps: 4 })
  expect((await pointIn(photo(page))).x).toBeCloseTo(x, 0)
})

test('a zoomed photo leaves no gap at its side when the window shrinks', { tag: '@desktop' }, async ({
  page,
}) => {
  await openViewer(page)
  for (let press = 0; press < 4; press++) await page.keyboard.press('+')
  for (let press = 0; press < 15; press++) await page.keyboard.press('ArrowLeft')
  await page.setViewportSize({ width: 700, height: 500 })
  await expect.poll(() => widthOf(viewer(page))).toBe(700)
  await expect.poll(() => widthOf(photo(page))).toBeGreaterThan(700)
  await expect.poll(async () => (await photo(page).boundingBox())?.x).toBeLessThan(1)
})

test('pinch and double tap zoom, and one-finger drags pan the zoomed photo', { tag: '@phone' }, async ({
  page,
}) => {
  const count = await openViewer(page)
  await swipe(page, photo(page), 'left')
  await expectNumber(page, 2, count)
  const whole = await widthOf(photo(page))
  await spread(page, photo(page))
  await expect.poll(() => widthOf(photo(page))).toBeGreaterThan(whole * 2)
  const middle = await pointIn(viewer(page))
  const before = await photo(page).boundingBox()
  await dragTouch(page, middle, { x: middle.x - 100, y: middle.y })
  // Chromium ignores the first 15 px of a touch move, which may still become a tap, less what a slow frame merges.
  await expect
    .poll(async () => Math.abs(((await photo(page).boundingBox())?.x ?? 0) - (before?.x ?? 0) + 100))
    .toBeLessThan(15)
  await expectNumber(page, 2, count)
  await viewer(page).getByRole('button', { name: 'Alejar' }).tap()
  await expect.poll(() => widthOf(photo(page))).toBe(whole)
  for (const _ of [1, 2]) await page.touchscreen.tap(middle.x - 50, middle.y)
  await expect.poll(() => widthOf(photo(page))).toBeCloseTo(whole * 2.5, 0)
})

test('retrying a slow photo resets its zoom', { tag: '@desktop' }, async ({ page }) => {
  const { id } = await findPhotographedPet()
  await page.clock.install()
  await openPet(page, id)
  await page.route(/-1600\.webp/, () => {})
  await page.locator('#foto-1 a').click()
  await page.clock.runFor(5_000)
  const again = viewer(page).locator('[data-current]').getByRole('button', { name: 'Reintentar' })
  await expect(again).toBeVisible()
  await page.keyboard.press('+')
  await expect(viewer(page).getByRole('button', { name: 'Alejar' })).toBeVisible()
  await again.click()
  await expect(viewer(page).getByRole('button', { name: 'Acercar' })).toBeVisible()
})
