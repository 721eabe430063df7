import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'
import { NO_SCRIPTS } from '../support/no-scripts'

const DOGS = '/searcher/pet/dog/sub'
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const cards = (page: Page) => page.getByRole('list', { name: 'Mascotas' }).getByRole('article')
const summary = (page: Page) => page.getByRole('status').filter({ hasText: /hogar|Ninguna/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filtros' })

/** The filters, wherever this screen has them. */
async function openFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('link', { name: /^Filtros/ }).click()
}

/** The options are drawn over their radio buttons, so a person clicks the label. */
const option = (page: Page, category: string, label: string) =>
  page.getByRole('group', { name: category }).locator('label', { hasText: label })

for (const javaScriptEnabled of [true, false]) {
  test.describe(`search ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use(javaScriptEnabled ? {} : NO_SCRIPTS)

    test('leads from the home page over a filter and the second page to a pet', async ({ page }) => {
      await page.goto('/')
      await page.locator(`main a[href="${DOGS}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perros en adopción')
      await expect(cards(page)).toHaveCount(9)

      await openFilters(page)
      await option(page, 'Sexo', 'Hembra').click()
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Aplicar' }).click()
      await expect(page).toHaveURL(/\?sexo=hembra(#|$)/)
      if (javaScriptEnabled && isPhone(page)) await page.getByRole('button', { name: /^Ver / }).click()

      await page.getByRole('link', { name: 'Página 2' }).click()
      await expect(page).toHaveURL(/\?sexo=hembra&pagina=2(#|$)/)
      await expect(page.locator('[aria-label="Páginas"] [aria-current="page"]')).toHaveText('2')

      const first = cards(page).first().getByRole('link').first()
      const name = await first.innerText()
      await first.click()
      await expect(page).toHaveURL(/\/pet-detail\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    })

    test('removes one filter with its chip and all of them with Borrar Filtros', async ({ page }) => {
      await page.goto(`${DOGS}?edad=adulto&sexo=hembra`)
      await page.getByRole('link', { name: 'Quitar Edad: Adulto' }).click()
      await expect(page).toHaveURL(/sub\?sexo=hembra$/)
      await page.goto(`${DOGS}?edad=adulto&sexo=hembra`)
      await page.getByRole('link', { name: 'Borrar Filtros' }).first().click()
      await expect(page).toHaveURL(/\/sub$/)
      await expect(page.getByRole('list', { name: 'Filtros activos' })).toHaveCount(0)
    })

    test('finds by text, keeps the filters and corrects a slip', async ({ page }) => {
      await page.goto(`${DOGS}?sexo=hembra`)
      await page.getByRole('searchbox', { name: 'Buscar por nombre, raza o descripción' }).fill('mestiso')
      await page.getByRole('button', { name: 'Buscar' }).click()
      await expect(page).toHaveURL(/\?sexo=hembra&q=mestiso$/)
      await expect(page.getByText('Mostrando resultados para “mestizo”')).toBeVisible()
    })

    test('says that nothing was found, and how to go on', async ({ page }) => {
      await page.goto('/searcher/location/city/narnia?edad=joven')
      await expect(page.getByText('No hay mascotas disponibles para tu búsqueda')).toBeVisible()
      await page.getByRole('link', { name: 'Borrar Filtros' }).last().click()
      await expect(page).toHaveURL(/\/city\/narnia$/)
      await page.getByRole('link', { name: 'Ver todas las mascotas' }).click()
      await expect(cards(page)).toHaveCount(9)
    })

    test('shows the list after a page change: 300 px down, on phones from its top', async ({ page }) => {
      await page.goto(DOGS)
      await page.getByRole('link', { name: 'Siguiente' }).click()
      await expect(page).toHaveURL(/pagina=2/)
      if (isPhone(page)) {
        const card = cards(page).first()
        await expect(card).toBeInViewport()
        await expect.poll(async () => (await card.boundingBox())?.y ?? -1).toBeGreaterThan(60)
      } else {
        await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300)
      }
    })
  })
}

test('choosing applies at once, choosing again replaces, choosing the same takes it back', async ({
  page,
}) => {
  await page.goto(DOGS)
  await openFilters(page)
  await option(page, 'Sexo', 'Hembra').click()
  await expect(page).toHaveURL(/\?sexo=hembra(#|$)/)
  await option(page, 'Sexo', 'Macho').click()
  await expect(page).toHaveURL(/\?sexo=macho(#|$)/)
  await expect(page.getByRole('radio', { name: 'Macho' })).toBeChecked()
  await option(page, 'Sexo', 'Macho').click()
  await expect(page).toHaveURL(/\/sub(#|$)/)
  await expect(page.getByRole('radio', { name: 'Macho' })).not.toBeChecked()
})

test('an option says how many pets it leaves, and leaves as many', async ({ page }) => {
  await page.goto(DOGS)
  await openFilters(page)
  const label = option(page, 'Sexo', 'Hembra')
  const count = Number((await label.innerText()).replace(/\D/g, ''))
  await label.click()
  await expect(page).toHaveURL(/sexo=hembra/)
  await expect(summary(page)).toHaveText(`${count} mascotas esperan un hogar`)
})

test('the back button gives the earlier search back, its options too', async ({ page }) => {
  test.skip(isPhone(page), 'in the drawer the back button closes it; see below')
  await page.goto(DOGS)
  const before = await summary(page).innerText()
  await option(page, 'Sexo', 'Hembra').click()
  await expect(page).toHaveURL(/sexo=hembra/)
  await option(page, 'Edad', 'Adulto Mayor').click()
  await expect(page).toHaveURL(/edad=adulto-mayor&sexo=hembra/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Adulto Mayor' })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Hembra' })).toBeChecked()
  await page.goBack()
  await expect(summary(page)).toHaveText(before)
  await expect(page.getByRole('radio', { name: 'Hembra' })).not.toBeChecked()
})

test('a long list of breeds narrows by typing', async ({ page }) => {
  await page.goto(DOGS)
  await openFilters(page)
  await page.getByRole('searchbox', { name: 'Buscar raza' }).fill('MESTÍ')
  await expect(page.getByRole('group', { name: 'Raza' }).getByRole('radio')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Buscar raza' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${DOGS}(#filtros)?$`))
  await option(page, 'Raza', 'Mestizo').click()
  await expect(page).toHaveURL(/\?raza=mestizo-criollo/)
})

test('the keyboard reaches, chooses and takes back a filter without losing its place', async ({ page }) => {
  test.skip(isPhone(page), 'the drawer has a test of its own')
  await page.goto(DOGS)
  const female = page.getByRole('radio', { name: 'Hembra' })
  await page.getByRole('radio', { name: 'Macho' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/sexo=hembra/)
  await expect(page.getByRole('link', { name: 'Quitar Sexo: Hembra' })).toBeVisible()
  await expect(female).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/sub$/)
  await expect(female).not.toBeChecked()
})

test('the nearest pets come first once the visitor says where they are', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 4.60971, longitude: -74.08175 })
  await page.goto(DOGS)
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Más cercanas')
  await expect(page).toHaveURL(/\?orden=cercanas&lat=4.61&lng=-74.08$/)
  await expect(cards(page).first()).toContainText(/a \d+ km/)
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Más tiempo esperando')
  await expect(page).toHaveURL(/\?tiempo=antiguo$/)
  await expect(page.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('antiguas')
})

test.describe('the drawer of filters on a phone', () => {
  test.beforeEach(async ({ page }) => {
    test.skip(!isPhone(page), 'wide screens show the filters beside the list')
    await page.goto(DOGS)
    await page.getByRole('link', { name: /^Filtros/ }).click()
    await expect(drawer(page)).toBeVisible()
  })

  test('keeps the focus inside and gives it back', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Cerrar' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: /^Ver / })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Cerrar' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Filtros/ })).toBeFocused()
    await expect(page).toHaveURL(/\/sub$/)
  })

  test('updates the list behind it, counts on its button and leaves one step back', async ({ page }) => {
    await option(page, 'Sexo', 'Hembra').click()
    await option(page, 'Edad', 'Cachorro').click()
    await expect(page).toHaveURL(/\?edad=cachorro&sexo=hembra#filtros$/)
    const button = page.getByRole('button', { name: /^Ver \d+ mascotas?$/ })
    const count = (await button.innerText()).replace(/\D/g, '')
    await button.click()
    await expect(drawer(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\?edad=cachorro&sexo=hembra$/)
    await expect(summary(page)).toContainText(`${count} mascota`)
    await expect(page.getByRole('link', { name: /^Filtros/ })).toContainText('2')
    await page.goBack()
    await expect(page).toHaveURL(/\/sub$/)
    await expect(drawer(page)).toHaveCount(0)
  })

  test('closes with the back button and by a touch beside it', async ({ page }) => {
    await page.goBack()
    await expect(drawer(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/sub$/)
    await page.getByRole('link', { name: /^Filtros/ }).click()
    await expect(drawer(page)).toBeVisible()
    await page.mouse.click(195, 20)
    await expect(drawer(page)).toHaveCount(0)
  })

  test('breaks no rule of accessibility', async ({ page }) => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  test('clears the filters and stays open', async ({ page }) => {
    await option(page, 'Sexo', 'Hembra').click()
    await expect(page).toHaveURL(/sexo=hembra/)
    await drawer(page).getByRole('link', { name: 'Borrar' }).click()
    await expect(page).toHaveURL(/\/sub#filtros$/)
    await expect(drawer(page)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Hembra' })).not.toBeChecked()
  })
})
