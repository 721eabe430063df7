import { asc, desc, eq, sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { db } from '@/db/client'
import { outbox } from '@/db/schema'
import type { Mailer } from '@/lib/platform/integrations/mail/mail'
import { resendMailer } from '@/lib/platform/integrations/mail/resend'
import { deliverDueMail } from '@/lib/platform/outbox/deliver-operations'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { confirmEmailMail } from '@/lib/platform/outbox/templates/account'
import { write } from '@/lib/platform/write'
import { makeContext } from './context'
import { RESEND_KEY, ResendServer } from './fakes/resend-server'
import { linkIn } from './mailbox'

/** The mails to an address in the outbox, newest first. */
export const mailsTo = (recipient: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.id))

/** The secret of the link in the newest mail to an address. */
export async function secretMailedTo(recipient: string): Promise<string> {
  const [mail] = await mailsTo(recipient)
  const secret = linkIn(mail?.text)?.secret
  if (!secret) throw new Error(`No link was mailed to ${recipient}`)
  return secret
}

const START = new Date('2026-11-21T12:00:00Z')

export const content = confirmEmailMail({ name: 'Ana', url: 'https://querencia.example/c/s3cr3t' })

/** Before each test: an empty outbox, a fake provider and a clock that only `pass` moves. */
export function outboxWorld() {
  let service: ResendServer
  let clock: Date
  beforeEach(async () => {
    await db.execute(sql`truncate outbox, mail_pace restart identity`)
    clock = START
    const opened = await new ResendServer().start()
    service = opened
    return () => opened.stop()
  })
  /** With production's timeout by default, so that a busy machine is no outage. */
  const mailerWith = (timeoutMs?: number) =>
    resendMailer({ apiKey: RESEND_KEY, baseUrl: service.url, from: 'Q <q@q.example>', timeoutMs })
  const rows = () => db.select().from(outbox).orderBy(asc(outbox.id))
  const enqueue = (to: string, mail: Partial<Parameters<typeof enqueueMail>[1]> = {}) =>
    write(makeContext(), (tx) => enqueueMail(tx, { to, content, now: START, ...mail }))
  return {
    get service() {
      return service
    },
    get mailer() {
      return mailerWith()
    },
    /** For a silent provider. */
    get impatientMailer() {
      return mailerWith(100)
    },
    get now() {
      return clock
    },
    pass(seconds: number) {
      clock = new Date(Math.round(clock.getTime() + seconds * 1000))
    },
    rows,
    async onlyRow() {
      const [row, ...others] = await rows()
      if (!row || others.length > 0) throw new Error('expected one mail')
      return row
    },
    enqueue,
    async enqueueMany(count: number) {
      const addresses = Array.from({ length: count }, (_, i) => `persona-${i}@prueba.example`)
      for (const to of addresses) await enqueue(to)
      return addresses
    },
    /** Runs one round of delivery. */
    deliver: (through: Mailer = mailerWith(), stop?: AbortSignal) =>
      deliverDueMail({ db, mailer: through, now: () => clock, stop }),
    /** Runs one round of delivery by the real clock, as fast as that allows. */
    deliverAt: (perSecond: number) => deliverDueMail({ db, mailer: mailerWith(), perSecond }),
  }
}
