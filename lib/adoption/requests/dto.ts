import type { DossierAnswers, DossierDto } from '@/lib/adoption/dossiers/dto'
import type { ProfileDto } from '@/lib/people/accounts/dto'
import type { MatchComparison } from '@/lib/people/matches/compare'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import type { PetCardDto, PetDto } from '@/lib/pets/dto'
import type { AdoptionStatus, ClosingReason, CountryId, RejectionReason } from '@/lib/text/vocabulary'
import type { BorderDto } from './border-copy'
import type { Hindrance } from './policy'
import type { AskObstacle } from './refusals'
import type { Party, Side } from './transitions'

export interface MessageFactsDto {
  total: number
  /** How many messages of the other side the reader has not seen. */
  unread: number
  /** Hidden messages included. */
  ownerWroteAt: string | null
  /** The owner's last message that is not hidden, and the adopter's first one after it. */
  saidAt: string | null
  repliedAt: string | null
}

export const NO_MESSAGES: MessageFactsDto = {
  total: 0,
  unread: 0,
  ownerWroteAt: null,
  saidAt: null,
  repliedAt: null,
}

/**
 * What waits for the owner of a request: an answer; a word on how an acceptance of weeks ago ended; that the pet of an adoption
 * that did not work out is put up again.
 */
export type OwnerTask = 'answer' | 'outcome' | 'return'

interface RequestDto {
  id: number
  status: AdoptionStatus
  /** Concluded, and its adopter said that it did not work out. */
  failed: boolean
  /** Rejected for another family with which it did not last: its adopter may ask for the pet again, and has not yet. */
  otherFamilyGone: boolean
  reason: RejectionReason | ClosingReason | null
  /** Withdrawn because its adopter's account was suspended; deleting one takes its requests along. */
  adopterLeft: boolean
  createdAt: string
  updatedAt: string
  ownerRemindedAt: string | null
  waitsSince: string | null
  /** Nobody can answer it for now: a side is blocked or its owner suspended, or the pet held or blocked. */
  cannotBeAnswered: boolean
  messages: MessageFactsDto
}

/** Contacts of the other side; only in requests that share them (`sharesContacts`). */
export interface ContactDto {
  name: string
  phone: string | null
  email: string
  /** Country of the person, for telephone numbers without a country code. */
  countryId: CountryId | null
}

/** The pet of a request; it may have no page any more. */
export interface RequestedPetDto extends PetCardDto {
  paused: boolean
  public: boolean
}

interface AdopterDto {
  name: string
  city: string | null
  country: string | null
  /** Blocked for a time: what they told is withheld, which is not that they told nothing. */
  isUnavailable: boolean
  /** Nothing is left to decide: the owner reads no more of what they told. */
  isTakenBack: boolean
}

export interface ReceivedRequestDto extends RequestDto {
  task: OwnerTask | null
  adopter: AdopterDto
  message: string | null
  comparison: MatchComparison | null
  dossier: DossierAnswers | null
}

/** A request that was accepted or concluded, as the line about its pet names it. */
interface SettledRequestDto {
  id: number
  adopter: string
  updatedAt: string
  task: OwnerTask | null
}

/** What an owner's list says of a pet as a whole, whichever of its requests the page and the filter show. */
export interface PetStandingDto {
  /** How many ask something of their owner (`OwnerTask`). */
  unanswered: number
  /** How many are over, and ask nothing. */
  past: number
  accepted: SettledRequestDto | null
  concluded: SettledRequestDto | null
}

export interface ReceivedPetDto extends PetStandingDto {
  pet: RequestedPetDto
  requests: ReceivedRequestDto[]
}

export interface TimelineEntryDto {
  status: AdoptionStatus
  by: Party
  note: string | null
  at: string
}

interface WholeRequestDto extends RequestDto {
  pet: RequestedPetDto
  ownerId: number
  publisher: string
  isFoundation: boolean
  /** Its owner is suspended and cannot answer. */
  frozen: boolean
  match: MatchAnswers | null
  timeline: TimelineEntryDto[]
  contact: ContactDto | null
}

/** What an adopter sees in the list of their own. */
export type SentRequestDto = WholeRequestDto

/** The page of a request, of either side. */
export interface RequestDetailDto extends WholeRequestDto {
  side: Side
  /** Staff suspended the other side's account for fraud. */
  isOtherSuspendedForFraud: boolean
  /** Keeps its owner from answering for now; null for the adopter. */
  hindrance: Hindrance | null
  message: string | null
  adopter: AdopterDto
  border: BorderDto | null
  comparison: MatchComparison | null
  /** To the owner of an open request: with whom of the home the pet does not get along. */
  company: string | null
  /** The adopter's home when they asked; null if they told nothing of it, or it was erased since. */
  dossier: DossierAnswers | null
  /** Whose profile has a phone: the reader's, the other side's. */
  phones: { own: boolean; other: boolean }
  /** First names of the others who wait for an answer about this pet; empty for the adopter. */
  others: string[]
}

export const RECEIVED_FILTERS = [
  'todas',
  'por-responder',
  'sin-leer',
  'aceptadas',
  'en-espera',
  'anteriores',
] as const
export type ReceivedFilter = (typeof RECEIVED_FILTERS)[number]

export interface RequestCountsDto {
  received: Record<ReceivedFilter, number>
  sent: { total: number; open: number }
}

/** The request that has waited longest: one that can be answered first, then one that was not opened. */
export interface OldestRequestDto {
  id: number
  /** Nobody can answer while its pet is held: the clock stands still. */
  isHeld: boolean
  adopter: string
  isOpened: boolean
  isOverdue: boolean
  createdAt: string
}

export interface SimilarPetDto {
  pet: PetCardDto
  score: MatchComparison['score']
}

export type AskScreenDto =
  | {
      kind: 'form'
      pet: PetDto
      paused: boolean
      /** Null without answers to the match test. */
      comparison: MatchComparison | null
      /** The answers that describe the pet, to an adopter without any; null for an animal that it does not ask about. */
      offer: MatchAnswers | null
      profile: ProfileDto
      /** With an earlier request, to be of age. */
      declaredAdult: boolean
      dossier: DossierDto | null
      border: BorderDto | null
    }
  | {
      kind: 'refused'
      why: AskObstacle
      /** Null unless the reader may see it. */
      pet: PetDto | null
      /** The one that is open already, or ended in the adoption. */
      request: Pick<RequestDto, 'id' | 'status' | 'createdAt'> | null
      similar: SimilarPetDto[]
    }
