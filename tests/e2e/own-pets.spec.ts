import type { Page } from '@playwright/test'
import postgres from 'postgres'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { newName } from '@/tests/support/new-names'
import { arrive, makeSitePet, offerAgain, publishPet } from '@/tests/support/own-pets'
import { expectAccessible, expectNoOverflow, expectNoShift, recordShifts } from '@/tests/support/page-checks'
import { pressAndTapBackdrop, toast } from '@/tests/support/screens'
import { siteDatabaseUrl } from '@/tests/support/site'

const TABLE = '/dashboard/mascotas'
/** Shifts dates in the database of the server under test. */
const sql = postgres(siteDatabaseUrl(), { max: 1 })
test.afterAll(() => sql.end())

async function ringCron(page: Page) {
  const headers = { authorization: `Bearer ${process.env.TEST_CRON_SECRET}` }
  expect((await page.request.get('/api/cron/listings', { headers })).status()).toBe(200)
}

/** Ages a pet by 38 days: its owner gets a reminder and does not confirm. @returns the path of the mailed link */
async function neglect(page: Page, { id, email }: { id: number; email: string }): Promise<string> {
  await sql`update pets set confirmed_at = now() - interval '38 days' where id = ${id}`
  await ringCron(page)
  const mails = await (await page.request.get(`/dev/correo.json?to=${email}`)).json()
  await sql`update pets set reminded_at = now() - interval '8 days' where id = ${id}`
  await ringCron(page)
  return /\/confirmar-mascota\/\S+/.exec(mails[0].text)?.[0] ?? ''
}

const isListed = async (page: Page, id: number) => {
  const found = await (await page.request.get('/api/v1.0/pets?limit=100')).json()
  return found.some((pet: { id: number }) => pet.id === id)
}
const menu = (page: Page, name: string) => page.getByText(`Más acciones para ${name}`)
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first()

