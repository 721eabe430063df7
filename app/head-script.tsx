import { HEAD_SCRIPT } from '@/lib/platform/head-script'

/** Same HTML for everybody. A module, as a classic script would wait for styles; `blocking` delays the paint. */
export function HeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script type="module" async blocking="render" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
}
