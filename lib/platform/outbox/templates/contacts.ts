import { inName } from './layout'

export interface Contact {
  name: string
  phone: string | null
  email: string
}

/** What every mail about an adoption request needs. */
export interface RequestMail {
  /** Whom it greets. */
  name: string
  pet: string
  /** The request's own page. */
  url: string
}

/** What every mail to an adopter needs. @see RequestMail */
export interface AdopterMail extends RequestMail {
  /** Who cares for the pet: first name, or the foundation's. */
  publisher: string
}

/** What the other side got of the reader's. */
export const givenContacts = ({ hasPhone }: { hasPhone: boolean }) =>
  hasPhone ? 'tu teléfono y tu correo' : 'tu correo'

export const contactLines = ({ name, phone, email }: Contact) =>
  [`Nombre: ${inName(name)}`, phone ? `Teléfono: ${phone}` : 'No dejó teléfono.', `Correo: ${email}`].join(
    '\n',
  )
