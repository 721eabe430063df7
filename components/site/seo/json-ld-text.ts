export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** Structured data (JSON-LD). Escapes `<`: `</script>` in user input would end the element (stored XSS). */
export function jsonLdText(data: Thing | Thing[]): string {
  const graph = Array.isArray(data)
    ? { '@context': 'https://schema.org', '@graph': data }
    : { '@context': 'https://schema.org', ...data }
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}
