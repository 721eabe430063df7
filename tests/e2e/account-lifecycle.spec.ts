import type { Page } from '@playwright/test'
import { openAs, openCase, PICTURE } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { followMail, mailedPath, mailsTo } from '@/tests/support/mailbox'
import { newEmail, newName } from '@/tests/support/new-names'
import { expectAccessible, expectThumbSized } from '@/tests/support/page-checks'
import {
  alertOf,
  button,
  chooseOption,
  combobox,
  field,
  fillInPerson,
  heading,
  toast,
} from '@/tests/support/screens'

const [FIRST, SECOND, THIRD] = ['Luna2024!', 'Sol2025?!', 'Mar2026&*'] as const
const REASON = 'El documento no muestra el nombre de la organización.'

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Contraseña').fill(password)
  await button(page, 'Iniciar Sesión').click()
}

/** Opens the confirmation link in the mailbox, which signs in, and goes on. */
async function confirm(page: Page, email: string): Promise<void> {
  const tab = await followMail(page, email, 'Confirmar mi correo')
  await expect(heading(tab, 'Email verificado correctamente!')).toBeVisible()
  await tab.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
  await expect(tab).toHaveURL('/')
  await tab.close()
}

test('a mistyped e-mail provider is asked about, and one press corrects it @phone', async ({ page }) => {
  await openHydrated(page, '/register')
  await field(page, 'Email').fill('rosa@gmial.com')
  await expect(page.getByText('¿Quisiste decir')).toBeHidden()
  await field(page, 'Contraseña').focus()
  await expect(page.getByText('¿Quisiste decir')).toBeVisible()
  await expectThumbSized(page)
  await expectAccessible(page)
  await button(page, 'rosa@gmail.com').click()
  await expect(field(page, 'Email')).toHaveValue('rosa@gmail.com')
  await expect(field(page, 'Email')).toBeFocused()
  await expect(page.getByText('¿Quisiste decir')).toBeHidden()
})

