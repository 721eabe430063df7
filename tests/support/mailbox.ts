import { expect, type Page } from '@playwright/test'

const PROOF = /https?:\/\/[^/\s]+((?:\/\S*)?\/(?:tk|modpass|ingresar|correo|deshacer)\/([\w-]+)(?:\?\S*)?)/

/** The path and the secret of a mail's first link with a secret; null when it has none. */
export function linkIn(text: string | undefined): { path: string; secret: string } | null {
  const [, path, secret] = PROOF.exec(text ?? '') ?? []
  return path && secret ? { path, secret } : null
}

interface Mail {
  subject: string
  text: string
}

/** The mails to an address, newest first, as the local mailbox has them. */
export const mailsTo = async (page: Page, email: string): Promise<Mail[]> =>
  (await page.request.get(`/dev/correo.json?to=${email}`)).json()

/** The path of the newest link with a secret that was mailed to an address. */
export async function mailedPath(page: Page, email: string): Promise<string> {
  const paths = (await mailsTo(page, email)).flatMap(({ text }) => linkIn(text)?.path ?? [])
  expect(paths).not.toEqual([])
  return paths[0] ?? ''
}

/** Opens the local mailbox and follows the button of the newest mail, once it has arrived. @returns the new tab. */
export async function followMail(page: Page, email: string, label: string): Promise<Page> {
  const link = page.frameLocator('article iframe').getByRole('link', { name: label, exact: true })
  await expect(async () => {
    await page.goto(`/dev/correo?to=${email}`)
    await expect(link).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  const opening = page.waitForEvent('popup')
  await link.click()
  return opening
}
