import { expect, type Locator, type Page } from '@playwright/test'

export const field = (within: Page | Locator, label: string) => within.getByLabel(label, { exact: true })
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
/** The error message of a form; the framework has an alert of its own, the route announcer. */
export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The text input of a combobox, once it has replaced its select. */
export const combobox = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true }).and(page.locator('input'))

/** Chooses an option of a combobox by typing some of its letters. */
export async function chooseOption(
  page: Page,
  name: string,
  option: string,
  letters = option,
): Promise<void> {
  await combobox(page, name).fill(letters)
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(combobox(page, name)).toHaveValue(option)
}

/** Fills in the fields of `/register` that every account has; the country is chosen already. */
export async function fillInPerson(page: Page, email: string, password = 'Luna2024!'): Promise<void> {
  await chooseOption(page, 'Ciudad', 'Quito')
  await fillInPersonExceptCity(page, email, password)
}

/** `fillInPerson` without the city, which is a select where there is no JavaScript. */
export async function fillInPersonExceptCity(page: Page, email: string, password = 'Luna2024!') {
  await field(page, 'Nombres').fill('Valentina')
  await field(page, 'Apellidos').fill('Ríos Andrade')
  await field(page, 'Email').fill(email)
  await field(page, 'Contraseña').fill(password)
  await field(page, 'Confirmar contraseña').fill(password)
}

export const DOGS = '/searcher/pet/dog/sub'
/** No test publishes cats, so their counts are stable. */
export const CATS = '/searcher/pet/cat/sub'
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
/** The cards of a list of pets. */
export const cards = (page: Page) => page.getByRole('list', { name: 'Mascotas' }).getByRole('article')
/** The live region with the number of results. */
export const summary = (page: Page) => page.getByRole('status').filter({ hasText: /hogar|Ning/ })

/** Opens the filters where they are a drawer. */
export async function openFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('link', { name: /^Filtros/ }).click()
}

/** The label of a filter option; it covers its radio button. */
export const option = (page: Page, category: string, label: string) =>
  page.getByRole('group', { name: category }).locator('label', { hasText: label })

/** The newest toast with this text. */
export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).last()

/** Opens a dialog and at once clicks its backdrop, as the second of two quick taps does. */
export const pressAndTapBackdrop = (opener: Locator): Promise<void> =>
  opener.evaluate(
    (button: HTMLElement) =>
      new Promise<void>((resolve) => {
        const tapBackdrop = () => {
          const dialog = document.querySelector<HTMLElement>('dialog[open]')
          dialog?.click()
          if (dialog) resolve()
          else requestAnimationFrame(tapBackdrop)
        }
        button.click()
        tapBackdrop()
      }),
  )
