'use client'

import type { Route } from 'next'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { LinkPending } from '@/components/ui/links/link-pending'
import { searchUrl } from '@/lib/search/url/links'
import { pagerItems } from '@/lib/search/url/pages'
import type { SearchQuery } from '@/lib/search/url/params'
import { withSuffix } from '@/lib/text/routes'
import { LIST_ID } from './ids'

const ROUND = 'grid h-11 min-w-11 place-items-center rounded-full font-semibold tabular-nums'
const GAP = 'grid h-11 min-w-5 place-items-center font-semibold text-ink-2 sm:min-w-11'
const ARROW = 'grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-edge bg-white'
const ONLY = { wide: 'max-sm:hidden', narrow: 'sm:hidden' }

/** Pagination of the search; links point at the list's anchor so that scrolling is the same without JavaScript. */
export function Pager({ path, query, last }: { path: Route; query: SearchQuery; last: number }) {
  if (last === 1) return null
  const { page } = query
  const hrefOf = (page: number) => withSuffix(searchUrl(path, { ...query, page }), `#${LIST_ID}`)
  return (
    <nav
      aria-label="Páginas"
      className="-mx-5 mt-10 flex items-center justify-center cramped:mx-0 cramped:flex-wrap cramped:gap-3 sm:mx-0 sm:gap-1"
    >
      <Arrow label="Anterior" rel="prev" href={page > 1 ? hrefOf(page - 1) : null}>
        <Icon name="chevron-left" size={20} />
      </Arrow>
      <ol className="flex items-center cramped:order-first cramped:w-full cramped:flex-wrap cramped:justify-center sm:gap-1 sm:px-1.5">
        {pagerItems(page, last).map(({ number, isGap, only }) =>
          isGap ? (
            <li key={`gap-${number}-${only}`} aria-hidden className={classNames(GAP, only && ONLY[only])}>
              …
            </li>
          ) : (
            <li key={number} className={only && ONLY[only]}>
              <PageLink number={number} href={hrefOf(number)} current={number === page} />
            </li>
          ),
        )}
      </ol>
      <Arrow label="Siguiente" rel="next" href={page < last ? hrefOf(page + 1) : null}>
        <Icon name="chevron-right" size={20} />
      </Arrow>
    </nav>
  )
}

function PageLink({ number, href, current }: { number: number; href: Route; current: boolean }) {
  return (
    <Link
      href={href}
      aria-label={`Página ${number}`}
      aria-current={current ? 'page' : undefined}
      className={classNames(ROUND, current ? 'bg-ink px-2 text-white' : 'px-1 hover:bg-mist-2')}
    >
      {number}
      <LinkPending />
    </Link>
  )
}

function Arrow({
  label,
  rel,
  href,
  children,
}: {
  label: string
  rel: 'prev' | 'next'
  href: Route | null
  children: ReactNode
}) {
  if (!href) return <span className={classNames(ARROW, 'opacity-40')}>{children}</span>
  return (
    <Link
      href={href}
      rel={rel}
      aria-label={label}
      className={classNames(ARROW, 'hover:border-field hover:bg-mist')}
    >
      {children}
      <LinkPending />
    </Link>
  )
}
