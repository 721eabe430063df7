import { isSameSecret, keyedHash } from '@/lib/secrets'

/** What the link of a mail stands for: this owner's yes for this pet, once, until then. */
export interface ConfirmationLink {
  petId: number
  ownerId: number
  /** The confirmation it follows: any newer one uses the link up. */
  confirmedAt: Date
  expiresAt: Date
}

const SHAPE = /^((?:[0-9a-z]{1,11}\.){3}[0-9a-z]{1,11})\.([\w-]{27})$/

const sign = (content: string) => keyedHash(`listing ${content}`)

/** The secret part of a link's address. Only this site can make one, and nothing of it is kept. */
export function writeConfirmationToken({ petId, ownerId, confirmedAt, expiresAt }: ConfirmationLink): string {
  const content = [petId, ownerId, confirmedAt.getTime(), expiresAt.getTime()]
    .map((number) => number.toString(36))
    .join('.')
  return `${content}.${sign(content)}`
}

/** What a link says, or null when it is not one of ours. Whether it still works is for `judgeLink` to tell. */
export function readConfirmationToken(token: string): ConfirmationLink | null {
  const [, content = '', signature = ''] = SHAPE.exec(token) ?? []
  if (!isSameSecret(signature, sign(content))) return null
  const [petId = 0, ownerId = 0, confirmed = 0, expires = 0] = content
    .split('.')
    .map((number) => Number.parseInt(number, 36))
  return { petId, ownerId, confirmedAt: new Date(confirmed), expiresAt: new Date(expires) }
}
