import type { SearchScreen } from '@/lib/search/load-search'
import type { SearchCrumb } from '@/lib/search/url/links'
import { petPath } from '@/lib/text/routes'
import { JsonLd } from './json-ld'
import { breadcrumbs } from './structured-data'

export function SearchJsonLd({
  screen: { result, request, path },
  crumbs,
  site,
}: {
  screen: SearchScreen
  crumbs: SearchCrumb[]
  site: string
}) {
  const first = (request.page - 1) * request.perPage + 1
  return (
    <JsonLd
      data={[
        {
          '@type': 'ItemList',
          numberOfItems: result.total,
          itemListElement: result.cards.map(({ id, name }, at) => ({
            '@type': 'ListItem',
            position: first + at,
            name,
            url: new URL(petPath(id), site).href,
          })),
        },
        breadcrumbs(
          site,
          crumbs.map(({ label, href = path }) => ({ name: label, path: href })),
        ),
      ]}
    />
  )
}
