import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { FoundationBanner } from '@/components/dashboard/foundation-banner'
import { LinkButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { tabsOf } from '@/lib/accounts/dashboard'
import type { SessionAccountDto } from '@/lib/accounts/dto'
import type { FoundationStandingDto } from '@/lib/foundations/dto'
import { ADMIN, CREATE_PET } from '@/lib/routes'

/** What every page of the dashboard stands in: the greeting, the tabs of the role, the button to offer a pet. */
export function DashboardFrame({
  account,
  standing,
  path,
  title,
  children,
}: {
  account: SessionAccountDto
  standing: FoundationStandingDto | null
  /** The page one is on. */
  path: Route
  title: string
  children: ReactNode
}) {
  return (
    // Another account gets fields of its own: what was typed for one must not stand in the forms of the other.
    <div key={account.id} className="mx-auto w-wrap py-7 lg:py-11">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-ink-2 wrap-anywhere">Hola, {account.name || 'amigo'}</p>
          <h1 className="text-title">{title}</h1>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {account.role === 'admin' && (
            <LinkButton href={ADMIN} prefetch={false} variant="ghost">
              <Icon name="shield-check" size={19} />
              Administración
            </LinkButton>
          )}
          <LinkButton href={CREATE_PET} prefetch={false}>
            <Icon name="plus" size={19} strokeWidth={2.2} />
            Agregar Mascota
          </LinkButton>
        </div>
      </div>
      {standing && <FoundationBanner standing={standing} />}
      <nav aria-label="Mi perfil" className="no-scrollbar mt-6 overflow-x-auto border-b border-line">
        <ul className="flex gap-1 p-1 pb-0">
          {tabsOf(account).map((tab) => (
            <li key={tab.path}>
              <Tab href={tab.path} label={tab.label} current={tab.path === path} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-7">{children}</div>
    </div>
  )
}

function Tab({ href, label, current }: { href: Route; label: string; current: boolean }) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center border-b-3 px-3 font-semibold whitespace-nowrap',
        current
          ? 'border-monte text-monte-dark [scroll-initial-target:nearest]'
          : 'border-transparent text-ink-2 hover:text-ink',
      )}
    >
      {label}
    </Link>
  )
}
