import { inName } from './layout'
import type { PetPicture } from './markup'

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

/** @param replyTo null where answers by mail are not received */
export const howToAnswer = (who: string, replyTo?: string | null): string =>
  replyTo
    ? `Puedes responder a este correo: lo que escribas le llega a ${who} en la conversación.`
    : `Para responder, abre la conversación: lo que contestes a este correo no le llega a ${who}.`

export const givenContacts = ({ hasPhone }: { hasPhone: boolean }) =>
  hasPhone ? 'tu teléfono y tu correo' : 'tu correo'

export const contactLines = ({ name, phone, email }: Contact) =>
  [`Nombre: ${inName(name)}`, phone ? `Teléfono: ${phone}` : 'No dejó teléfono.', `Correo: ${email}`].join(
    '\n',
  )
