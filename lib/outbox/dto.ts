export interface KeptMail {
  id: number
  to: string
  subject: string
  html: string
  text: string
  createdAt: string
  sentAt: string | null
}
