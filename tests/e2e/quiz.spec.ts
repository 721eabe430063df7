import type { Page } from '@playwright/test'
import { newMember, openAs, signIn } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { mailedPath } from '@/tests/support/mailbox'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import {
  ANSWERED,
  ANSWERS,
  answerAll,
  choice,
  expectAnswersKept,
  question,
  STORED,
  save,
  storedMatches,
} from '@/tests/support/quiz'
import { alertOf } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const SAVED = 'Hemos guardado tus preferencias'
const questions = (page: Page) => page.getByRole('main').getByRole('group')
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' })
/** The dialog of saved answers closes by itself. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('on a phone the match test asks one question at a time, by touch @phone', async ({ page }) => {
  const email = await newMember()
  await page.clock.install()
  await openAs(page, email, '/quizz')
  await expect(questions(page)).toHaveCount(1)
  await expect(page.getByText('Pregunta 1 de 6')).toBeVisible()
  await expectAccessible(page)
  await next(page).tap()
  await expect(question(page, ANSWERS[0][0]).getByText('Selecciona uno')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Perro' })).toBeFocused()
  await expectAccessible(page)

  for (const [index, [name, label]] of ANSWERS.entries()) {
    await expect(page.getByText(`Pregunta ${index + 1} de 6`)).toBeVisible()
    if (index > 0) await expect(question(page, name)).toBeFocused()
    await choice(page, name, label).tap()
    await expect(page.getByText('Selecciona uno')).toBeHidden()
    if (index < 5) await expect(page.getByText(`Pregunta ${index + 2} de 6`)).toBeVisible()
    await expectNoOverflow(page)
    await expectThumbSized(page)
  }

  await page.goBack()
  await expect(page.getByText('Pregunta 5 de 6')).toBeVisible()
  await expect(question(page, ANSWERS[4][0])).toBeFocused()
  await page.getByRole('button', { name: 'Atrás' }).tap()
  await expect(page.getByText('Pregunta 4 de 6')).toBeVisible()
  await page.goForward()
  await expect(page.getByText('Pregunta 5 de 6')).toBeVisible()
  await next(page).tap()
  await expectAnswersKept(page)
  await stopClock(page)
  await save(page).tap()
  await expect(dialog(page, SAVED)).toBeVisible()
  expect(await storedMatches(email)).toEqual([STORED])
  await page.clock.resume()
  await dialog(page, SAVED).getByRole('link', { name: 'Ver las mascotas para ti' }).tap()
  await expect(page).toHaveURL('/para-ti')
  // The way back leads through the router's own entries.
  await page.goBack()
  await expect(page.getByText('Pregunta 1 de 6')).toBeVisible()
})

test('the match test is answered with the keyboard alone @phone', async ({ page }) => {
  const email = await newMember()
  await openAs(page, email, '/quizz')
  for (const index of ANSWERS.keys()) {
    await expect(page.getByText(`Pregunta ${index + 1} de 6`)).toBeVisible()
    const radio = page.getByRole('radio').first()
    await radio.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`Pregunta ${index + 1} de 6`)).toBeVisible()
    // Enter goes on, and saves on the last question.
    await page.keyboard.press('Enter')
  }
  await expect(dialog(page, SAVED)).toBeVisible()
  expect(await storedMatches(email)).toMatchObject([{ type: 'perro', size: 'pequeño' }])
})

test('an address leads to no question after one that has no answer @phone', async ({ page }) => {
  await openHydrated(page, '/quizz#pregunta-6')
  await expect(page.getByText('Pregunta 1 de 6')).toBeVisible()
  await expect(page).toHaveURL('/quizz#pregunta-1')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a press just after a choice led on is no press of the next question (${reducedMotion}) @phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openHydrated(page, '/quizz')
    // In one go: a finger that was on its way already.
    const chooseAndPress = (label: string) =>
      choice(page, ANSWERS[0][0], label).evaluate((chosen: HTMLElement) => {
        const press = (target: Element | undefined) =>
          target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
        press(chosen.querySelector('input') ?? undefined)
        press([...document.querySelectorAll('[data-current] button')].at(-1))
      })
    await chooseAndPress('Perro')
    await expect(page.getByText('Pregunta 2 de 6')).toBeVisible()
    await expect(page.getByText('Selecciona uno')).toHaveCount(0)
    await expect
      .poll(async () => {
        await next(page).tap()
        return page.getByText('Selecciona uno').isVisible()
      })
      .toBe(true)
  })

test('before its script has loaded the match test goes from question to question @phone', async ({
  page,
}) => {
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort('aborted'))
  await page.goto('/quizz')
  await expect(questions(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Siguiente' }).tap()
  await expect(question(page, ANSWERS[1][0])).toBeVisible()
  await expect(questions(page)).toHaveCount(1)
  await page.goBack()
  await expect(question(page, ANSWERS[0][0])).toBeVisible()
})

test('on a wide screen the match test shows all six, saves once and leads home @desktop', async ({
  page,
}) => {
  const email = await newMember()
  await signIn(page, email)
  await page.clock.install()
  await openHydrated(page, '/quizz')
  await expect(questions(page)).toHaveCount(6)
  await expect(page.getByRole('heading', { level: 1, name: '¿Cuál es tu mascota ideal?' })).toBeVisible()
  await expectAccessible(page)
  await choice(page, ANSWERS[0][0], 'Perro').click()
  await save(page).click()
  await expect(page.getByText('Selecciona uno')).toHaveCount(5)
  await expect(page.getByRole('radio', { name: 'Sí', exact: true })).toBeFocused()
  await expectAccessible(page)
  expect(await storedMatches(email)).toEqual([])

  await answerAll(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/quizz')) sent.push(request.url())
  })
  await stopClock(page)
  await save(page).dblclick()
  await expect(dialog(page, SAVED)).toBeVisible()
  expect(sent).toHaveLength(1)
  await page.clock.runFor(3_000)
  await expect(dialog(page, SAVED)).toBeVisible()
  await page.clock.runFor(600)
  await expect(page).toHaveURL('/')
  expect(await storedMatches(email)).toEqual([STORED])
})

test('answers that could not be sent are kept, and sent by the next press', { tag: '@phone' }, async ({
  page,
}) => {
  const email = await newMember()
  await openAs(page, email, ANSWERED)
  await page.route('**/quizz?**', (route) =>
    route.request().method() === 'POST' ? route.abort('aborted') : route.fallback(),
  )
  await save(page).click()
  await expect(alertOf(page)).toContainText('Revisa tu conexión')
  await expect(alertOf(page)).toBeFocused()
  await expectAnswersKept(page)
  await page.unroute('**/quizz?**')
  await save(page).click()
  await expect(dialog(page, SAVED)).toBeVisible()
  expect(await storedMatches(email)).toEqual([STORED])
})

