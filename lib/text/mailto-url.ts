/** A link that writes an e-mail. `?` and `&` are letters of an address here, not further headers. */
export function mailtoUrl(email: string, message: { subject?: string; body?: string } = {}): string {
  const headers = Object.entries(message).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  const to = email.split('@').map(encodeURIComponent).join('@')
  return `mailto:${[to, headers.join('&')].filter(Boolean).join('?')}`
}
