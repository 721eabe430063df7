import { expect, type Locator, type Page } from '@playwright/test'
import { inSiteDatabase } from './site'

/** What the walks of the match test answer, as the screen reads. */
export const ANSWERS = [
  ['¿Qué mascota buscas?', 'Ambos'],
  ['¿Has tenido mascota?', 'Sí'],
  ['¿De qué edad?', 'Adulto Mayor'],
  ['¿De qué sexo?', 'Hembra'],
  ['¿Qué pelaje prefieres?', 'Sin pelo'],
  ['¿De qué tamaño?', 'Pequeño'],
] as const

export const STORED = {
  type: 'ambos',
  had_pet: true,
  age: 'adulto mayor',
  gender: 'hembra',
  coat: 'sin pelo',
  size: 'pequeño',
}

/** The URL that carries these answers. */
export const ANSWERED =
  '/quizz?type=ambos&haTenidoMascota=Si&age=adulto+mayor&gender=hembra&coat=sin+pelo&size=peque%C3%B1o'

export const question = (page: Page, name: string): Locator => page.getByRole('group', { name })
export const choice = (page: Page, name: string, label: string): Locator =>
  question(page, name)
    .locator('label')
    .filter({ has: page.getByText(label, { exact: true }) })
/** The visible one of the two save buttons: one of the last question on a phone, one below all six. */
export const save = (page: Page): Locator =>
  page.getByRole('button', { name: 'Guardar mis respuestas' }).filter({ visible: true })

/** Answers all six questions, which on a phone lead on from one to the next, and stops before saving. */
export async function answerAll(page: Page): Promise<void> {
  for (const [name, label] of ANSWERS) await choice(page, name, label).click()
}

export async function expectAnswersKept(page: Page): Promise<void> {
  for (const [name, label] of ANSWERS)
    await expect(
      page.getByRole('group', { name, includeHidden: true }).locator('input:checked + span b'),
    ).toHaveText(label)
}

/** The stored answers of the account with this e-mail. */
export const storedMatches = (email: string) =>
  inSiteDatabase(
    (sql) => sql`
      select m.type, m.had_pet, m.age, m.gender, m.coat, m.size
      from matches m join users u on u.id = m.user_id where u.email = ${email}`,
  )
