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

export const contactLines = ({ name, phone, email }: Contact) =>
  [inName(name), phone ? `Teléfono: ${phone}` : 'No dejó teléfono.', `Correo: ${email}`].join('\n')
