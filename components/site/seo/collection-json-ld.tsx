import type { Route } from 'next'
import { HOME } from '@/lib/text/routes'
import { JsonLd } from './json-ld'
import { breadcrumbs } from './structured-data'

interface Props {
  site: string
  path: Route
  name: string
  above?: { name: string; path: Route }[]
  items: Route[]
  /** Position of the first item, and length of the whole list. */
  first?: number
  total?: number
}

export function CollectionJsonLd({ site, path, name, above = [], items, first = 1, total }: Props) {
  const url = new URL(path, site).href
  return (
    <JsonLd
      data={[
        {
          '@type': 'CollectionPage',
          '@id': url,
          url,
          name,
          inLanguage: 'es',
          mainEntity: {
            '@type': 'ItemList',
            numberOfItems: total ?? items.length,
            itemListElement: items.map((item, at) => ({
              '@type': 'ListItem',
              position: first + at,
              url: new URL(item, site).href,
            })),
          },
        },
        breadcrumbs(site, [{ name: 'Inicio', path: HOME }, ...above, { name, path }]),
      ]}
    />
  )
}