test('the weights of the sizes are those of the animal that is looked for @desktop', async ({ page }) => {
  await openHydrated(page, '/quizz')
  const large = choice(page, ANSWERS[5][0], 'Grande')
  await expect(large).toContainText('Perro: 28 a 45 kg')
  await choice(page, ANSWERS[0][0], 'Gato').click()
  await expect(large.getByText('Gato: 5 a 7 kg')).toBeVisible()
  await expect(large.getByText('Perro: 28 a 45 kg')).toBeHidden()
})

test('somebody who has answered the match test is told on arrival and on saving', { tag: '@phone' }, async ({
  page,
}) => {
  await openAs(page, demoEmail('adopta'), ANSWERED)
  const told = dialog(page, 'Ya tienes tus Match actualizados.')
  await expect(told).toContainText('Si quieres editarlos lo puedes hacer en tu perfil')
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Cerrar' }).click()
  await expect(told).toBeHidden()
  await save(page).click()
  await told.getByRole('link', { name: 'Ir al perfil' }).click()
  await expect(page).toHaveURL('/dashboard/adoptante')
  await expect(page.getByRole('definition').filter({ hasText: 'Joven' })).toBeVisible()
})

for (const [who, sentence] of [
  ['fundacion', 'Tu cuenta es de una fundación'],
  ['admin', 'Las cuentas del equipo no adoptan'],
] as const)
  test(`the match test tells the demo account ${who} why it cannot answer, and where to go`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openAs(page, demoEmail(who), ANSWERED)
    const told = dialog(page, 'No podemos guardar tus respuestas')
    await expect(told).toContainText(sentence)
    await told.getByRole('button', { name: 'Cerrar' }).click()
    await expect(told).toHaveCount(0)
    // The refusal stays on the page, in the place of the form.
    await expect(page.getByRole('main')).toContainText(sentence)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(save(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ir a mi perfil' })).toHaveAttribute('href', '/dashboard')
    await expectAccessible(page)
  })

test('an account without a confirmed e-mail can have the mail sent again from the match test', {
  tag: '@phone',
}, async ({ page }) => {
  const email = await newMember()
  await signIn(page, email)
  // As accounts of a sign-in provider may be.
  await inSiteDatabase((sql) => sql`update users set email_verified_at = null where email = ${email}`)
  await openHydrated(page, ANSWERED)
  const told = dialog(page, 'Falta confirmar tu correo')
  await told.getByLabel('Email').fill(email)
  await expectAccessible(page)
  await told.getByRole('button', { name: /^Reenviar correo/ }).click()
  await expect(told.getByText('el correo ya va en camino')).toBeVisible()
  await expect.poll(() => mailedPath(page, email).catch(() => '')).toContain('callbackUrl=%2Fquizz%3Ftype')
})
