import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { type DemoAccount, demoEmail } from '@/tests/support/people'
import { SITE } from '@/tests/support/samples'

/** Signs one of the demo's people in on this browser. @returns the account's id. */
export async function signIn(page: Page, who: DemoAccount): Promise<number> {
  const answer = await page.request.post(`${SITE}/api/v1.0/auth/userLogin`, {
    data: { email: demoEmail(who), password: DEMO_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`${who} could not sign in: ${answer.status()}`)
  return (await answer.json()).user.id
}

/** What the site tells a browser about whoever is signed in on it; null when nobody is. */
export const viewerOf = async (page: Page) =>
  (await (await page.request.get(`${SITE}/api/viewer`)).json()).viewer

/** Signs in through the login form and arrives at `path`. */
export async function signInAt(
  page: Page,
  email: string,
  path: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.goto(`/login?callbackUrl=${encodeURIComponent(path)}`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión', exact: true }).click()
  await expect(page).toHaveURL(path)
}
