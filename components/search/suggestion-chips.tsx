'use client'

import { ChipLink } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import type { SearchSuggestion } from '@/lib/search/dto'
import { RESULTS_ID } from './ids'

export function SuggestionChips({
  suggestions,
  keepScroll = false,
  className,
}: {
  suggestions: readonly SearchSuggestion[]
  keepScroll?: boolean
  className?: string
}) {
  return (
    <ul className={classNames('flex flex-wrap gap-2', className)}>
      {suggestions.map(({ label, href, count }) => (
        <li key={href} className="max-w-full">
          <ChipLink
            href={href}
            scroll={!keepScroll}
            aria-controls={keepScroll ? RESULTS_ID : undefined}
            className="max-w-full flex-wrap gap-y-0 py-1.5 wrap-anywhere whitespace-normal!"
          >
            {label}
            {count && <span className="font-normal text-ink-2">{count}</span>}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
