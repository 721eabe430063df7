import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { linkIn } from '@/tests/support/mailed-links'
import { newEmail, newName } from '@/tests/support/new-names'

/** A picture of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mPgzw4HAAFeANLdE1b7AAAAAElFTkSuQmCC',
  'base64',
)

/** Registers an account that nobody else uses, through the API; its address is not confirmed. */
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

/** A foundation that waits for its approval, with a picture as its document. */
export async function newFoundation(page: Page): Promise<{ name: string; email: string }> {
  const lastName = newName()
  const email = await register(page, { role: 'fundation', name: 'Refugio', lastName }, PICTURE)
  return { name: `Refugio ${lastName}`, email }
}

/** A person who may sign in with the demo's password. */
export async function newMember(page: Page): Promise<string> {
  const email = await register(page, { role: 'user', name: 'Lucía', lastName: 'Vega' })
  await expect(async () => {
    const mails = await (await page.request.get(`/dev/correo.json?to=${email}`)).json()
    const secret = linkIn(mails[0]?.text)?.secret
    expect((await page.request.get(`/api/v1.0/verify/tk/${secret}`)).status()).toBe(200)
  }).toPass()
  return email
}
