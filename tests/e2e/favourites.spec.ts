import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { newMember, openAs, viewerOf } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { expectAccessible } from '@/tests/support/page-checks'
import { BASE_URL, findPet, findPets } from '@/tests/support/site'

/** An adopted pet of the demo world; its ids are deterministic. */
const ADOPTED = 100_001

const main = (page: Page) => page.getByRole('main')
const list = (page: Page) => page.getByRole('list', { name: 'Mascotas' })
const star = (page: Page, label: string) => page.getByLabel(label).first()

/** Adds pets of the demo world to the favourites of the signed-in account. @returns the pets */
async function markPets(page: Page, count: number) {
  const { id: userId } = await viewerOf(page)
  const pets = (await findPets()).slice(0, count)
  for (const { id } of pets) await mark(page, userId, id)
  return pets
}

const mark = (page: Page, userId: number, petId: number) =>
  page.request.post(`${BASE_URL}/api/v1.0/pets/favourite/`, {
    data: { userId, petId },
    headers: { origin: BASE_URL },
  })

async function fillLogin(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
  await main(page).getByRole('button', { name: 'Iniciar Sesión', exact: true }).click()
}

test.describe('a favourite requested before login', () => {
  test('a favourite requested before login is saved after it, once', async ({ page }) => {
    const email = await newMember()
    const pet = await findPet(() => true)
    await openHydrated(page, `/pet-detail/${pet.id}`)
    await star(page, `Agregar a ${pet.name} a favoritos`).click()
    const dialog = page.getByRole('dialog', { name: 'No has iniciado sesión' })
    await expect(dialog.getByRole('link', { name: 'Registro' })).toHaveAttribute(
      'href',
      `/register?callbackUrl=%2Fpet-detail%2F${pet.id}`,
    )
    await expectAccessible(page)
    await dialog.getByRole('link', { name: 'Iniciar Sesión' }).click()
    await fillLogin(page, email)
    await expect(page).toHaveURL(`/pet-detail/${pet.id}`)
    const filled = star(page, `Quitar a ${pet.name} de favoritos`)
    await expect(filled).toBeVisible()
    await expect(page.getByText(`Guardamos a ${pet.name} en tus favoritos`)).toBeVisible()
    await expect.poll(async () => (await viewerOf(page)).favouriteIds).toEqual([pet.id])

    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await filled.click()
    await removed
    await page.reload()
    await expect(star(page, `Agregar a ${pet.name} a favoritos`)).toHaveAttribute('aria-disabled', 'false')
    expect((await viewerOf(page)).favouriteIds).toEqual([])
  })

  test('Back closes the sign-in prompt, and returns from the login to the page without it', async ({
    page,
  }) => {
    const pet = await findPet(() => true)
    const path = `/pet-detail/${pet.id}`
    await page.goto('/faqs')
    await page.goto(path)
    const add = star(page, `Agregar a ${pet.name} a favoritos`)
    const dialog = page.getByRole('dialog', { name: 'No has iniciado sesión' })
    await add.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
    await expect(page).toHaveURL(path)

    await add.click()
    await dialog.getByRole('link', { name: 'Iniciar Sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(add).toBeVisible()
    await expect(dialog).toBeHidden()

    await add.click()
    await dialog.getByRole('button', { name: 'Ahora no' }).click()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/faqs')
  })

  test('a favourite whose sign-in prompt was dismissed is not saved after a later login', async ({
    page,
  }) => {
    const email = await newMember()
    const pet = await findPet(() => true)
    await page.goto(`/pet-detail/${pet.id}`)
    await star(page, `Agregar a ${pet.name} a favoritos`).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ahora no' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await openAs(page, email, `/pet-detail/${pet.id}`)
    await expect(star(page, `Agregar a ${pet.name} a favoritos`)).toHaveAttribute('aria-disabled', 'false')
    expect((await viewerOf(page)).favouriteIds).toEqual([])
  })
})

test.describe('the favourites page', () => {
  test('the empty favourites page suggests next steps', async ({ page }) => {
    await openAs(page, await newMember(), '/favorites')
    await expect(page.getByRole('heading', { name: 'No tienes mascotas favoritas' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Ver todas las mascotas' })).toHaveAttribute(
      'href',
      '/searcher/todos',
    )
    await expectAccessible(page)
  })

  test('the favourites page searches, paginates and removes with undo', async ({ page }) => {
    await openAs(page, await newMember(), '/favorites')
    const pets = await markPets(page, 11)
    await mark(page, (await viewerOf(page)).id, ADOPTED)
    await page.reload()
    await expect(list(page).getByRole('article')).toHaveCount(9)
    await expect(page.getByRole('region', { name: 'También en tus favoritos' })).toContainText(/Adoptad[oa]/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Página 2', exact: true }).click()
    await expect(list(page).getByRole('article')).toHaveCount(2)
    await expect(page).toHaveURL('/favorites?pagina=2')

    const females = pets.filter(({ gender }) => gender === 'hembra').length
    await page.goto('/favorites?sexo=hembra')
    await expect(page.getByText(`${females} mascotas esperan un hogar`)).toBeVisible()
    await page.getByRole('link', { name: 'Borrar Filtros' }).first().click()
    await expect(page).toHaveURL('/favorites')

    const first = list(page).getByRole('article').first()
    const name = await first.getByRole('heading').innerText()
    await expect(first.getByLabel(`Quitar a ${name} de favoritos`)).toBeVisible()
    await expect(page.locator('header summary', { hasText: 'Favoritos' })).toBeVisible()
    await first.getByLabel(`Quitar a ${name} de favoritos`).click()
    await expect(page.getByText('10 mascotas esperan un hogar')).toBeVisible()
    const undo = page.getByRole('button', { name: 'Deshacer' })
    await undo.focus()
    await undo.press('Enter')
    await expect(page.getByText('11 mascotas esperan un hogar')).toBeVisible()
    await expect(page.locator('#contenido')).toBeFocused()

    await page.getByRole('button', { name: /^Eliminar de Favoritos: / }).click()
    await expect(page.getByRole('heading', { name: 'También en tus favoritos' })).toBeHidden()
    expect((await viewerOf(page)).favouriteIds).not.toContain(ADOPTED)
  })
})

test('a pet that was just removed is not on the favourites page, even before that is saved', async ({
  page,
}) => {
  await openAs(page, await newMember(), '/favorites')
  const [pet, other] = await markPets(page, 2)
  if (!pet || !other) throw new Error('The demo has too few pets')
  await page.goto(`/pet-detail/${pet.id}`)
  let save = () => {}
  const held = new Promise<void>((resolve) => {
    save = resolve
  })
  await page.route('**/api/v1.0/pets/favourite?**', async (route) => {
    await held
    await route.continue()
  })
  await star(page, `Quitar a ${pet.name} de favoritos`).click()
  await page.getByRole('link', { name: 'Ver mis favoritos' }).click()
  const card = (name: string) => list(page).getByRole('article').filter({ hasText: name })
  await expect(card(other.name)).toBeVisible()
  await expect(card(pet.name)).toBeHidden()
  save()
  await expect(page.getByRole('status').getByText(/^1 .+ espera un hogar$/)).toBeVisible()
})

test('a pet’s page can be shared, copied and printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const pet = await findPet(() => true)
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) })
  })
  await page.goto(`/pet-detail/${pet.id}`)
  const panel = page.getByRole('region', { name: `Ayuda a ${pet.name} a encontrar familia` })
  const text = new URL((await panel.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '')
  expect(text.searchParams.get('text')).toContain(pet.name)
  expect(text.searchParams.get('text')).toContain(`${BASE_URL}/pet-detail/${pet.id}`)
  const copy = panel.getByRole('button', { name: 'Copiar enlace' })
  // Where messages stand on a phone.
  await copy.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await copy.click()
  const message = page.getByRole('status').filter({ hasText: 'Enlace copiado' }).locator('p')
  await expect(message).toBeVisible()
  const [over, under] = await Promise.all([message.boundingBox(), copy.boundingBox()])
  if (!over || !under) throw new Error('Not shown')
  const isAbove = over.y + over.height <= under.y
  expect(isAbove || over.x + over.width <= under.x, 'the message leaves the button uncovered').toBe(true)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${BASE_URL}/pet-detail/${pet.id}`)
  await page
    .getByRole('link', { name: `Compartir a ${pet.name}` })
    .first()
    .click()
  expect(await page.evaluate(() => (window as Window & { shared?: ShareData }).shared?.url)).toBe(
    `${BASE_URL}/pet-detail/${pet.id}`,
  )
  const poster = await panel.getByRole('link', { name: 'Cartel para imprimir' }).getAttribute('href')
  expect((await page.request.get(`${BASE_URL}${poster}`)).headers()['content-type']).toBe('application/pdf')
})
