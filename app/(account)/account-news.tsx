import { OutdatedConsents } from '@/components/site/legal/outdated-consents'
import { TextNews } from '@/components/site/legal/text-news'
import { findAccountNews } from '@/lib/people/told-texts/queries'
import { createContext } from '@/lib/platform/context'
import { getSession } from '@/lib/platform/session/session'
import { TOLD_NEWEST } from '@/lib/text/legal/text-news'

/** What a signed-in person has yet to be told of the legal texts. Nothing when a lookup fails: the page reports it. */
export async function AccountNews() {
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
