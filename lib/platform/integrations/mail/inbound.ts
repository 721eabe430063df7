/** What becomes of an answer by mail. */
export type ReplyFate =
  | 'delivered'
  | 'repeated'
  /** Its sender was told why, or had been told often enough. */
  | 'refused'
  | 'automatic'
  | 'not signed'
  | 'another sender'
  /** As `refused`: the account whose address it bears was told. */
  | 'forged'

/** A mail as it came in, with whatever its sender put there. */
export interface ReceivedMail {
  /** The provider's: the same for each time that it tells of this mail. */
  id: string
  /** As in its header: perhaps with a name. */
  from: string
  to: readonly string[]
  text: string | null
  html: string | null
  /** Names in lower case; of a repeated one all values, in lines. */
  headers: Readonly<Record<string, string>>
  /** How many files came with it, without what decorates a signature. */
  files: number
}

export interface InboundMail {
  /**
   * Of a signed webhook. @returns the id of the mail it tells of; null where it tells of something else.
   * @throws InvalidWebhook for what the provider did not sign, or more than five minutes ago.
   */
  readEvent(body: Buffer, headers: Headers): string | null
  /** Null where the provider has it no more. @throws DomainError unavailable. */
  fetch(id: string): Promise<ReceivedMail | null>
}

export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook'
}
