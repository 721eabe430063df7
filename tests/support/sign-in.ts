import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { SITE } from '@/tests/support/samples'

/** The accounts that the demo tells people about, by the first part of their addresses. */
type DemoAccount = 'adopta' | 'publica' | 'fundacion' | 'pendiente' | 'admin'

export const demoEmail = (who: DemoAccount) => `${who}@querencia.example`

/** Signs one of the demo's people in on this browser. @returns the account's id. */
export async function signIn(page: Page, who: DemoAccount): Promise<number> {
  const answer = await page.request.post(`${SITE}/api/v1.0/auth/userLogin`, {
    data: { email: demoEmail(who), password: DEMO_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`${who} could not sign in: ${answer.status()}`)
  return (await answer.json()).user.id
}

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
