'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useActionState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { iconButtonClass } from '@/components/ui/icon-button'
import { MenuPanel, menuTriggerClass } from '@/components/ui/menu-panel'
import { useViewer } from '@/components/viewer/use-viewer'
import { IDLE } from '@/lib/http/form-state'
import { logOutAction } from '@/lib/oidc/actions'
import { deleteDraft } from '@/lib/pets/draft'
import { ADMIN, CREATE_PET, DASHBOARD } from '@/lib/routes'

const ENTRY = 'flex min-h-11 w-full items-center rounded-control px-3 text-left font-semibold hover:bg-mist'

/** Greets, and leads to what belongs to the person who is signed in (specification, section 2). */
export function UserMenu() {
  const viewer = useViewer()
  const profile = viewer?.profileHref ?? DASHBOARD
  const greeting = viewer && `Hola, ${viewer.name || 'amigo'}`
  return (
    <>
      <Link
        href={profile}
        prefetch={false}
        aria-label="Mi Perfil"
        className={iconButtonClass('plain', 'max-md:hidden')}
      >
        <Avatar photo={viewer?.photo} />
      </Link>
      <Disclosure
        className="md:relative"
        summaryClassName={menuTriggerClass('md:w-38 md:justify-between lg:w-44 md:px-3')}
        summary={
          <>
            <span className="md:hidden">
              <Avatar photo={viewer?.photo} />
            </span>
            <span className="truncate max-md:sr-only">{greeting ?? 'Tu cuenta'}</span>
            <Icon name="chevron-down" size={18} strokeWidth={2} className="shrink-0 max-md:hidden" />
          </>
        }
      >
        <MenuPanel as="nav" aria-label="Tu cuenta" className="md:w-76 md:p-2.5">
          <p className="px-3 pb-2 text-card font-bold md:hidden">{greeting}</p>
          <Entry href={profile}>Mi Perfil</Entry>
          <Entry href={CREATE_PET}>Dar en Adopción una Mascota</Entry>
          {viewer?.role === 'admin' && <Entry href={ADMIN}>Administración</Entry>}
          <LogOut />
        </MenuPanel>
      </Disclosure>
    </>
  )
}

function Entry({ href, children }: { href: Route; children: string }) {
  return (
    <Link href={href} prefetch={false} className={ENTRY}>
      {children}
    </Link>
  )
}

function LogOut() {
  const [, logOut, leaving] = useActionState(logOutAction, IDLE)
  return (
    <form action={logOut} onSubmit={deleteDraft} className="mt-2 border-t border-line pt-2">
      <button type="submit" disabled={leaving} className={classNames(ENTRY, 'text-guayaba')}>
        Cerrar Sesión
      </button>
    </form>
  )
}

function Avatar({ photo }: { photo: string | null | undefined }) {
  if (!photo) return <Icon name="circle-user-round" size={24} strokeWidth={1.7} />
  return <img src={photo} alt="" width={34} height={34} className="size-8.5 rounded-full object-cover" />
}
