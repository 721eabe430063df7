import { expect, it } from 'vitest'
import { mailsTo } from '@/tests/support/api-people'
import { demoEmail } from '@/tests/support/demo'
import { linkIn } from '@/tests/support/mailbox'
import { newEmail } from '@/tests/support/new-names'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { ANSWERED, STORED, storedMatches } from '@/tests/support/quiz'

const SAVE = 'Guardar mis respuestas'

/** Presses one of the buttons that save: one of the last question on a phone, one below all six. */
const save = (visitor: PlainBrowser) => {
  const buttons = visitor.all('button', SAVE)
  const around = buttons.at(-1)?.parent
  if (!around) throw new Error('Nothing saves')
  return visitor.press(SAVE, around)
}

it('without JavaScript the answers survive registration and its mail', async () => {
  const email = newEmail()
  const visitor = new PlainBrowser()
  await visitor.open(ANSWERED)
  await save(visitor)
  await visitor.follow('Registro', visitor.part('main', ''))
  visitor.select('¿En qué país vives?', 'Ecuador')
  await visitor.press('Elegir país')
  visitor.check(/^Persona/)
  visitor.select('Ciudad', 'Quito')
  visitor.fill('Nombres', 'Valentina')
  visitor.fill('Apellidos', 'Ríos Andrade')
  visitor.fill('Email', email)
  visitor.fill('Contraseña', 'Caminata7!')
  visitor.fill('Confirmar contraseña', 'Caminata7!')
  await visitor.press('Crear cuenta')
  expect(visitor.url).toBe('/email-confirm')
  const [path = ''] = (await mailsTo(email)).flatMap(({ text }) => linkIn(text)?.path ?? [])
  await visitor.open(path)
  await visitor.press('Verificar mi correo')
  expect(visitor.url).toBe(ANSWERED)
  await save(visitor)
  expect(visitor.words()).toContain('Hemos guardado tus preferencias')
  expect(await storedMatches(email)).toEqual([STORED])
})

it('without JavaScript a foundation reads why it cannot answer the match test', async () => {
  const visitor = new PlainBrowser()
  await visitor.signIn(demoEmail('fundacion'))
  await visitor.open(ANSWERED)
  await save(visitor)
  expect(visitor.words()).toContain('Tu cuenta es de una fundación')
})