test('the confirmation link of a mail resumes a paused pet with one tap, without a login', async ({
  page,
}) => {
  const pet = await makeSitePet('Bruma')
  const link = await neglect(page, pet)
  await page.goto(`/pet-detail/${pet.id}`)
  await expect(page.getByText('Esta publicación está en pausa')).toBeVisible()
  expect(await isListed(page, pet.id)).toBe(false)

  await page.goto(link, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Bruma sigue buscando familia?')
  expect(await isListed(page, pet.id)).toBe(false)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sí, sigue buscando familia' }).click()
  await expect(
    page.getByText('Bruma sigue buscando familia y ya vuelve a verse en las búsquedas'),
  ).toBeVisible()
  await expect.poll(() => isListed(page, pet.id)).toBe(true)
  await page.getByRole('link', { name: 'Ver la publicación' }).click()
  await expect(page).toHaveURL(`/pet-detail/${pet.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bruma' })).toBeVisible()
  await expect(page.getByText('Esta publicación está en pausa')).toHaveCount(0)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bruma ya está al día')
})

test('a pet’s page shows an up-to-date relative confirmation date, without layout shift', async ({
  page,
}) => {
  const pet = await makeSitePet('Brisa')
  await sql`update pets set confirmed_at = now() - interval '12 days' where id = ${pet.id}`
  await recordShifts(page)
  await page.goto(`/pet-detail/${pet.id}`, { waitUntil: 'networkidle' })
  await expect(page.getByText(/ confirmó hace 12 días que sigue en adopción$/)).toBeVisible()
  await expectNoShift(page)
})

test('the table shows the status and all actions of a pet, and confirms with one tap', async ({ page }) => {
  const pet = await makeSitePet('Trufa')
  await neglect(page, pet)
  await openAs(page, pet.email, TABLE)
  await expect(row(page, 'Trufa')).toContainText('En pausa')
  await expect(row(page, 'Trufa')).toContainText('confirmada hace 38 días')
  await expect(row(page, 'Trufa').getByText(/^Publicada \d{2}[-/]\d{2}[-/]\d{4} · hoy$/)).toBeVisible()
  await expect(page.getByText('no aparece en las búsquedas')).toBeVisible()
  await expectAccessible(page)
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await menu(page, 'Trufa').click()
    await expect(page.getByRole('link', { name: 'Ver su página' })).toHaveAttribute(
      'href',
      `/pet-detail/${pet.id}`,
    )
    await expect(page.getByRole('button', { name: 'Marcar como adoptada' })).toBeInViewport({ ratio: 1 })
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Marcar como adoptada' })).toBeHidden()
  }

  const confirm = page.getByRole('button', { name: 'Trufa sigue en adopción' })
  const more = await menu(page, 'Trufa').boundingBox()
  expect(more?.y, 'one line of actions').toBe((await confirm.boundingBox())?.y)
  await confirm.click()
  await expect(row(page, 'Trufa')).toContainText('confirmada hoy')
  await expect(row(page, 'Trufa')).toContainText('En adopción')
  await expect(page.getByText('no aparece en las búsquedas')).toHaveCount(0)
  expect(await isListed(page, pet.id)).toBe(true)
  const card = await page.locator('tbody').boundingBox()
  expect(card?.height).toBeLessThan(220)
})

test('a double tap confirms a pet once, keeps the focus and leaves the other pets alone', async ({
  page,
}) => {
  const [pet, other] = [await makeSitePet('Nube'), await makeSitePet('Lluvia')]
  await sql`update pets set confirmed_at = now() - interval '12 days',
    owner_id = (select owner_id from pets where id = ${pet.id}) where id in ${sql([pet.id, other.id])}`
  await openAs(page, pet.email, TABLE)
  await page.waitForLoadState('networkidle')
  let sent = 0
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${TABLE}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent++
    await asked
    await route.continue()
  })
  const confirm = (name: string) => page.getByRole('button', { name: `${name} sigue en adopción` })
  await confirm('Nube').dblclick()
  await expect(confirm('Nube')).toHaveAttribute('aria-disabled', 'true')
  await expect(confirm('Nube')).toBeFocused()
  await expect(confirm('Lluvia')).not.toHaveAttribute('aria-disabled')
  await menu(page, 'Lluvia').click()
  await expect(page.getByRole('button', { name: 'Marcar como adoptada' })).toBeEnabled()
  await page.keyboard.press('Escape')
  answer()
  await expect(row(page, 'Nube')).toContainText('confirmada hoy')
  await expect(row(page, 'Lluvia')).toContainText('hace 12 días')
  expect(sent).toBe(1)
})

test('mark as adopted, then republish, from the table', async ({ page }) => {
  const pet = await makeSitePet('Menta')
  await openAs(page, pet.email, TABLE)
  await menu(page, 'Menta').click()
  // A second tap, which lands on the backdrop that has just opened, does not close the question.
  await pressAndTapBackdrop(page.getByRole('button', { name: 'Marcar como adoptada' }))
  await expect(page.getByRole('dialog', { name: '¿Menta ya tiene hogar?' })).toBeVisible()
  await page.getByRole('button', { name: 'Todavía no' }).click()
  await expect(menu(page, 'Menta')).toBeFocused()
  await expect(row(page, 'Menta')).toContainText('En adopción')
  await menu(page, 'Menta').click()
  await page.getByRole('button', { name: 'Marcar como adoptada' }).click()
  // The second tap reaches nothing behind the question.
  await page.getByRole('button', { name: 'Sí, ya tiene hogar' }).dblclick()
  await expect(row(page, 'Menta')).toContainText('Adoptada')
  await expect(page).toHaveURL(TABLE)
  await expect(page.getByRole('button', { name: 'Menta sigue en adopción' })).toHaveCount(0)
  await expect.poll(() => isListed(page, pet.id)).toBe(false)
  await expect(toast(page, 'Qué alegría: tu mascota ya tiene familia')).toBeVisible()
  await menu(page, 'Menta').click()
  await offerAgain(page)
  await expect(row(page, 'Menta')).toContainText('En adopción')
  await expect.poll(() => isListed(page, pet.id)).toBe(true)
})

test('cancelling the withdrawal of a pet closes the menu', async ({ page }) => {
  const pet = await makeSitePet('Canchita')
  await openAs(page, pet.email, TABLE)
  await menu(page, 'Canchita').click()
  await page.getByRole('button', { name: 'Eliminar mascota' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click()
  await expect(toast(page, 'Tu mascota no fue eliminada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Eliminar mascota' })).toBeHidden()
  await expect(page.locator('summary').filter({ hasText: 'Más acciones para Canchita' })).toBeFocused()
})

test('after publishing, Back skips the form', async ({ page }) => {
  await arrive(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/faqs')
  await page.goto('/create-pet')
  // The steps are fragment links, not history entries.
  await page.getByRole('navigation', { name: 'Pasos' }).getByRole('link', { name: 'Su historia' }).click()
  await expect(page.locator('#paso-historia')).toBeFocused()
  await publishPet(page, newName())
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
  await page.goto('/create-pet')
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('')
})

test('the owner of a held pet sees why it is held', async ({ page }) => {
  const pet = await makeSitePet('Canica')
  await sql`update pets set held_at = now(), hold_reason = 'text', text_issue = 'phone' where id = ${pet.id}`
  await openAs(page, pet.email, TABLE)
  await expect(row(page, 'Canica')).toContainText('En revisión')
  await expect(page.getByText('un número de teléfono')).toBeVisible()
  await expect(page.getByRole('table').locator('a[href^="/pet-detail"]')).toHaveCount(0)
})

test('page views are counted once per browser session, and never the owner’s', async ({
  page,
  otherDevice,
}) => {
  const pet = await makeSitePet('Zamba')
  const views = async () =>
    (await sql<{ count: number }[]>`select count from pet_views where pet_id = ${pet.id}`)[0]?.count
  const visitor = await otherDevice()
  for (let visit = 0; visit < 2; visit++) {
    await visitor.goto(`/pet-detail/${pet.id}`, { waitUntil: 'networkidle' })
    await expect.poll(views).toBe(1)
  }
  await openAs(page, pet.email, `/pet-detail/${pet.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Zamba' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await views()).toBe(1)
  await page.goto(TABLE)
  await expect(row(page, 'Zamba')).toContainText('1 visita')
})
