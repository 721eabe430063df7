import { requireAdopter } from '@/lib/people/matches/policy'
import { requireOwnPet } from '@/lib/pets/policy'
import { type Actor, accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import type { Home } from '@/lib/platform/geo'
import { PERSON_UNAVAILABLE } from '@/lib/text/copy/block'
import { DAY_MS, REJECTION_STANDS_DAYS } from '@/lib/text/durations'
import {
  type AdoptionStatus,
  type ClosingReason,
  type CountryId,
  OPEN_ADOPTION_STATUSES,
  type PetStatus,
  type RejectionReason,
  type RequestsFrom,
} from '@/lib/text/vocabulary'
import { ASK_REFUSALS, type AskObstacle } from './refusals'
import { toldStatus } from './told-status'
import { type AdoptionEvent, outcomeOf, TRANSITIONS } from './transitions'

/** How often one pet may be accepted for in a day: each mails everybody who has asked for it. */
export const ACCEPTANCES_A_DAY = 5
export const TOO_MANY_ACCEPTANCES =
  'Hoy ya aceptaste varias solicitudes para esta mascota, y cada vez avisamos a todos. Podrás aceptar otra vez mañana.'

/** How many requests somebody who is no foundation may accept in a day: each hands out a person's contacts. */
export const ACCEPTANCES_BY_PERSON_A_DAY = 10
export const TOO_MANY_ACCEPTANCES_BY_PERSON =
  'Hoy ya aceptaste muchas solicitudes, y con cada una recibes los datos de una persona. Podrás aceptar otra vez mañana.'

/** How many requests an adopter may send to one owner in a day: each mails the owner, as its withdrawal does. */
export const REQUESTS_A_DAY = 5
export const TOO_MANY_REQUESTS = `Hoy ya enviaste ${REQUESTS_A_DAY} solicitudes a quien publica esta mascota. Podrás enviarle otra mañana.`

/** How often an adopter may withdraw from one pet in a day: each request and each withdrawal mails its owner. */
export const WITHDRAWALS_A_DAY = 3
export const TOO_MANY_WITHDRAWALS =
  'Retiraste tu solicitud para esta mascota varias veces hoy. Podrás enviarla otra vez mañana.'

/** Who may send adoption requests. @throws as `requireAdopter`. */
export const requireRequester = (actor: Actor): number =>
  requireAdopter(actor, {
    foundation: ASK_REFUSALS.foundation.sentence,
    staff: ASK_REFUSALS.staff.sentence,
    unconfirmed: ASK_REFUSALS.unconfirmed.sentence,
  })

export interface AskFacts {
  ownerId: number
  status: PetStatus
  held: boolean
  paused: boolean
  /** Whether only a hold can keep it from having a page. */
  publishable: boolean
  requestsFrom: RequestsFrom
  pet: { cityId: number; countryId: CountryId }
  adopter: Home
  openRequestId: number | null
  concluded: boolean
  /** The last rejection; null without one, and where it ended with the other adoption that it was for. */
  rejectedAt: Date | null
}

/** 'may' and 'paused': yes; answering a paused pet's request confirms it. The others say why not. */
type AskVerdict =
  | 'may'
  | 'paused'
  | 'asked'
  | 'own'
  | 'rejected'
  | 'too far'
  | 'held'
  | 'in process'
  | 'adopted by asker'
  | 'adopted'
  | 'gone'

export function askVerdict(facts: AskFacts | null, adopterId: number, now: Date): AskVerdict {
  if (!facts) return 'gone'
  if (facts.ownerId === adopterId) return 'own'
  if (facts.openRequestId !== null) return 'asked'
  if (facts.status === 'adoptado' && facts.concluded) return 'adopted by asker'
  if (!facts.publishable) return 'gone'
  if (facts.held) return 'held'
  if (facts.status === 'en proceso') return 'in process'
  if (facts.status === 'adoptado') return 'adopted'
  const { rejectedAt } = facts
  if (rejectedAt && now.getTime() - rejectedAt.getTime() < REJECTION_STANDS_DAYS * DAY_MS) return 'rejected'
  if (!isWithinReach(facts)) return 'too far'
  return facts.paused ? 'paused' : 'may'
}

/** Seen from the pet, which may live elsewhere than its owner. Nobody is within reach who did not say where they live. */
function isWithinReach({
  requestsFrom,
  pet,
  adopter,
}: Pick<AskFacts, 'requestsFrom' | 'pet' | 'adopter'>): boolean {
  if (requestsFrom === 'su país') return adopter.countryId === pet.countryId
  return requestsFrom === 'cualquier lugar' || adopter.cityId === pet.cityId
}

/** Whether adopting means to travel to another country; false for somebody who did not say where they live. */
export const crossesBorder = ({ pet, adopter }: Pick<AskFacts, 'pet' | 'adopter'>): boolean =>
  adopter.countryId !== null && adopter.countryId !== pet.countryId

/** The first thing that keeps an account from asking, the pet's before its own; null when nothing does. */
export function obstacleTo(actor: Actor, verdict: AskVerdict | null): AskObstacle | null {
  if (verdict === 'own') return 'own'
  if (actor.kind === 'foundation') return 'foundation'
  if (actor.kind === 'admin') return 'staff'
  if (verdict === null) return 'unknown'
  if (verdict !== 'may' && verdict !== 'paused') return verdict
  return actor.kind === 'user' && !actor.confirmed ? 'unconfirmed' : null
}

/**
 * @throws DomainError unauthenticated; forbidden for anybody but the side that the event belongs to, which for the
 *   system's own is everybody.
 */
export function requireSide(
  actor: Actor,
  event: AdoptionEvent,
  { adopterId, ownerId }: { adopterId: number; ownerId: number },
): void {
  const { by } = TRANSITIONS[event]
  if (by === 'owner') requireOwnPet(actor, { ownerId })
  else if (accountIdOf(actor) !== adopterId || by === 'system')
    throw new DomainError('forbidden', 'Esta solicitud no es tuya')
}

const CONFLICTS: Partial<Record<AdoptionEvent, Partial<Record<AdoptionStatus, string>>>> = {
  accept: { 'en espera': 'Ya aceptaste otra solicitud para esta mascota: deshaz esa antes de aceptar esta' },
  reject: { aceptada: 'Ya aceptaste esta solicitud: deshaz la aceptación antes de rechazarla' },
  withdraw: { aceptada: 'Acaban de aceptar tu solicitud: míralo antes de retirarla' },
  renounce: { 'en revisión': 'Deshicieron la aceptación: tu solicitud está otra vez en revisión' },
}

/** Why an event cannot happen any more to a request in this state; null where it can, or has happened. */
export const conflictOf = (
  event: AdoptionEvent,
  { status, ...told }: { status: AdoptionStatus; adopterLeft?: boolean },
): string | null =>
  outcomeOf(event, status) === 'conflict'
    ? (CONFLICTS[event]?.[status] ?? `Esta solicitud ${toldStatus({ status, ...told }).state}`)
    : null

/** What keeps an owner from answering for now: the listing is in review or blocked, or its adopter is blocked. */
export type Hindrance = 'held' | 'pet blocked' | 'adopter blocked'

export function hindranceOf(facts: {
  heldAt: Date | null
  blockedAt: Date | null
  isAdopterBlocked: boolean
}): Hindrance | null {
  if (facts.isAdopterBlocked) return 'adopter blocked'
  if (facts.blockedAt) return 'pet blocked'
  return facts.heldAt ? 'held' : null
}

const HINDRANCES: Record<Hindrance, string> = {
  held: 'Estamos revisando esta publicación: podrás aceptar la solicitud cuando termine la revisión',
  'pet blocked': 'Esta publicación está bloqueada por un tiempo: la solicitud sigue guardada, como está',
  'adopter blocked': `${PERSON_UNAVAILABLE}: su solicitud sigue guardada, como está`,
}

/** Why an owner's answer has to wait, in a sentence; null where it does not. In a review only contacts are not handed out. */
export function refusalOf(event: AdoptionEvent, hindrance: Hindrance | null): string | null {
  if (hindrance === null || event === 'open' || TRANSITIONS[event].by !== 'owner') return null
  return hindrance === 'held' && event !== 'accept' ? null : HINDRANCES[hindrance]
}

/** @returns whether there is anything to do. @throws DomainError conflict when the event cannot happen any more. */
export function requireOutcome(
  event: AdoptionEvent,
  request: { status: AdoptionStatus; adopterLeft: boolean },
): boolean {
  const conflict = conflictOf(event, request)
  if (conflict) throw new DomainError('conflict', conflict)
  return outcomeOf(event, request.status) === 'move'
}

/** Whether the owner's other pets are offered: not those of an account that leaves, or that staff had to step in for. */
export const offersSameOwner = (reason: RejectionReason | ClosingReason | null | undefined): boolean =>
  reason !== 'cuenta' && reason !== 'equipo'

export const isOpen = ({ status }: { status: AdoptionStatus }): boolean =>
  OPEN_ADOPTION_STATUSES.some((open) => open === status)

/** Ended without an adoption: neither side may write any more. */
export const ENDED: readonly AdoptionStatus[] = ['rechazada', 'retirada', 'cerrada']

export const hasEnded = (status: AdoptionStatus): boolean => ENDED.includes(status)

const SHARING: readonly AdoptionStatus[] = ['aceptada', 'concluida', 'devuelta']

/**
 * Each side sees the other's contacts, and may write them, only while their request stands accepted, or ended in an
 * adoption; after a return too, because the animal has to be handed back.
 */
export const sharesContacts = (status: AdoptionStatus): boolean => SHARING.includes(status)
