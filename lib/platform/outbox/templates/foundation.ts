import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { composeMail, inName, inWords, REASONS } from './layout'

interface Told {
  name: string
}

interface Linked extends Told {
  url: string
}

export function foundationReceivedMail({ name, hasDocument }: Told & { hasDocument: boolean }): MailContent {
  return composeMail({
    subject: 'Recibimos el registro de tu fundación',
    name,
    paragraphs: [
      hasDocument
        ? 'Gracias por sumarte. Tu cuenta queda pendiente hasta que aprobemos el documento que nos enviaste.'
        : 'Gracias por sumarte. Nos falta el documento que acredita a tu fundación: ingresa y envíalo desde tu perfil. Hasta que lo aprobemos, tu cuenta queda pendiente.',
      'Mientras tanto ya puedes ingresar y preparar tus mascotas. Tu página y tus publicaciones se verán cuando tu fundación esté aprobada; te avisaremos por correo.',
    ],
    reason: REASONS.registered,
  })
}

export function documentReceivedMail({ name }: Told): MailContent {
  return composeMail({
    subject: 'Recibimos tu documento',
    name,
    paragraphs: [
      'Gracias por enviarlo. Tu fundación está pendiente otra vez hasta que lo revisemos; te avisaremos por correo.',
    ],
    reason: REASONS.registered,
  })
}

export function foundationApprovedMail({ name, url }: Linked): MailContent {
  return composeMail({
    subject: '¡Tu fundación está aprobada!',
    name,
    paragraphs: [
      'Revisamos tu documento y todo está en orden. Tu página ya es pública, y las mascotas que publicas se ven en las búsquedas.',
    ],
    button: { label: 'Ver mi página', url },
    reason: REASONS.registered,
  })
}

export function foundationRejectedMail({
  name,
  reason,
  hasDocument,
  url,
}: Linked & { reason: string; hasDocument: boolean }): MailContent {
  const document = hasDocument ? 'otro documento' : 'tu documento'
  return composeMail({
    subject: 'Todavía no podemos aprobar tu fundación',
    name,
    paragraphs: [
      'Revisamos el registro de tu fundación y por ahora no podemos aprobarlo. Este es el motivo:',
      reason,
      `Si ya lo resolviste, envíanos ${document} desde tu perfil y lo revisamos de nuevo. Si crees que es un error, respóndenos a este correo y lo vemos contigo.`,
    ],
    button: { label: `Enviar ${document}`, url },
    reason: REASONS.registered,
  })
}

export function nameApprovedMail({ name, foundation, url }: Linked & { foundation: string }): MailContent {
  return composeMail({
    subject: 'Tu fundación ya tiene su nombre nuevo',
    name,
    paragraphs: [
      `Revisamos el cambio. Desde ahora tu página y tus mascotas muestran «${inName(foundation)}».`,
    ],
    button: { label: 'Ver mi página', url },
    reason: REASONS.registered,
  })
}

export function nameRejectedMail({
  name,
  foundation,
  reason,
  url,
}: Linked & { foundation: string; reason: string }): MailContent {
  return composeMail({
    subject: 'Tu fundación sigue con su nombre',
    name,
    paragraphs: [
      `Revisamos el nombre «${inName(foundation)}» y por ahora no podemos publicarlo. Este es el motivo:`,
      reason,
      'Puedes proponer otro desde tu perfil. Si crees que es un error, respóndenos a este correo.',
    ],
    button: { label: 'Ir a Mi Fundación', url },
    reason: REASONS.registered,
  })
}

export function expenseHiddenMail({
  name,
  title,
  reason,
}: Told & { title: string; reason: string }): MailContent {
  return composeMail({
    subject: 'Ocultamos un gasto de tu página',
    name,
    paragraphs: [
      'Nuestro equipo ocultó un gasto que publicaste y eliminó sus facturas:',
      { label: 'El gasto', text: inWords(title) },
      { label: 'El motivo', text: reason },
      'Puedes publicarlo otra vez sin lo que lo impide. Si crees que es un error, respóndenos a este correo.',
    ],
    reason: REASONS.foundation,
  })
}
