import { counted } from '@/lib/text/numbers'

/** What whoever answered a mail is told. */
export const REPLY_PROBLEMS = {
  empty: 'No encontramos un texto tuyo en el correo.',
  'only files':
    'Los archivos no llegan por correo, y no encontramos un texto tuyo. Escríbele unas palabras, y muéstrale las fotos cuando se conozcan.',
  suspended: 'Tu cuenta no está activa, así que por ahora no puedes escribir.',
  blocked: 'Tu cuenta está bloqueada por un tiempo, así que por ahora no puedes escribir.',
  forged:
    'Recibimos un correo con tu dirección que no pudimos comprobar que salió de tu cuenta de correo, así que no lo entregamos. Si no fuiste tú, no tienes que hacer nada.',
} as const

/** Stands below what came with files, for both sides. */
export const filesNote = (count: number): string =>
  `(Los archivos no llegan por correo: este mensaje traía ${counted(count, 'archivo', 'archivos')}.)`
