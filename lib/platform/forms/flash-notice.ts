import 'server-only'
import { env } from '@/lib/platform/env'
import { readCookie, writeCookie } from '@/lib/platform/runtime'
import { NOTICES, type Notice } from '@/lib/text/copy/notices'
import { NOTICE_COOKIE } from './form-state'

export async function setFlashNotice(notice: Notice): Promise<void> {
  const secure = env.SITE_URL.startsWith('https://')
  await writeCookie(NOTICE_COOKIE, notice, { httpOnly: false, secure, maxAge: 20 })
}

/** Without JavaScript. It stays until it expires: rendering cannot clear cookies. */
export async function readFlashNotice(): Promise<string | null> {
  const name = await readCookie(NOTICE_COOKIE)
  return name !== undefined && Object.hasOwn(NOTICES, name) ? NOTICES[name as Notice].text : null
}
