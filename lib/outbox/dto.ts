/** A mail as the mailbox of a laptop shows it. Times are ISO strings. */
export interface KeptMail {
  id: number
  to: string
  subject: string
  html: string
  text: string
  createdAt: string
  /** Null while it waits for delivery. */
  sentAt: string | null
}
