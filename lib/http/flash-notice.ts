import 'server-only'
import { NOTICE_COOKIE, NOTICES, type Notice } from '@/lib/copy/notices'
import { env } from '@/lib/env'
import { readCookie, writeCookie } from '@/lib/runtime'

/** Leaves a toast for the next page: a cookie of some seconds that names one of our own sentences. */
export async function setFlashNotice(notice: Notice): Promise<void> {
  const secure = env.SITE_URL.startsWith('https://')
  await writeCookie(NOTICE_COOKIE, notice, { httpOnly: false, secure, maxAge: 20 })
}

/** The sentence that was left for this page, for browsers that run no scripts. It stays until its seconds are over. */
export async function readFlashNotice(): Promise<string | null> {
  const name = await readCookie(NOTICE_COOKIE)
  return name !== undefined && Object.hasOwn(NOTICES, name) ? NOTICES[name as Notice].text : null
}
