import type { Page } from '@playwright/test'
import { expect, NO_SCRIPTS, openHydrated, test } from '@/tests/support/browser'
import { cards, DOGS, isPhone, openFilters, option } from '@/tests/support/screens'

const results = (page: Page) => page.getByRole('region', { name: 'Resultados' })
const hasFocusWithin = (page: Page) =>
  results(page).evaluate(
    (region) => region !== document.activeElement && region.contains(document.activeElement),
  )

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript a chosen order is applied by its button, and no form loses what is applied', async ({
    page,
  }) => {
    await page.goto(`${DOGS}?sexo=hembra`)
    await page.getByLabel('Ordenar').selectOption('Más tiempo esperando')
    await page.getByRole('button', { name: 'Ordenar' }).click()
    await expect(page).toHaveURL(/\?sexo=hembra&tiempo=antiguo$/)
    await openFilters(page)
    await option(page, 'Edad', 'Joven').click()
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(page).toHaveURL(/\?edad=joven&sexo=hembra&tiempo=antiguo(#|$)/)
    await expect(page.getByLabel('Ordenar')).toHaveValue('antiguas')
    await page.getByRole('link', { name: 'Quitar Edad: Joven' }).click()
    await expect(page).toHaveURL(/\?sexo=hembra&tiempo=antiguo(#|$)/)
    if (isPhone(page)) return
    const active = page.getByRole('list', { name: 'Filtros activos' })
    await expect(active.getByRole('link', { name: 'Borrar Filtros' })).toBeInViewport({ ratio: 1 })
  })
})

test('the keyboard skips the filters, and after turning a page goes on in the new list @desktop', async ({
  page,
}) => {
  await openHydrated(page, DOGS)
  await expect(page.getByRole('button', { name: 'Ordenar' })).toBeHidden()
  const skip = page.getByRole('link', { name: 'Saltar a los resultados' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await hasFocusWithin(page)).toBe(true)

  const first = await cards(page).first().innerText()
  await page.getByRole('link', { name: 'Página 2', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?pagina=2$/)
  await expect(cards(page).first()).not.toHaveText(first)
  await expect(results(page)).toBeFocused()
  await expect(results(page)).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  expect(await hasFocusWithin(page)).toBe(true)
  await expect(cards(page).first()).toBeInViewport()
})
