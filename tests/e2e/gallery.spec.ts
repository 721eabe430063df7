import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { expectPhoto, findPhotographedPet, openPet, wakeGallery } from '@/tests/support/gallery'
import { emptyCache } from '@/tests/support/network'
import { expectNoShift, recordFurtherShifts } from '@/tests/support/page-checks'
import { dragTouch, pointIn, swipe } from '@/tests/support/touch'

test.beforeEach(({ page }) => emptyCache(page))

const row = '#fotos'

test('the arrows of a gallery loop in both directions and keep the URL', { tag: '@desktop' }, async ({
  page,
}) => {
  const { id, photos } = await findPhotographedPet()
  await openPet(page, id)
  await expectPhoto(page, 1)
  await page.getByRole('link', { name: 'Foto anterior' }).click()
  await expectPhoto(page, photos.length)
  await page.getByRole('link', { name: 'Foto siguiente' }).click()
  await expectPhoto(page, 1)
  await page.getByRole('link', { name: 'Foto siguiente' }).click()
  await expectPhoto(page, 2)
  expect(new URL(page.url()).hash).toBe('')
})

test('arrow keys move a gallery, and the current photo is announced', { tag: '@desktop' }, async ({
  page,
}) => {
  const { id, photos } = await findPhotographedPet()
  await openPet(page, id)
  await page.getByRole('link', { name: 'Foto siguiente' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expectPhoto(page, photos.length)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectPhoto(page, 2)
  await expect(page.getByText(`Foto 2 de ${photos.length}`, { exact: true })).toBeAttached()
})

test('a gallery keeps its scroll position when Embla takes over', async ({ page }) => {
  const { id } = await findPhotographedPet()
  await openPet(page, id)
  await recordFurtherShifts(page)
  await expect(page.locator('[data-embla]')).toHaveCount(0)
  await page.locator(row).evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }))
  const before = await page.locator('#foto-2').boundingBox()
  await page.locator('#foto-2 a').focus()
  await expect(page.locator('[data-embla] #foto-2')).toBeAttached()
  expect(await page.locator('#foto-2').boundingBox()).toEqual(before)
  expect(await page.locator(row).evaluate((row) => row.scrollLeft)).toBe(0)
  await expectNoShift(page, 0.0001)
})

test('a gallery loads the carousel script on interaction only', { tag: '@phone' }, async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  const hasEmbla = async () => (await Promise.all(scripts)).some((code) => code.includes('scrollSnapList'))
  const { id } = await findPhotographedPet()
  await openPet(page, id)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-embla]')).toHaveCount(0)
  expect(await hasEmbla()).toBe(false)
  await wakeGallery(page)
  expect(await hasEmbla()).toBe(true)
})

test('dragging the photos with a mouse loops and does not open one', { tag: '@desktop' }, async ({
  page,
}) => {
  const { id, photos } = await findPhotographedPet()
  await openPet(page, id)
  await wakeGallery(page)
  const [left, right] = [
    await pointIn(page.locator('#foto-1'), 0.15),
    await pointIn(page.locator('#foto-1'), 0.85),
  ]
  await page.mouse.move(left.x, left.y)
  await page.mouse.down()
  await page.mouse.move(right.x, right.y, { steps: 8 })
  await page.mouse.up()
  await expectPhoto(page, photos.length)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('touch swipes move the photos before and after Embla is loaded', { tag: '@phone' }, async ({ page }) => {
  const { id, photos } = await findPhotographedPet()
  await openPet(page, id)
  await swipe(page, page.locator('#foto-1'), 'left')
  await expectPhoto(page, 2)
  await expect(page.locator('[data-embla] #foto-2')).toBeAttached()
  await swipe(page, page.locator('#foto-2'), 'right')
  await expectPhoto(page, 1)
  await swipe(page, page.locator('#foto-1'), 'right')
  await expectPhoto(page, photos.length)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a touch swipe may start on an arrow', { tag: '@phone' }, async ({ page }) => {
  const { id } = await findPhotographedPet()
  await openPet(page, id)
  await wakeGallery(page)
  const from = await pointIn(page.getByRole('link', { name: 'Foto siguiente' }))
  await dragTouch(page, from, { x: from.x - 250, y: from.y })
  await expectPhoto(page, 2)
})

test('two quick presses of an arrow move by two photos', { tag: '@desktop' }, async ({ page }) => {
  const { id } = await findPhotographedPet()
  await openPet(page, id)
  await wakeGallery(page)
  await page.getByRole('link', { name: 'Foto siguiente' }).click({ clickCount: 2 })
  await expectPhoto(page, 3)
})

test('with reduced motion, photos change without animation and nothing else moves', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id } = await findPhotographedPet()
  await openPet(page, id)
  await wakeGallery(page)
  const places = await page.locator('#foto-1').evaluate(async (slide) => {
    const list = slide.parentElement as HTMLElement
    const seen = new Set([list.style.transform])
    document.querySelector<HTMLElement>('[aria-label="Foto siguiente"]')?.click()
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame)
      seen.add(list.style.transform)
    }
    return seen.size
  })
  expect(places).toBe(2)
  await expectPhoto(page, 2)
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        const seconds = `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat)
        return Math.max(...seconds) > 0.001
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
  expect(moving).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript every photo can be reached and opened whole', { tag: '@phone' }, async ({
    page,
  }) => {
    const { id, photos } = await findPhotographedPet()
    await page.goto(`/pet-detail/${id}`)
    await page.getByRole('link', { name: 'Foto siguiente' }).click()
    await expectPhoto(page, 2)
    await page.getByRole('link', { name: 'Foto anterior' }).click()
    await expectPhoto(page, photos.length)
    const [all, one] = await page.locator(row).evaluate((row) => [row.scrollWidth, row.clientWidth])
    expect(all).toBe((one ?? 0) * photos.length)
    await page.locator(`#foto-${photos.length} a`).click()
    await expect(page).toHaveURL(/\/media\/[^/]+-1600\.webp$/)
  })
})
