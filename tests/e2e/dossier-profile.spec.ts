import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import {
  adultBox,
  askFor,
  newAdopter,
  newAdopterWithoutDossier,
  newPet,
  requestPathOf,
  sendRequest,
} from '@/tests/support/asking'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { consentBox, dossierOf, FLAT, fillInDossier, ownHome, SAVED } from '@/tests/support/dossier-form'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { button, field, toast } from '@/tests/support/screens'

const PROFILE = '/dashboard/adoptante'
const answers = (page: Page) => ownHome(page).getByRole('definition')

test.describe('the adopter profile', () => {
  test('shows, edits and deletes what is told of the home', async ({ page, otherDevice }) => {
    const pet = await newPet()
    const email = await newAdopter()
    await openAs(page, email, askFor(pet))
    await adultBox(page).check()
    await sendRequest(page).click()
    await expect(page.getByRole('dialog', { name: 'Hemos enviado tu solicitud' })).toBeVisible()
    await openHydrated(page, PROFILE)
    await expect(answers(page)).toHaveText(FLAT)
    await expect(ownHome(page)).toContainText(/Aceptaste guardar estos datos el .* \(texto, versión 1\)/)
    await expectAccessible(page)
    await expectThumbSized(page)

    await ownHome(page).getByRole('link', { name: 'Editar lo de tu hogar' }).click()
    await expect(page.getByRole('radio', { name: 'Departamento o apartamento' })).toBeFocused()
    await expectAccessible(page)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoOverflow(page)
    }
    await ownHome(page).getByRole('link', { name: 'Cancelar' }).click()
    await expect(answers(page)).toHaveText(FLAT)
    await ownHome(page).getByRole('link', { name: 'Editar lo de tu hogar' }).click()
    await page.getByRole('radio', { name: 'Arrendado, con permiso' }).check()
    await button(page, 'Guardar cambios').dblclick()
    await expect(toast(page, 'Guardamos lo de tu hogar')).toBeVisible()
    await expect(answers(page).first()).toHaveText('Apartamento arrendado')

    await ownHome(page).getByRole('link', { name: 'Borrar lo de tu hogar' }).click()
    await expect(page.getByRole('heading', { name: '¿Borrar lo de tu hogar?' })).toBeFocused()
    await expect(ownHome(page)).toContainText('la copia que enviaste con 1 solicitud')
    await expectAccessible(page)
    await ownHome(page).getByRole('link', { name: 'Cancelar' }).click()
    await expect(page.getByRole('heading', { name: '¿Borrar lo de tu hogar?' })).toHaveCount(0)
    await ownHome(page).getByRole('link', { name: 'Borrar lo de tu hogar' }).click()
    await button(page, 'Sí, borrar').click()
    await expect(toast(page, 'Borramos lo de tu hogar')).toBeVisible()
    await expect(ownHome(page)).toContainText('Todavía no lo cuentas')
    expect(await dossierOf(email)).toBeUndefined()

    const owner = await otherDevice()
    await openAs(owner, pet.ownerEmail, await requestPathOf(pet.id))
    await expect(owner.getByRole('region', { name: 'Su hogar' })).toContainText(
      'no comparte datos de su hogar',
    )
  })

  test('takes it before any request', async ({ page }) => {
    const email = await newAdopterWithoutDossier()
    await openAs(page, email, PROFILE)
    await ownHome(page).getByRole('link', { name: 'Contar de tu hogar' }).click()
    await fillInDossier(page)
    await button(page, 'Guardar').click()
    await expect(answers(page)).toHaveText(FLAT)
    expect(await dossierOf(email)).toMatchObject(SAVED)
  })

  test('a form left open while another tab deletes it asks for consent, and keeps what was typed', async ({
    page,
    context,
  }) => {
    const email = await newAdopter()
    await openAs(page, email, `${PROFILE}?hogar=editar`)
    const other = await context.newPage()
    await openHydrated(other, `${PROFILE}?hogar=borrar`)
    await button(other, 'Sí, borrar').click()
    await expect(ownHome(other)).toContainText('Todavía no lo cuentas')
    await field(page, 'Adultos, contigo').fill('4')
    await button(page, 'Guardar cambios').click()
    await expect(consentBox(page)).toBeFocused()
    await consentBox(page).check()
    await button(page, 'Guardar cambios').click()
    await expect(toast(page, 'Guardamos lo de tu hogar')).toBeVisible()
    expect(await dossierOf(email)).toMatchObject({ adults: 4 })
  })
})
