import type { Page } from '@playwright/test'
import { viewerOf } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { mailedPath } from '@/tests/support/mailbox'
import { newEmail } from '@/tests/support/new-names'
import { toast } from '@/tests/support/screens'
import { BASE_URL, inSiteDatabase } from '@/tests/support/site'

/** The provider runs on another host; its accounts are in `tests/support/fakes/oidc-server.mjs`. */
const PROVIDER = /^http:\/\/127\.0\.0\.1:/

async function goToProvider(page: Page, callbackUrl = '/pet-care') {
  await page.goto(`/login?callbackUrl=${encodeURIComponent(callbackUrl)}`)
  await page.getByRole('button', { name: 'Continuar con Prueba' }).click()
  await expect(page).toHaveURL(PROVIDER)
}

async function logInThere(page: Page, login: string) {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
}

/** Completes the provider's two pages: login and consent. */
async function agree(page: Page, login: string) {
  await logInThere(page, login)
  await page.locator('button[type=submit]').click()
}

test('people sign in with the provider, repeatedly into the same account', async ({ page, otherDevice }) => {
  const email = newEmail()
  const registered = { name: 'querencia-alta', value: 'somebody else', url: BASE_URL }
  await page.context().addCookies([registered])
  await goToProvider(page)
  await agree(page, email)
  await expect(page).toHaveURL(`${BASE_URL}/pet-care`)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(registered.name)
  await expect(page.locator('header summary', { hasText: 'Hola, Lucía' })).toBeAttached()
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join(' '))
  expect(stored, 'what the provider gave stays on the server').not.toMatch(/token|auth/i)
  const viewer = await viewerOf(page)
  expect(viewer).toMatchObject({ role: 'user', confirmed: true, profileHref: '/dashboard/auth0' })

  const later = await otherDevice()
  await goToProvider(later, '/faqs')
  await agree(later, email)
  await expect(later).toHaveURL(`${BASE_URL}/faqs`)
  expect((await viewerOf(later)).id).toBe(viewer.id)
})

test('staff who sign in with the provider have to give their second factor too', async ({
  page,
  otherDevice,
}) => {
  const email = newEmail()
  await goToProvider(page)
  await agree(page, email)
  await expect(page).toHaveURL(`${BASE_URL}/pet-care`)
  await inSiteDatabase((sql) => sql`update users set role = 'admin' where email = ${email}`)
  const later = await otherDevice()
  await goToProvider(later, '/admin')
  await agree(later, email)
  await expect(later).toHaveURL(`${BASE_URL}/login/segundo-factor?callbackUrl=%2Fadmin`)
  expect(await viewerOf(later)).toBeNull()
  await later.goto('/admin')
  await expect(later).toHaveURL(/\/login\/segundo-factor/)
})

test('cancelling at the provider returns to the login', async ({ page }) => {
  await goToProvider(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${BASE_URL}/login?error=AccessDenied&callbackUrl=%2Fpet-care`)
  await expect(page.getByText('Cancelaste el ingreso')).toBeVisible()
  expect(await viewerOf(page)).toBeNull()
})

test('a provider response that this browser did not request signs nobody in', async ({ page, context }) => {
  await goToProvider(page)
  // The cookie that the response's `state` is checked against; another browser has a different one, or none.
  await context.clearCookies({ name: /next-auth\.state$/ })
  await agree(page, newEmail())
  await expect(page).toHaveURL(/\/login\?error=OAuthCallback/)
  expect(await viewerOf(page)).toBeNull()
})

test('an e-mail that the provider has not verified gives no access to its account', async ({ page }) => {
  await goToProvider(page)
  await agree(page, `sin-verificar:${demoEmail('publica')}`)
  await expect(page).toHaveURL(/\/login\?error=OAuthAccountNotLinked/)
  await expect(page.getByText('Ya existe una cuenta con ese correo')).toBeVisible()
  expect(await viewerOf(page)).toBeNull()
})

test('confirming the e-mail of a new provider account redirects to the callback URL', async ({ page }) => {
  const email = newEmail()
  await goToProvider(page, '/review/3')
  await agree(page, `sin-verificar:${email}`)
  await expect(page).toHaveURL(`${BASE_URL}/email-confirm`)
  await expect(page.locator('input[name=callbackUrl]')).toHaveValue('/review/3')
  await page.goto(`${BASE_URL}${await mailedPath(page, email)}`)
  await expect(page).toHaveURL(`${BASE_URL}/review/3`)
})

test('an account without a password sets its first one only after another sign-in', async ({ page }) => {
  const email = newEmail()
  await goToProvider(page, '/dashboard/perfil')
  await agree(page, email)
  await expect(page).toHaveURL(`${BASE_URL}/dashboard/perfil`)
  const password = page.getByLabel('Nueva contraseña', { exact: true })
  await expect(page.getByText('Tu cuenta no tiene contraseña').first()).toBeVisible()
  await expect(password).toHaveCount(0)
  const own = await viewerOf(page)
  await page.getByRole('button', { name: 'Continuar con Prueba' }).first().click()
  await expect(page).toHaveURL(PROVIDER)
  await agree(page, newEmail())
  await expect(page).toHaveURL(`${BASE_URL}/dashboard/perfil`)
  await expect(toast(page, 'En tu proveedor elegiste otra cuenta')).toBeVisible()
  expect((await viewerOf(page)).id, 'nobody proves to be somebody else').toBe(own.id)
  await expect(password).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuar con Prueba' }).first().click()
  await expect(page).toHaveURL(PROVIDER)
  // The provider asks again, although its own session lasts; and for consent, as somebody else was there since.
  await agree(page, email)
  await expect(page).toHaveURL(`${BASE_URL}/dashboard/perfil`)
  await expect(password).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('sign-in with the provider works without JavaScript', async ({ page }) => {
    await goToProvider(page)
    await agree(page, newEmail())
    await expect(page).toHaveURL(`${BASE_URL}/pet-care`)
    expect(await viewerOf(page)).toMatchObject({ name: 'Lucía' })
  })
})
