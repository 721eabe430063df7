import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Mailbox } from '@/components/site/outbox/mailbox'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { listMailbox } from '@/lib/platform/outbox/queries'
import { HOME } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Buzón de pruebas', robots: { index: false, follow: false } }
export const dynamic = 'force-dynamic'

type Query = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || null

/** Redirects home where real mails are sent. */
export default async function MailboxPage({ searchParams }: { searchParams: Promise<Query> }) {
  if (env.STAND_INS !== 'allow') redirect(HOME)
  const query = await searchParams
  const to = first(query.to)
  const mails = await listMailbox(createContext(ANONYMOUS).db, to)
  const opened = mails.find(({ id }) => String(id) === first(query.id)) ?? mails[0] ?? null
  return <Mailbox mails={mails} to={to} opened={opened} />
}
