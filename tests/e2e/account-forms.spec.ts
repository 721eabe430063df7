import { DEMO_PASSWORD } from '@/db/seed/password'
import { REFUSALS, TOO_MUCH_TEXT } from '@/lib/platform/http/refusals'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { newEmail } from '@/tests/support/new-names'
import { expectAccessible } from '@/tests/support/page-checks'
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

const MEMBER = demoEmail('adopta')
const MISSING = [
  'Selecciona un tipo de cuenta',
  'Tus nombres son requeridos',
  'Tus apellidos son requeridos',
  'Por favor selecciona un país',
  'Por favor selecciona una ciudad',
  'Ingresa un email válido',
  'Min 8, Mayúscula, Minúscula, Número y un caracter especial',
  'Debes confirmar tu contraseña',
]

test('the login shows errors and focuses the first, toggles password visibility and redirects', async ({
  page,
}) => {
  await openHydrated(page, '/login?callbackUrl=%2Fpet-care')
  await button(page, 'Iniciar Sesión').click()
  await expect(alertOf(page)).toHaveText('Por favor ingresa los datos completos')
  await expect(page.getByText('El email es requerido')).toBeVisible()
  await expect(page.getByText('El Password es requerido')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'Email').fill('ana')
  await expect(page.getByText('Por favor ingresa un email válido')).toBeVisible()
  await field(page, 'Email').fill(MEMBER)
  await expect(page.getByText('Por favor ingresa un email válido')).toBeHidden()

  await field(page, 'Contraseña').fill('not the password')
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(field(page, 'Contraseña')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
  await expect(field(page, 'Contraseña')).toHaveAttribute('type', 'password')
  await button(page, 'Iniciar Sesión').click()
  const dialog = page.getByRole('dialog', { name: 'Correo o contraseña incorrectos' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Dale click para corregir' }).click()
  await expect(dialog).toBeHidden()
  await expect(alertOf(page)).toHaveCount(0)
  await expect(field(page, 'Email')).toHaveValue(MEMBER)
  await expect(field(page, 'Contraseña')).toHaveValue('')
  await expect(field(page, 'Contraseña')).toBeFocused()

  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  await button(page, 'Iniciar Sesión').click()
  await expect(page).toHaveURL('/pet-care')
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join(' '))
  expect(stored, 'no session in storage that scripts read').not.toMatch(/token|email|auth/i)
  const said = await toast(page, 'Has iniciado sesión').boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(said?.y, 'below the heading').toBeGreaterThan((title?.y ?? 844) + (title?.height ?? 0))
  await expect(toast(page, 'Has iniciado sesión')).toBeHidden()
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test.describe('a form whose request fails', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test('a form whose request fails shows an error, keeps its input and can be sent again', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/login?callbackUrl=%2F%2Fevil.example')
    await field(page, 'Email').fill(MEMBER)
    await field(page, 'Contraseña').fill(DEMO_PASSWORD)
    await context.setOffline(true)
    await button(page, 'Iniciar Sesión').click()
    await page.getByRole('button', { name: 'Dale click para corregir' }).click()
    await expect(field(page, 'Contraseña')).toHaveValue(DEMO_PASSWORD)
    await context.setOffline(false)
    await button(page, 'Iniciar Sesión').click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('a form that the server rejects unread', () => {
  test.use({ expectedNoise: [/^answer: 429 /] })

  test('a form that the server rejects unread shows the reason', async ({ page }) => {
    await openHydrated(page, '/reset')
    await field(page, 'Email').fill(newEmail())
    const answer = { status: 429, contentType: 'text/plain', body: REFUSALS[429] }
    await page.route('/reset', (route) => route.fulfill(answer))
    await button(page, 'Aceptar').click()
    await expect(alertOf(page)).toContainText('Estamos recibiendo muchos archivos a la vez')
  })
})

test('a form with too much text is refused with a sentence and keeps what was typed, the password too', async ({
  page,
}) => {
  await openHydrated(page, '/login')
  await field(page, 'Email').fill(MEMBER)
  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  await field(page, 'Email').evaluate((email: HTMLInputElement) => {
    const input = document.createElement('input')
    email.form?.append(Object.assign(input, { type: 'hidden', name: 'other', value: 'a'.repeat(70_000) }))
  })
  await button(page, 'Iniciar Sesión').click()
  await expect(alertOf(page)).toHaveText(TOO_MUCH_TEXT)
  await expect(field(page, 'Email')).toHaveValue(MEMBER)
  await expect(field(page, 'Contraseña')).toHaveValue(DEMO_PASSWORD)
})

test('the registration shows all errors at once, ticks the password rules and keeps the input', async ({
  page,
}) => {
  await openHydrated(page, '/register')
  await expect(combobox(page, 'Ciudad')).toBeDisabled()
  await expect(combobox(page, 'Ciudad')).toHaveAttribute('placeholder', 'Primero elige tu país')
  await button(page, 'Crear cuenta').click()
  for (const sentence of MISSING) await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await expect(alertOf(page)).toHaveText('Revisa los campos marcados')
  await expect(page.getByRole('radio', { name: 'Persona' })).toBeFocused()
  await expectAccessible(page)

  await expect(field(page, 'Nombre de la fundación')).toBeHidden()
  await page.getByRole('radio', { name: 'Fundación' }).check()
  await button(page, 'Crear cuenta').click()
  await expect(page.getByText('Escribe el nombre de la fundación')).toBeVisible()
  await expectAccessible(page)
  const document = field(page, 'Documento que respalda a la fundación')
  await expect(page.getByText('Por favor carga un documento válido')).toBeVisible()
  await document.setInputFiles({ name: 'acta.txt', mimeType: 'text/plain', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText('Por favor carga un documento válido')).toBeHidden()

  await page.getByRole('radio', { name: 'Persona' }).check()
  await field(page, 'País').selectOption('Argentina')
  await chooseOption(page, 'Ciudad', 'Mercedes (Corrientes)', 'merce')
  await field(page, 'País').selectOption('Ecuador')
  await expect(combobox(page, 'Ciudad')).toHaveValue('')
  await field(page, 'Contraseña').fill('luna2')
  await expect(page.getByText('Cumple 2 de 6 requisitos')).toBeAttached()
  await fillInPerson(page, MEMBER)
  await expect(page.getByText('Cumple 6 de 6 requisitos')).toBeAttached()
  await expect(alertOf(page)).toHaveCount(0)
  await field(page, 'Contraseña').fill('Luna2025!')
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await field(page, 'Confirmar contraseña').fill('Luna2025!')
  await button(page, 'Crear cuenta').click()
  await expect(page.getByText('Este correo ya está registrado')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Nombres')).toHaveValue('Valentina')
  await expect(combobox(page, 'Ciudad')).toHaveValue('Quito')
  await expect(page.getByText('Escribe de nuevo tu contraseña')).toBeHidden()
  for (const label of ['Contraseña', 'Confirmar contraseña'])
    await expect(field(page, label)).toHaveValue('Luna2025!')
})

test('a common password is told while it is typed, and programs are told the rules', async ({ page }) => {
  await page.goto('/register')
  const password = field(page, 'Contraseña')
  await password.fill('Colombia2026!')
  await expect(page.getByText('Cumple 5 de 6 requisitos. Muy fácil de adivinar')).toBeAttached()
  await expect(page.getByRole('listitem').filter({ hasText: 'Muy fácil de adivinar' })).toBeVisible()
  await password.fill('tydwud-Hyqpo7-nimfan')
  await expect(page.getByText('Cumple 6 de 6 requisitos')).toBeAttached()
  await expect(password).toHaveAttribute('passwordrules', /minlength: 8; maxlength: 50;.*required: special/)
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
})

test('the chosen city of a registration is there on every return', async ({ page }) => {
  await page.goto('/register')
  await field(page, 'País').selectOption('Ecuador')
  await chooseOption(page, 'Ciudad', 'Quito')
  const expectChosen = async () => {
    await expect(field(page, 'País').locator('option:checked')).toHaveText('Ecuador')
    await expect(combobox(page, 'Ciudad')).toHaveValue('Quito')
  }
  await page.goto('/faqs')
  await page.goBack()
  await expectChosen()
  await page.getByRole('main').getByRole('link', { name: 'Inicia sesión' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Crea tu cuenta' }).click()
  await expectChosen()
})

test('the chosen city of a profile is restored on history navigation only', async ({ page }) => {
  await openAs(page, await newMember(), '/dashboard/perfil')
  await chooseOption(page, 'Ciudad', 'Cuenca')
  await page.goto('/faqs')
  await page.goBack()
  await expect(combobox(page, 'Ciudad')).toHaveValue('Cuenca')
  await page.goto('/dashboard/perfil')
  await expect(combobox(page, 'Ciudad')).toHaveValue('Quito')
})

test('the confirmation mail can be resent after a minute, and an expired link offers a new one', async ({
  page,
}) => {
  const email = newEmail()
  await openHydrated(page, '/register?pais=ECU')
  await page.getByRole('radio', { name: 'Persona' }).check()
  await fillInPerson(page, email)
  await page.clock.install()
  await button(page, 'Crear cuenta').click()
  await expect(page).toHaveURL('/email-confirm')
  const resend = page.getByRole('button', { name: /^Reenviar correo de confirmación/ })
  await expect(resend).toHaveText(/\(\d+ s\)$/)
  await expect(resend).toBeDisabled()
  await page.clock.fastForward('01:01')
  await expect(resend).toBeEnabled()
  await resend.click()
  await expect(page.getByText('el correo ya va en camino')).toBeVisible()
  await expect(resend).toBeDisabled()
  await page.getByRole('link', { name: 'Aceptar' }).click()
  await expect(page).toHaveURL('/')

  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.goto('/email-confirmed/api/v1.0/verify/tk/unknown')
  await expect(heading(page, 'No pudimos verificar tu correo')).toBeVisible()
  await expect(alertOf(page)).toHaveText('El enlace no es válido o ya venció. Pide uno nuevo.')
  expect(posts).toEqual([])
  await field(page, 'Email').fill(newEmail())
  await button(page, 'Reenviar correo de confirmación').click()
  await expect(page.getByText('el correo ya va en camino')).toBeVisible()
  await expectAccessible(page)
})
