import { lockAccount } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { readNoticeToken } from '@/lib/search/saved-searches/links'
import { findLinkedSearch } from '@/lib/search/saved-searches/queries'
import type { NoticeFrequency } from '@/lib/text/vocabulary'
import { lockSavedSearch, setFrequency } from './manage'

/** What the link of a notice does for whoever has it: the link is the proof. Idempotent. */

interface Link {
  token: string
}

/** Stops the notices of a search. @throws DomainError not_found for a forged link or a search that is gone; TooManyRequests. */
export const pauseByLink = (ctx: Context, { token }: Link): Promise<void> =>
  changeByLink(ctx, token, () => 'en pausa')

/** Starts them again, as often as before. @throws DomainError as `pauseByLink`. */
export const resumeByLink = (ctx: Context, { token }: Link): Promise<void> =>
  changeByLink(ctx, token, ({ frequency, resumesAs }) => resumesAs ?? frequency)

type Locked = NonNullable<Awaited<ReturnType<typeof lockSavedSearch>>>

async function changeByLink(
  ctx: Context,
  token: string,
  frequencyOf: (search: Locked) => NoticeFrequency,
): Promise<void> {
  const link = readNoticeToken(token)
  if (!link) throw linkRefused()
  await limit(ctx, LIMITS.noticeLink, link.id)
  await write(ctx, async (tx) => {
    const linked = await findLinkedSearch(tx, link)
    if (!linked) throw linkRefused()
    await lockAccount(tx, linked.userId)
    const search = await lockSavedSearch(tx, link.id)
    if (!search) throw linkRefused()
    await setFrequency(tx, search, { frequency: frequencyOf(search), byLink: true, now: ctx.now })
  })
}

const linkRefused = () =>
  new DomainError(
    'not_found',
    'Este enlace no sirve: quizá llegó cortado, o esa búsqueda ya no está guardada.',
  )
