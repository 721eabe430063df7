import { SESSION_MARK } from '@/lib/session-mark'

/** Runs while the page is read, before any of it is painted: the variants `signed-in:` and `signed-out:` go by it. */
const SCRIPT = `/(^|; )${SESSION_MARK}=[^;]/.test(document.cookie)&&document.documentElement.setAttribute('data-session','')`

/**
 * Tells styles whether somebody is signed in. The page stays the same for everybody; only the browser knows the cookie.
 */
export function SessionScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
