import { expect, openHydrated, test } from '@/tests/support/browser'
import { knownPages } from '@/tests/support/demo'
import { combobox } from '@/tests/support/screens'

test('a chosen option differs from the others in high contrast, too', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/contacto', '/quizz', '/searcher/pet/dog/sub']) {
    await page.goto(path)
    const looks = await page.locator('main label > input[type=radio]').evaluateAll((radios) => {
      const look = (radio: Element) => {
        const { opacity, borderTopWidth } = getComputedStyle(radio)
        return `${opacity} ${borderTopWidth}`
      }
      const [radio] = radios as HTMLInputElement[]
      if (!radio) return []
      const before = look(radio)
      radio.checked = true
      return [before, look(radio)]
    })
    expect(looks, path).toEqual(['0 0px', '1 4px'])
  }
})

test('the current link and the option of the arrow keys differ from the others in high contrast, too', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openHydrated(page, knownPages['the dogs'])
  const pages = page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: /^Página/ })
  await expect(pages.first()).toHaveAttribute('aria-current', 'page')
  await expect(pages.first()).toHaveCSS('outline-style', 'solid')
  await expect(pages.nth(1)).toHaveCSS('outline-style', 'none')

  await openHydrated(page, '/register')
  await page.locator('[name=countryId]').selectOption({ label: 'Colombia' })
  await combobox(page, 'Ciudad').fill('b')
  // Not those of the select above.
  const options = page.locator('[role=option]')
  await expect(options.nth(1)).toBeVisible()
  await combobox(page, 'Ciudad').press('ArrowDown')
  const outlines = () =>
    options.evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid').length)
  await expect.poll(outlines).toBe(1)
})

test('the search of the first page shows where to type in high contrast, too', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Buscar mascotas' })
  for (const label of ['Ciudad', 'País']) {
    const box = form.locator('div').filter({ has: page.getByLabel(label) })
    await expect(box, label).toHaveCSS('border-top-width', '1px')
  }
})
