import { SESSION_SCRIPT } from '@/lib/platform/session/session-hint'

/**
 * The HTML is the same for everybody. A module: a classic script would block parsing until the styles load; `blocking`
 * delays the first paint.
 */
export function SessionScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script type="module" async blocking="render" dangerouslySetInnerHTML={{ __html: SESSION_SCRIPT }} />
}
