export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** User-written texts: without `<` escaped, `</script>` in a description would end the element and run what follows. */
export function JsonLd({ data }: { data: Thing | Thing[] }) {
  const graph = Array.isArray(data)
    ? { '@context': 'https://schema.org', '@graph': data }
    : { '@context': 'https://schema.org', ...data }
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped cannot leave the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replace(/</g, '\\u003c') }}
    />
  )
}
