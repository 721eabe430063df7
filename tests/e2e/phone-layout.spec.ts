import type { Locator, Page } from '@playwright/test'
import { newMember, openAs, signIn } from '@/tests/support/accounts'
import { expect, openHeld, openHydrated, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { listRequest } from '@/tests/support/listed-requests'
import { expectNoOverflow, expectNoShift, recordShifts } from '@/tests/support/page-checks'
import { cards } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'
import { makeOwnedPet } from '@/tests/support/site-requests'
import { expectReadable } from '@/tests/support/squeezed-text'

const NARROWEST = { width: 320, height: 640 }

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('Not shown')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

/** Frida, whom the person with this e-mail has just adopted. @returns the page of the request. */
async function adoptFrida(email: string): Promise<string> {
  const pet = await makeOwnedPet('Frida')
  const id = await listRequest(pet.id, { name: 'Lucía', email, status: 'concluida', hoursAgo: 30 })
  await inSiteDatabase((sql) => sql`update pets set status = 'adoptado' where id = ${pet.id}`)
  return `/dashboard/solicitudes/${id}`
}

test('the news of an adoption, a pet and sharing it fit a screen of 320 pixels without a cut word', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST)
  const email = await newMember()
  const request = await adoptFrida(email)
  await openAs(page, email, request)
  await expect(page.getByRole('link', { name: 'Ver su certificado de adopción' })).toBeVisible()
  await expectReadable(page, 'the news of an adoption')
  await openHydrated(page, '/pet-detail/100015')
  await expectReadable(page, 'a pet')
})

test('on a phone the place of a list stands apart from the heading and the count', async ({ page }) => {
  await page.goto('/searcher/location/city/quito')
  const [heading, place, count] = await Promise.all([
    boxOf(page.getByRole('heading', { level: 1 })),
    boxOf(page.locator('#lugar summary')),
    boxOf(page.getByText('esperan un hogar', { exact: false })),
  ])
  expect(place.y - heading.bottom).toBeGreaterThanOrEqual(8)
  expect(count.y - place.bottom).toBeGreaterThanOrEqual(8)
})

test('two cards beside each other say the breed, and how far a pet is under its whole city', async ({
  page,
}) => {
  await page.goto('/searcher/todos')
  const traits = cards(page).locator('p').last()
  const widths = await cards(page)
    .locator('p:last-of-type > span')
    .evaluateAll((lines) => lines.map((line) => [line.scrollWidth, line.clientWidth]))
  expect(widths.length).toBeGreaterThan(5)
  for (const [content = 0, room = 0] of widths) expect(content).toBeLessThanOrEqual(room)
  await expect(traits).toContainText(/ · .+ · /)
})

test('the link in a sentence of the home page does not push its lines apart', async ({ page }) => {
  await page.goto('/')
  const sentence = page.getByText(': también puedes donar para apoyar a una Fundación')
  const [height, line] = await sentence.evaluate((element) => [
    element.clientHeight,
    Number.parseFloat(getComputedStyle(element).lineHeight),
  ])
  const lines = Math.round((height ?? 0) / (line ?? 1))
  expect(height).toBeLessThan(lines * (line ?? 0) + 2)
})

test('the button that saves who may ask is as wide as the choice', async ({ page }) => {
  await openAs(page, demoEmail('publica'), '/dashboard/mascotas')
  const section = page.getByRole('region', { name: 'Quién puede pedirte tus mascotas' })
  const [choice, save] = await Promise.all([
    boxOf(section.getByRole('combobox')),
    boxOf(section.getByRole('button', { name: 'Guardar' })),
  ])
  expect([save.x, save.right]).toEqual([choice.x, choice.right])
})

test('until its script is there, the field of the photos says that it loads, and nothing moves then', async ({
  page,
}) => {
  await signIn(page, demoEmail('publica'))
  await recordShifts(page)
  const release = await openHeld(page, '/create-pet')
  const field = page.getByRole('group', { name: 'Fotos' })
  await expect(field.getByText('Cargando…')).toBeVisible()
  await expect(field.getByText('Las fotos están cargando.')).toBeAttached()
  await expect(field.getByText('Elegir fotos')).toBeHidden()
  expect(await cursorOf(page, 'Cargando…')).toBe('progress')
  await release()
  await expect(field.getByLabel('Elegir fotos')).toBeEnabled()
  await expect(field.getByText(/cargando/i)).toHaveCount(0)
  await expectNoShift(page, 0.02)
})

test('an answer of two lines keeps away from the circle at its end', async ({ page }) => {
  await page.goto('/contacto')
  const gaps = await page.locator('main label:has(input[type=radio])').evaluateAll((options) =>
    options.map((option) => {
      const [words, circle] = option.querySelectorAll('span')
      const range = document.createRange()
      range.selectNodeContents(words as Element)
      const end = Math.max(...[...range.getClientRects()].map(({ right }) => right))
      return (circle?.getBoundingClientRect().left ?? 0) - end
    }),
  )
  expect(gaps.length).toBeGreaterThan(3)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8)
})

test('every published expense has its amount at the end of the line of its title', async ({ page }) => {
  await page.goto('/foundation/3/gastos')
  const places = await page
    .getByRole('main')
    .locator('li:has(h2)')
    .evaluateAll((items) =>
      items.map((item) => {
        const [title, amount] = ['h2', 'h2 + p'].map((part) => item.querySelector(part))
        const [from, to] = [title, amount].map((part) => part?.getBoundingClientRect())
        return (to?.top ?? 0) < (from?.bottom ?? 0)
      }),
    )
  expect(places.length).toBeGreaterThan(2)
  expect(places).not.toContain(false)
})

test('a publisher whose name is one long word does not widen the page of a pet', async ({ page }) => {
  await openHydrated(page, '/pet-detail/100015')
  const name = 'Fundación Patitas del Sur'
  await page.getByText(name).evaluateAll((texts, name) => {
    for (const { firstChild } of texts)
      if (firstChild instanceof Text) firstChild.data = firstChild.data.replace(name, 'Maravillosa'.repeat(7))
  }, name)
  await expect(page.getByText(name)).toHaveCount(0)
  await expectNoOverflow(page, 'a pet')
})

test('what is said of how long ago a pet was published is not broken', async ({ page }) => {
  await openAs(page, demoEmail('publica'), '/dashboard/mascotas')
  const ages = page.getByText(/^hace \d+ días$/)
  const lines = await ages.evaluateAll((texts) => texts.map((text) => text.getClientRects().length))
  expect(lines.length).toBeGreaterThan(3)
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('a field keeps its height beside one that is marked, and where the label beside it is long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/register')
  await page.getByLabel('Nombres').fill('Ana')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByText('Tus apellidos son requeridos')).toBeVisible()
  await expectSameLine(page.getByLabel('Nombres'), page.getByLabel('Apellidos'))
  await openAs(page, demoEmail('fundacion'), '/dashboard/fundacion')
  await expectSameLine(page.getByLabel('Región, departamento o provincia'), page.getByLabel('Código postal'))
})

async function expectSameLine(...fields: Locator[]): Promise<void> {
  const [one, other] = await Promise.all(fields.map(boxOf))
  expect([one?.y, one?.height]).toEqual([other?.y, other?.height])
}

const cursorOf = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => getComputedStyle(element).cursor)
