import type { Metadata } from 'next'
import { PersonalShell } from '@/components/site/layout/personal-shell'
import { PlainNotice } from '@/components/site/layout/plain-notice'
import { OutdatedConsents } from '@/components/site/legal/outdated-consents'
import { TextNews } from '@/components/site/legal/text-news'
import { findAccountNews } from '@/lib/people/told-texts/queries'
import { createContext } from '@/lib/platform/context'
import { readFlashNotice } from '@/lib/platform/forms/flash-notice'
import { findPlainAnswer } from '@/lib/platform/forms/plain-answer'
import { findSignedIn, getSession } from '@/lib/platform/session/session'
import { TOLD_NEWEST } from '@/lib/text/legal/text-news'

export const metadata: Metadata = { robots: { index: false } }

/** Each page requires the session itself, to pass its own URL to the login. */
export default async function AccountLayout({ children }: { children: React.ReactNode }) {
  const notice = await readFlashNotice()
  return (
    <PersonalShell signedIn={await findSignedIn()} answer={await findPlainAnswer()}>
      {notice && <PlainNotice text={notice} className="mx-auto mt-6 w-wrap" />}
      <AccountNews />
      {children}
    </PersonalShell>
  )
}

/** What a signed-in person has yet to be told of the legal texts. Nothing when a lookup fails: the page reports it. */
async function AccountNews() {
  const session = await getSession().catch(() => null)
  if (!session) return null
  const { db } = createContext(session.actor)
  const news = await findAccountNews(db, session.account.id).catch(() => null)
  if (!news) return null
  return (
    <>
      {news.texts.length > 0 && <TextNews news={news.texts} newest={TOLD_NEWEST} />}
      {news.outdated.length > 0 && <OutdatedConsents purposes={news.outdated} />}
    </>
  )
}
