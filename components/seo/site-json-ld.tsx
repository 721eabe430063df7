import { HOME } from '@/lib/routes'
import { JsonLd } from './json-ld'
import { organization } from './organization'

/** On the home page alone. */
export function SiteJsonLd({ site }: { site: string }) {
  const url = new URL(HOME, site).href
  return (
    <JsonLd
      data={{ '@type': 'WebSite', url, name: 'Querencia', inLanguage: 'es', publisher: organization(site) }}
    />
  )
}
