import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import { isOutdated } from '@/lib/people/consents/purposes'
import { listConsents } from '@/lib/people/consents/queries'
import { listTextNews, type TextNews } from '@/lib/text/legal/text-news'
import type { ConsentPurpose } from '@/lib/text/vocabulary'

interface AccountNews {
  texts: TextNews[]
  /** Consents to a text that has changed: these alone are asked for again. */
  outdated: ConsentPurpose[]
}

/** What an account has yet to be told of legal texts, or asked again because of one. */
export async function findAccountNews(db: Db, userId: number): Promise<AccountNews> {
  const [[told], consents] = await Promise.all([
    db
      .select({ toldPrivacy: users.toldPrivacy, toldTerms: users.toldTerms })
      .from(users)
      .where(eq(users.id, userId)),
    listConsents(db, userId),
  ])
  const outdated = consents.filter(isOutdated).map(({ purpose }) => purpose)
  return { texts: told ? listTextNews(told) : [], outdated }
}
