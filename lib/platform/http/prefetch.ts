/**
 * Whether a browser asks ahead for a page that nobody may ever see. The framework's own prefetches are not among them:
 * our links have it off (`components/ui/links/link`).
 */
export const isPrefetch = (headers: Headers): boolean =>
  [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')].some((purpose) =>
    purpose?.includes('prefetch'),
  )
