'use client'

import type { Route } from 'next'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from './link'

interface Crumb {
  label: string
  href?: Route
}

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Estás en" className="pt-1 text-fine text-ink-2 md:pt-3">
      <ol className="flex flex-wrap items-center gap-x-1.5 wrap-anywhere md:gap-y-1.5">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex items-center gap-1.5">
            {index > 0 && <Icon name="chevron-right" size={15} className="text-ink-3" />}
            {href ? (
              <Link href={href} className="py-3 hover:underline md:py-1">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="py-1 text-ink-3">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
