import type { Page } from '@playwright/test'
import { newMember, openAs, signIn } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import {
  expectAccessible,
  expectNoOverflow,
  expectNoShift,
  expectThumbSized,
  recordShifts,
} from '@/tests/support/page-checks'
import { CATS, cards, isPhone } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

/** A person in Quito who looks for a young female cat of medium size with short hair. @returns the e-mail. */
async function newAdopter(): Promise<string> {
  const email = await newMember()
  await inSiteDatabase(
    (sql) => sql`
      insert into matches (user_id, type, had_pet, age, gender, coat, size)
      select id, 'gato', false, 'joven', 'hembra', 'corto', 'mediano' from users where email = ${email}`,
  )
  return email
}

const userMenu = (page: Page) => page.locator('header summary', { hasText: /Hola,/ })
const badges = (page: Page) => cards(page).getByText(/^Coincide en \d de 5$/)
const reasons = (page: Page) => cards(page).first().getByRole('list')
const toggle = (page: Page) => cards(page).first().locator('summary')

test('the pets for an adopter say in what they suit, at every width', async ({ page }) => {
  await openAs(page, await newAdopter(), '/para-ti')
  await expect(page.getByRole('heading', { level: 1, name: 'Mascotas para ti' })).toBeVisible()
  await expect(page.getByText('están más cerca de Quito. Ninguna se oculta.')).toBeVisible()
  await expect(page.getByText('buscas gata joven, mediana, de pelo corto')).toBeVisible()
  await expect(badges(page)).toHaveCount(9)
  const near = await cards(page).filter({ hasText: 'Quito, Ecuador' }).count()
  await expect(cards(page).getByText(/^(cerca|a \d+ km)$/)).toHaveCount(9 - near)
  await expectAccessible(page)
  await toggle(page).click()
  await expect(reasons(page).getByRole('listitem')).toHaveCount(5)
  await expect(reasons(page)).toContainText('Gata')
  await expectAccessible(page)
  if (isPhone(page)) await expectThumbSized(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
  await toggle(page).press('Enter')
  await expect(reasons(page)).toBeHidden()
})

test('on a list of small cards the match leaves the animal to be seen, and says what differs once opened', {
  tag: '@phone',
}, async ({ page }) => {
  await openAs(page, await newAdopter(), CATS)
  const card = cards(page)
    .filter({ hasText: /Coincide en [1-4] de 5/ })
    .first()
  const [badge, photo] = [
    await card.locator('summary').boundingBox(),
    await card.locator('img').boundingBox(),
  ]
  expect(badge?.height, 'of the badge').toBeLessThan((photo?.height ?? 0) / 3)
  await expect(card.locator('summary')).toContainText('Distinto: ')
  await expectThumbSized(page)
  await expectAccessible(page)
  await card.locator('summary').click()
  await expect(card.getByRole('listitem').filter({ visible: true }).first()).toBeVisible()
})

test('the list of reasons lies above the cards on a wide screen and between them on a phone', async ({
  page,
}) => {
  await openAs(page, await newAdopter(), '/para-ti')
  const top = async () => (await cards(page).nth(3).boundingBox())?.y ?? 0
  const [scroll, before] = [await page.evaluate(() => scrollY), await top()]
  await toggle(page).click()
  await expect(reasons(page)).toBeVisible()
  const moved = (await top()) + (await page.evaluate(() => scrollY)) - before - scroll
  if (isPhone(page)) expect(moved).toBeGreaterThan(100)
  else expect(moved).toBe(0)
  await cards(page).nth(1).locator('summary').click()
  await expect(reasons(page)).toBeHidden()
})

test('the pets for an adopter filter, change their order and lead on', async ({ page }) => {
  await openAs(page, await newAdopter(), '/para-ti')
  await page.getByRole('link', { name: 'Otros animales', exact: true }).first().click()
  await expect(page).toHaveURL('/para-ti?tipo=otro')
  await expect(cards(page).first()).toContainText('Sin comparación: el test es de perros y gatos')
  await expect(badges(page)).toHaveCount(0)
  await page.goto('/para-ti')
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Más tiempo esperando')
  await expect(page).toHaveURL('/para-ti?tiempo=antiguo')
  await expect(page.getByText('Cada ficha dice en qué coincide contigo.')).toBeVisible()
  await page.getByRole('link', { name: 'Cambiar lo que buscas' }).click()
  await expect(page).toHaveURL('/dashboard/adoptante')
  await page.getByRole('link', { name: 'Ver todas para ti' }).click()
  await expect(page).toHaveURL('/para-ti')
})

test('the user menu leads adopters to their pets', async ({ page }) => {
  await openAs(page, await newMember(), '/faqs')
  await userMenu(page).click()
  await page.getByRole('link', { name: 'Mascotas para ti' }).click()
  await expect(page.getByRole('heading', { name: 'Primero, cuéntanos qué buscas' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Hacer el test' })).toHaveAttribute(
    'href',
    '/quizz',
  )
})

test('foundations read why there is no page for them', async ({ page }) => {
  await openAs(page, demoEmail('fundacion'), '/para-ti')
  await expect(
    page.getByRole('heading', { name: 'Esta página es para quienes quieren adoptar' }),
  ).toBeVisible()
  await expectAccessible(page)
})

test.describe('the badge on public cards', () => {
  test('appears for an adopter without moving anything, says what differs and opens the list', async ({
    page,
  }) => {
    await signIn(page, await newAdopter())
    await recordShifts(page)
    await page.goto(CATS)
    await expect(badges(page)).toHaveCount(9)
    await expectNoShift(page)
    await expect(toggle(page)).toContainText(/Distinto: |Es todo lo que buscas/)
    await expectAccessible(page)
    if (isPhone(page)) await expectThumbSized(page)
    await toggle(page).click()
    await expect(page).toHaveURL(CATS)
    await expect(reasons(page).getByRole('listitem')).toHaveCount(5)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.goto('/')
    await expect(page.getByText(/^Coincide en \d de 5$/).first()).toBeVisible()
    await expectNoOverflow(page)
  })

  test('is not even loaded without answers to the quiz', async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
    })
    const loaded = async () => (await Promise.all(scripts)).some((script) => script.includes('prefieres'))
    await page.goto(CATS, { waitUntil: 'networkidle' })
    await expect(badges(page)).toHaveCount(0)
    await openAs(page, await newMember(), CATS)
    await expect(userMenu(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(badges(page)).toHaveCount(0)
    expect(await loaded()).toBe(false)

    await openAs(page, await newAdopter(), CATS)
    await expect(badges(page)).toHaveCount(9)
    expect(await loaded()).toBe(true)
  })
})

test('the home page offers the match test, and its fruits to those who have answered it', async ({
  page,
}) => {
  const banner = page.getByRole('region', { name: '¿Cuál es tu mascota ideal?' })
  const link = banner.getByRole('link').filter({ visible: true })
  await page.goto('/')
  await expect(link).toHaveText('Hacer el test')
  await openAs(page, await newMember(), '/')
  await expect(link).toHaveText('Hacer el test')
  await openAs(page, await newAdopter(), '/')
  await expect(link).toHaveText('Ver mascotas para ti')
  await expectNoOverflow(page)
  await link.click()
  await expect(page).toHaveURL('/para-ti')
})
