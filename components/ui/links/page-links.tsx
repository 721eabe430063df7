import type { Route } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import type { Page } from '@/lib/text/pagination'
import { withQuery } from '@/lib/text/routes'

interface Props {
  /** The first page's address, to which `pagina` is added, or what gives the address of each. */
  path: Route | ((page: number) => Route)
  page: Page<unknown>
  /** Tells two apart on one page. */
  label?: string
}

/** A page past the end, as after the last of its rows is gone, leads to the first. */
export function PageLinks({ path, page: { rows, page, more }, label = 'Páginas' }: Props) {
  if (page === 1 && !more) return null
  const hrefOf =
    typeof path === 'function'
      ? path
      : (number: number) => (number === 1 ? path : withQuery(path, `pagina=${number}`))
  if (page > 1 && rows.length === 0) redirect(hrefOf(1))
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap gap-2.5">
      {page > 1 && (
        <LinkButton href={hrefOf(page - 1)} pending="text" variant="ghost" size="sm" rel="prev">
          Anteriores
        </LinkButton>
      )}
      {more && (
        <LinkButton href={hrefOf(page + 1)} pending="text" variant="ghost" size="sm" rel="next">
          Siguientes
        </LinkButton>
      )}
    </nav>
  )
}

/** A page of a list, or `empty` where there is none at all, with links to those beside it. */
export const PagedList = ({
  path,
  page,
  empty,
  children,
}: Pick<Props, 'path' | 'page'> & { empty: ReactNode; children: ReactNode }) => (
  <>
    {page.rows.length === 0 ? empty : children}
    <PageLinks path={path} page={page} />
  </>
)
