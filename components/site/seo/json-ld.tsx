import type { FoundationPageDto } from '@/lib/foundations/dto'
import { ABOUT, HOME } from '@/lib/text/routes'
import { breadcrumbs, foundationData, jsonLdText, organization, type Thing } from './structured-data'

export function JsonLd({ data }: { data: Thing | Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped cannot leave the element.
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  )
}

export function SiteJsonLd({ site }: { site: string }) {
  const url = new URL(HOME, site).href
  return (
    <JsonLd
      data={{ '@type': 'WebSite', url, name: 'Querencia', inLanguage: 'es', publisher: organization(site) }}
    />
  )
}

const NAME = 'Acerca de Nosotros'

export function AboutJsonLd({ site }: { site: string }) {
  const url = new URL(ABOUT, site).href
  return (
    <JsonLd
      data={[
        { '@type': 'AboutPage', '@id': url, url, name: NAME, inLanguage: 'es', about: organization(site) },
        breadcrumbs(site, [
          { name: 'Inicio', path: HOME },
          { name: NAME, path: ABOUT },
        ]),
      ]}
    />
  )
}

export const FoundationJsonLd = ({ foundation, site }: { foundation: FoundationPageDto; site: string }) => (
  <JsonLd data={foundationData(foundation, site)} />
)
