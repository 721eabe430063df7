import 'server-only'
import { NOTICES, type Notice } from '@/lib/copy/notices'
import { env } from '@/lib/env'
import { NOTICE_COOKIE } from '@/lib/notice-cookie'
import { readCookie, writeCookie } from '@/lib/runtime'

export async function setFlashNotice(notice: Notice): Promise<void> {
  const secure = env.SITE_URL.startsWith('https://')
  await writeCookie(NOTICE_COOKIE, notice, { httpOnly: false, secure, maxAge: 20 })
}

/** Without JavaScript. It stays until it expires: rendering cannot clear cookies. */
export async function readFlashNotice(): Promise<string | null> {
  const name = await readCookie(NOTICE_COOKIE)
  return name !== undefined && Object.hasOwn(NOTICES, name) ? NOTICES[name as Notice].text : null
}
