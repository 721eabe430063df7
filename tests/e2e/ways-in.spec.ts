import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { newMember, openAs, viewerOf } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { mailedPath } from '@/tests/support/mailbox'
import { newEmail } from '@/tests/support/new-names'
import { expectAccessible } from '@/tests/support/page-checks'
import { alertOf, button, field, fillInPerson, heading } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const [CHOSEN, OTHER] = ['Luna2024!', 'Sol2025?!'] as const
const NO_COOKIES = 'Tu navegador no guarda las cookies de este sitio'

async function register(page: Page): Promise<string> {
  const email = newEmail()
  await openHydrated(page, '/register?pais=ECU')
  await page.getByRole('radio', { name: 'Persona' }).check()
  await fillInPerson(page, email, CHOSEN)
  await button(page, 'Crear cuenta').click()
  await expect(page).toHaveURL('/email-confirm')
  return email
}

const isConfirmed = (email: string) =>
  inSiteDatabase(async (sql) => {
    const rows = await sql`select 1 from users where email = ${email} and email_verified_at is not null`
    return rows.length > 0
  })

/** Strips the session from each answer, as a browser that keeps no cookies does. */
const keepNoCookies = (page: Page) =>
  page.route('**/*', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    const answer = await route.fetch({ maxRedirects: 0 })
    const { 'set-cookie': _dropped, ...headers } = answer.headers()
    // The request above has put them into the browser's jar itself.
    await page.context().clearCookies()
    await route.fulfill({ response: answer, headers })
  })

test('elsewhere a confirmation link waits for a person, who gives the password or chooses another', async ({
  page,
  otherDevice,
}) => {
  const email = await register(page)
  const path = await mailedPath(page, email)
  const scanner = await otherDevice()
  const posts: string[] = []
  scanner.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await openHydrated(scanner, path)
  await expect(heading(scanner, 'Verifica tu correo')).toBeVisible()
  await expectAccessible(scanner)
  expect(posts).toEqual([])
  expect(await isConfirmed(email)).toBe(false)

  await field(scanner, 'Contraseña').fill(OTHER)
  await button(scanner, 'Verificar mi correo').click()
  await expect(scanner.getByText('Esa no es la contraseña de esta cuenta')).toBeVisible()
  expect(await isConfirmed(email)).toBe(false)
  await field(scanner, 'Nueva contraseña').fill(OTHER)
  await field(scanner, 'Confirmar nueva contraseña').fill(OTHER)
  await button(scanner, 'Elegir contraseña y verificar').click()
  await expect(heading(scanner, 'Email verificado correctamente!')).toBeVisible()
  expect(await viewerOf(scanner)).toMatchObject({ confirmed: true })
  const old = await page.request.post('/api/v1.0/auth/userLogin', { data: { email, password: CHOSEN } })
  expect(old.status()).toBe(401)
})

test('a mailed link signs in with one click, once, and lets an account without a password set one', async ({
  page,
  otherDevice,
}) => {
  const email = await newMember()
  await openAs(page, email, '/dashboard/perfil')
  await inSiteDatabase((sql) => sql`update users set password_hash = null where email = ${email}`)
  await openHydrated(page, '/dashboard/perfil')
  const password = field(page, 'Nueva contraseña')
  await expect(page.getByText('Tu cuenta no tiene contraseña').first()).toBeVisible()
  await expect(password).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviarme un enlace para ingresar' }).first().click()
  await expect(page.getByText('el enlace ya va en camino')).toBeVisible()
  const path = await mailedPath(page, email)

  const other = await otherDevice()
  await openHydrated(other, path)
  // A stranger's link could lead into a stranger's account.
  await expect(other.getByText(`Es la cuenta de ${email}.`)).toBeVisible()
  await expectAccessible(other)
  expect(await viewerOf(other)).toBeNull()
  await openHydrated(page, path)
  await button(page, 'Ingresar').click()
  await expect(page).toHaveURL('/dashboard/perfil')
  await expect(password).toBeVisible()
  await other.reload()
  await expect(heading(other, 'El enlace no es válido o ya venció')).toBeVisible()
})

test('a browser that keeps no cookies is told so at the login', async ({ page }) => {
  const email = await newMember()
  await keepNoCookies(page)
  await openHydrated(page, '/login?callbackUrl=%2Fdashboard')
  await field(page, 'Email').fill(email)
  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  await button(page, 'Iniciar Sesión').click()
  await expect(alertOf(page)).toContainText(NO_COOKIES)
  await expect(page).toHaveURL('/login?callbackUrl=%2Fdashboard&error=Cookies')
})

test('the header’s login and registration lead back to the page that is read', async ({ page }) => {
  const header = page.getByRole('banner')
  const logIn = header.getByRole('link', { name: 'Iniciar Sesión' })
  await openHydrated(page, '/searcher/perro?edad=joven')
  await header.locator('summary').filter({ hasText: 'Menú' }).click()
  await header.getByRole('link', { name: 'Registro' }).tap()
  const back = `callbackUrl=${encodeURIComponent('/searcher/perro?edad=joven')}`
  await expect(page).toHaveURL(`/register?${back}`)
  // From one to the other it is still that page.
  await logIn.tap()
  await expect(page).toHaveURL(`/login?${back}`)
  await field(page, 'Email').fill(await newMember())
  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  await button(page, 'Iniciar Sesión').click()
  // Which opens in the city of the account where nothing else was chosen.
  await expect(page).toHaveURL('/searcher/pet/dog/quito?edad=joven')

  await page.context().clearCookies()
  await openHydrated(page, '/searcher/perro?edad=joven')
  await logIn.press('Enter')
  await expect(page).toHaveURL(`/login?${back}`)
  for (const path of ['/', '/reset']) {
    await openHydrated(page, path)
    await logIn.press('Enter')
    await expect(page).toHaveURL('/login')
  }
})
