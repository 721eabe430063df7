import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { type DemoAccount, demoEmail } from '@/tests/support/demo'
import { linkIn } from '@/tests/support/mailbox'
import { newEmail, newName } from '@/tests/support/new-names'
import { BASE_URL, inSiteDatabase } from '@/tests/support/site'

/** A picture of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mPgzw4HAAFeANLdE1b7AAAAAElFTkSuQmCC',
  'base64',
)

/** Registers a new account through the API; its e-mail is not confirmed. */
async function register(page: Page, person: Record<string, string>, document?: Buffer): Promise<string> {
  const email = newEmail()
  const cities = await (await page.request.get('/api/v1.0/cities/ECU')).json()
  const data = {
    countryId: 'ECU',
    cityId: String(cities[0].id),
    email,
    password: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
    ...person,
  }
  const files = document && {
    document: { name: 'sello.png', mimeType: 'image/png', buffer: document },
  }
  const answer = await page.request.post('/api/v1.0/user', {
    multipart: { data: JSON.stringify(data), ...files },
  })
  expect(await answer.json()).toEqual({ message: expect.any(String) })
  return email
}

/** A new foundation that waits for approval, with a picture as its document. */
export async function newFoundation(page: Page): Promise<{ name: string; email: string }> {
  const lastName = newName()
  const email = await register(page, { role: 'fundation', name: 'Refugio', lastName }, PICTURE)
  return { name: `Refugio ${lastName}`, email }
}

/** A new confirmed person with the demo's password. @returns the e-mail. */
export async function newMember(page: Page): Promise<string> {
  const email = await register(page, { role: 'user', name: 'Lucía', lastName: 'Vega' })
  await expect(async () => {
    const mails = await (await page.request.get(`/dev/correo.json?to=${email}`)).json()
    const secret = linkIn(mails[0]?.text)?.secret
    expect((await page.request.get(`/api/v1.0/verify/tk/${secret}`)).status()).toBe(200)
  }).toPass()
  return email
}

/** Signs a demo account in through the API. @returns its id. */
export async function signIn(page: Page, who: DemoAccount): Promise<number> {
  const answer = await page.request.post(`${BASE_URL}/api/v1.0/auth/userLogin`, {
    data: { email: demoEmail(who), password: DEMO_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`${who} could not sign in: ${answer.status()}`)
  return (await answer.json()).user.id
}

/** The signed-in viewer of this browser as `GET /api/viewer` answers it; null for a visitor. */
export const viewerOf = async (page: Page) =>
  (await (await page.request.get(`${BASE_URL}/api/viewer`)).json()).viewer

/** Signs in through the login form and is led to `path`. */
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

/** Opens a foundation at the staff desk directly: in the list it may be on any page. @returns its id. */
export async function openCase(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<number> {
  const [account] = await inSiteDatabase(
    (sql) => sql<{ id: number }[]>`select id from users where email = ${email}`,
  )
  if (!account) throw new Error(`${email} has no account`)
  await page.goto(`/admin/fundaciones/${account.id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return account.id
}
