import type { AnswerRateDto } from '@/lib/adoption/clock/dto'

/** The adopter who reads. */
export interface SentReader {
  /** First name. */
  name: string
  /** Sets the time zone. */
  countryId: string
  now: Date
  /** How the owners of these pets answer, by id; without those of whom too little is known. */
  rates: ReadonlyMap<number, AnswerRateDto>
}
