import { JsonLd } from '@/components/seo/json-ld'
import { organization } from '@/components/seo/organization'
import { HOME } from '@/lib/routes'

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
