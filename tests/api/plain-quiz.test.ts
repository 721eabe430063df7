import { expect, it } from 'vitest'
import { demoEmail } from '@/tests/support/demo'
import { newEmail } from '@/tests/support/new-names'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { chooseEcuador, fillInPerson, mailedPath } from '@/tests/support/plain-people'
import { ANSWERED, STORED, storedMatches } from '@/tests/support/quiz'

const SAVE = 'Guardar mis respuestas'

/** Presses one of the buttons that save: one of the last question on a phone, one below all six. */
const save = (visitor: PlainBrowser) => {
  const buttons = visitor.all('button', SAVE)
  const around = buttons.at(-1)?.parentElement
  if (!around) throw new Error('Nothing saves')
  return visitor.press(SAVE, around)
}

it('without JavaScript the answers survive registration and its mail', async () => {
  const email = newEmail()
  const visitor = new PlainBrowser()
  await visitor.open(ANSWERED)
  await save(visitor)
  await visitor.follow('Registro', visitor.part('main', ''))
  await chooseEcuador(visitor)
  visitor.check(/^Persona/)
  fillInPerson(visitor, email)
  await visitor.press('Crear cuenta')
  expect(visitor.url).toBe('/email-confirm')
  await visitor.open(await mailedPath(email))
  await visitor.press('Verificar mi correo')
  expect(visitor.url).toBe(ANSWERED)
  await save(visitor)
  expect(visitor.all('h2', 'Hemos guardado tus preferencias')).toHaveLength(1)
  expect(await storedMatches(email)).toEqual([STORED])
})

it('without JavaScript a foundation reads why it cannot answer the match test', async () => {
  const visitor = new PlainBrowser()
  await visitor.openAs(demoEmail('fundacion'), ANSWERED)
  await save(visitor)
  expect(visitor.words()).toContain('Tu cuenta es de una fundación')
})
