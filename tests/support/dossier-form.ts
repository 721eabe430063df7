import type { Page } from '@playwright/test'
import { field } from './screens'
import { inSiteDatabase } from './site'

export const goOn = (page: Page) => page.getByRole('button', { name: 'Guardar y continuar' })
export const consentBox = (page: Page) => page.getByRole('checkbox', { name: /^Acepto que Querencia/ })

/** 'Tu hogar', on a profile or a request of one's own. */
export const ownHome = (page: Page) => page.getByRole('region', { name: 'Tu hogar' })

/** What `fillInDossier` saves. */
export const SAVED = {
  home: 'apartamento',
  tenure: 'propio',
  adults: 2,
  children: 1,
  children_ages: '8 años',
  other_pets: [],
  hours_alone: '2 a 4',
}

/** The same as it is read. */
export const FLAT = [
  'Apartamento propio',
  '2 adultos y 1 niño (8 años)',
  'Ninguna',
  '2 a 4',
  'No hace falta',
  'No la contaste',
]

/** Answers the questions about the home. */
export async function fillInDossier(page: Page, { experience = '', consent = true } = {}): Promise<void> {
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check()
  await choose('Departamento o apartamento')
  await choose('Propio')
  await field(page, 'Adultos, contigo').fill('2')
  await field(page, 'Niños').fill('1')
  await page.getByRole('textbox', { name: /^Edad de los niños/ }).fill('8 años')
  await page.getByRole('checkbox', { name: 'Ninguna' }).check()
  await choose('2 a 4')
  await page.getByRole('textbox', { name: /^Tu experiencia/ }).fill(experience)
  if (consent) await consentBox(page).check()
}

/** The dossier of a person; undefined without one. */
export const dossierOf = async (email: string) => {
  const [row] = await inSiteDatabase(
    (sql) => sql<Record<string, unknown>[]>`
      select d.* from dossiers d join users u on u.id = d.user_id where u.email = ${email}`,
  )
  return row
}
