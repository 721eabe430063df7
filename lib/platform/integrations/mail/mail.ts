export interface MailContent {
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

interface OutgoingMail extends MailContent {
  to: string
}

export interface Mailer {
  name: string
  /** Whether sent bodies stay in the outbox; else they are erased, as their links may open an account. */
  keepsInOutbox: boolean
  /**
   * The same key sends once, as long as the provider remembers it (Resend: 24 hours).
   * @throws MailFailure when the mail was not accepted, or nobody knows.
   */
  send(mail: OutgoingMail, idempotencyKey: string): Promise<void>
}

/** The message is stored and logged: it holds no addresses. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  constructor(
    message: string,
    /** `refused`: for good; `temporary`: retry; `outage`: no mail gets through, which says nothing about this one. */
    readonly kind: 'refused' | 'temporary' | 'outage',
  ) {
    super(message)
  }
}
