import { ABOUT, HOME } from '@/lib/text/routes'
import { breadcrumbs } from './breadcrumbs'
import { JsonLd } from './json-ld'
import { organization } from './organization'

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
