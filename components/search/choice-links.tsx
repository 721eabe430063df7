'use client'

import { buttonClass } from '@/components/ui/button'
import { ChipLink } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon/icon'
import type { TypeLink } from '@/lib/search/url/links'
import type { SearchView } from '@/lib/search/view'
import { PANEL_ID, RESULTS_ID } from './ids'
import { forgetChoices, useChoice } from './use-choice'

export function OpenFilters({ count }: { count: number }) {
  return (
    <a
      href={`#${PANEL_ID}`}
      className={buttonClass(
        { variant: 'ghost', size: 'sm' },
        'relative min-h-12! shrink-0 tight:px-2 lg:hidden',
      )}
    >
      <Icon name="sliders-horizontal" size={18} className="max-[22rem]:hidden" />
      Filtros
      {count > 0 && (
        <b className="absolute -top-1 -right-1 grid size-5 place-items-center rounded-full bg-monte text-xs text-white">
          {count}
        </b>
      )}
    </a>
  )
}

export function ActiveFilters({ chips, clearHref }: Pick<SearchView, 'chips' | 'clearHref'>) {
  const { follow } = useChoice()
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filtros activos" className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map(({ label, action, href }) => (
        <li key={action}>
          <ChipLink
            href={href}
            scroll={false}
            tone="on"
            aria-label={action}
            data-choice
            aria-controls={RESULTS_ID}
            onClick={(event) => follow(event)}
          >
            {label}
            <Icon name="x" size={15} />
          </ChipLink>
        </li>
      ))}
      <li className="print:hidden">
        <ChipLink
          href={clearHref}
          scroll={false}
          tone="clear"
          data-choice
          aria-controls={RESULTS_ID}
          onClick={forgetChoices}
        >
          Borrar Filtros
        </ChipLink>
      </li>
    </ul>
  )
}

export function TypeChoice({ links }: { links: TypeLink[] }) {
  const { follow } = useChoice()
  return (
    <nav
      aria-label="Tipo de mascota"
      className="no-scrollbar -mx-5 flex gap-2 overflow-x-auto px-5 pt-1 pb-2 lg:mx-0 lg:px-0 lg:pt-0 lg:pb-3.5"
    >
      {links.map(({ label, href, chosen }) => (
        <ChipLink
          key={label}
          href={href}
          scroll={false}
          data-choice
          aria-controls={RESULTS_ID}
          onClick={(event) => follow(event, true)}
          tone={chosen ? 'on' : 'plain'}
          className="shrink-0"
          aria-current={chosen ? 'true' : undefined}
        >
          {label}
        </ChipLink>
      ))}
    </nav>
  )
}
