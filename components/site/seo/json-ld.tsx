import { jsonLdText, type Thing } from './json-ld-text'

export function JsonLd({ data }: { data: Thing | Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped cannot leave the element.
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  )
}
