import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { button, field, heading, toast } from '@/tests/support/screens'
import { newShelter } from '@/tests/support/site-reviews'

const PROFILE = '/dashboard/fundacion'
const STORY = 'Empezamos en un patio, con tres perros.'
const NOT_HTTPS = /Escribe una dirección que empiece con https:\/\//
const CLOSES_EARLY = 'La hora de cierre va después de la de apertura'
const save = (page: Page) => button(page, 'Guardar cambios')

/** Opens Mondays from 18:00 to 09:00 and gives an address without https. */
async function fillInWrongly(page: Page): Promise<void> {
  await field(page, 'Historia').fill(STORY)
  await field(page, 'Sitio web (opcional)').fill('http://patio.example')
  await field(page, 'Lunes: atención').selectOption('Abierto')
  await field(page, 'Lunes: desde').fill('18:00')
  await field(page, 'Lunes: hasta').fill('09:00')
}

async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByText(CLOSES_EARLY)).toBeVisible()
  await expect(field(page, 'Lunes: hasta')).toHaveAccessibleDescription(CLOSES_EARLY)
  await expect(field(page, 'Sitio web (opcional)')).toHaveAccessibleDescription(NOT_HTTPS)
  await expect(field(page, 'Sitio web (opcional)')).toHaveValue('http://patio.example')
  await expect(field(page, 'Historia')).toHaveValue(STORY)
  await expect(field(page, 'Lunes: atención')).toHaveValue('abierto')
  await expect(field(page, 'Lunes: desde')).toHaveValue('18:00')
}

async function correct(page: Page): Promise<void> {
  await field(page, 'Sitio web (opcional)').fill('https://patio.example')
  await field(page, 'Lunes: desde').fill('08:00')
}

/** What the page of the foundation shows of `correct`. */
async function expectPublished(page: Page, id: number): Promise<void> {
  await page.goto(`/foundation/${id}`)
  await expect(page.getByText(STORY)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Lunes')
  await expect(page.getByRole('link', { name: 'patio.example' })).toHaveAttribute(
    'href',
    'https://patio.example/',
  )
}

test('a foundation is told beside each field what is wrong, loses nothing, and its page shows what it saved', async ({
  page,
}) => {
  const { id, email } = await newShelter()
  await openAs(page, email, PROFILE)
  const form = page.locator('form').filter({ has: page.locator('#nombre') })
  await expect(form, 'a second rule above that of its first section').toHaveCSS('border-top-width', '0px')
  await fillInWrongly(page)
  await save(page).click()
  await expectRefused(page)
  await expect(field(page, 'Lunes: hasta')).toBeFocused()
  await expectAccessible(page)
  await expectThumbSized(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
  await correct(page)
  await save(page).dblclick()
  await expect(toast(page, 'Cambios Guardados Correctamente!')).toBeVisible()
  await expect(page.getByText(CLOSES_EARLY)).toHaveCount(0)
  await expectPublished(page, id)
})

test('by keyboard, a new name waits for the staff and the page keeps the old one', async ({ page }) => {
  const { name, email } = await newShelter()
  await openAs(page, email, PROFILE)
  await field(page, 'Nombre de la fundación').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' Nuevo')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Historia')).toBeFocused()
  await page.keyboard.type(STORY)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Dirección (opcional)')).toBeFocused()
  await page.keyboard.type('Calle 8')
  await page.keyboard.press('Enter')
  const section = page.getByRole('region', { name: 'Nombre e historia' })
  await expect(section.getByText('espera la revisión del equipo')).toBeVisible()
  await expect(field(page, 'Nombre de la fundación')).toHaveValue(`${name} Nuevo`)
  await page.getByRole('link', { name: 'Ver mi página' }).click()
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByText(STORY)).toBeVisible()
})
