import { SESSION_SCRIPT } from '@/lib/platform/session/session-hint'

/** Same HTML for everybody. A module, as a classic script would wait for styles; `blocking` delays the paint. */
export function SessionScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script type="module" async blocking="render" dangerouslySetInnerHTML={{ __html: SESSION_SCRIPT }} />
}
