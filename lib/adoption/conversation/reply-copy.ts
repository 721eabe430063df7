import type { ReplyFate } from '@/lib/platform/integrations/mail/inbound'
import { counted } from '@/lib/text/format'

/** What whoever answered a mail is told. */
export const REPLY_PROBLEMS = {
  empty: 'No encontramos un texto tuyo en el correo.',
  'only files':
    'Los archivos no llegan por correo, y no encontramos un texto tuyo. Escríbele unas palabras, y muéstrale las fotos cuando se conozcan.',
  suspended: 'Tu cuenta no está activa, así que por ahora no puedes escribir.',
  blocked: 'Tu cuenta está bloqueada por un tiempo, así que por ahora no puedes escribir.',
} as const

/** Stands below what came with files, for both sides. */
export const filesNote = (count: number): string =>
  `(Los archivos no llegan por correo: este mensaje traía ${counted(count, 'archivo', 'archivos')}.)`

const DROPPED = 'La respuesta se descartó, sin avisar a nadie.'

/** What became of an answer, in the stand-in mailbox. */
export const KEPT_REPLIES: Record<ReplyFate, string> = {
  delivered: 'Tu respuesta llegó a la conversación.',
  refused: 'No se entregó. Quien respondió recibe un correo que dice por qué.',
  repeated: 'Esta respuesta ya había llegado.',
  automatic: DROPPED,
  'not signed': DROPPED,
  'another sender': DROPPED,
}
