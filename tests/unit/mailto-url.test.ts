import { expect, it } from 'vitest'
import { mailtoUrl } from '@/lib/text/text'

it('an address adds no headers to its mailto link', () => {
  expect(mailtoUrl('ana+perros@correo.example')).toBe('mailto:ana%2Bperros@correo.example')
  expect(
    mailtoUrl('x?bcc=otra%40correo.example&body=hola@correo.example', {
      subject: 'Sobre Frida',
      body: 'Hola, ¿qué tal?',
    }),
  ).toBe(
    'mailto:x%3Fbcc%3Dotra%2540correo.example%26body%3Dhola@correo.example?subject=Sobre%20Frida&body=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F',
  )
})
