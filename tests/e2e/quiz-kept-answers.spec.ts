import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, openHydrated, test } from '@/tests/support/browser'
import { followMail } from '@/tests/support/mailbox'
import { newEmail } from '@/tests/support/new-names'
import { makeSitePet } from '@/tests/support/own-pets'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import {
  ANSWERED,
  ANSWERS,
  answerAll,
  choice,
  expectAnswersKept,
  STORED,
  save,
  storedMatches,
} from '@/tests/support/quiz'
import { button, field, fillInPerson } from '@/tests/support/screens'

const PASSWORD = 'Luna2024!'
const SAVED = 'Hemos guardado tus preferencias'
const questions = (page: Page) => page.getByRole('main').getByRole('group')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function logIn(page: Page, email: string, password = DEMO_PASSWORD) {
  await field(page, 'Email').fill(email)
  await field(page, 'Contraseña').fill(password)
  await button(page, 'Iniciar Sesión').click()
}

test('the answers of the match test survive the login, and one press saves them', async ({ page }) => {
  const email = await newMember()
  await openHydrated(page, '/quizz')
  await answerAll(page)
  await save(page).click()
  const asked = dialog(page, 'Tus respuestas están listas')
  await expect(asked.getByRole('link', { name: 'Registro' })).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('link', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL(/^[^?]*\/login\?/)
  await page.goBack()
  await expectAnswersKept(page)
  await page.goForward()
  await logIn(page, email)
  await expect(page).toHaveURL(ANSWERED)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/quizz$/)
  await expectAnswersKept(page)
  await expect(save(page)).toBeVisible()
  expect(await storedMatches(email)).toEqual([])
  await save(page).click()
  await expect(dialog(page, SAVED)).toBeVisible()
  expect(await storedMatches(email)).toEqual([STORED])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
})

test('answers that are not saved yet survive a reload of the page', async ({ page }) => {
  await openHydrated(page, '/quizz')
  await expect(page.getByText('necesitas una cuenta')).toBeVisible()
  for (const [name, label] of ANSWERS.slice(0, 5)) await choice(page, name, label).tap()
  await expect(page).toHaveURL('/quizz#pregunta-6')
  await page.reload()
  await expect(page.getByText('Pregunta 6 de 6')).toBeVisible()
  await choice(page, ANSWERS[5][0], ANSWERS[5][1]).tap()
  await save(page).tap()
  await expect(dialog(page, 'Tus respuestas están listas')).toBeVisible()
  await expectAnswersKept(page)
})

test('the header’s login leads back to the answers', async ({ page }) => {
  await page.goto('/faqs')
  await openHydrated(page, '/quizz')
  await answerAll(page)
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await logIn(page, await newMember())
  await expect(page).toHaveURL(ANSWERED)
  await expectAnswersKept(page)
})

test('Back closes what the match test tells, and leaves its question', async ({ page }) => {
  await openHydrated(page, '/quizz')
  await answerAll(page)
  const told = dialog(page, 'Tus respuestas están listas')
  for (const close of [() => page.goBack(), () => told.getByRole('button', { name: 'Cerrar' }).tap()]) {
    await save(page).tap()
    await expect(told).toBeVisible()
    await close()
    await expect(told).toBeHidden()
    await expect(page.getByText('Pregunta 6 de 6')).toBeVisible()
    await expect(page).toHaveURL(`${ANSWERED}#pregunta-6`)
  }
  await page.goBack()
  await expect(page.getByText('Pregunta 5 de 6')).toBeVisible()
})

test('the pet that waits for the match test survives a session that ended meanwhile', async ({ page }) => {
  const pet = await makeSitePet('Frida')
  const email = await newMember()
  await openAs(page, email, `/quizz?mascota=${pet.id}`)
  await answerAll(page)
  await page.context().clearCookies()
  await save(page).click()
  await dialog(page, 'Tus respuestas están listas').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL(/^[^?]*\/login\?/)
  await logIn(page, email)
  await expect(page).toHaveURL(new RegExp(`/quizz\\?mascota=${pet.id}&type=ambos&`))
  await expectAnswersKept(page)
  await save(page).click()
  await expect(dialog(page, SAVED).getByRole('link', { name: 'Seguir con mi solicitud' })).toHaveAttribute(
    'href',
    `/adoption?mascota=${pet.id}`,
  )
})

test('the answers of the match test survive registration and its mail', async ({ page }) => {
  const email = newEmail()
  await openHydrated(page, '/quizz')
  await answerAll(page)
  await save(page).tap()
  await dialog(page, 'Tus respuestas están listas').getByRole('link', { name: 'Registro' }).tap()
  await expect(page).toHaveURL(/^[^?]*\/register\?callbackUrl=/)
  await page.getByRole('radio', { name: 'Persona' }).check()
  await field(page, 'País').selectOption('Ecuador')
  await fillInPerson(page, email, PASSWORD)
  await button(page, 'Crear cuenta').click()
  await expect(page).toHaveURL('/email-confirm')
  const tab = await followMail(page, email, 'Confirmar mi correo')
  await expect(tab).toHaveURL(ANSWERED)
  await save(tab).click()
  await expect(dialog(tab, SAVED)).toBeVisible()
  expect(await storedMatches(email)).toEqual([STORED])
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript all six questions are answered at once, and kept through the login', async ({
    page,
  }) => {
    const email = await newMember()
    await page.goto('/quizz')
    await expect(questions(page)).toHaveCount(6)
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText('Siguiente', { exact: true }).filter({ visible: true })).toHaveCount(0)
    await choice(page, ANSWERS[0][0], 'Ambos').click()
    await save(page).click()
    await expect(page.getByText('Selecciona uno')).toHaveCount(5)
    await expect(page.getByRole('radio', { name: 'Ambos' })).toBeChecked()
    await answerAll(page)
    await save(page).click()
    await expect(page.getByRole('heading', { name: 'Tus respuestas están listas' })).toBeVisible()
    await expectAnswersKept(page)
    await expectNoOverflow(page)
    await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
    await logIn(page, email)
    await expect(page).toHaveURL(ANSWERED)
    await expectAnswersKept(page)
    await save(page).click()
    await expect(page.getByRole('heading', { name: SAVED })).toBeVisible()
    await expect(questions(page)).toHaveCount(0)
    expect(await storedMatches(email)).toEqual([STORED])

    await page.goto(ANSWERED)
    await save(page).click()
    await expect(page.getByRole('heading', { name: 'Ya tienes tus Match actualizados.' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ir al perfil' }).click()
    await expect(page).toHaveURL('/dashboard/adoptante')
  })
})
