import { NOTICE_COOKIE, NOTICES, type Notice, type NoticeWords } from '@/lib/copy/notices'

const isNotice = (name: string): name is Notice => Object.hasOwn(NOTICES, name)

/** Reads and deletes the flash message of an action. Browser only. */
export function consumeFlashMessage(): NoticeWords | null {
  const start = `${NOTICE_COOKIE}=`
  const name = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
  if (!name) return null
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari versions in use.
  document.cookie = `${start}; path=/; max-age=0`
  return isNotice(name) ? NOTICES[name] : null
}
