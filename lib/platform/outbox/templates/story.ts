import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { composeMail, inName, REASONS } from './layout'
import type { PetPicture } from './markup'

const ADOPTER = 'Recibes este correo porque contaste la historia de una adopción en Querencia.'

interface AboutStory {
  name: string
  pet: string
  picture?: PetPicture | null
  url: string
}

export function storyPublishedMail(story: AboutStory & { ownUrl: string }): MailContent {
  const { name, picture, url, ownUrl } = story
  const pet = inName(story.pet)
  return composeMail({
    subject: `El final feliz de ${pet} está publicado`,
    name,
    picture,
    paragraphs: [
      `Gracias por contar cómo le va a ${pet}: tu historia ya está en Finales felices.`,
      'La puedes retirar cuando quieras, y deja de verse en el momento.',
    ],
    button: { label: 'Ver Finales felices', url },
    links: [{ label: 'Retirar mi historia', url: ownUrl }],
    reason: ADOPTER,
  })
}

export function storyRemovedMail(story: AboutStory & { reason: string; wasPublished: boolean }): MailContent {
  const { name, picture, reason, wasPublished, url } = story
  const pet = inName(story.pet)
  return composeMail({
    subject: wasPublished ? `Retiramos tu historia de ${pet}` : `Tu historia de ${pet} no se publica`,
    name,
    picture,
    paragraphs: [
      wasPublished
        ? `Nuestro equipo retiró tu historia de ${pet}. Este es el motivo:`
        : `Gracias por contarla. Nuestro equipo leyó tu historia de ${pet} y así no la publica. Este es el motivo:`,
      reason,
      'No guardamos lo que escribiste. Si quieres, puedes contarla otra vez.',
    ],
    button: { label: 'Contarla otra vez', url },
    reason: ADOPTER,
  })
}

export function storyAboutYourPetMail(story: AboutStory & { contactUrl: string }): MailContent {
  const { name, picture, url, contactUrl } = story
  const pet = inName(story.pet)
  return composeMail({
    subject: `${pet} tiene su final feliz`,
    name,
    picture,
    paragraphs: [
      `Quien adoptó a ${pet} contó cómo le va, y su historia está en Finales felices. Gracias por encontrarle un hogar.`,
      'Si algo de lo que dice te preocupa, escríbenos y lo vemos.',
    ],
    button: { label: 'Ver Finales felices', url },
    links: [{ label: 'Escribir a Querencia', url: contactUrl }],
    reason: REASONS.gave,
  })
}
