import 'server-only'
import { NOTICE_COOKIE, type Notice } from '@/lib/copy/notices'
import { env } from '@/lib/env'
import { writeCookie } from '@/lib/runtime'

/** Leaves a toast for the next page: a cookie of some seconds that names one of our own sentences. */
export async function leaveNotice(notice: Notice): Promise<void> {
  const secure = env.SITE_URL.startsWith('https://')
  await writeCookie(NOTICE_COOKIE, notice, { httpOnly: false, secure, maxAge: 20 })
}
