import type { Route } from 'next'
import type { PetCardDto } from '@/lib/pets/dto'
import type { CheckInAnswer, CheckInDay } from '@/lib/text/vocabulary'

/** One question after an adoption, on the request's page. Times are ISO strings. */
export interface CheckInDto {
  day: CheckInDay
  sentAt: string
  answeredAt: string | null
  answer: CheckInAnswer | null
  /** What the adopter wrote to the owner. */
  note: string | null
  hasPhoto: boolean
}

/** The last question of an adoption whose link works, for the adopter who is signed in. */
export interface OpenCheckInDto {
  pet: string
  photo: string | null
  href: Route
  sentAt: string
  answer: CheckInAnswer | null
  stopped: boolean
}

/** What an adopter's link shows: the last question that was asked. */
export interface LinkedCheckInDto {
  requestId: number
  pet: PetCardDto
  adopter: string
  /** First name, or the foundation's. */
  publisher: string
  concludedAt: string
  days: number
  day: CheckInDay
  /** Those before it that were answered. */
  answered: CheckInDay[]
  answer: CheckInAnswer | null
  note: string | null
  hasPhoto: boolean
  stopped: boolean
  /** Story of this adoption for everybody to read; 'may': its adopter could offer one. */
  story: 'none' | 'may' | 'offered' | 'published'
}
