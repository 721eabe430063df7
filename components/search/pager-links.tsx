'use client'

import type { Route } from 'next'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import type { PagerItem } from '@/lib/search/url/pages'
import { LIST_ID, RESULTS_ID } from './ids'

const ROUND = 'grid h-11 min-w-11 place-items-center rounded-full font-semibold tabular-nums'
const GAP = 'grid h-11 min-w-5 place-items-center font-semibold text-ink-2 sm:min-w-11'
const ARROW = 'grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-edge bg-white'
const ONLY = { wide: 'max-sm:hidden', narrow: 'sm:hidden' }

type Item = PagerItem & { href: Route | null }

/** Runs in the browser too, so that a page's flight data has the addresses instead of their markup. */
export function PagerLinks({
  page,
  items,
  previous,
  next,
}: {
  page: number
  items: Item[]
  previous: Route | null
  next: Route | null
}) {
  return (
    <nav
      aria-label="Páginas"
      className="-mx-5 mt-10 flex items-center justify-center cramped:mx-0 cramped:flex-wrap cramped:gap-3 sm:mx-0 sm:gap-1"
    >
      <Arrow label="Anterior" rel="prev" href={previous}>
        <Icon name="chevron-left" size={20} />
      </Arrow>
      <ol className="flex items-center cramped:order-first cramped:w-full cramped:flex-wrap cramped:justify-center sm:gap-1 sm:px-1.5">
        {items.map(({ number, href, only }) =>
          href ? (
            <li key={number} className={only && ONLY[only]}>
              <PageLink number={number} href={href} current={number === page} />
            </li>
          ) : (
            <li key={`gap-${number}-${only}`} aria-hidden className={classNames(GAP, only && ONLY[only])}>
              …
            </li>
          ),
        )}
      </ol>
      <Arrow label="Siguiente" rel="next" href={next}>
        <Icon name="chevron-right" size={20} />
      </Arrow>
    </nav>
  )
}

function PageLink({ number, href, current }: { number: number; href: Route; current: boolean }) {
  return (
    <Link
      href={href}
      pending="text"
      aria-label={`Página ${number}`}
      aria-current={current ? 'page' : undefined}
      className={classNames(ROUND, current ? 'bg-ink px-2 text-white' : 'px-1 hover:bg-mist-2')}
    >
      {number}
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
      pending="text"
      rel={rel}
      aria-label={label}
      className={classNames(ARROW, 'hover:border-field hover:bg-mist')}
    >
      {children}
    </Link>
  )
}

/**
 * Scroll target of the pager: 300 px below the top on wide screens (specification, section 9), the list on phones.
 * The fragment is removed afterwards, so that Back restores the scroll position, and the focus goes from the pager to the
 * new list.
 */
export function ListAnchor({ shown }: { shown: string }) {
  const last = useRef(shown)
  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (last.current !== shown && hash === `#${LIST_ID}`) {
      window.history.replaceState(null, '', pathname + search)
      document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
    }
    last.current = shown
  }, [shown])
  return (
    <span id={LIST_ID} className="block max-lg:scroll-mt-12 lg:absolute lg:top-75 lg:scroll-mt-[-5.5rem]" />
  )
}
