import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { counted } from '@/lib/text/numbers'
import { composeMail, inName, REASONS } from './layout'

const AUTHOR = 'Recibes este correo porque comentaste sobre una fundación en Querencia.'

interface OwnReview {
  name: string
  foundation: string
}

interface ReceivedReview {
  /** Name of the foundation. */
  name: string
  author: string
  comment: string
  points: number
  url: string
}

export function reviewReceivedMail({ name, author, comment, points, url }: ReceivedReview): MailContent {
  return composeMail({
    subject: 'Tu fundación tiene un comentario nuevo',
    name,
    paragraphs: [
      `Alguien calificó a tu fundación con ${counted(points, 'estrella', 'estrellas')} de 5.`,
      { label: `${inName(author)} escribió:`, text: comment },
      'Puedes responder una vez, y tu respuesta se ve debajo del comentario.',
    ],
    button: { label: 'Responder', url },
    reason: REASONS.foundation,
  })
}

/** To a foundation that had answered it. */
export function reviewChangedMail({ name, author, comment, points, url }: ReceivedReview): MailContent {
  return composeMail({
    subject: 'Cambió un comentario que respondiste',
    name,
    paragraphs: [
      `${inName(author)} cambió su comentario sobre tu fundación después de tu respuesta, y ahora la califica con ${counted(points, 'estrella', 'estrellas')} de 5.`,
      { label: 'Ahora dice:', text: comment },
      'Tu respuesta sigue debajo, y ahí se lee que era para una versión anterior. Si quieres, puedes responder de nuevo: esa respuesta ocupa su lugar.',
    ],
    button: { label: 'Responder de nuevo', url },
    reason: REASONS.foundation,
  })
}

export function reviewAnsweredMail({
  name,
  foundation,
  reply,
  url,
}: OwnReview & { reply: string; url: string }): MailContent {
  return composeMail({
    subject: 'La fundación respondió tu comentario',
    name,
    paragraphs: [{ label: `${inName(foundation)} respondió a tu comentario:`, text: reply }],
    button: { label: 'Ver la respuesta', url },
    reason: AUTHOR,
  })
}

export function reviewHiddenMail({ name, foundation, reason }: OwnReview & { reason: string }): MailContent {
  return composeMail({
    subject: 'Ocultamos tu comentario',
    name,
    paragraphs: [
      `Nuestro equipo ocultó tu comentario sobre ${inName(foundation)}. Este es el motivo:`,
      reason,
      'Si crees que es un error, respóndenos a este correo y lo vemos contigo.',
    ],
    reason: AUTHOR,
  })
}

export function reviewShownMail({ name, foundation, url }: OwnReview & { url: string }): MailContent {
  return composeMail({
    subject: 'Tu comentario se ve otra vez',
    name,
    paragraphs: [
      `Nuestro equipo revisó de nuevo tu comentario sobre ${inName(foundation)} y volvió a publicarlo.`,
    ],
    button: { label: 'Ver mi comentario', url },
    reason: AUTHOR,
  })
}
