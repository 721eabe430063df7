import type { Route } from 'next'
import type { ReactNode } from 'react'
import { COVERING_LINK } from '@/components/ui/data-table'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import { receivedPath } from '@/lib/adoption/requests/params'
import type { WaitingRequestDto } from '@/lib/adoption/waiting/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { formatCount } from '@/lib/text/numbers'
import { DASHBOARD_REQUESTS } from '@/lib/text/routes'

/** Part of the summary: one kind of what waits, as a list under its heading. */
export function Part({
  id,
  title,
  count,
  children,
}: {
  id: string
  title: string
  count?: number
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-panel">
        {title} {count !== undefined && <span className="font-medium text-ink-2">{formatCount(count)}</span>}
      </h2>
      {children}
    </section>
  )
}

export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="mt-3.5 divide-y divide-line overflow-hidden rounded-box border-[1.5px] border-line">
    {children}
  </ul>
)

export const All = ({ href, children }: { href: Route; children: ReactNode }) => (
  <TextLink href={href} className="mt-2 inline-flex min-h-11 items-center">
    {children}
  </TextLink>
)

export function Row({
  mark,
  href,
  text,
  note,
}: {
  mark: ReactNode
  href: Route
  text: string
  note: string
}) {
  return (
    <li className="relative grid min-h-19 grid-cols-[3.25rem_minmax(0,1fr)_1.25rem] items-center gap-3.5 p-3 hover:bg-mist cramped:grid-cols-1">
      <span className="grid size-13 place-items-center overflow-hidden rounded-xl bg-mist-2 text-ink-2">
        {mark}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <Link href={href} pending="text" className={`${COVERING_LINK} font-semibold`}>
          {text}
        </Link>
        <span className="block text-small text-ink-2">{note}</span>
      </span>
      <Icon name="chevron-right" size={20} className="text-ink-3 cramped:hidden" />
    </li>
  )
}

export const Thumb = ({ photo }: { photo: string | null }) => (
  <img
    src={photo ?? NO_PHOTO}
    alt=""
    width={52}
    height={52}
    loading="lazy"
    className="size-full object-cover"
  />
)

/** What is news to an owner alone are messages, which have a filter. */
export function AllNews({ news }: { news: readonly WaitingRequestDto[] }) {
  return news.every(({ side }) => side === 'owner') ? (
    <All href={receivedPath('sin-leer')}>Ver todas las que tienen mensajes sin leer</All>
  ) : (
    <All href={DASHBOARD_REQUESTS}>Ver todas tus solicitudes</All>
  )
}
