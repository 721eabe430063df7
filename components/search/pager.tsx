import type { Route } from 'next'
import { searchUrl } from '@/lib/search/url/links'
import { pagerItems } from '@/lib/search/url/pages'
import type { SearchQuery } from '@/lib/search/url/params'
import { withSuffix } from '@/lib/text/routes'
import { LIST_ID } from './ids'
import { PagerLinks } from './pager-links'

/** Pagination of the search; links point at the list's anchor so that scrolling is the same without JavaScript. */
export function Pager({ path, query, last }: { path: Route; query: SearchQuery; last: number }) {
  if (last === 1) return null
  const { page } = query
  const hrefOf = (page: number) => withSuffix(searchUrl(path, { ...query, page }), `#${LIST_ID}`)
  return (
    <PagerLinks
      page={page}
      items={pagerItems(page, last).map((item) => ({
        ...item,
        href: item.isGap ? null : hrefOf(item.number),
      }))}
      previous={page > 1 ? hrefOf(page - 1) : null}
      next={page < last ? hrefOf(page + 1) : null}
    />
  )
}
