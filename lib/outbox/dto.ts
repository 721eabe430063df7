/** What a mail says, ready to be sent: the HTML part and the same in plain text. */
export interface MailContent {
  subject: string
  html: string
  text: string
}

/** A mail as the mailbox of a laptop shows it. Times are ISO strings. */
export interface KeptMail extends MailContent {
  id: number
  to: string
  createdAt: string
  /** Null while it waits for delivery. */
  sentAt: string | null
}
