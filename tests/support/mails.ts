import { desc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { outbox } from '@/db/schema'
import { linkIn } from '@/tests/support/mailed-links'

/** The mails written to an address, the newest first. */
export const mailsTo = (recipient: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.id))

/** The secret in the link of the newest mail to an address. @throws Error when there is none. */
export async function secretMailedTo(recipient: string): Promise<string> {
  const [mail] = await mailsTo(recipient)
  const secret = linkIn(mail?.text)?.secret
  if (!secret) throw new Error(`No link was mailed to ${recipient}`)
  return secret
}
