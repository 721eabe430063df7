import type { Route } from 'next'
import { LinkButton } from '@/components/ui/button'
import type { Page } from '@/lib/text/pagination'
import { withSuffix } from '@/lib/text/routes'

export function PageLinks({ path, page: { page, more } }: { path: Route; page: Page<unknown> }) {
  if (page === 1 && !more) return null
  const first = path.includes('?') ? ('&' as const) : ('?' as const)
  const hrefOf = (number: number) => withSuffix(path, number === 1 ? '' : `${first}pagina=${number}`)
  return (
    <nav aria-label="Páginas" className="mt-6 flex flex-wrap gap-2.5">
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
