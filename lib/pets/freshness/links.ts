import { isSignedLink, signLink } from '@/lib/platform/secrets'

/** Content of a mailed link: one owner's single-use confirmation of one pet. */
export interface ConfirmationLink {
  petId: number
  ownerId: number
  /** The previous confirmation; any newer one uses the link up. */
  confirmedAt: Date
  expiresAt: Date
}

const SHAPE = /^((?:[0-9a-z]{1,11}\.){3}[0-9a-z]{1,11})\.([\w-]{27})$/

const signed = (content: string) => `listing ${content}`

/** Nothing is stored. */
export function writeConfirmationToken({ petId, ownerId, confirmedAt, expiresAt }: ConfirmationLink): string {
  const content = [petId, ownerId, confirmedAt.getTime(), expiresAt.getTime()]
    .map((number) => number.toString(36))
    .join('.')
  return `${content}.${signLink(signed(content))}`
}

/** Null for a token we did not sign; whether the link still works is up to `judgeLink`. */
export function readConfirmationToken(token: string): ConfirmationLink | null {
  const [, content = '', signature = ''] = SHAPE.exec(token) ?? []
  if (!isSignedLink(signed(content), signature)) return null
  const [petId = 0, ownerId = 0, confirmed = 0, expires = 0] = content
    .split('.')
    .map((number) => Number.parseInt(number, 36))
  return { petId, ownerId, confirmedAt: new Date(confirmed), expiresAt: new Date(expires) }
}
