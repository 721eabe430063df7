/** Also set by `next.config.ts`, without which sitemaps would not be compressed. */
export const XML_CONTENT_TYPE = 'application/xml; charset=utf-8'

const HEADERS = {
  'Content-Type': XML_CONTENT_TYPE,
  'Cache-Control': 'public, max-age=600, s-maxage=600',
}

/** A failure half-way aborts the connection: a truncated sitemap cannot pass for complete. */
export function xmlResponse(text: string | AsyncIterator<string, void>): Response {
  if (typeof text === 'string') return new Response(text, { headers: HEADERS })
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await text.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await text.return?.()
    },
  })
  return new Response(body, { headers: HEADERS })
}
