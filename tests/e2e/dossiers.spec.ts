import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import {
  adultBox,
  askFor,
  newAdopter,
  newAdopterWithoutDossier,
  newPet,
  requestPathOf,
  requestsFor,
  sendRequest,
} from '@/tests/support/asking'
import { expect, openHydrated, test } from '@/tests/support/browser'
import {
  consentBox,
  dossierOf,
  FLAT,
  fillInDossier,
  goOn,
  ownHome,
  SAVED,
} from '@/tests/support/dossier-form'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { field, heading } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const FIRST = 'Cuéntanos de tu hogar'
const shared = (page: Page) => page.getByRole('region', { name: 'Lo que compartirás' })
test.describe('the first request', () => {
  test('asks for the home once, and nothing is sent until the adopter has seen what goes', async ({
    page,
    otherDevice,
  }) => {
    const pet = await newPet({ goodWithChildren: false })
    const email = await newAdopterWithoutDossier()
    await openAs(page, email, askFor(pet))
    await expect(heading(page, FIRST)).toBeVisible()
    await expect(sendRequest(page)).toHaveCount(0)
    await expectAccessible(page)
    await expectThumbSized(page)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoOverflow(page)
    }
    await fillInDossier(page, { experience: 'Tuvimos a Canica, doce años.' })
    await goOn(page).dblclick()
    await expect(heading(page, 'Tu solicitud para Frida')).toBeInViewport()
    await expect(page).toHaveURL(askFor(pet))
    expect(await dossierOf(email)).toMatchObject({ ...SAVED, experience: 'Tuvimos a Canica, doce años.' })
    expect(await requestsFor(pet.id)).toEqual([])
    await expect(shared(page)).toContainText(
      'Tu hogar: apartamento propio, 2 adultos y 1 niño (8 años), sin otras mascotas, sola de 2 a 4 horas al día',
    )
    await expect(shared(page)).toContainText('Tu experiencia: Tuvimos a Canica, doce años.')
    await expectAccessible(page)
    const clash = 'Frida no se lleva bien con niños, y en'
    await expect(page.getByText(`${clash} tu hogar hay 1 niño (8 años).`)).toBeVisible()
    await adultBox(page).check()
    await sendRequest(page).click()
    await expect(page.getByRole('dialog', { name: 'Hemos enviado tu solicitud' })).toBeVisible()

    const path = await requestPathOf(pet.id)
    await page.goto(path)
    await expect(ownHome(page)).toContainText('Aunque cambies tus datos, esta no cambia.')
    const owner = await otherDevice()
    await openAs(owner, pet.ownerEmail, '/dashboard/solicitudes?estado=todas')
    await expect(
      owner.getByText('Apartamento propio · 1 niño (8 años) · sola 2 a 4 horas al día'),
    ).toBeVisible()
    await openHydrated(owner, path)
    const home = owner.getByRole('region', { name: 'Su hogar' })
    await expect(home.getByRole('definition')).toHaveText([
      ...FLAT.slice(0, 5),
      'Tuvimos a Canica, doce años.',
    ])
    await expect(home).toContainText(`${clash} este hogar hay 1 niño (8 años).`)
    await expect(home).toContainText('Se borra 90 días después si la rechazas.')
    await expectAccessible(owner)
    await expectNoOverflow(owner)

    const another = await newPet()
    await openHydrated(page, askFor(another))
    await expect(heading(page, 'Tu solicitud para Frida')).toBeVisible()
  })

  test('every question without an answer has a sentence, the first takes the focus, and nothing is lost', async ({
    page,
  }) => {
    const pet = await newPet()
    const email = await newAdopterWithoutDossier()
    await openAs(page, email, askFor(pet))
    await goOn(page).click()
    for (const sentence of [
      'Elige dónde vives',
      'Elige si es propio o arrendado',
      'Marca las que hay, o “Ninguna”',
      'Elige cuántas horas al día',
      /^Marca la casilla/,
    ])
      await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Casa' })).toBeFocused()
    await expectAccessible(page)
    const adults = field(page, 'Adultos, contigo')
    await expect(adults).toHaveValue('1')
    await page.getByRole('button', { name: 'Uno más: Adultos, contigo' }).click()
    await expect(adults).toHaveValue('2')
    await page.getByRole('button', { name: 'Uno menos: Niños' }).click()
    await expect(field(page, 'Niños')).toHaveValue('0')

    await fillInDossier(page, { experience: 'Llámame al +57 300 555 0127' })
    await goOn(page).click()
    const experience = page.getByRole('textbox', { name: /^Tu experiencia/ })
    await expect(page.getByText(/parece haber un número de teléfono/)).toBeVisible()
    await expect(experience).toBeFocused()
    await expect(experience).toHaveValue('Llámame al +57 300 555 0127')
    await expect(page.getByRole('radio', { name: 'Departamento o apartamento' })).toBeChecked()
    await expect(consentBox(page)).toBeChecked()
    expect(await dossierOf(email)).toBeUndefined()
    await experience.fill('Sí, dos perros.')
    await goOn(page).click()
    await expect(heading(page, 'Tu solicitud para Frida')).toBeVisible()
  })

  test('by keyboard: the form is filled in, its text is read, and it is saved', async ({ page }) => {
    const pet = await newPet()
    const email = await newAdopterWithoutDossier()
    await openAs(page, email, askFor(pet))
    await page.getByRole('radio', { name: 'Casa' }).focus()
    const { keyboard } = page
    await keyboard.press('ArrowRight')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    for (const text of ['2', '1', '8 años']) {
      await keyboard.press('Tab')
      await keyboard.type(text)
    }
    await keyboard.press('Tab')
    await keyboard.press('Space')
    for (let skipped = 0; skipped < 4; skipped++) await keyboard.press('Tab')
    await keyboard.press('ArrowRight')
    for (let skipped = 0; skipped < 2; skipped++) await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(page.getByText(/^Tus derechos:/)).toBeVisible()
    for (const link of ['Privacidad', 'Escríbenos']) {
      await keyboard.press('Tab')
      await expect(
        page.getByRole('main').getByRole('link', { name: link, exact: true }).and(page.locator(':focus')),
      ).toBeVisible()
    }
    await keyboard.press('Tab')
    await expect(goOn(page)).toBeFocused()
    await keyboard.press('Enter')
    await expect(heading(page, 'Tu solicitud para Frida')).toBeVisible()
    expect(await dossierOf(email)).toMatchObject(SAVED)
  })

  test('the home is edited on the way, and the way leads back to the same pet', async ({ page }) => {
    const pet = await newPet()
    const email = await newAdopter()
    await openAs(page, email, askFor(pet))
    await shared(page).getByRole('link', { name: 'Editar lo de tu hogar' }).click()
    await expect(heading(page, 'Lo de tu hogar')).toBeVisible()
    await expect(consentBox(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Gatos' }).check()
    await expect(page.getByRole('checkbox', { name: 'Ninguna' })).not.toBeChecked()
    await goOn(page).click()
    await expect(page).toHaveURL(askFor(pet))
    await expect(shared(page)).toContainText('con gatos')
    await page.goBack()
    await expect(page).toHaveURL(askFor(pet))
  })

  test('a new version of the text is asked for again, with the answers filled in', async ({ page }) => {
    const pet = await newPet()
    const email = await newAdopter()
    await inSiteDatabase(
      (sql) => sql`update dossiers set consent_version = 0
        where user_id = (select id from users where email = ${email})`,
    )
    await openAs(page, email, askFor(pet))
    await expect(page.getByText(/^Cambió el texto que aceptaste/)).toBeVisible()
    await goOn(page).click()
    await expect(consentBox(page)).toBeFocused()
    await consentBox(page).check()
    await goOn(page).click()
    await expect(sendRequest(page)).toBeVisible()
    expect(await dossierOf(email)).toMatchObject({ ...SAVED, consent_version: 1 })
  })
})
