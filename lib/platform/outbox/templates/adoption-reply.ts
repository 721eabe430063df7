import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { composeMail, inName } from './layout'
import type { PetPicture } from './markup'

/** To whoever answered a mail and was not heard. What they wrote is not repeated: it may be somebody else's. */
export function replyRefusedMail({
  name,
  pet,
  picture,
  problem,
  url,
}: {
  name: string
  pet: string
  picture?: PetPicture | null
  problem: string
  url: string
}): MailContent {
  const content = composeMail({
    subject: `No pudimos entregar tu respuesta sobre ${inName(pet)}`,
    name,
    picture,
    paragraphs: [problem, 'En la conversación ves lo que llegó, y puedes escribir desde ahí.'],
    button: { label: 'Abrir la conversación', url },
    reason: 'Recibes este correo porque respondiste a un correo de una conversación de Querencia.',
  })
  // RFC 3834: other programs do not answer it.
  return { ...content, headers: { 'Auto-Submitted': 'auto-replied' } }
}
