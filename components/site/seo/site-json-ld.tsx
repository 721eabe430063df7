import { HOME } from '@/lib/text/routes'
import { JsonLd } from './json-ld'
import { organization } from './organization'

/** Structured data of the site, on the home page only. */
export function SiteJsonLd({ site }: { site: string }) {
  const url = new URL(HOME, site).href
  return (
    <JsonLd
      data={{ '@type': 'WebSite', url, name: 'Querencia', inLanguage: 'es', publisher: organization(site) }}
    />
  )
}
