import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, openHeld, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { enterAll, readAll } from '@/tests/support/entering'
import { translatePage } from '@/tests/support/translator'

async function expectKept(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    const hydrate = await openHeld(page, path)
    const entered = await enterAll(page)
    expect(Object.keys(entered).length, path).toBeGreaterThan(1)
    await hydrate()
    expect(await readAll(page, Object.keys(entered))).toEqual(entered)
  })
}

test('what visitors enter before hydration is kept', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/pet-detail/100015/reportar', '/contacto', '/register', '/derechos'])
    await expectKept(page, path)
})

test('what people enter in their forms before hydration is kept', { tag: '@phone' }, async ({ page }) => {
  await openAs(page, demoEmail('adopta'), '/dashboard')
  for (const path of ['/create-pet', '/review/3']) await expectKept(page, path)
})

test('a stored text that is changed before hydration stays changed', { tag: '@phone' }, async ({ page }) => {
  await openAs(page, demoEmail('fundacion'), '/dashboard')
  await expectKept(page, '/dashboard/fundacion')
})

test('a gift chosen before hydration is the one that the page speaks of', { tag: '@phone' }, async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/sponsor?fundacion=3')
  await page.getByLabel('$50', { exact: true }).check()
  await page.getByLabel('Cada mes').check()
  await hydrate()
  await expect(page.getByRole('button', { name: /^Donar .*50.* al mes$/ })).toBeVisible()
  await expect(page.getByLabel('Cada mes')).toBeChecked()
})

test('an amount that is being typed during hydration is heard of, and its caret stays', {
  tag: '@phone',
}, async ({ page }) => {
  const hydrate = await openHeld(page, '/sponsor?fundacion=3')
  await page.getByLabel('Otro monto').click()
  await page.keyboard.type('77')
  await page.keyboard.press('ArrowLeft')
  await hydrate()
  const caret = (field: HTMLInputElement) => field.selectionStart
  expect(await page.getByLabel('Otro monto').evaluate(caret)).toBe(1)
  await expect(page.getByRole('button', { name: /^Donar .*77/ })).toBeVisible()
})

test('of two choices made before hydration the later one counts', { tag: '@phone' }, async ({ page }) => {
  let hydrate = await openHeld(page, '/')
  const [city, country] = [
    page.getByLabel('Ciudad', { exact: true }),
    page.getByLabel('País', { exact: true }),
  ]
  await country.selectOption('Chile')
  await city.fill('quit')
  await hydrate()
  await expect(city).toHaveValue('quit')
  await expect(country).toHaveValue('')

  hydrate = await openHeld(page, '/sponsor?fundacion=3')
  await page.getByLabel('Otro monto').fill('77')
  await page.getByLabel('$50', { exact: true }).check()
  await hydrate()
  await expect(page.getByRole('button', { name: /^Donar .*50/ })).toBeVisible()
  await expect(page.getByLabel('Otro monto')).toHaveValue('')

  hydrate = await openHeld(page, '/sponsor?fundacion=3&monto=50')
  await page.getByLabel('Otro monto').fill('77')
  await page.getByLabel('$15', { exact: true }).check()
  await page.getByLabel('$50', { exact: true }).check()
  await hydrate()
  await expect(page.getByRole('button', { name: /^Donar .*50/ })).toBeVisible()
  await expect(page.getByLabel('Otro monto')).toHaveValue('')
})

test('a choice made before hydration leaves the amount that was typed before it', { tag: '@phone' }, async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/sponsor?fundacion=3')
  await page.getByLabel('Otro monto').fill('77')
  await page.getByLabel('Cada mes').check()
  await page.getByLabel('Otro monto').focus()
  await hydrate()
  await expect(page.getByRole('button', { name: /^Donar .*77.* al mes$/ })).toBeVisible()
  await expect(page.getByLabel('Otro monto')).toHaveValue('77')
})

test('an amount that is cleared before hydration is cleared', { tag: '@phone' }, async ({ page }) => {
  const hydrate = await openHeld(page, '/sponsor?fundacion=3&monto=33')
  await page.getByLabel('Otro monto').fill('')
  await hydrate()
  await expect(page.getByRole('button', { name: 'Donar', exact: true })).toBeVisible()
  await page.getByLabel('Cada mes').check()
  await expect(page.getByLabel('Otro monto')).toHaveValue('')
})

test('a filter that is changed and changed back before hydration stays', { tag: '@desktop' }, async ({
  page,
}) => {
  const hydrate = await openHeld(page, '/searcher/todos?sexo=hembra')
  const sex = page.getByRole('main').getByRole('group', { name: 'Sexo' })
  await sex.getByLabel('Macho').check()
  await sex.getByLabel('Hembra').check()
  await hydrate()
  await expect(sex.getByLabel('Hembra')).toBeChecked()
  await expect(page).toHaveURL(/sexo=hembra/)
})

test('a file that is chosen before hydration is named by its field', { tag: '@phone' }, async ({ page }) => {
  await openAs(page, demoEmail('fundacion'), '/dashboard')
  const hydrate = await openHeld(page, '/dashboard/fundacion')
  const file = { name: 'fachada.png', mimeType: 'image/png', buffer: Buffer.from('not read') }
  await page.locator('main input[type=file]').first().setInputFiles(file)
  await hydrate()
  await expect(page.getByText(file.name)).toBeVisible()
})

test.describe('in a page that is translated before hydration', () => {
  // React says that the page is not what the server sent, and makes it anew.
  test.use({ expectedNoise: [/Minified React error #418/] })

  test('what people enter is kept', { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/contacto', '/register']) {
      const hydrate = await openHeld(page, path)
      await translatePage(page)
      const entered = await enterAll(page)
      expect(Object.keys(entered).length, path).toBeGreaterThan(1)
      const field = await page.locator('main form [name]').first().elementHandle()
      await hydrate()
      await expect.poll(() => field?.evaluate(({ isConnected }) => isConnected), 'made anew').toBe(false)
      await expect.poll(() => readAll(page, Object.keys(entered)), path).toEqual(entered)
    }
  })
})
