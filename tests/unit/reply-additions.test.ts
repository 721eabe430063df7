import { expect, it } from 'vitest'
import { replyText } from '@/lib/platform/integrations/mail/reply-text'

const read = (text: string) => replyText({ text, html: null })
const ABOUT =
  'https://www.google.com/gmail/about/?utm_source=gmail-in-product&utm_campaign=emojireactionemail#app'
const WROTE = 'El lun, 23 nov 2026 a las 10:12, Querencia (<hola@querencia.example>) escribió:'

it.each([
  '[cid:image001.png@01DB4F5A.12345678]',
  '[cid:7f1c9a52-0d7e-4f6e-9d55-3a1f6f0b2c11]',
  '[image: logo.png]',
  '[imagen: Imágenes integradas 1]',
  '[cid:image001.png@01DB4F5A.12345678]<https://www.correo.example/>',
  '[https://www.correo.example/firma/logo.png]<https://www.correo.example/>',
  '[https://www.correo.example/firma/logo.png]',
  '<image001.png>',
  '<Captura de pantalla.png>',
  '\uFFFC',
])('is cut from an answer, as a program put it in the place of a picture: %s', (picture) => {
  expect(read(`Sí, el sábado puedo.\n\n${picture}\n\n${WROTE}\n> Hola`)).toBe('Sí, el sábado puedo.')
  expect(read(`Sí, el sábado puedo.\n\nEnviado desde mi iPhone\n${picture}`)).toBe('Sí, el sábado puedo.')
  expect(read(`Tengo patio. ${picture}\nY una gata.`)).toBe('Tengo patio.\nY una gata.')
  expect(read(picture)).toBe('')
})

it.each([
  '[Logo]<https://www.correo.example/>',
  '[Logo de la empresa] <https://www.correo.example/x?y=1>',
  ' [Facebook]<https://redes.example/f> [Instagram]<https://redes.example/i> ',
])('is cut from an answer where a line has nothing else: %s', (pictures) => {
  expect(read(`Sí, el sábado puedo.\n\n${pictures}\n\n${WROTE}\n> Hola`)).toBe('Sí, el sábado puedo.')
  expect(read(`Tengo patio.\n${pictures}\nY una gata.`)).toBe('Tengo patio.\n\nY una gata.')
  expect(read(pictures)).toBe('')
})

it.each([
  'El patio es [muy] grande [de verdad].',
  'Mi gata <3 a tu perro.',
  '[x] Tengo patio\n[ ] Tengo terraza',
  'Mira https://correo.example/luna.png',
  'Mira [mi casa] <https://fotos.example/x>',
  '[mi casa]<https://fotos.example/x> es grande.',
])('keeps what a person may write in brackets, and links: %s', (text) => {
  expect(read(text)).toBe(text)
})

it.each([
  `👍\n\nAna Paz reaccionó mediante Gmail <${ABOUT}>\n`,
  `👍\n\nAna Paz reaccionó mediante Gmail\n<${ABOUT}>\n\n${WROTE}\n\n> Hola`,
  `👍\r\n\r\nAna Paz reacted via Gmail <${ABOUT}>\r\n`,
])('a reaction in Gmail is its emoji: %j', (text) => {
  expect(read(text)).toBe('👍')
})

it('an answer is read in time that grows with its length alone, whatever stands in brackets', () => {
  for (const piece of [
    '[',
    '[cid:',
    '[]<https:',
    '<a',
    `\n${'a'.repeat(99)}`,
    'reaccionó Gmail <',
    '[https:',
  ])
    expect(typeof read(piece.repeat(200_000 / piece.length))).toBe('string')
  expect(typeof read(`[${'a'.repeat(200_000)}`)).toBe('string')
})
