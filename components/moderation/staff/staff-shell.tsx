import type { Route } from 'next'
import type { ReactNode } from 'react'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Icon } from '@/components/ui/icon/icon'
import { TabBar } from '@/components/ui/links/tab-bar'
import { STORIES_TITLE } from '@/lib/adoption/stories/copy'
import type { StaffDeskDto } from '@/lib/moderation/staff/dto'
import { OWN_CASE } from '@/lib/moderation/staff/policy'
import { ADMIN_STORIES } from '@/lib/text/adoption-routes'
import { revealedText } from '@/lib/text/revealed-text'
import {
  ADMIN,
  ADMIN_ACCOUNTS,
  ADMIN_CONTACT,
  ADMIN_DECIDED,
  ADMIN_DONATIONS,
  ADMIN_LOG,
  ADMIN_MAILS,
  ADMIN_MONEY,
  ADMIN_PETS,
  ADMIN_RIGHTS,
} from '@/lib/text/routes'

/** Shared page shell of the staff area. */
export function StaffShell({
  work,
  path,
  title,
  children,
}: {
  work: StaffDeskDto
  /** Current tab. */
  path: Route
  title: string
  children: ReactNode
}) {
  const tabs = [
    { path: ADMIN, label: 'Fundaciones nuevas', count: work.pending },
    { path: ADMIN_PETS, label: 'Avisos por revisar', count: work.waiting },
    { path: ADMIN_RIGHTS, label: 'Derechos sobre datos', count: work.rights },
    { path: ADMIN_CONTACT, label: 'Mensajes', count: work.contact },
    { path: ADMIN_STORIES, label: STORIES_TITLE, count: work.stories },
    { path: ADMIN_MONEY, label: 'Dinero por revisar', count: work.money },
    { path: ADMIN_MAILS, label: 'Correos sin enviar', count: work.failedMails },
    { path: ADMIN_DONATIONS, label: 'Donaciones' },
    { path: ADMIN_DECIDED, label: 'Fundaciones decididas' },
    { path: ADMIN_ACCOUNTS, label: 'Cuentas' },
    { path: ADMIN_LOG, label: 'Bitácora' },
  ]
  return (
    <div className="mx-auto w-wrap py-7 lg:py-11">
      <p className="flex items-center gap-2 text-small font-medium text-ink-2">
        <Icon name="shield-check" size={20} className="text-monte" />
        Equipo · tu sesión termina a las {work.sessionEnds}
      </p>
      <h1 className="text-title wrap-anywhere">{revealedText(title)}</h1>
      <TabBar label="Administración" tabs={tabs} path={path} />
      <div className="mt-7">{children}</div>
    </div>
  )
}

/** In the place of a case that its reader is a party of: who reported them stays unknown to them. */
export const OwnCase = () => <EmptyPanel tone="lila" title="Lo ve otra persona" text={`${OWN_CASE}.`} />
