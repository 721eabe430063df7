import { newMember } from '@/tests/support/accounts'
import { askFor, newPet } from '@/tests/support/asking'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { followMail, mailedPath, mailsTo } from '@/tests/support/mailbox'
import { newEmail } from '@/tests/support/new-names'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { button, combobox, field, fillInPerson, fillInPersonExceptCity, toast } from '@/tests/support/screens'
import { findFoundation } from '@/tests/support/site'

const PASSWORD = 'Luna2024!'

test('the confirmation after registering signs in and leads to the callback URL (phone)', async ({
  page,
  otherDevice,
}) => {
  const email = newEmail()
  const { id } = await findFoundation()
  const back = `callbackUrl=%2Freview%2F${id}`
  await openHydrated(page, `/foundation/${id}`)
  await page.getByRole('link', { name: 'Deja tu comentario' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Registro' }).click()
  await expect(page).toHaveURL(`/register?${back}`)
  await expect(button(page, 'Crear cuenta')).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await page.getByRole('radio', { name: 'Fundación' }).check()
  await expect(page.getByText('persona de contacto')).toBeVisible()
  await page.getByRole('radio', { name: 'Persona' }).check()
  await expect(page.getByText('persona de contacto')).toBeHidden()
  await field(page, 'País').selectOption('Ecuador')
  await fillInPerson(page, email, PASSWORD)
  await button(page, 'Crear cuenta').click()
  await expect(page).toHaveURL('/email-confirm')
  await expect(page.locator('input[name=callbackUrl]')).toHaveValue(`/review/${id}`)

  const path = await mailedPath(page, email)
  const tab = await followMail(page, email, 'Confirmar mi correo')
  await expect(toast(tab, 'Email verificado correctamente!')).toBeVisible()
  await expect(tab).toHaveURL(`/review/${id}`)

  // Another browser that opens the mailed link is not signed in, and does not see the e-mail.
  const other = await otherDevice()
  await other.goto(path)
  await other.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await expect(other).toHaveURL(`/login?${back}`)
  await expect(field(other, 'Email')).toHaveValue('')
  await tab.context().clearCookies({ name: /session/ })
  await tab.goto('/login')
  await expect(field(tab, 'Email')).toHaveValue('')
})

test('from the page of a pet through the registration and its mail to the request, with the pet in view (phone)', async ({
  page,
}) => {
  const pet = await newPet()
  const email = newEmail()
  const main = page.getByRole('main')
  const picture = main.getByRole('img', { name: /^Frida/ })
  await openHydrated(page, `/pet-detail/${pet.id}`)
  await page.getByRole('link', { name: 'Quiero adoptar' }).click()
  const prompt = page.getByRole('dialog', { name: 'Inicia sesión para adoptar' })
  await expect(prompt).toContainText('Crea tu cuenta para escribirle a Camilo. Un minuto.')
  await expectAccessible(page)
  await prompt.getByRole('link', { name: 'Registro' }).click()
  await expect(page).toHaveURL(`/register?callbackUrl=${encodeURIComponent(askFor(pet))}`)
  await expect(picture).toBeVisible()
  await expect(field(page, 'País').locator('option:checked')).toHaveText('Ecuador')
  await expect(combobox(page, 'Ciudad')).toHaveValue('Quito')
  await expect(main.getByText('Es la ciudad de Frida.')).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await fillInPersonExceptCity(page, email, PASSWORD)
  await button(page, 'Crear cuenta').click()
  await expect(page).toHaveURL('/email-confirm')
  await expect(picture).toBeVisible()
  await expect(main.getByText('Un paso y tu solicitud para Frida sigue.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Aceptar' })).toHaveAttribute('href', `/pet-detail/${pet.id}`)
  const [mail] = await mailsTo(page, email)
  expect(mail?.subject).toBe('Confirma tu correo y sigue con Frida')
  const tab = await followMail(page, email, 'Confirmar mi correo')
  await expect(toast(tab, 'Email verificado correctamente!')).toBeVisible()
  await expect(tab).toHaveURL(askFor(pet))
})

test('whoever registers to adopt does so as a person, unless they choose otherwise', async ({ page }) => {
  await page.goto(`/register?callbackUrl=${encodeURIComponent('/adoption?mascota=100015')}&pais=ECU`)
  await expect(page.getByRole('radio', { name: 'Persona' })).toBeChecked()
  await page.goto(`/register?callbackUrl=${encodeURIComponent('/review/3')}&pais=ECU`)
  await expect(page.getByRole('radio', { name: 'Persona' })).not.toBeChecked()
})

test('the login after a password reset redirects to the callback URL (phone)', async ({ page }) => {
  const email = await newMember()
  const back = 'callbackUrl=%2Freview%2F3%3Fpagina%3D2'
  await openHydrated(page, `/login?${back}`)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(page).toHaveURL(`/reset?${back}`)
  await expect(page.getByRole('link', { name: 'Volver a Iniciar Sesión' })).toHaveAttribute(
    'href',
    `/login?${back}`,
  )
  await field(page, 'Email').fill(email)
  await button(page, 'Aceptar').click()
  await expect(page).toHaveURL('/')
  const reset = await followMail(page, email, 'Elegir contraseña')
  await field(reset, 'Nueva contraseña').fill(PASSWORD)
  await field(reset, 'Confirmar nueva contraseña').fill(PASSWORD)
  await button(reset, 'Aceptar').click()
  await expect(reset).toHaveURL(`/login?${back}`)
  await field(reset, 'Email').fill(email)
  await field(reset, 'Contraseña').fill(PASSWORD)
  await button(reset, 'Iniciar Sesión').click()
  await expect(reset).toHaveURL('/review/3?pagina=2')
})
