'use client'

import { Icon } from '@/components/ui/icon/icon'
import { formatRating } from '@/lib/text/numbers'

/** Whole stars; screen readers read the exact figure. Five icons, so the browser renders them: docs/decisions/0030. */
export function Stars({ rating, children }: { rating: number; children?: React.ReactNode }) {
  const full = Math.round(rating)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span role="img" aria-label={`${formatRating(rating)} de 5 estrellas`} className="flex gap-0.5">
        {[1, 2, 3, 4, 5].map((value) => (
          <Icon
            name="star"
            key={value}
            size={16}
            className={value <= full ? 'fill-mango text-mango-deep' : 'fill-white text-mango-deep'}
          />
        ))}
      </span>
      {children}
    </span>
  )
}
