import { SIGN_IN_FIRST } from '@/lib/text/copy/sign-in'
import { DomainError } from './errors'

interface Provable {
  /** The provider or a mailed link showed a moment ago who is at this session. */
  readonly justProven?: boolean
}

export type Actor =
  | { readonly kind: 'anonymous' }
  | ({ readonly kind: 'user'; readonly id: number; readonly confirmed: boolean } & Provable)
  | ({
      readonly kind: 'foundation'
      readonly id: number
      readonly confirmed: boolean
      readonly approved: boolean
    } & Provable)
  | {
      readonly kind: 'admin'
      readonly id: number
      /** `reauthenticated`: the password was given again a moment ago. */
      readonly session?: { readonly id: string; readonly reauthenticated: boolean }
    }
  | { readonly kind: 'system'; readonly name: string }

export const ANONYMOUS: Actor = { kind: 'anonymous' }

/** @throws DomainError `unauthenticated` for visitors and jobs. */
export function accountIdOf(actor: Actor): number {
  if (actor.kind === 'anonymous' || actor.kind === 'system') {
    throw new DomainError('unauthenticated', SIGN_IN_FIRST)
  }
  return actor.id
}

/** For what needs more than an open session where there is no password to ask for. */
export const isJustProven = (actor: Actor): boolean => 'justProven' in actor && actor.justProven === true
