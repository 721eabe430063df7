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
  /** Otherwise bodies, whose links may open an account, are erased once sent. */
  keepsInOutbox: boolean
  /** The same key never sends twice. @throws MailFailure when not accepted, or nobody knows. */
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
