import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { composeMail, inName } from './layout'

const TO_ACCOUNT = 'Recibes este correo porque tienes una cuenta en Querencia con esta dirección.'

interface Block {
  name: string
  /** Null for the whole account. */
  pet: string | null
  reason: string
}

export function blockedMail({ name, pet, reason }: Block): MailContent {
  const what = pet === null ? 'tu cuenta de Querencia' : `la publicación de ${inName(pet)}`
  return composeMail({
    subject: pet === null ? 'Bloqueamos tu cuenta por un tiempo' : `Bloqueamos ${what} por un tiempo`,
    name,
    paragraphs: [
      `Bloqueamos ${what} por un tiempo: nadie más la ve, y no se puede cambiar. Te contamos por qué:`,
      reason,
      'No borramos ni terminamos nada: cuando el bloqueo termine, todo vuelve como estaba. Para pedir que termine, responde a este correo.',
    ],
    reason: TO_ACCOUNT,
  })
}

export function unblockedMail({ name, pet, reason, url }: Block & { url: string }): MailContent {
  const what = pet === null ? 'tu cuenta' : `la publicación de ${inName(pet)}`
  return composeMail({
    subject: `Terminó el bloqueo de ${what}`,
    name,
    paragraphs: [`Terminó el bloqueo de ${what}: todo está como antes. Te contamos por qué:`, reason],
    button: { label: pet === null ? 'Ingresar' : 'Ver la publicación', url },
    reason: TO_ACCOUNT,
  })
}
