import { HOME } from '@/lib/routes'
import { JsonLd } from './json-ld'
import { organization } from './organization'

/**
 * The site itself for search engines; stands on the home page alone.
 * @param site the address of the site, without a path
 */
export function SiteJsonLd({ site }: { site: string }) {
  const url = new URL(HOME, site).href
  return (
    <JsonLd
      data={{ '@type': 'WebSite', url, name: 'Querencia', inLanguage: 'es', publisher: organization(site) }}
    />
  )
}
