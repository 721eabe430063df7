import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ADMIN, ADMIN_DECIDED, ADMIN_LISTINGS, ADMIN_LOG, ADMIN_MAILS } from '@/lib/routes'
import type { WorkDto } from '@/lib/staff/dto'

/** What every page of the staff desk stands in. */
export function DeskFrame({
  work,
  path,
  title,
  children,
}: {
  work: WorkDto
  /** The page one is on. */
  path: Route
  title: string
  children: ReactNode
}) {
  const tabs = [
    { href: ADMIN, label: 'Por revisar', count: work.pending },
    { href: ADMIN_DECIDED, label: 'Decididas', count: 0 },
    { href: ADMIN_LISTINGS, label: 'Publicaciones', count: work.listings },
    { href: ADMIN_MAILS, label: 'Correos sin enviar', count: work.failedMails },
    { href: ADMIN_LOG, label: 'Registro', count: 0 },
  ]
  return (
    <div className="mx-auto w-wrap py-7 lg:py-11">
      <p className="text-ink-2">Administración</p>
      <h1 className="text-title">{title}</h1>
      <nav aria-label="Administración" className="no-scrollbar mt-6 overflow-x-auto border-b border-line">
        <ul className="flex gap-1 p-1 pb-0">
          {tabs.map(({ href, label, count }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                aria-current={href === path ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-2 border-b-3 px-3 font-semibold whitespace-nowrap',
                  href === path
                    ? 'border-monte text-monte-dark [scroll-initial-target:nearest]'
                    : 'border-transparent text-ink-2 hover:text-ink',
                )}
              >
                {label}
                {count > 0 && (
                  <span className="rounded-full bg-guayaba px-2 py-0.5 text-tiny text-white">{count}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-7">{children}</div>
    </div>
  )
}
