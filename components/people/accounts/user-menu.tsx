'use client'

import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { useViewer, viewerQueries } from '@/components/people/viewer/use-viewer'
import { classNames } from '@/components/ui/class-names'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { MENU_ENTRY, MenuPanel } from '@/components/ui/menu-panel'
import { PILL_LINK, PILL_TRIGGER, SplitPill } from '@/components/ui/split-pill'
import { waitingWords } from '@/lib/adoption/waiting/copy'
import { formatCount } from '@/lib/text/numbers'
import { ADMIN, CREATE_PET, DASHBOARD, DASHBOARD_REQUESTS, FAVORITES, FOR_YOU } from '@/lib/text/routes'
import { useLogOut } from './log-out-button'

/** The avatar links to the profile; on phones it opens the menu. A dot on it says that requests wait. */
export function UserMenu() {
  const viewer = useViewer()
  const profile = viewer?.profileHref ?? DASHBOARD
  const greeting = viewer && `Hola, ${viewer.name || 'amigo'}`
  const count = viewer?.waiting?.count ?? 0
  const unanswered = viewer?.waiting?.unanswered ?? 0
  const waiting = waitingWords(count)
  const avatar = (
    <WithDot isShown={waiting !== null}>
      <Avatar photo={viewer?.photo} name={viewer?.name ?? ''} />
    </WithDot>
  )
  useRefreshAfterRequests()
  return (
    <SplitPill>
      <Link href={profile} aria-label={waiting ? `Mi Perfil: ${waiting}` : 'Mi Perfil'} className={PILL_LINK}>
        {avatar}
      </Link>
      <Disclosure
        className="group/menu md:relative"
        summaryClassName={classNames(PILL_TRIGGER, 'gap-2 md:max-w-48 md:min-w-26 md:pr-3.5 md:pl-1.5')}
        summary={
          <>
            <span className="md:hidden">{avatar}</span>
            <span className="truncate text-small max-md:sr-only">{greeting ?? 'Tu cuenta'}</span>
            {waiting && <span className="sr-only">, {waiting}</span>}
            <Icon
              name="chevron-down"
              size={16}
              strokeWidth={2}
              className="shrink-0 transition-transform group-open/menu:rotate-180 max-md:hidden"
            />
          </>
        }
      >
        <MenuPanel as="nav" aria-label="Tu cuenta" className="md:w-76 md:p-2.5">
          <p className="px-3 pb-2 text-card font-bold md:hidden">{greeting}</p>
          {viewer && viewer.role !== 'admin' && (
            <Entry href={DASHBOARD_REQUESTS}>
              {unanswered > 0 ? `Solicitudes (${formatCount(unanswered)})` : 'Solicitudes'}
            </Entry>
          )}
          <Entry href={profile}>Mi Perfil</Entry>
          {viewer?.role === 'user' && <Entry href={FOR_YOU}>Mascotas para ti</Entry>}
          <Entry href={FAVORITES}>Favoritos</Entry>
          <Entry href={CREATE_PET}>Dar en Adopción una Mascota</Entry>
          {viewer?.role === 'admin' && <Entry href={ADMIN}>Administración</Entry>}
          <LogOut />
        </MenuPanel>
      </Disclosure>
    </SplitPill>
  )
}

/** A message is read, a request answered or sent there: when the page is left, the number is another one. */
function useRefreshAfterRequests(): void {
  const isThere = usePathname().startsWith(DASHBOARD_REQUESTS)
  useEffect(() => {
    if (!isThere) return
    return () => void viewerQueries.invalidateQueries(undefined, { cancelRefetch: false })
  }, [isThere])
}

const WithDot = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <span className="relative block">
    {children}
    {isShown && (
      <span
        aria-hidden
        className="absolute -top-0.5 -right-0.5 size-3 rounded-full bg-guayaba ring-2 ring-white"
      />
    )}
  </span>
)

function Entry({ href, children }: { href: Route; children: string }) {
  return (
    <Link href={href} className={MENU_ENTRY}>
      {children}
    </Link>
  )
}

function LogOut() {
  const { leaving, formProps } = useLogOut()
  return (
    <form {...formProps} className="mt-2 border-t border-line pt-2">
      <button type="submit" disabled={leaving} className={classNames(MENU_ENTRY, 'text-guayaba')}>
        Cerrar Sesión
      </button>
    </form>
  )
}

function Avatar({ photo, name }: { photo: string | null | undefined; name: string }) {
  if (photo)
    return <img src={photo} alt="" width={36} height={36} className="size-9 rounded-full object-cover" />
  const [initial] = name.trim().toLocaleUpperCase('es')
  return (
    <span aria-hidden className="grid size-9 place-items-center rounded-full bg-mango font-bold">
      {initial ?? <Icon name="user-round" size={20} />}
    </span>
  )
}
