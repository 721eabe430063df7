import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@/tests/support/browser'
import { expectPhoto, findPhotographedPet, openPet } from '@/tests/support/gallery'
import { makeSitePet } from '@/tests/support/own-pets'
import { expectAccessible } from '@/tests/support/page-checks'
import { inSiteDatabase } from '@/tests/support/site'
import { dragTouch, pointIn, spread, swipe } from '@/tests/support/touch'

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Fotos de / })
const photo = (page: Page) => viewer(page).locator('[data-current] img')
const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0

/** Opens the first photo of a pet with at least three. @returns their number */
async function openViewer(page: Page): Promise<number> {
  const { id, photos } = await findPhotographedPet()
  await openPet(page, id)
  await page.locator('#foto-1 a').click()
  await expect(viewer(page)).toBeVisible()
  return photos.length
}

const expectNumber = (page: Page, number: number, count: number) =>
  expect(viewer(page).getByRole('status')).toHaveText(`Foto ${number} de ${count}`)

test('a photo opens in full screen, uncropped, with no axe violations', async ({ page }) => {
  const count = await openViewer(page)
  await expectNumber(page, 1, count)
  const [frame, picture] = [await viewer(page).boundingBox(), await photo(page).boundingBox()]
  const screen = page.viewportSize()
  expect(frame?.width).toBe(screen?.width)
  expect(frame?.height).toBeCloseTo(screen?.height ?? 0, 2)
  expect(picture?.x).toBeGreaterThanOrEqual(0)
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(frame?.width ?? 0)
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(frame?.height ?? 0)
  await expectAccessible(page, 'dialog')
})

test('Escape closes the viewer, and the gallery shows and focuses the current photo', async ({ page }) => {
  const count = await openViewer(page)
  await page.keyboard.press('ArrowLeft')
  await expectNumber(page, count, count)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expectPhoto(page, count)
  await expect(page.locator(`#foto-${count} a`)).toBeFocused()
})

test('an arrow key pressed while the viewer opens shows the next photo', async ({ page }) => {
  const { id, photos } = await findPhotographedPet()
  await openPet(page, id)
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector('dialog[open][aria-label^="Fotos de"]')
      if (!dialog) return
      observer.disconnect()
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    }).observe(document, { subtree: true, attributeFilter: ['open'] })
  })
  await page.locator('#foto-1 a').click()
  await expectNumber(page, photos.length, photos.length)
})

test('Back closes the viewer and stays on the page; Forward and a reload open it', async ({ page }) => {
  await openViewer(page)
  const address = page.url()
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(page.locator('#foto-1 a')).toBeFocused()
  await page.goForward()
  await expect(viewer(page)).toBeVisible()
  await page.reload()
  await expect(viewer(page)).toBeVisible()
  await viewer(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(viewer(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => history.state.photoViewer)).toBeUndefined()
})

test('the focus stays within the viewer', async ({ page }) => {
  await openViewer(page)
  await expect(viewer(page).getByRole('button', { name: 'Cerrar' })).toBeFocused()
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside).toBe(true)
  }
})

test('arrows and thumbnails of the viewer loop through the photos', async ({ page }) => {
  const count = await openViewer(page)
  await viewer(page).getByRole('button', { name: 'Foto anterior' }).click()
  await expectNumber(page, count, count)
  await viewer(page).getByRole('button', { name: 'Foto siguiente' }).click()
  await expectNumber(page, 1, count)
  await viewer(page).getByRole('button', { name: 'Foto 2' }).click()
  await expectNumber(page, 2, count)
  await expect(viewer(page).getByRole('button', { name: 'Foto 2' })).toHaveAttribute('aria-current', 'true')
})

test('two quick presses of an arrow move by two photos', async ({ page }) => {
  const count = await openViewer(page)
  const next = viewer(page).getByRole('button', { name: 'Foto siguiente' })
  await next.click({ clickCount: 2 })
  await expectNumber(page, 3, count)
})

test('the keys + and - zoom, arrow keys pan while zoomed, and the next photo is not zoomed', async ({
  page,
}) => {
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
  // Browsers ignore the first pixels of a touch move, which may still become a tap.
  await expect
    .poll(async () => Math.abs(((await photo(page).boundingBox())?.x ?? 0) - (before?.x ?? 0) + 100))
    .toBeLessThan(3)
  await expectNumber(page, 2, count)
  await viewer(page).getByRole('button', { name: 'Alejar' }).tap()
  await expect.poll(() => widthOf(photo(page))).toBe(whole)
  for (const _ of [1, 2]) await page.touchscreen.tap(middle.x - 50, middle.y)
  await expect.poll(() => widthOf(photo(page))).toBeCloseTo(whole * 2.5, 0)
})

// Phones show the size that the page has already loaded.
test('a photo that is slow to load shows a message after five seconds, with a retry', {
  tag: '@desktop',
}, async ({ page }) => {
  const { id } = await findPhotographedPet()
  await page.clock.install()
  await openPet(page, id)
  let isHeld = true
  await page.route(/-1600\.webp/, (route) => (isHeld ? undefined : route.continue()))
  await page.locator('#foto-1 a').click()
  const current = viewer(page).locator('[data-current]')
  const word = current.getByText('La foto tarda más de lo normal.')
  await expect(current).toBeVisible()
  await expect(word).toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect(word).toBeVisible()
  const retry = current.getByRole('button', { name: 'Reintentar' })
  await retry.click()
  await expect(word).toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect(word).toBeVisible()
  isHeld = false
  await retry.click()
  await expect(word).toHaveCount(0)
  await expect
    .poll(() => current.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
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

test('the viewer of a pet with a single photo has no navigation', async ({ page }) => {
  const { id } = await makeSitePet('Menta')
  await inSiteDatabase((sql) => sql`delete from pet_photos where pet_id = ${id} and position > 0`)
  await openPet(page, id)
  await page.locator('#foto-1 a').click()
  await expect(viewer(page)).toBeVisible()
  await expect(viewer(page).getByRole('button')).toHaveCount(2)
})