test('the page that waits for a confirmation leads on once another tab has it', { tag: '@phone' }, async ({
  page,
}) => {
  const email = newEmail()
  await openHydrated(page, '/register?callbackUrl=%2Fcreate-pet')
  await page.getByRole('radio', { name: 'Persona' }).check()
  await field(page, 'País').selectOption('Ecuador')
  await fillInPerson(page, email, FIRST)
  await button(page, 'Crear cuenta').click()
  await expect(page).toHaveURL('/email-confirm')
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
  await expect(page.getByText('Listo: confirmaste tu correo')).toBeHidden()
  const other = await page.context().newPage()
  await other.goto(await mailedPath(page, email))
  await expect(other).toHaveURL('/create-pet')
  await page.bringToFront()
  await expect(page.getByText('Listo: confirmaste tu correo y ya entraste.')).toBeVisible()
  await expectThumbSized(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Publicar mi mascota' }).click()
  await expect(page).toHaveURL('/create-pet')
  // As by the back button, once the page is no longer kept: it asks for nothing that was done.
  await page.goto('/email-confirm')
  await expect(heading(page, 'Tu correo está confirmado')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/')
})

test('account lifecycle: register, confirm, edit, reset password, delete (phone)', async ({
  page,
  otherDevice,
}) => {
  test.setTimeout(120_000)
  const email = newEmail()
  await openHydrated(page, '/register')
  await page.getByRole('radio', { name: 'Persona' }).check()
  await field(page, 'País').selectOption('Ecuador')
  await fillInPerson(page, email, FIRST)
  await button(page, 'Crear cuenta').dblclick()
  await expect(page).toHaveURL('/email-confirm')
  await expect(
    page.getByText('Usuario creado con éxito! Se ha enviado un correo de confirmación...'),
  ).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('quedan pendientes')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Regístrate con el correcto' })).toHaveAttribute(
    'href',
    '/register?corregir=1',
  )

  await openHydrated(page, '/login')
  await logIn(page, email, FIRST)
  await expect(alertOf(page)).toContainText('Todavía no confirmaste tu correo')
  await page.goto('/email-confirm')
  await page.getByRole('link', { name: 'Abrir el buzón de pruebas' }).click()
  await expect(heading(page, 'Buzón de pruebas')).toBeVisible()
  expect(await mailsTo(page, email)).toHaveLength(1)
  await confirm(page, email)
  await page.context().clearCookies({ name: /session/ })

  await openHydrated(page, '/login?callbackUrl=%2Fdashboard%2Fperfil')
  await logIn(page, email, FIRST)
  await expect(toast(page, 'Has iniciado sesión')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/perfil')
  await field(page, 'Nombres').fill('Valentina Sofía')
  await field(page, 'País').selectOption('Perú')
  await chooseOption(page, 'Ciudad', 'Arequipa')
  await button(page, 'Guardar cambios').click()
  await expect(toast(page, 'Cambios Guardados Correctamente!')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(field(page, 'Nombres')).toHaveValue('Valentina Sofía')
  await expect(combobox(page, 'Ciudad')).toHaveValue('Arequipa')

  const other = await otherDevice()
  await openAs(other, email, '/dashboard/perfil', FIRST)
  await field(page, 'Contraseña actual').fill(FIRST)
  await field(page, 'Nueva contraseña').fill(SECOND)
  await field(page, 'Confirmar nueva contraseña').fill(SECOND)
  await button(page, 'Cambiar contraseña').click()
  await expect(page.getByText('La clave ha sido actualizada. Cerramos tus otras sesiones.')).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL('/login?callbackUrl=%2Fdashboard%2Fperfil')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page).toHaveURL('/dashboard/perfil')

  await page.locator('header summary').filter({ hasText: 'Hola, Valentina' }).click()
  await page.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  // Both pages have an e-mail field: wait for the second one.
  await expect(button(page, 'Aceptar')).toBeVisible()
  await field(page, 'Email').fill(email)
  await button(page, 'Aceptar').click()
  await expect(toast(page, 'Hemos enviado un correo a tu bandeja de entrada')).toBeVisible()
  await expect(page).toHaveURL('/')
  const reset = await followMail(page, email, 'Elegir contraseña')
  await field(reset, 'Nueva contraseña').fill(THIRD)
  await field(reset, 'Confirmar nueva contraseña').fill(THIRD)
  await button(reset, 'Aceptar').click()
  // Shown for 3.5 seconds: first.
  await expect(toast(reset, 'La clave ha sido actualizada')).toBeVisible()
  await expect(reset).toHaveURL('/login')

  await logIn(reset, email, THIRD)
  await expect(reset).toHaveURL('/')
  expect((await mailsTo(page, email)).map(({ subject }) => subject)).toEqual([
    'Tu contraseña cambió',
    'Elige una nueva contraseña',
    'Tu contraseña cambió',
    'Confirma tu correo en Querencia',
  ])
  await openHydrated(page, '/dashboard/perfil')
  await expect(page.getByText('sin tu nombre')).toBeVisible()
  await field(page, 'Escribe ELIMINAR para confirmar').fill('ELIMINAR')
  await field(page.getByRole('region', { name: 'Eliminar mi cuenta' }), 'Tu contraseña').fill(THIRD)
  await button(page, 'Eliminar mi cuenta').click()
  await expect(toast(page, 'Tu cuenta fue eliminada')).toBeVisible()
  await expect(page).toHaveURL('/')
  await openHydrated(page, '/login')
  await logIn(page, email, THIRD)
  await expect(page.getByRole('dialog', { name: 'Correo o contraseña incorrectos' })).toBeVisible()
  // What was mailed before is no longer known to have been theirs.
  expect((await mailsTo(page, email)).map(({ subject }) => subject)).toEqual(['Tu cuenta fue eliminada'])
})

test('foundation onboarding: pending, rejected, uploads another document, approved (phone)', async ({
  page,
  otherDevice,
}) => {
  test.setTimeout(120_000)
  const email = newEmail()
  const name = `Patas de ${newName()}`
  await openHydrated(page, '/register?pais=ECU')
  await page.getByRole('radio', { name: 'Fundación' }).check()
  await field(page, 'Nombre de la fundación').fill(name)
  await bring(page)
  await fillInPerson(page, email, FIRST)
  await button(page, 'Crear cuenta').click()
  await expect(page).toHaveURL('/email-confirm')
  await expect(page.getByText('quedan pendientes')).toBeVisible()
  await page.goto(await mailedPath(page, email))
  await expect(heading(page, 'Email verificado correctamente!')).toBeVisible()
  await openAs(page, email, '/dashboard', FIRST)
  const standing = page.getByRole('region', { name: 'Estado de tu fundación' })
  await expect(standing).toContainText(`${name} está pendiente de aprobación`)
  await expect(standing.getByRole('button')).toHaveCount(0)

  const staff = await otherDevice()
  await openAs(staff, demoEmail('admin'), '/admin')
  const id = await openCase(staff, { name, email })
  expect((await page.request.get(`/foundation/${id}`)).status()).toBe(404)
  const document = staff.getByRole('img', { name: 'Documento 1' })
  await expect.poll(() => document.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
  await staff.getByLabel('Motivo del rechazo').fill(REASON)
  await staff.getByRole('button', { name: 'Rechazar fundación' }).click()
  await expect(staff.getByRole('region', { name: 'Decisión' })).toContainText('Rechazada')

  await openHydrated(page, '/dashboard/mascotas')
  await expect(standing).toContainText(`Motivo: ${REASON}`)
  await expectAccessible(page)
  await standing.getByRole('button', { name: 'Enviar documento' }).click()
  await expect(standing.getByText('Por favor carga un documento válido')).toBeVisible()
  await bring(page)
  await standing.getByRole('button', { name: 'Enviar documento' }).click()
  await expect(toast(page, 'Recibimos tu documento')).toBeVisible()
  await expect(standing).toContainText('está pendiente de aprobación')
  await expect(standing.getByRole('button')).toHaveCount(0)

  await staff.reload()
  await expect(staff.getByRole('img', { name: 'Documento 2' })).toBeVisible()
  await expect(staff.getByText(`Rechazada antes: ${REASON}`)).toBeVisible()
  await staff.getByRole('button', { name: 'Aprobar fundación' }).click()
  await expect(staff.getByRole('region', { name: 'Decisión' })).toContainText('Aprobada')
  const visitor = await otherDevice()
  await visitor.goto(`/foundation/${id}`)
  await expect(heading(visitor, name)).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Resumen')).toBeVisible()
  await expect(standing).toBeHidden()
  expect((await mailsTo(page, email)).map(({ subject }) => subject)).toEqual([
    '¡Tu fundación está aprobada!',
    'Recibimos tu documento',
    'Todavía no podemos aprobar tu fundación',
    'Recibimos el registro de tu fundación',
    'Confirma tu correo en Querencia',
  ])
})

const bring = (page: Page) =>
  field(page, 'Documento que respalda a la fundación').setInputFiles({
    name: 'acta.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  })
