import 'server-only'
import { readCookie, writeCookie } from '@/lib/platform/runtime'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { NOTICES, type Notice } from '@/lib/text/copy/notices'
import { NOTICE_COOKIE } from './form-state'

const COOKIE = { httpOnly: false, secure: SESSION_COOKIE.options.secure }

export async function setFlashNotice(notice: Notice): Promise<void> {
  await writeCookie(NOTICE_COOKIE, notice, { ...COOKIE, maxAge: 20 })
}

/** Without JavaScript; whoever shows it has `/api/aviso-mostrado` loaded, which clears it. */
export async function readFlashNotice(): Promise<string | null> {
  const name = await readCookie(NOTICE_COOKIE)
  return name !== undefined && Object.hasOwn(NOTICES, name) ? NOTICES[name as Notice].text : null
}

/** In actions and route handlers only. */
export async function forgetFlashNotice(): Promise<void> {
  await writeCookie(NOTICE_COOKIE, '', { ...COOKIE, maxAge: 0 })
}
