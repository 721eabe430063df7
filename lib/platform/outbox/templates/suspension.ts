import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { SUSPENSION_WORDS } from '@/lib/text/copy/suspension'
import { composeMail, inName, REASONS } from './layout'
import type { PetPicture } from './markup'

/** Accounts and listings that staff suspend, or block for a time. */
interface Decided {
  name: string
  reason: string
}

/** @param blocked it is also blocked, and only staff delete it */
export function accountSuspendedMail({
  name,
  reason,
  dataUrl,
  blocked = false,
}: Decided & { dataUrl: string; blocked?: boolean }): MailContent {
  const { before, after, data } = SUSPENSION_WORDS
  return composeMail({
    subject: 'Suspendimos tu cuenta de Querencia',
    name,
    paragraphs: [before, reason, after, blocked ? DATA : data],
    button: { label: 'Mis datos', url: dataUrl },
    reason: REASONS.account,
  })
}

export function accountRestoredMail({ name, reason, url }: Decided & { url: string }): MailContent {
  return composeMail({
    subject: 'Tu cuenta de Querencia está activa otra vez',
    name,
    paragraphs: [
      'Revisamos tu caso y tu cuenta está activa otra vez: ya puedes ingresar, y lo que publicaste se ve otra vez, menos lo que el equipo retiró o todavía revisa; lo encuentras en tu cuenta. Te contamos por qué:',
      reason,
      'Si tenías solicitudes enviadas, aportes mensuales o finales felices publicados, terminaron al suspenderla y no vuelven solos: puedes empezarlos otra vez.',
      'Gracias por tu paciencia.',
    ],
    button: { label: 'Ingresar', url },
    reason: REASONS.account,
  })
}

const GOES_ON =
  'No borramos ni terminamos nada: cuando el bloqueo termine, todo vuelve como estaba. Para pedir que termine, responde a este correo.'
const DATA =
  'Tus datos siguen siendo tuyos: con este enlace puedes descargarlos, durante 30 días y sin ingresar.'

export function accountBlockedMail({ name, reason, dataUrl }: Decided & { dataUrl: string }): MailContent {
  return composeMail({
    subject: 'Bloqueamos tu cuenta por un tiempo',
    name,
    paragraphs: [
      'Bloqueamos tu cuenta de Querencia por un tiempo: nadie más la ve, y no se puede cambiar. Te contamos por qué:',
      reason,
      GOES_ON,
      DATA,
    ],
    button: { label: 'Mis datos', url: dataUrl },
    reason: REASONS.account,
  })
}

/** For a blocked person whose suspension is over. */
export function restoredToBlockMail({ name, reason, dataUrl }: Decided & { dataUrl: string }): MailContent {
  return composeMail({
    subject: 'Tu cuenta de Querencia ya no está suspendida',
    name,
    paragraphs: [
      'Revisamos tu caso y tu cuenta ya no está suspendida. Te contamos por qué:',
      reason,
      'Sigue bloqueada por un tiempo, como antes: nadie más la ve, y todavía no puedes ingresar. Para pedir que el bloqueo termine, responde a este correo.',
      DATA,
    ],
    button: { label: 'Mis datos', url: dataUrl },
    reason: REASONS.account,
  })
}

/** For a blocked person who asks to reset their password: a reset link would not let them in. */
export function stillBlockedMail({ name, dataUrl }: { name: string; dataUrl: string }): MailContent {
  return composeMail({
    subject: 'Tu cuenta está bloqueada por un tiempo',
    name,
    paragraphs: ['Por ahora no puedes ingresar: ya te contamos el motivo por correo.', GOES_ON, DATA],
    button: { label: 'Mis datos', url: dataUrl },
    reason: REASONS.account,
  })
}

export function listingBlockedMail({ name, pet, reason }: Decided & { pet: string }): MailContent {
  const what = `la publicación de ${inName(pet)}`
  return composeMail({
    subject: `Bloqueamos ${what} por un tiempo`,
    name,
    paragraphs: [
      `Bloqueamos ${what} por un tiempo: nadie más la ve, y no se puede cambiar. Te contamos por qué:`,
      reason,
      GOES_ON,
    ],
    reason: REASONS.account,
  })
}

/** @param pet null for the whole account @param url null for a listing that nobody sees for another reason */
export function unblockedMail({
  name,
  pet,
  picture,
  reason,
  url,
}: Decided & { pet: string | null; picture?: PetPicture | null; url: string | null }): MailContent {
  const what = pet === null ? 'tu cuenta' : `la publicación de ${inName(pet)}`
  return composeMail({
    subject: `Terminó el bloqueo de ${what}`,
    name,
    picture,
    paragraphs: [
      `Terminó el bloqueo de ${what}: todo está como antes${pet === null ? ', menos lo que el equipo retiró o todavía revisa' : ''}. Te contamos por qué:`,
      reason,
      ...(url
        ? []
        : ['Por otro motivo todavía no se ve en el sitio. Si no sabes cuál, responde a este correo.']),
    ],
    button: url ? { label: pet === null ? 'Ingresar' : 'Ver la publicación', url } : undefined,
    reason: REASONS.account,
  })
}
