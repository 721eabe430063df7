import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { waitForAnimations } from '@/tests/support/page-checks'
import { CATS, cards, DOGS, isPhone, openFilters, option, summary } from '@/tests/support/screens'

test('a search from the home page can be filtered and paginated, and opens a pet', async ({ page }) => {
  await page.goto('/')
  await page.locator(`main a[href="${DOGS}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perros en adopción')
  await expect(cards(page)).toHaveCount(9)

  await openFilters(page)
  await option(page, 'Sexo', 'Hembra').click()
  await expect(page).toHaveURL(/\?sexo=hembra(#|$)/)
  if (isPhone(page)) await page.getByRole('button', { name: /^Ver / }).click()

  await page.getByRole('link', { name: 'Página 2', exact: true }).click()
  await expect(page).toHaveURL(/\?sexo=hembra&pagina=2(#|$)/)
  await expect(page.locator('[aria-label="Páginas"] [aria-current="page"]')).toHaveText('2')

  const first = cards(page).first().getByRole('link').first()
  const name = await first.innerText()
  await first.click()
  await expect(page).toHaveURL(/\/pet-detail\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('a chip removes its filter, and Borrar Filtros all of them @desktop', async ({ page }) => {
  await page.goto(`${DOGS}?edad=adulto&sexo=hembra`)
  await page.getByRole('link', { name: 'Quitar Edad: Adulto' }).click()
  await expect(page).toHaveURL(/sub\?sexo=hembra$/)
  const active = page.getByRole('list', { name: 'Filtros activos' })
  await expect(active.getByRole('link', { name: 'Borrar Filtros' })).toBeInViewport({ ratio: 1 })
  await page.goto(`${DOGS}?edad=adulto&sexo=hembra`)
  await page.getByRole('link', { name: 'Borrar Filtros' }).first().click()
  await expect(page).toHaveURL(/\/sub$/)
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toHaveCount(0)
})

test('a text search keeps the filters and corrects a misspelling @desktop', async ({ page }) => {
  await page.goto(`${DOGS}?sexo=hembra`)
  await page.getByRole('searchbox', { name: 'Buscar por nombre, raza o descripción' }).fill('mestiso')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(/\?sexo=hembra&q=mestiso$/)
  await expect(page.getByText('Mostrando resultados para “mestizo”')).toBeVisible()
})

test('a search without results shows suggestions @phone', async ({ page }) => {
  await page.goto('/searcher/location/city/narnia?edad=joven')
  await expect(page.getByText('No hay mascotas disponibles para tu búsqueda')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver todas las mascotas' }).click()
  await expect(cards(page)).toHaveCount(9)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`search ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use(javaScriptEnabled ? {} : NO_SCRIPTS)

    test('pagination scrolls to the list: 300 px down, on phones to its top', async ({ page }) => {
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

test('filters apply at once; another option replaces, the same one removes it @desktop', async ({ page }) => {
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

test('a filter option shows the number of its results @desktop', async ({ page }) => {
  await page.goto(CATS)
  await openFilters(page)
  const label = option(page, 'Sexo', 'Hembra')
  const count = Number((await label.innerText()).replace(/\D/g, ''))
  await label.click()
  await expect(page).toHaveURL(/sexo=hembra/)
  await expect(summary(page)).toHaveText(`${count} gatos esperan un hogar`)
})

// On phones the back button closes the filter drawer.
test('the back button restores the previous search and its filters', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(CATS)
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

test('typing narrows a long list of breeds @desktop', async ({ page }) => {
  await page.goto(DOGS)
  await openFilters(page)
  await page.getByRole('searchbox', { name: 'Buscar raza' }).fill('MESTÍ')
  await expect(page.getByRole('group', { name: 'Raza' }).getByRole('radio')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Buscar raza' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${DOGS}(#filtros)?$`))
  await option(page, 'Raza', 'Mestizo').click()
  await expect(page).toHaveURL(/\?raza=mestizo-criollo/)
})

// The filter drawer of phones has its own tests.
test('filters can be chosen and removed by keyboard without losing the focus', {
  tag: '@desktop',
}, async ({ page }) => {
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

test('Back from a pet restores the scroll position, also beyond the first page', async ({ page }) => {
  await page.goto(DOGS)
  await page.getByRole('link', { name: 'Página 2', exact: true }).click()
  await expect(page).toHaveURL(/\?pagina=2$/)
  const card = cards(page).nth(7)
  // Cards below the fold are laid out after an animation.
  await waitForAnimations(page)
  await card.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/pet-detail/)
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
  // A few pixels of tolerance: scroll anchoring keeps the card in place, not the offset.
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), left)).toBeLessThan(10)
})

test('the list fades while another page of it is loading @desktop', async ({ page }) => {
  await page.goto(DOGS)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/pagina=2/, async (route) => {
    await arrival
    await route.continue()
  })
  const list = page.getByRole('list', { name: 'Mascotas' })
  await page.getByRole('link', { name: 'Página 2', exact: true }).click()
  await expect(list).toHaveCSS('opacity', '0.5')
  arrive()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(list).toHaveCSS('opacity', '1')
})

test('sorting by distance lists the nearest pets first, after geolocation @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 4.60971, longitude: -74.08175 })
  await page.goto(DOGS)
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Más cercanas')
  await expect(page).toHaveURL(/\?orden=cercanas&lat=4.61&lng=-74.08$/)
  await expect(cards(page).first()).toContainText(/cerca|a \d+ km/)
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Más tiempo esperando')
  await expect(page).toHaveURL(/\?tiempo=antiguo$/)
  await expect(page.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('antiguas')
})

test('on a phone the first result starts in the upper half, below a labelled sort control', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/searcher/location/city/bogota')
  const top = (await cards(page).first().boundingBox())?.y ?? Number.NaN
  expect(top).toBeLessThan(844 / 2)
  const sort = page.getByRole('combobox', { name: 'Ordenar' })
  await expect(sort).toHaveValue('')
  expect((await sort.boundingBox())?.width).toBeGreaterThan(110)
})

test('on a phone 320 px wide the pager fits, with 44 px touch targets, and the placeholder is not cut off', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${DOGS}?pagina=4`)
  const pager = page.getByRole('navigation', { name: 'Páginas' })
  const boxes = await pager.getByRole('link').evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility())
      .map((link) => {
        const { left, right, width, height } = link.getBoundingClientRect()
        return { left, right, width, height }
      }),
  )
  expect(boxes).toHaveLength(5)
  for (const { left, right, width, height } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const overflow = await page.getByPlaceholder('Nombre o raza').evaluate((input) => {
    const style = getComputedStyle(input)
    const canvas = document.createElement('canvas').getContext('2d')
    if (!(input instanceof HTMLInputElement) || !canvas) throw new Error('no text to measure')
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room =
      input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return canvas.measureText(input.placeholder).width - room
  })
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a text search sorts by relevance, and a chosen sort order is kept @desktop', async ({ page }) => {
  await page.goto(CATS)
  await page.getByRole('searchbox', { name: 'Buscar por nombre, raza o descripción' }).fill('siamese')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(/\?q=siamese$/)
  const sort = page.getByRole('combobox', { name: 'Ordenar' })
  await expect(sort.getByRole('option', { selected: true })).toHaveText('Más relevantes')
  await expect(cards(page).first()).toContainText('Siamés')
  await sort.selectOption('Más recientes')
  await expect(page).toHaveURL(/\?tiempo=reciente&q=siamese$/)
  await expect(sort.getByRole('option', { selected: true })).toHaveText('Más recientes')
})
