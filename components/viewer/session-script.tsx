import { SESSION_HINT } from '@/lib/session-hint'

/** Attribute behind the variants `signed-in:` and `signed-out:`. */
const SCRIPT = `/(^|; )${SESSION_HINT}=[^;]/.test(document.cookie)&&document.documentElement.setAttribute('data-session','')`

/**
 * Sets the attribute for `signed-in:` styles, so the HTML is the same for everybody. A module, because a classic script
 * would block parsing until the styles load; `blocking` delays the first paint where supported.
 */
export function SessionScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script type="module" async blocking="render" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
