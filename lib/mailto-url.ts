/** A link that writes an e-mail. `?` and `&` are letters of an address here, not further headers. */
export const mailtoUrl = (email: string, subject?: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
