import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { composeMail, inName, type MailDraft, REASONS } from './layout'
import type { PetCard, PetPicture } from './markup'

export interface Contact {
  name: string
  phone: string | null
  email: string
}

/** What every mail about an adoption request says. */
export interface RequestMail {
  name: string
  pet: string
  picture?: PetPicture | null
  url: string
}

export interface AdopterMail extends RequestMail {
  publisher: string
}

/** Of a conversation whose mails can be answered; null where answers by mail are not received. */
export interface Answerable {
  replyTo?: string | null
}

type Told = Pick<RequestMail, 'name' | 'picture'> & { url: string | null }
type Said = Pick<MailDraft, 'subject' | 'paragraphs'> & Partial<MailDraft>

/** To who has asked for a pet, with a way to the request. */
export const toAdopter = ({ name, picture, url }: Told, said: Said): MailContent =>
  composeMail({ name, picture, ...wayTo('Ver mi solicitud', url), reason: REASONS.adopter, ...said })

/** To who was asked for a pet, with a way to the request. */
export const toOwner = ({ name, picture, url }: Told, said: Said): MailContent =>
  composeMail({ name, picture, ...wayTo('Ver la solicitud', url), reason: REASONS.owner, ...said })

const wayTo = (label: string, url: string | null) => (url === null ? {} : { button: { label, url } })

export const howToAnswer = (who: string, replyTo: Answerable['replyTo']): string =>
  replyTo
    ? `Puedes responder a este correo: lo que escribas le llega a ${who} en la conversación.`
    : `Para responder, abre la conversación: lo que contestes a este correo no le llega a ${who}.`

export const givenContacts = ({ hasPhone }: { hasPhone: boolean }) =>
  hasPhone ? 'tu teléfono y tu correo' : 'tu correo'

export const contactLines = ({ name, phone, email }: Contact) =>
  [`Nombre: ${inName(name)}`, phone ? `Teléfono: ${phone}` : 'No dejó teléfono.', `Correo: ${email}`].join(
    '\n',
  )

export interface SimilarPet extends Omit<PetCard, 'label'> {
  name: string
}

export const similarPets = (similar: readonly SimilarPet[]) => ({
  intro: 'Estas mascotas se le parecen y también buscan familia:',
  cards: similar.map(({ name, ...pet }) => ({ ...pet, label: `Conoce a ${inName(name)}` })),
})
