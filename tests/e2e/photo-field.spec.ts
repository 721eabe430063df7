import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { signIn } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { startFlakyProxy, throttle } from '@/tests/support/network'
import { expectAccessible } from '@/tests/support/page-checks'
import { BASE_URL } from '@/tests/support/site'

const PAGE = '/create-pet'
const MIDWAY = /Subiendo [1-9]/

const field = (page: Page) => page.getByRole('group', { name: 'Fotos' })
const gallery = (page: Page) => field(page).getByLabel(/Elegir fotos|Agregar más/)
const tiles = (page: Page) =>
  field(page)
    .getByRole('listitem')
    .filter({ has: page.locator('summary') })
/** The list's live region; the drag-and-drop library has its own. */
const spoken = (page: Page) => field(page).locator('p[role=status]')
const uploads = (page: Page) =>
  page
    .locator('input[name="uploads[]"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

/** A photo of noise: incompressible, so uploading takes a while. */
async function photo(name: string, { width = 900, height = 600, orientation = 1 } = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width, height, channels: 3, background: '#c2703a', noise } })
  const buffer = await picture.jpeg({ quality: 90 }).withMetadata({ orientation }).toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const photos = (...names: string[]) => Promise.all(names.map((name) => photo(name)))

/** Opens the form with an account that may publish; `site` if another origin is used. */
async function openField(page: Page, site = BASE_URL) {
  await signIn(page, demoEmail('publica'))
  await page.goto(`${site}${PAGE}`)
  await expect(gallery(page)).toBeEnabled()
}

/** Uploads photos and waits until the server has processed them. @returns the submitted values in order */
async function withPhotos(page: Page, ...names: string[]): Promise<string[]> {
  await openField(page)
  await gallery(page).setInputFiles(await photos(...names))
  await expect(tiles(page)).toHaveCount(names.length)
  await expectReady(page, names.length)
  return uploads(page)
}

async function expectReady(page: Page, count: number) {
  await expect(field(page).getByText(/Preparando|En espera|Subiendo|Terminando|No se subió/)).toHaveCount(0, {
    timeout: 40_000,
  })
  await expect.poll(async () => (await uploads(page)).length).toBe(count)
}

/** Throttles the browser's upload throughput, in bytes per second. */
const slowDown = (page: Page, uploadThroughput: number) =>
  throttle(page, { latency: 80, downloadThroughput: 1_000_000, uploadThroughput })

