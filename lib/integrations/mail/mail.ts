/** A mail ready to be sent: the HTML part and the same in plain text. */
export interface MailContent {
  subject: string
  html: string
  text: string
}

interface OutgoingMail extends MailContent {
  to: string
}

/** Hands mails over to whoever delivers them. */
export interface Mailer {
  name: string
  /**
   * Whether the mail is read in the outbox itself. Otherwise its body, which may hold links that open an account, is
   * erased there once it is sent.
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
    /** The mail itself is refused, so that trying again is of no use. */
    readonly permanent: boolean,
  ) {
    super(message)
  }
}
