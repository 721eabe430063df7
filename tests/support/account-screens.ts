import { expect, type Page } from '@playwright/test'
import { linkIn } from '@/tests/support/mailed-links'

/** What the screens around an account are made of, as people find it. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
/** The message of a form; the framework keeps an alert of its own for announcing pages. */
export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens a page whose scripts are to answer: what is done before they run is the browser's own business. */
export const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

/** Fills in what everybody is asked for at `/register`, in whose country the page is already. */
export async function fillInPerson(page: Page, email: string, password = 'Luna2024!'): Promise<void> {
  await field(page, 'Nombres').fill('Valentina')
  await field(page, 'Apellidos').fill('Ríos Andrade')
  await field(page, 'Ciudad').selectOption('Quito')
  await field(page, 'Email').fill(email)
  await field(page, 'Contraseña').fill(password)
  await field(page, 'Confirmar contraseña').fill(password)
}

interface Mail {
  subject: string
  text: string
}

/** The mails to somebody, the newest first. */
export const mailsTo = async (page: Page, email: string): Promise<Mail[]> =>
  (await page.request.get(`/dev/correo.json?to=${email}`)).json()

/** The link in the newest mail to somebody that has one, as a path. */
export async function mailedPath(page: Page, email: string): Promise<string> {
  const paths = (await mailsTo(page, email)).flatMap(({ text }) => linkIn(text)?.path ?? [])
  expect(paths).not.toEqual([])
  return paths[0] ?? ''
}

/**
 * From the mailbox of this machine, as people open it, through the button of the mail on top, which may be on its way
 * yet. @returns the new tab.
 */
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
