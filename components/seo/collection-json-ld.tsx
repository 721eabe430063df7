import type { Route } from 'next'
import { HOME } from '@/lib/routes'
import { breadcrumbs } from './breadcrumbs'
import { JsonLd } from './json-ld'

interface Props {
  /** The address of the site, without a path. */
  site: string
  /** The page's own address and name. */
  path: Route
  name: string
  /** The pages between the home page and this one. */
  above?: { name: string; path: Route }[]
  /** Where the entries lead, in their order. */
  items: Route[]
  /** The place of the first of them in the whole list, and how long that is. */
  first?: number
  total?: number
}

/** A page that lists others, for search engines; what the entries are is said on their own pages. */
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
