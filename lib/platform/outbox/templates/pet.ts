import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { composeMail } from './layout'
import type { PetPicture } from './markup'

const REASON = 'Recibes este correo porque publicaste una mascota en Querencia con esta cuenta.'

export function petHiddenMail({ name, pet }: { name: string; pet: string }): MailContent {
  return composeMail({
    subject: `Estamos revisando tu publicación de ${pet}`,
    name,
    paragraphs: [
      `Varias personas nos pidieron mirar tu publicación de ${pet}. Mientras la revisamos no se ve en el sitio; sigue en “Mis Mascotas”, con todo lo que escribiste.`,
      'A veces es un malentendido. Si todo está en orden la publicamos de nuevo, y en cualquier caso te escribimos. No tienes que hacer nada.',
      'Si quieres contarnos algo que nos ayude, responde a este correo.',
    ],
    reason: REASON,
  })
}

/** @param url null while its foundation waits for approval: nobody sees it yet */
export function petReleasedMail({
  name,
  pet,
  picture,
  url,
}: {
  name: string
  pet: string
  picture?: PetPicture | null
  url: string | null
}): MailContent {
  return composeMail({
    subject: url ? `Tu publicación de ${pet} está en el sitio` : `Revisamos tu publicación de ${pet}`,
    name,
    picture,
    paragraphs: [
      `Revisamos tu publicación de ${pet} y todo está en orden. Gracias por tu paciencia.`,
      ...(url ? [] : ['Se verá en el sitio cuando tu fundación esté aprobada; te avisaremos por correo.']),
    ],
    button: url ? { label: 'Ver la publicación', url } : undefined,
    reason: REASON,
  })
}

export function petRemovedMail({
  name,
  pet,
  reason,
  blocksPhotos = false,
}: {
  name: string
  pet: string
  reason?: string
  blocksPhotos?: boolean
}): MailContent {
  return composeMail({
    subject: `Retiramos tu publicación de ${pet}`,
    name,
    paragraphs: [
      ...(reason
        ? [`Revisamos tu publicación de ${pet} y no puede seguir en el sitio. Este es el motivo:`, reason]
        : [`Revisamos tu publicación de ${pet} y no puede seguir en el sitio.`]),
      ...(blocksPhotos ? ['También eliminamos sus fotos, que no se pueden volver a subir.'] : []),
      'Si crees que es un error o ya lo resolviste, responde a este correo y lo vemos contigo.',
    ],
    reason: REASON,
  })
}
