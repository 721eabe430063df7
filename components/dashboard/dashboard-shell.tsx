import type { Route } from 'next'
import type { ReactNode } from 'react'
import { LogOutButton } from '@/components/people/accounts/log-out-button'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { type Tab, TabBar } from '@/components/ui/links/tab-bar'
import { PrintedHead } from '@/components/ui/printed-address'
import { UNREAD_WORDS } from '@/lib/adoption/conversation/copy'
import type { ApplicationStatusDto } from '@/lib/foundations/dto'
import { tabsOf } from '@/lib/people/accounts/dashboard'
import type { SessionAccountDto } from '@/lib/platform/session/dto'
import { formatDay } from '@/lib/text/dates'
import { ADMIN, CREATE_PET, DASHBOARD_REQUESTS, FOR_YOU } from '@/lib/text/routes'
import { fullName } from '@/lib/text/text'
import { DocumentForm } from './document-form'

export function DashboardShell({
  account,
  application,
  unanswered,
  publishes,
  unread,
  path,
  site,
  now,
  title,
  children,
}: {
  account: SessionAccountDto
  application: ApplicationStatusDto | null
  /** Adoption requests that wait for an answer. */
  unanswered: number
  publishes: boolean
  /** Requests with unread messages. */
  unread: { received: number; sent: number }
  path: Route
  site: string
  now: Date
  title: string
  children: ReactNode
}) {
  const adopts = account.role === 'user' && !publishes
  return (
    // Keyed by account: input typed for one must not show in the forms of another.
    <div key={account.id} className="mx-auto w-wrap py-7 lg:py-11">
      <PrintedHead
        site={site}
        name={application?.name ?? fullName(account)}
        day={formatDay(now.toISOString(), account.countryId ?? '')}
      />
      <div className="grid gap-4 lg:flex lg:items-end lg:justify-between">
        <div className="min-w-0">
          <p className="text-ink-2 wrap-anywhere">{account.name ? `Hola, ${account.name}` : 'Hola'}</p>
          <h1 className="text-title max-[22.5rem]:text-[1.5rem]">{title}</h1>
        </div>
        <div className="flex flex-wrap gap-2.5 print:hidden lg:shrink-0">
          {account.role === 'admin' && (
            <LinkButton href={ADMIN} pending="text" variant="ghost">
              <Icon name="shield-check" size={19} />
              Administración
            </LinkButton>
          )}
          {adopts && (
            <LinkButton href={FOR_YOU} pending="text">
              <Icon name="sparkles" size={19} />
              Ver mascotas para ti
            </LinkButton>
          )}
          <LinkButton href={CREATE_PET} pending="text" variant={adopts ? 'ghost' : 'solid'}>
            <Icon name="plus" size={19} strokeWidth={2.2} />
            Agregar Mascota
          </LinkButton>
        </div>
      </div>
      {application && <FoundationBanner application={application} />}
      <TabBar label="Mi perfil" tabs={countedTabs(account, unanswered, unread)} path={path} />
      <div className="mt-7">{children}</div>
      <div className="mt-10 hidden border-t border-line pt-6 noscript:block">
        <LogOutButton quiet />
      </div>
    </div>
  )
}

/** The count is what waits for an answer; messages to read are a dot. */
function countedTabs(
  account: SessionAccountDto,
  unanswered: number,
  unread: { received: number; sent: number },
): Tab[] {
  const news = unread.received + unread.sent > 0 ? UNREAD_WORDS : undefined
  return tabsOf(account).map((tab) =>
    tab.path === DASHBOARD_REQUESTS ? { ...tab, count: unanswered, counted: 'por responder', news } : tab,
  )
}

/** Renders nothing once the foundation is approved. */
function FoundationBanner({ application }: { application: ApplicationStatusDto }) {
  const { name, status, rejection, needsDocument, hasDocument } = application
  if (status === 'aprobada') return null
  const waits = status === 'pendiente'
  return (
    <section
      aria-label="Estado de tu fundación"
      className={`mt-6 rounded-card p-5 ${waits ? 'bg-maiz' : 'bg-guayaba-tint'}`}
    >
      <p className="font-semibold">
        {waits ? `${name} está pendiente de aprobación` : `Todavía no podemos aprobar a ${name}`}
      </p>
      {rejection && <p className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">Motivo: {rejection}</p>}
      <p className="mt-1 text-ink-2">{waits ? pendingMessage(needsDocument) : reapplyHint(hasDocument)}</p>
      {needsDocument && <DocumentForm />}
    </section>
  )
}

const reapplyHint = (hasDocument: boolean) =>
  `Si ya lo resolviste, envíanos ${hasDocument ? 'otro' : 'tu'} documento y lo revisamos de nuevo.`

const pendingMessage = (needsDocument: boolean) =>
  `${needsDocument ? 'Nos falta tu documento para revisarla.' : 'Estamos revisando tu documento.'} Mientras tanto puedes preparar tus mascotas: se verán, junto con tu página, cuando tu fundación esté aprobada. Te avisaremos por correo.`
