/** Crawlers and whatever stands before us may keep a sitemap for ten minutes. */
const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=600, s-maxage=600',
}

/** An answer in XML, sent while it is being written. A failure half way breaks the answer off, so it cannot pass for whole. */
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
