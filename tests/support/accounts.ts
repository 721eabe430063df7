import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { openHydrated } from './browser'
import { DEMO_ACCOUNTS } from './demo'
import { newEmail, newName } from './new-names'
import { staffCode } from './second-factor'
import { BASE_URL, inSiteDatabase } from './site'

/** Nobody may register with the demo's password, which is public. */
const PASSWORD = 'Caminata7!'
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
    password: PASSWORD,
    confirmPassword: PASSWORD,
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

/** A new foundation that waits for approval, with a picture as its document and a confirmed e-mail. */
export async function newFoundation(page: Page): Promise<{ name: string; email: string }> {
  const lastName = newName()
  const email = await register(page, { role: 'fundation', name: 'Refugio', lastName }, PICTURE)
  await inSiteDatabase((sql) => sql`update users set email_verified_at = now() where email = ${email}`)
  return { name: `Refugio ${lastName}`, email }
}

/** Adds a confirmed person with the demo's password to the site's database, in Quito by default. @returns the e-mail. */
export async function newMember(home = { country: 'ECU', city: 'Quito' }): Promise<string> {
  const email = newEmail()
  await inSiteDatabase(
    (sql) => sql`
      insert into users (email, name, last_name, role, password_hash, email_verified_at, country_id, city_id, told_privacy, told_terms)
      select ${email}, 'Lucía', 'Vega', 'user', u.password_hash, now(), c.country_id, c.id, u.told_privacy, u.told_terms
      from users u, cities c
      where u.id = ${DEMO_ACCOUNTS.adopta} and c.country_id = ${home.country} and c.name = ${home.city}`,
  )
  return email
}

/** Signs an account in through the API, staff by a recovery code of their own. @returns its id. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<number> {
  const logIn = async (code?: string) => {
    const data = { email, password, ...(code && { code }) }
    const answer = await page.request.post(`${BASE_URL}/api/v1.0/auth/userLogin`, { data })
    if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
    return (await answer.json()).user
  }
  const user = await logIn()
  if (user.role === 'admin') await logIn(await staffCode(email))
  return user.id
}

/** Signs an account in through the API and opens a page. What the login form does, account-forms.spec.ts holds. */
export async function openAs(page: Page, email: string, path: string, password?: string): Promise<void> {
  await signIn(page, email, password)
  await openHydrated(page, path)
}

/** The signed-in viewer of this browser as `GET /api/viewer` answers it; null for a visitor. */
export const viewerOf = async (page: Page) =>
  (await (await page.request.get(`${BASE_URL}/api/viewer`)).json()).viewer

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
