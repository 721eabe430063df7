import { SESSION_HINT } from '@/lib/session-hint'

/** The variants `signed-in:` and `signed-out:` go by what it writes. */
const SCRIPT = `/(^|; )${SESSION_HINT}=[^;]/.test(document.cookie)&&document.documentElement.setAttribute('data-session','')`

/**
 * Tells styles whether somebody is signed in. The page stays the same for everybody; only the browser knows the cookie.
 * The page is read on meanwhile: a classic script would stop that until the styles are there, for it might ask for them.
 * Browsers that know `blocking` paint nothing before it has run; in others it nearly always comes before the styles.
 */
export function SessionScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script type="module" async blocking="render" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
