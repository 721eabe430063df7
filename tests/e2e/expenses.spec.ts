import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { button, field, toast } from '@/tests/support/screens'
import { newDonatedShelter } from '@/tests/support/site-reviews'

const FORM = '/dashboard/foundation/gasto'
const SIZE = 400
/** In the original file alone, as its name. */
const PERSON = 'ana-paz-0102030405'
const UNCHECKED = 'Tapa los datos personales, o marca que no los hay'

/** A red page, which names a person in its metadata. */
async function redInvoice() {
  const buffer = await sharp({
    create: { width: SIZE, height: SIZE, channels: 3, background: '#ff0000' },
  })
    .withExif({ IFD0: { Artist: PERSON } })
    .jpeg()
    .toBuffer()
  expect(buffer.includes(PERSON)).toBe(true)
  return { name: `${PERSON}.jpg`, mimeType: 'image/jpeg', buffer }
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Qué pagaste').fill('Radiografía de Tizón')
  await field(page, 'Monto (USD)').fill('35,50')
  await field(page, 'Cuéntalo (opcional)').fill('Ya camina sin dolor.')
}

const addInvoice = async (page: Page) => page.locator('input[type=file]').setInputFiles(await redInvoice())

type Spied = typeof globalThis & { sentFiles: { name: string; base64: string }[]; otherBodies: number }

/** Keeps every file that the page sends: the browser's own tools do not show them. */
const spyOnFiles = (page: Page) =>
  page.addInitScript(() => {
    const spied = globalThis as Spied
    spied.sentFiles = []
    spied.otherBodies = 0
    const keep = async (body: unknown) => {
      if (!(body instanceof FormData)) {
        // Signals are texts; whatever else is sent would be a way out that this test does not see.
        if (body && typeof body !== 'string') spied.otherBodies += 1
        return
      }
      for (const value of body.values()) {
        if (typeof value === 'string') continue
        const bytes = new Uint8Array(await value.arrayBuffer())
        const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
        spied.sentFiles.push({ name: value.name, base64: btoa(letters) })
      }
    }
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      await keep(init?.body)
      return fetch(input, init)
    }
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      void keep(body)
      send.call(this, body)
    }
  })

async function filesSent(page: Page) {
  const { sentFiles, otherBodies } = await page.evaluate(() => {
    const { sentFiles, otherBodies } = globalThis as Spied
    return { sentFiles, otherBodies }
  })
  expect(otherBodies).toBe(0)
  return sentFiles.map(({ name, base64 }) => ({ name, bytes: Buffer.from(base64, 'base64') }))
}

/** The brightest channel of the pixel at these parts of the picture. */
async function brightness(picture: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return Math.max(...data.subarray(at, at + 3))
}

test('what is covered by keyboard and mouse never leaves the device, and the foundation’s page shows the rest', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await newDonatedShelter()
  await spyOnFiles(page)
  await openAs(page, email, FORM)
  await fillIn(page)
  await addInvoice(page)
  await button(page, 'Publicar gasto').click()
  await expect(page.getByText(UNCHECKED)).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await button(page, 'Tapar una zona').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Zona 1 tapada')).toBeFocused()
  // From 20–26 % of the height down to 30–40 %.
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowDown')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowDown')
  await button(page, 'Tapar otra zona').press('Enter')
  await page.keyboard.press('Delete')
  await expect(button(page, 'Zona 2 tapada')).toHaveCount(0)
  const box = await page.getByRole('img', { name: 'Factura 1' }).boundingBox()
  if (!box) throw new Error('The invoice is not drawn')
  await page.mouse.move(box.x + 0.1 * box.width, box.y + 0.6 * box.height)
  await page.mouse.down()
  await page.mouse.move(box.x + 0.6 * box.width, box.y + 0.7 * box.height, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText('Factura 1 · 2 zonas tapadas')).toBeVisible()
  await expectAccessible(page)
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
  await button(page, 'Publicar gasto').dblclick()
  await expect(toast(page, 'Tu gasto ya se ve en tu página')).toBeVisible()

  const [sent, ...more] = await filesSent(page)
  if (!sent) throw new Error('No picture was sent')
  expect([sent.name, more]).toEqual(['factura-1.jpg', []])
  expect(sent.bytes.includes(PERSON)).toBe(false)
  for (const [x, y] of [
    [0.3, 0.31],
    [0.5, 0.35],
    [0.7, 0.39],
    [0.15, 0.62],
    [0.55, 0.68],
  ] as const)
    expect(await brightness(sent.bytes, x, y)).toBeLessThan(16)
  for (const [x, y] of [
    [0.5, 0.22],
    [0.1, 0.35],
    [0.9, 0.65],
  ] as const)
    expect(await brightness(sent.bytes, x, y)).toBeGreaterThan(230)

  await page.goto(`/foundation/${id}`)
  const section = page.getByRole('region', { name: 'Qué hicieron las donaciones' })
  await expect(section).toContainText('Contado con factura$35,50 USD')
  await expect(section.getByRole('link', { name: 'Ver la factura de «Radiografía de Tizón»' })).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(1)
})

test('an expense is deleted after a question, and its foundation’s page forgets it', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await newDonatedShelter()
  await openAs(page, email, FORM)
  await fillIn(page)
  await button(page, 'Publicar gasto').click()
  await button(page, 'Eliminar : Radiografía de Tizón').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, eliminar' }).click()
  await expect(toast(page, 'Eliminamos el gasto y sus facturas')).toBeVisible()
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
  await page.goto(`/foundation/${id}`)
  await expect(page.getByText('Todavía no publicó en qué las usó.')).toBeVisible()
})
