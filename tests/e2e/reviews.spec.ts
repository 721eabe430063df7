import type { Page } from '@playwright/test'
import { newMember, openAs, signIn } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { alertOf, button, heading, isPhone, toast } from '@/tests/support/screens'
import { newShelter } from '@/tests/support/site-reviews'

const COMMENT = 'Nos acompañaron durante todo el proceso.'
const box = (page: Page) => page.getByRole('textbox', { name: 'Comentario' })
const star = (page: Page, points: number) => page.getByRole('radio', { name: new RegExp(`^${points} de 5`) })
const publish = (page: Page) => button(page, 'Publicar')
const published = (page: Page) => page.getByRole('heading', { name: 'Tu comentario ha sido publicado' })
const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Comentarios' }).getByRole('article')

test('a person comments on a foundation, edits it, and the foundation answers once', async ({
  page,
  otherDevice,
  watch,
}) => {
  const shelter = await newShelter()
  await openAs(page, await newMember(), `/foundation/${shelter.id}`)
  await expect(page.getByText('No hay comentarios de esta fundacion')).toBeVisible()
  await page.getByRole('link', { name: 'Deja tu comentario' }).click()
  await expect(heading(page, 'Deja tu comentario')).toBeVisible()

  await publish(page).click()
  await expect(page.getByText('Por favor seleccione un valor')).toBeVisible()
  await expect(page.getByText('Por favor ingrese un comentario')).toBeVisible()
  await expect(star(page, 1)).toBeFocused()
  await expect(publish(page)).toBeDisabled()
  await expectAccessible(page)
  if (isPhone(page)) await expectThumbSized(page)

  await page.keyboard.press('Space')
  for (const points of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    await expect(star(page, points)).toBeChecked()
  }
  await expect(page.getByText('4 de 5 · Muy bien')).toBeVisible()
  await box(page).fill('x'.repeat(501))
  await expect(page.getByText('501/500')).toBeVisible()
  await expect(page.getByText('Escribe 500 caracteres o menos')).toBeVisible()
  await expect(publish(page)).toBeDisabled()
  await box(page).fill(COMMENT)
  await expect(publish(page)).toBeEnabled()
  await publish(page).click()
  await expect(page.getByRole('dialog', { name: 'Tu comentario ha sido publicado' })).toBeVisible()
  await expect(page).toHaveURL(`/foundation/${shelter.id}`, { timeout: 4000 })
  await expect(reviewsOf(page)).toContainText([COMMENT])

  const foundation = await otherDevice()
  watch(foundation)
  await openAs(foundation, shelter.email, '/dashboard/comentarios')
  await foundation.getByLabel('Tu respuesta a Lucía').fill('Gracias por venir, Lucía.')
  await expectAccessible(foundation)
  await expectNoOverflow(foundation)
  await button(foundation, 'Responder').click()
  await expect(toast(foundation, 'Tu respuesta ha sido publicada')).toBeVisible()
  await expect(button(foundation, 'Responder')).toHaveCount(0)

  await openHydrated(page, `/review/${shelter.id}`)
  await expect(heading(page, 'Edita tu comentario')).toBeVisible()
  await expect(star(page, 4)).toBeChecked()
  await star(page, 5).check()
  await button(page, 'Guardar cambios').click()
  await expect(page).toHaveURL(`/foundation/${shelter.id}`, { timeout: 6000 })
  await expect(reviewsOf(page)).toHaveCount(1)
  await expect(reviewsOf(page).getByRole('img', { name: '5,0 de 5 estrellas' })).toBeVisible()
  await expect(reviewsOf(page)).toContainText('Gracias por venir, Lucía.')
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('what was typed is still there after signing in again in another tab', async ({ page, context }) => {
  const shelter = await newShelter()
  const email = await newMember()
  await openAs(page, email, `/review/${shelter.id}`)
  await star(page, 3).check()
  await box(page).fill(COMMENT)
  await context.clearCookies()
  await publish(page).click()
  await expect(alertOf(page)).toContainText('Inicia sesión')
  await expect(page.getByRole('link', { name: 'Inicia sesión en otra pestaña' })).toHaveAttribute(
    'href',
    `/login?callbackUrl=%2Freview%2F${shelter.id}`,
  )
  await expect(box(page)).toHaveValue(COMMENT)
  await signIn(page, email)
  await publish(page).click()
  await expect(published(page).first()).toBeVisible()
})
