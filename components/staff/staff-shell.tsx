import type { Route } from 'next'
import type { ReactNode } from 'react'
import { TabBar } from '@/components/ui/tab-bar'
import { ADMIN, ADMIN_DECIDED, ADMIN_LOG, ADMIN_MAILS, ADMIN_PETS } from '@/lib/routes'
import type { PendingWorkDto } from '@/lib/staff/dto'

/** Shared page shell of the staff area. */
export function StaffShell({
  work,
  path,
  title,
  children,
}: {
  work: PendingWorkDto
  /** Current tab. */
  path: Route
  title: string
  children: ReactNode
}) {
  const tabs = [
    { path: ADMIN, label: 'Fundaciones nuevas', count: work.pending },
    { path: ADMIN_PETS, label: 'Avisos por revisar', count: work.waiting },
    { path: ADMIN_MAILS, label: 'Correos sin enviar', count: work.failedMails },
    { path: ADMIN_DECIDED, label: 'Fundaciones decididas' },
    { path: ADMIN_LOG, label: 'Bitácora' },
  ]
  return (
    <div className="mx-auto w-wrap py-7 lg:py-11">
      <p className="text-ink-2">Administración</p>
      <h1 className="text-title">{title}</h1>
      <TabBar label="Administración" tabs={tabs} path={path} />
      <div className="mt-7">{children}</div>
    </div>
  )
}
