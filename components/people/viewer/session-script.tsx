import { SESSION_SCRIPT } from '@/lib/platform/session/session-hint'

/**
 * Marks the document of somebody who is signed in, so the HTML is the same for everybody. A module, because a classic script
 * would block parsing until the styles load; `blocking` delays the first paint where supported.
 */
export function SessionScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script type="module" async blocking="render" dangerouslySetInnerHTML={{ __html: SESSION_SCRIPT }} />
}
