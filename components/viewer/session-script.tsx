import { SESSION_HINT } from '@/lib/session-hint'

/** The variants `signed-in:` and `signed-out:` go by what it writes. */
const SCRIPT = `/(^|; )${SESSION_HINT}=[^;]/.test(document.cookie)&&document.documentElement.setAttribute('data-session','')`

/**
 * Sets the attribute for `signed-in:` styles; pages stay the same for everybody. A module, because a classic script
 * would halt parsing until the styles load; `blocking` keeps the first paint waiting where supported.
 */
export function SessionScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script type="module" async blocking="render" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
