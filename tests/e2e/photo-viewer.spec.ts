import { expect, test } from '@/tests/support/browser'
import { expectPhoto, findPhotographedPet, openPet } from '@/tests/support/gallery'
import { makeSitePet } from '@/tests/support/own-pets'
import { expectAccessible } from '@/tests/support/page-checks'
import { expectNumber, openViewer, photo, viewer } from '@/tests/support/photo-viewer'
import { inSiteDatabase } from '@/tests/support/site'

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

test('Escape closes the viewer, and the gallery shows and focuses the current photo', {
  tag: '@desktop',
}, async ({ page }) => {
  const count = await openViewer(page)
  await page.keyboard.press('ArrowLeft')
  await expectNumber(page, count, count)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expectPhoto(page, count)
  await expect(page.locator(`#foto-${count} a`)).toBeFocused()
})

test('an arrow key pressed while the viewer opens shows the next photo', { tag: '@desktop' }, async ({
  page,
}) => {
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

test('Back closes the viewer and stays on the page; Forward and a reload open it', { tag: '@phone' }, async ({
  page,
}) => {
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
  // The way back is taken after the viewer has gone.
  await expect.poll(() => page.evaluate(() => history.state.photoViewer)).toBeUndefined()
  expect(page.url()).toBe(address)
})

test('closing the viewer removes its history entry, even after a router refresh', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/faqs')
  await openViewer(page)
  await page.evaluate(() => Reflect.get(window, 'next').router.refresh())
  await expect.poll(() => page.evaluate(() => history.state.photoViewer)).toBeUndefined()
  await viewer(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'navigation').canGoForward)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
})

test('the focus stays within the viewer', { tag: '@desktop' }, async ({ page }) => {
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

test('arrows and thumbnails of the viewer loop through the photos', { tag: '@desktop' }, async ({ page }) => {
  const count = await openViewer(page)
  await viewer(page).getByRole('button', { name: 'Foto anterior' }).click()
  await expectNumber(page, count, count)
  await viewer(page).getByRole('button', { name: 'Foto siguiente' }).click()
  await expectNumber(page, 1, count)
  await viewer(page).getByRole('button', { name: 'Foto 2' }).click()
  await expectNumber(page, 2, count)
  await expect(viewer(page).getByRole('button', { name: 'Foto 2' })).toHaveAttribute('aria-current', 'true')
})

test('two quick presses of an arrow move by two photos', { tag: '@desktop' }, async ({ page }) => {
  const count = await openViewer(page)
  const next = viewer(page).getByRole('button', { name: 'Foto siguiente' })
  await next.click({ clickCount: 2 })
  await expectNumber(page, 3, count)
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

test('the viewer of a pet with a single photo has no navigation', { tag: '@phone' }, async ({ page }) => {
  const { id } = await makeSitePet('Menta')
  await inSiteDatabase((sql) => sql`delete from pet_photos where pet_id = ${id} and position > 0`)
  await openPet(page, id)
  await page.locator('#foto-1 a').click()
  await expect(viewer(page)).toBeVisible()
  await expect(viewer(page).getByRole('button')).toHaveCount(2)
})
