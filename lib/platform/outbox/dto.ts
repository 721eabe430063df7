export interface MailboxMail {
  id: number
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  createdAt: string
  sentAt: string | null
}
