import { NOTICE_COOKIE } from '@/lib/platform/forms/form-state'
import type { Notice, NoticeWords } from '@/lib/text/copy/notices'

const START = `${NOTICE_COOKIE}=`

const readName = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(START))
    ?.slice(START.length)

/**
 * Reads and deletes the flash message of an action; null when there is none. Its words load on demand, because every
 * page has this code and few have a message; when that fails, the next page shows it. Browser only.
 */
export async function consumeFlashMessage(): Promise<NoticeWords | null> {
  if (!readName()) return null
  const { NOTICES } = await import('@/lib/text/copy/notices')
  const isNotice = (name: string): name is Notice => Object.hasOwn(NOTICES, name)
  const name = readName()
  if (!name) return null
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari versions in use.
  document.cookie = `${START}; path=/; max-age=0`
  return isNotice(name) ? NOTICES[name] : null
}
