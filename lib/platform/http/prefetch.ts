/** A browser's prefetch, not one of the framework's, which only links to pages that are the same for everybody ask for. */
export const isPrefetch = (headers: Headers): boolean =>
  [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')].some((purpose) =>
    purpose?.includes('prefetch'),
  )
