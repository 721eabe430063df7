import type { Route } from 'next'
import { classNames } from '@/components/ui/class-names'
import { formatCount } from '@/lib/text/numbers'
import { Link } from './link'
import { ScrollToCurrent } from './scroll-to-current'

export interface Tab {
  path: Route
  label: string
  count?: number
  /** What is counted, for screen readers. */
  counted?: string
  /** A dot, named for screen readers. */
  news?: string
}

/** Scrolls to the current tab where the screen is narrow; wraps where a mouse may have no wheel to scroll sideways. */
export function TabBar({ label, tabs, path }: { label: string; tabs: readonly Tab[]; path: Route }) {
  return (
    <nav aria-label={label} className="no-scrollbar mt-6 scroll-px-16 overflow-x-auto border-b border-line">
      <ul className="flex gap-1 p-1 pb-0 lg:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.path}>
            <TabLink {...tab} current={tab.path === path} />
          </li>
        ))}
      </ul>
      <ScrollToCurrent />
    </nav>
  )
}

export const NewsDot = ({ children }: { children: string }) => (
  <span className="relative">
    <span aria-hidden className="block size-2.25 rounded-full bg-guayaba" />
    <span className="sr-only">{children}</span>
  </span>
)

function TabLink({ path, label, count = 0, counted, news, current }: Tab & { current: boolean }) {
  return (
    <Link
      href={path}
      pending="text"
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center gap-2 border-b-3 px-3 font-semibold lg:max-xl:px-2 whitespace-nowrap',
        current
          ? 'border-monte text-monte-dark [scroll-initial-target:nearest]'
          : 'border-transparent text-ink-2 hover:text-ink',
      )}
    >
      {label}
      {count > 0 && (
        <span className="relative rounded-full bg-guayaba px-2 py-0.5 text-tiny text-white">
          {formatCount(count)}
          {counted && <span className="sr-only"> {counted}</span>}
        </span>
      )}
      {news && <NewsDot>{news}</NewsDot>}
    </Link>
  )
}
