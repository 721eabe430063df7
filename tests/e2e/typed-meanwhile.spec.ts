import type { Page } from '@playwright/test'
import { newMember, openAs, signIn } from '@/tests/support/accounts'
import { newAdopter, newPet } from '@/tests/support/asking'
import { expect, test } from '@/tests/support/browser'
import { holdForms } from '@/tests/support/network'
import { newName } from '@/tests/support/new-names'
import { newPictures, STORY, signInWithPet } from '@/tests/support/own-pets'
import { button, field, toast } from '@/tests/support/screens'
import { box, bubbles, makeConversation, send } from '@/tests/support/site-conversations'
import { newLinkedShelter } from '@/tests/support/site-reviews'
import { frequencyOf, memberWithSearch, NAME } from '@/tests/support/site-saved-searches'

const saved = (page: Page) => toast(page, 'Cambios Guardados Correctamente!')
const sending = (page: Page) => page.locator('form[aria-busy=true]')
const save = (page: Page) => button(page, 'Guardar cambios')

test('who goes on writing while a message is sent has begun the next one', async ({ page }) => {
  const { adopter, path } = await makeConversation()
  await openAs(page, adopter, path)
  const release = await holdForms(page)
  await box(page).fill('Hola, Camilo.')
  await send(page).click()
  await expect(sending(page)).toBeAttached()
  await box(page).press('End')
  await box(page).pressSequentially(' ¿Y con gatos?')
  release()
  await expect(bubbles(page, 'Hola, Camilo.')).toHaveCount(1)
  await expect(box(page)).toHaveValue('¿Y con gatos?')
  await page.reload()
  await expect(box(page)).toHaveValue('¿Y con gatos?')
})

test('what is typed while a form is saved stays, and so does what is typed into another form of its page', async ({
  page,
}) => {
  const { id, email } = await newLinkedShelter()
  await openAs(page, email, '/dashboard/fundacion')
  const release = await holdForms(page)
  await field(page, 'Historia').fill('Empezamos en un patio.')
  await save(page).click()
  await expect(sending(page)).toBeAttached()
  await field(page, 'Dirección (opcional)').fill('Calle 9')
  release()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('Tienes cambios sin guardar.')).toBeVisible()
  await expect(field(page, 'Dirección (opcional)')).toHaveValue('Calle 9')

  await page.getByText('Cambiar el nombre del enlace').click()
  await field(page, 'Nombre del enlace').fill(`patio-${id}`)
  await button(page, 'Cambiar enlace').click()
  await expect(toast(page, 'Tu enlace nuevo ya funciona.')).toBeVisible()
  await expect(page.getByRole('main').getByText(`/f/patio-${id}`).first()).toBeVisible()
  await expect(field(page, 'Nombre del enlace')).toBeHidden()
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
  await expect(field(page, 'Dirección (opcional)')).toHaveValue('Calle 9')

  await save(page).click()
  await expect(page.getByText('Tienes cambios sin guardar.')).toBeHidden()
  await page.reload()
  await expect(field(page, 'Historia')).toHaveValue('Empezamos en un patio.')
  await expect(field(page, 'Dirección (opcional)')).toHaveValue('Calle 9')
})

test('what is typed while a form without a change is saved is not taken for saved', async ({ page }) => {
  const { email } = await newLinkedShelter()
  await openAs(page, email, '/dashboard/fundacion')
  const release = await holdForms(page)
  await save(page).click()
  await expect(sending(page)).toBeAttached()
  await field(page, 'Dirección (opcional)').fill('Calle 9')
  release()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('Tienes cambios sin guardar.')).toBeVisible()
  await expect(field(page, 'Dirección (opcional)')).toHaveValue('Calle 9')
})

test('the edit dialog stays open for what is changed while it saves, and asks before it goes', async ({
  page,
}) => {
  const renamed = newName()
  const id = await signInWithPet(page, newName())
  await page.goto(`/pet-detail/${id}?editar=1`)
  const release = await holdForms(page)
  const story = page.getByLabel('Descripción')
  await field(page, 'Nombre').fill(renamed)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(sending(page)).toBeAttached()
  await story.fill(`${STORY} Y le gusta el sol.`)
  release()
  await expect(saved(page)).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(story).toHaveValue(`${STORY} Y le gusta el sol.`)
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible()
  await expect(page.getByText('Y le gusta el sol.').first()).toBeVisible()
})

test('the second choice of a frequency counts, made while the first is saved, and the focus stays', async ({
  page,
}) => {
  const { email } = await memberWithSearch()
  await openAs(page, email, '/dashboard/busquedas')
  const frequency = page.getByLabel(`Cada cuánto te avisamos por “${NAME}”`)
  const release = await holdForms(page)
  await frequency.focus()
  await frequency.selectOption('en pausa')
  await expect(sending(page)).toBeAttached()
  await frequency.selectOption('semanal')
  release()
  await expect.poll(() => frequencyOf(email)).toBe('semanal')
  await expect(frequency).toHaveValue('semanal')
  await expect(frequency).toBeFocused()
})

test('a new picture and a new name are seen at once, on the page and in the menu', async ({ page }) => {
  await openAs(page, await newMember(), '/dashboard/perfil')
  const menu = page.locator('header summary').filter({ hasText: 'Hola, ' })
  await expect(menu).toContainText('Hola, Lucía')
  await field(page, 'Nombres').fill('Rosalía')
  await field(page, 'Foto').setInputFiles(await newPictures(1))
  await button(page, 'Guardar foto').click()
  await expect(page.getByText('Tu foto fue actualizada')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Tu foto' })).toBeVisible()
  // Beside the name on a phone alone.
  await expect(menu.locator('img')).toBeAttached()
  await expect(field(page, 'Nombres')).toHaveValue('Rosalía')
  await button(page, 'Quitar foto').click()
  await expect(page.getByText('Tu foto fue eliminada')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Tu foto' })).toHaveCount(0)
  await expect(menu.locator('img')).toHaveCount(0)
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
  await save(page).click()
  await expect(menu).toContainText('Hola, Rosalía')
})

test('a request shows nothing of what another account of this browser has typed', async ({ page }) => {
  const pet = await newPet()
  await openAs(page, await newAdopter(), `/adoption?mascota=${pet.id}`)
  await page.getByLabel(/^Tu mensaje para/).fill('Soy la primera.')
  await signIn(page, await newAdopter())
  await page.bringToFront()
  await expect(page.getByLabel(/^Tu mensaje para/)).toHaveValue('')
})
