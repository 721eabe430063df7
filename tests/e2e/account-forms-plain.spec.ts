import { DEMO_PASSWORD } from '@/db/seed/password'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { mailedPath } from '@/tests/support/mailbox'
import { newEmail } from '@/tests/support/new-names'
import { alertOf, button, field, fillInPersonExceptCity, heading } from '@/tests/support/screens'
import { findFoundation } from '@/tests/support/site'

test.use(NO_SCRIPTS)

test('without JavaScript the login shows errors, keeps the e-mail and redirects to the callback URL (phone)', async ({
  page,
}) => {
  await page.goto('/login?callbackUrl=%2Fpet-care')
  await field(page, 'Email').fill('ana')
  await button(page, 'Iniciar Sesión').click()
  await expect(alertOf(page)).toHaveText('Por favor ingresa los datos completos')
  await expect(page.getByText('Por favor ingresa un email válido')).toBeVisible()
  await expect(page.getByText('El Password es requerido')).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('ana')
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Email').fill(demoEmail('adopta'))
  await field(page, 'Contraseña').fill('not the password')
  await button(page, 'Iniciar Sesión').click()
  await expect(alertOf(page)).toHaveText('Correo o contraseña incorrectos')
  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  await button(page, 'Iniciar Sesión').click()
  await expect(page).toHaveURL('/pet-care')
})

test('without JavaScript a foundation registers, confirms and resets its password, once per link (phone)', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/register')
  await expect(field(page, 'Nombres')).toBeHidden()
  await field(page, '¿En qué país vives?').selectOption('Ecuador')
  await button(page, 'Elegir país').click()
  await expect(page).toHaveURL('/register?pais=ECU')
  await page.getByRole('radio', { name: 'Fundación' }).check()
  await field(page, 'Nombre de la fundación').fill('Patas del Sur')
  await field(page, 'Ciudad').selectOption('Quito')
  await fillInPersonExceptCity(page, email)
  await field(page, 'Confirmar contraseña').fill('otra')
  await button(page, 'Crear cuenta').click()
  await expect(alertOf(page)).toContainText('vuelve a elegir tu documento')
  await expect(page.getByText('Por favor carga un documento válido')).toBeVisible()
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Fundación' })).toBeChecked()
  await expect(field(page, 'Nombre de la fundación')).toHaveValue('Patas del Sur')
  await expect(field(page, 'Nombres')).toHaveValue('Valentina')
  await expect(field(page, 'Ciudad').locator('option:checked')).toHaveText('Quito')
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Contraseña')).toHaveValue('')

  await field(page, 'Contraseña').fill('Luna2024!')
  await field(page, 'Confirmar contraseña').fill('Luna2024!')
  await field(page, 'Documento que respalda a la fundación').setInputFiles({
    name: 'acta.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * 1024 * 1024)]),
  })
  await button(page, 'Crear cuenta').click()
  await expect(page).toHaveURL('/email-confirm')
  await expect(page.getByText('quedan pendientes')).toBeVisible()
  await page.goto(await mailedPath(page, email))
  await button(page, 'Verificar mi correo').click()
  await expect(heading(page, 'Email verificado correctamente!')).toBeVisible()

  await page.goto('/reset')
  await field(page, 'Email').fill(email)
  await button(page, 'Aceptar').click()
  await expect(page).toHaveURL('/')
  const path = await mailedPath(page, email)
  expect(path).toContain('/modpass/')
  await page.goto(path)
  await page.reload()
  await field(page, 'Nueva contraseña').fill('Sol2025!x')
  await field(page, 'Confirmar nueva contraseña').fill('Sol2025!x')
  await button(page, 'Aceptar').click()
  await expect(page).toHaveURL('/login')
  await page.goto(path)
  await expect(heading(page, 'El enlace no es válido o ya venció')).toBeVisible()
  await expect(field(page, 'Nueva contraseña')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/reset')
})

test('without JavaScript the confirmation after registering signs in and leads to the callback URL (phone)', async ({
  page,
}) => {
  const email = newEmail()
  const { id } = await findFoundation()
  const back = `callbackUrl=%2Freview%2F${id}`
  await page.goto(`/foundation/${id}`)
  await page.getByRole('link', { name: 'Deja tu comentario' }).click()
  await expect(page).toHaveURL(`/login?${back}`)
  await page.getByRole('main').getByRole('link', { name: 'Crea tu cuenta' }).click()
  await field(page, '¿En qué país vives?').selectOption('Ecuador')
  await button(page, 'Elegir país').click()
  await page.getByRole('link', { name: 'Cambiar país' }).click()
  await expect(page).toHaveURL(`/register?${back}&pais=`)
  await field(page, '¿En qué país vives?').selectOption('Ecuador')
  await button(page, 'Elegir país').click()

  await page.getByRole('radio', { name: 'Persona' }).check()
  await field(page, 'Ciudad').selectOption('Quito')
  await fillInPersonExceptCity(page, email)
  await field(page, 'Confirmar contraseña').fill('otra')
  await button(page, 'Crear cuenta').click()
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute(
    'href',
    `/login?${back}`,
  )
  await field(page, 'Contraseña').fill('Luna2024!')
  await field(page, 'Confirmar contraseña').fill('Luna2024!')
  await button(page, 'Crear cuenta').click()
  await expect(page).toHaveURL('/email-confirm')

  await page.goto(await mailedPath(page, email))
  await button(page, 'Verificar mi correo').click()
  await expect(page).toHaveURL(`/review/${id}`)
  await field(page, 'Comentario').fill('Cuidan muy bien de sus gatos.')
  await button(page, 'Publicar').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Revisa los campos marcados' })).toBeVisible()
  await expect(field(page, 'Comentario')).toHaveValue('Cuidan muy bien de sus gatos.')
})

test('without JavaScript the contact form says all that is missing at once (phone)', async ({ page }) => {
  await page.goto('/contacto')
  await button(page, 'Enviar mensaje').click()
  for (const sentence of [
    'Elige de qué se trata',
    'Escribe tu nombre',
    'Escribe tu correo: ahí te respondemos',
    'Escribe al menos 20 caracteres',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
})
