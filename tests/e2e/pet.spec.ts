import { expect, test } from '@/tests/support/browser'
import { findPhotographedPet, openPet } from '@/tests/support/gallery'
import { expectAccessible } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'
import { findPet } from '@/tests/support/site'

test('a pet’s actions link to adoption, sponsorship and FAQs, and adopting requires login', async ({
  page,
}) => {
  const pet = await findPet(({ role }) => role === 'fundation')
  await page.goto(`/pet-detail/${pet.id}`)
  await expect(page.getByRole('heading', { level: 1, name: pet.name })).toBeVisible()
  const adopt = page.getByRole('link', { name: 'Quiero adoptar' })
  await expect(adopt).toHaveCount(1)
  await expect(adopt).toHaveAttribute('href', `/adoption?mascota=${pet.id}`)
  await expect(page.getByRole('link', { name: 'Apadrinar' })).toHaveAttribute(
    'href',
    `/sponsor?mascota=${pet.id}`,
  )
  await expect(page.getByRole('link', { name: 'Preguntas sobre la adopción' })).toHaveAttribute(
    'href',
    '/faqs',
  )
  await adopt.click()
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión para adoptar' })
  await expect(dialog.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
    'href',
    `/login?callbackUrl=${encodeURIComponent(`/adoption?mascota=${pet.id}`)}`,
  )
})

// On wide screens the actions are beside the text.
test('the actions stay at the bottom of the screen and do not cover the footer', { tag: '@phone' }, async ({
  page,
}) => {
  const pet = await findPhotographedPet()
  await page.goto(`/pet-detail/${pet.id}`)
  const adopt = page.getByRole('link', { name: 'Quiero adoptar' })
  await expect(adopt).toBeInViewport({ ratio: 1 })
  await page.getByText(/© \d{4} Querencia/).scrollIntoViewIfNeeded()
  const footer = await page.getByRole('contentinfo').boundingBox()
  const button = await adopt.boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
})

test('on a phone 320 px wide the actions fit their bar, centred', { tag: '@phone' }, async ({ page }) => {
  const { id } = await findPhotographedPet()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/pet-detail/${id}`)
  const edges = await page.locator('[data-foot-bar] > *').evaluateAll((actions) =>
    actions.map((action) => {
      const { left, right } = action.getBoundingClientRect()
      return { left, right, isCut: action.scrollWidth > action.clientWidth }
    }),
  )
  expect(edges.map(({ isCut }) => isCut)).toEqual([false, false])
  expect(edges[0]?.left).toBeCloseTo(320 - (edges[1]?.right ?? 0), 0)
})

test('a landscape phone shows more than bars, with the picture above the fold', { tag: '@phone' }, async ({
  page,
}) => {
  const pet = await findPhotographedPet()
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto(`/pet-detail/${pet.id}`)
  expect((await page.locator('#foto-1').boundingBox())?.height).toBeLessThan(390)
  await page.getByText('Esterilización', { exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.locator('[data-foot-bar]')).toBeInViewport({ ratio: 1 })
})

test('a toast covers neither the top bar nor the actions', { tag: '@phone' }, async ({ page }) => {
  const { id } = await findPhotographedPet()
  await openPet(page, id)
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  const said = await page
    .getByRole('status')
    .getByText(/copiado|copiar/)
    .boundingBox()
  const adopt = await page.getByRole('link', { name: 'Quiero adoptar' }).boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  expect(said?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(adopt?.y ?? 0)
})

test('a long word does not overflow a fact', { tag: '@phone' }, async ({ page }) => {
  const { id } = await findPhotographedPet()
  await page.goto(`/pet-detail/${id}`)
  const breed = page.getByRole('definition').nth(3)
  for (const word of ['Affenpinscher', 'Kooikerhondje', 'Staffordshire', 'Xoloitzcuintle']) {
    const lines = await breed.evaluate((fact, text) => {
      fact.textContent = text
      const range = document.createRange()
      range.selectNodeContents(fact)
      return range.getClientRects().length
    }, word)
    expect(lines, word).toBe(1)
  }
})

test('a foundation’s pet links to the foundation’s page', { tag: '@desktop' }, async ({ page }) => {
  const pet = await findPet(({ role }) => role === 'fundation')
  await page.goto(`/pet-detail/${pet.id}`)
  await page.getByRole('link', { name: /Publicada por/ }).click()
  await expect(page).toHaveURL(`/foundation/${pet.userId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pet.contact.name)
})

test('a viewed pet is among the recently viewed ones on the home page', { tag: '@desktop' }, async ({
  page,
}) => {
  const pet = await findPhotographedPet()
  await openPet(page, pet.id)
  await page.goto('/')
  const seen = page.getByRole('region', { name: 'Mascotas Vistas Recientemente' })
  await expect(seen.getByRole('link', { name: pet.name })).toBeVisible()

  // Until its page is gone.
  await page.evaluate(() => {
    const stored = localStorage.getItem('recentPets') ?? ''
    localStorage.setItem('recentPets', stored.replace(/"id":\d+/, '"id":1'))
  })
  await page.reload()
  await expect(seen).toBeVisible()
  await page.goto('/pet-detail/1')
  await expect(page.getByRole('heading', { name: 'Esta mascota no está publicada' })).toBeVisible()
  await page.goto('/')
  await expect(seen).toBeHidden()
})

test('an unknown pet answers 404 and links to others', { tag: '@phone' }, async ({ page }) => {
  const answer = await page.goto('/pet-detail/1')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta mascota no está publicada')
  await expect(page.getByRole('link', { name: 'Ver todas las mascotas' })).toBeVisible()
})

test('without a share sheet the share button opens a dialog with share options', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const { id, name } = await findPhotographedPet()
  await openPet(page, id)
  const share = page.getByRole('link', { name: `Compartir a ${name}` }).first()
  await share.click()
  const dialog = page.getByRole('dialog', { name: `Comparte a ${name}` })
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'Cartel para imprimir' })).toBeVisible()
  await expect(share).toBeInViewport()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
  await share.click()
  await dialog.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(page, 'copiar el enlace').or(toast(page, 'Enlace copiado'))).toBeVisible()
})
