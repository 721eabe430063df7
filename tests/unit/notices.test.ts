import { expect, it } from 'vitest'
import { NOTICES, type Notice } from '@/lib/text/copy/notices'

/** Specification, sections 8 and 9. */
it.each<[name: Notice, seconds: number, text: string]>([
  ['signedIn', 3, 'Has iniciado sesión'],
  ['petSaved', 3.5, 'Cambios Guardados Correctamente!'],
  [
    'petCreated',
    6,
    'Tu mascota ha sido creada correctamente!. Si alguien está interesado en adoptarla recibirás un email con información al respecto.',
  ],
])('the message %s stays for %s seconds and has the words of the specification', (name, seconds, text) => {
  expect(NOTICES[name]).toEqual({ seconds, text })
})
