export interface MailContent {
  subject: string
  html: string
  text: string
  /** Besides those of every mail. */
  headers?: Record<string, string>
}

interface OutgoingMail extends MailContent {
  to: string
}

export interface Mailer {
  name: string
  /**
   * Whether the outbox is the mailbox. Otherwise bodies, which may hold links that open an account, are erased once
   * sent.
   */
  keepsInOutbox: boolean
  /**
   * Returns once the mail is accepted. The same key never sends twice.
   * @throws MailFailure when it is not accepted, or nobody knows whether it is.
   */
  send(mail: OutgoingMail, idempotencyKey: string): Promise<void>
}

/** Why a mail was not accepted. The message may be stored and logged: it holds no addresses. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  constructor(
    message: string,
    /**
     * `refused`: the provider rejects this mail for good. `temporary`: this mail may be retried. `outage`: no mail gets
     * through (no answer, an overloaded provider, a rejected key), which says nothing about this one.
     */
    readonly kind: 'refused' | 'temporary' | 'outage',
  ) {
    super(message)
  }
}
