'use client'

import { ChipLink } from '@/components/ui/chip'
import type { TypeLink } from '@/lib/search/url/links'
import { RESULTS_ID } from './ids'
import { useChoice } from './use-choice'

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
