/** The adopter who reads. */
export interface SentReader {
  /** First name. */
  name: string
  /** Sets the time zone. */
  countryId: string
  now: Date
}
