import type { Page } from '@playwright/test'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { newName } from '@/tests/support/new-names'
import { markAdopted, offerAgain, STORY, save, signInWithPet } from '@/tests/support/own-pets'
import { expectAccessible, expectNoShift, recordShifts } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'
import { expectVisibility, HIDDEN, VISIBLE } from '@/tests/support/visibility'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('an owner edits a pet in the dialog of its page, and withdraws it', async ({ page }) => {
  test.setTimeout(120_000)
  const name = newName()
  const renamed = newName()
  const id = await signInWithPet(page, name)

  await recordShifts(page)
  await page.goto(`/pet-detail/${id}`)
  // The owner's actions replace the visitors' without layout shift.
  await expect(page.getByRole('heading', { name: 'Esta es tu publicación' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quiero adoptar' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '¿Te gustaría darle un hogar?' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Qué pasa después' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Cuando llegue una solicitud' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Mis Mascotas' })).toBeVisible()
  await expectNoShift(page)
  const edit = page.getByRole('link', { name: 'Editar', exact: true })
  await edit.click()
  await expect(dialog(page, `Editar a ${name}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  // Without the dialog's scripts, and in a new tab, it links to a page.
  await expect(edit).toHaveAttribute('href', `/dashboard/mascotas/${id}`)

  const pencil = page.getByRole('button', { name: `Editar a ${name}` })
  await pencil.click()
  const editor = dialog(page, `Editar a ${name}`)
  await expect(editor.getByLabel('Nombre', { exact: true })).toHaveValue(name)
  await expect(editor.getByRole('combobox', { name: 'Raza' })).toHaveValue('Mestizo (criollo)')
  await expect(page).toHaveURL(`/pet-detail/${id}?editar=1`)
  await expectAccessible(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')

  // Focus trap; past the last control the focus may move to the browser's UI.
  const isInside = () => editor.evaluate((box) => box.contains(document.activeElement ?? box))
  const isNowhere = () => page.evaluate(() => document.activeElement === document.body)
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    expect((await isInside()) || (await isNowhere())).toBe(true)
  }
  // Without changes Escape closes and restores the focus.
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect(pencil).toBeFocused()
  await expect(page).toHaveURL(`/pet-detail/${id}`)

  await page.goto(`/pet-detail/${id}?editar=1`)
  await editor.getByLabel('Nombre', { exact: true }).fill(renamed)
  for (const _ of [1, 2]) {
    await page.keyboard.press('Escape')
    await dialog(page, '¿Salir sin guardar?').getByRole('button', { name: 'Seguir editando' }).click()
    await expect(editor).toBeVisible()
  }
  await save(page).click()
  await expect(toast(page, 'Cambios Guardados Correctamente!')).toBeVisible()
  await expect(editor).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible()
  await expectVisibility(id, renamed, VISIBLE)

  await page.getByRole('button', { name: `Editar a ${renamed}` }).click()
  const away = dialog(page, 'Estas seguro que deseas eliminar esta mascota?')
  await page.getByRole('button', { name: 'Eliminar mascota' }).click()
  await away.getByRole('button', { name: 'No', exact: true }).click()
  await expect(toast(page, 'Tu mascota no fue eliminada')).toBeVisible()
  await expectVisibility(id, renamed, VISIBLE)
  await page.getByRole('button', { name: 'Eliminar mascota' }).click()
  await away.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(toast(page, 'Tu mascota fue eliminada')).toBeVisible()
  await expectVisibility(id, renamed, HIDDEN)
  await expect(page).toHaveURL('/dashboard/mascotas')
})

test('mark as adopted, then republish', async ({ page }) => {
  const name = newName()
  const id = await signInWithPet(page, name)
  await page.goto(`/dashboard/mascotas/${id}`)
  await markAdopted(page)
  await expectVisibility(id, name, { page: 200, search: false, sitemap: false })
  await offerAgain(page)
  await expectVisibility(id, name, VISIBLE)

  // On its own page too, each time, without a reload.
  await page.goto(`/pet-detail/${id}`)
  const ribbon = page.getByRole('main').getByText('Adoptada', { exact: true }).first()
  for (const [change, shown] of [
    [markAdopted, true],
    [offerAgain, false],
    [markAdopted, true],
  ] as const) {
    await page.getByRole('button', { name: `Editar a ${name}` }).click()
    await change(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`/pet-detail/${id}`)
    await expect(ribbon).toBeVisible({ visible: shown })
  }
  // The owner sees a notice, and no links to other pets.
  await expect(page.getByText('Ya tiene un hogar. Gracias por ayudar a encontrarlo.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver mascotas parecidas' })).toHaveCount(0)

  // Input typed meanwhile is kept and can be saved.
  const renamed = newName()
  const field = page.getByLabel('Nombre', { exact: true })
  await page.getByRole('link', { name: 'Editar', exact: true }).click()
  await field.fill(renamed)
  await offerAgain(page)
  await expect(page.getByRole('button', { name: 'Marcar como adoptada' })).toBeVisible()
  await expect(field).toHaveValue(renamed)
  await save(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible()
  await expect(ribbon).toBeHidden()
})

test('Back closes the edit dialog, after a confirmation if there are unsaved changes', async ({ page }) => {
  const name = newName()
  const id = await signInWithPet(page, name)
  await page.goto(`/pet-detail/${id}`)
  await page.getByRole('button', { name: `Editar a ${name}` }).click()
  const editor = dialog(page, `Editar a ${name}`)
  const field = editor.getByLabel('Nombre', { exact: true })
  await expect(field).toHaveValue(name)
  await page.goBack()
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL(`/pet-detail/${id}`)
  await page.goForward()
  await expect(field).toHaveValue(name)

  // After any number of reloads the page is one step back.
  for (const _ of [1, 2]) {
    await page.reload()
    await expect(field).toHaveValue(name)
  }
  await page.goBack()
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL(`/pet-detail/${id}`)

  // Reopened before history.back() is complete, it stays open.
  const pencil = page.getByRole('button', { name: `Editar a ${name}` })
  await pencil.click()
  await expect(field).toHaveValue(name)
  await pencil.evaluate((button: HTMLElement) => {
    document.querySelector('dialog[open]')?.addEventListener('close', () => button.click(), { once: true })
  })
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/pet-detail/${id}?editar=1`)
  await expect(field).toHaveValue(name)
  await field.fill('Otra')
  await page.goBack()
  const question = dialog(page, '¿Salir sin guardar?')
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(field).toHaveValue('Otra')
  await expect(page).toHaveURL(`/pet-detail/${id}?editar=1`)
  await page.goBack()
  await question.getByRole('button', { name: 'Salir', exact: true }).click()
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL(`/pet-detail/${id}`)
})

test('a description with a phone number is held for review until it is removed, with a notice', async ({
  page,
}) => {
  const name = newName()
  const id = await signInWithPet(page, name)
  await page.goto(`/pet-detail/${id}?editar=1`)
  const story = page.getByLabel('Descripción')
  await story.fill(`${STORY} Escríbeme al +593 99 123 4567.`)
  await save(page).click()
  await expect(toast(page, 'Guardamos tus cambios')).toBeVisible()
  await expect(page).toHaveURL(`/dashboard/mascotas/${id}`)
  await expect(page.getByText('el texto parece tener un número de teléfono')).toBeVisible()
  await expectVisibility(id, name, HIDDEN)
  await story.fill(STORY)
  await save(page).click()
  await expect(toast(page, 'Listo: tu mascota ya se ve. Cambios Guardados Correctamente!')).toBeVisible()
  await expectVisibility(id, name, VISIBLE)
})

test.describe('without a connection', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test('edits of a pet survive a lost connection and are saved later', async ({ page, context }) => {
    const renamed = newName()
    const id = await signInWithPet(page, newName())
    await page.goto(`/dashboard/mascotas/${id}`)
    await page.getByLabel('Nombre', { exact: true }).fill(renamed)
    await context.setOffline(true)
    await save(page).click()
    await expect(page.getByText('Oops! ha ocurrido un error.')).toBeVisible()
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(renamed)
    await context.setOffline(false)
    await save(page).click()
    await expect(toast(page, 'Cambios Guardados Correctamente!')).toBeVisible()
  })
})

test('signed-out visitors and other accounts see no edit button', async ({ page }) => {
  await page.goto('/pet-detail/100015?editar=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Editar/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Editar', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Quiero adoptar' })).toBeVisible()
  await openAs(page, await newMember(), '/pet-detail/100015?editar=1')
  await expect(page.getByRole('button', { name: /favoritos/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Editar/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Quiero adoptar' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
