/** Also set by `next.config.ts`, without which pages that a route handler writes would not be compressed. */
export const HTML_CONTENT_TYPE = 'text/html; charset=utf-8'