test.describe('on a slow network', () => {
  test('on a slow network photos upload one by one with progress, and resume after a disconnection', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const proxy = await startFlakyProxy(BASE_URL)
    try {
      await openField(page, proxy.url)
      await slowDown(page, 60_000)
      await gallery(page).setInputFiles(await photos('a.jpg', 'b.jpg', 'c.jpg'))
      await expect(tiles(page).nth(0).getByRole('progressbar')).toBeVisible()
      await expect(tiles(page).nth(2)).toContainText('En espera')
      await expect(tiles(page).nth(0)).toContainText(MIDWAY)
      proxy.drop()
      await expect(tiles(page).nth(1)).toContainText(MIDWAY, { timeout: 40_000 })
      proxy.goDown()
      const stopped = field(page).getByRole('button', { name: /^Reintentar la foto/ })
      await expect(stopped).toHaveCount(2, { timeout: 40_000 })
      expect(await uploads(page)).toHaveLength(1)
      proxy.restore()
      await slowDown(page, 5_000_000)
      await field(page).getByRole('button', { name: 'Reintentar la foto 2' }).click()
      await expect(stopped).toHaveCount(1)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expectReady(page, 3)
    } finally {
      proxy.close()
    }
  })

  test('leaving during an upload asks for confirmation', async ({ page }) => {
    await openField(page)
    await slowDown(page, 2_000)
    await gallery(page).setInputFiles(await photos('a.jpg'))
    await expect(tiles(page)).toContainText('Subiendo')
    await page.getByRole('link', { name: 'Querencia, inicio' }).first().click()
    const question = page.getByRole('dialog', { name: 'Tus fotos todavía se están subiendo' })
    await question.getByRole('button', { name: 'Quedarme' }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(PAGE)
    await tiles(page).locator('summary').click()
    await tiles(page).getByRole('button', { name: 'Quitar' }).click()
    await expect(tiles(page)).toHaveCount(0)
    await expect(gallery(page)).toBeFocused()
    await page.getByRole('link', { name: 'Querencia, inicio' }).first().click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('when the server fails', () => {
  test.use({ expectedNoise: [/answer: 503 .*api\/photos/] })

  test('a failed upload is retried automatically once, then manually', async ({ page }) => {
    await openField(page)
    let refused = 0
    await page.route('**/api/photos', async (route) => {
      if (refused >= 2) return route.continue()
      refused++
      await route.fulfill({ status: 503, body: '' })
    })
    await gallery(page).setInputFiles(await photos('a.jpg'))
    await expect(field(page).getByText('Foto 1: Algo salió mal de nuestro lado.')).toBeVisible()
    expect(refused).toBe(2)
    await expectAccessible(page)
    await field(page).getByRole('button', { name: 'Reintentar la foto 1' }).click()
    await expectReady(page, 1)
  })
})

test('a photo is stored EXIF-oriented, and a file that is not a photo is rejected', async ({ page }) => {
  await openField(page)
  const contract = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 hola') }
  const sideways = await photo('giro.jpg', { width: 3000, height: 2000, orientation: 6 })
  await gallery(page).setInputFiles([contract, sideways])
  await expect(
    field(page).getByRole('listitem').filter({ hasText: '“contrato.pdf” es un PDF, no una foto.' }),
  ).toBeVisible()
  await expectReady(page, 1)
  const [id] = await uploads(page)
  const stored = await (await page.request.get(`/api/photos/${id}`)).json()
  expect(stored.photo).toMatchObject({ width: 1600, height: 2400 })
})

test('photos can be reordered by keyboard, with announced positions', async ({ page }) => {
  const [a, b, c] = await withPhotos(page, 'a.jpg', 'b.jpg', 'c.jpg')
  await field(page).getByRole('button', { name: 'Mover la foto 1 de 3' }).focus()
  await page.keyboard.press('Space')
  await expectHeldAt(page, 1)
  // The library measures positions after announcing the first; earlier key presses are lost.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expectHeldAt(page, 2, 3000)
  }).toPass()
  await page.keyboard.press('Space')
  await expect.poll(() => uploads(page)).toEqual([b, a, c])
  await expect(spoken(page)).toHaveText('La foto está en el lugar 2 de 3.')
  await expect(field(page).getByRole('button', { name: 'Mover la foto 2 de 3' })).toBeFocused()

  await tiles(page).nth(2).locator('summary').press('Enter')
  await tiles(page).nth(2).getByRole('button', { name: 'Hacer principal' }).press('Enter')
  await expect.poll(() => uploads(page)).toEqual([c, b, a])
  await expect(spoken(page)).toHaveText('La foto está en el lugar 1 de 3: es la foto principal.')
  await expect(tiles(page).nth(0).locator('summary')).toBeFocused()
  await expect(tiles(page).nth(0)).toContainText('Foto principal')
  await expectAccessible(page)
})

for (const [input, drag] of [
  ['touch', dragByTouch],
  ['mouse', dragByMouse],
] as const)
  test(`photos can be reordered by ${input} dragging`, async ({ page }) => {
    const [a, b, c] = await withPhotos(page, 'a.jpg', 'b.jpg', 'c.jpg')
    await tiles(page).nth(2).scrollIntoViewIfNeeded()
    await drag(page, await middleOf(tiles(page).nth(2)), await middleOf(tiles(page).nth(0)))
    await expect.poll(() => uploads(page)).toEqual([c, a, b])
    await expect(tiles(page).nth(0)).toContainText('Foto principal')
  })

/** Waits until the dragged photo has reached a position: the next move starts from there. */
const expectHeldAt = (page: Page, place: number, timeout = 10_000) =>
  expect(page.locator('[id^="DndLiveRegion"]')).toContainText(`Ahora está en el lugar ${place} de 3`, {
    timeout,
  })

interface Point {
  x: number
  y: number
}

async function middleOf(tile: Locator): Promise<Point> {
  const box = await tile.boundingBox()
  if (!box) throw new Error('the photo cannot be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragByMouse(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await expectHeldAt(page, 1)
  await page.mouse.up()
}

async function dragByTouch(page: Page, from: Point, to: Point) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  await expectHeldAt(page, 3)
  for (let step = 1; step <= 12; step++) {
    const part = step / 12
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  }
  await expectHeldAt(page, 1)
  await touch('touchEnd', [])
}
