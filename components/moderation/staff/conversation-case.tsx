import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { REQUEST_STATUS } from '@/lib/adoption/requests/status'
import type { ConversationCaseDto, PartyDto } from '@/lib/moderation/staff/dto'
import { STATUS_LABELS } from '@/lib/text/copy/labels'
import { accountModerationPath, petModerationPath } from '@/lib/text/routes'
import { ConversationEntries } from './conversation-entries'
import { DecisionForm } from './decision-form'
import { ReportList } from './report-list'

/** A reported conversation (moderation): who reported whom, what was written, where the request stands. */
export function ConversationCase({
  found,
  reportId,
  countryId,
  asksPassword,
}: {
  found: ConversationCaseDto
  reportId: number
  /** Country whose time zone is used. */
  countryId: string
  asksPassword: boolean
}) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <div className="grid min-w-0 content-start gap-8">
        <section aria-labelledby="reportes" className="grid gap-4">
          <h2 id="reportes" className="text-panel">
            Reportes
          </h2>
          <ReportList kind="conversation" reports={found.reports} countryId={countryId} />
        </section>
        <section aria-labelledby="conversacion" className="grid gap-4">
          <h2 id="conversacion" className="text-panel">
            Conversación
          </h2>
          <ConversationEntries found={found} countryId={countryId} />
          <p className="flex gap-2.5 text-fine text-ink-2">
            <Icon name="eye" size={18} className="mt-0.5 shrink-0" />
            Abrir este caso queda en la bitácora.
          </p>
        </section>
      </div>
      <div className="grid content-start gap-6">
        <Facts found={found} />
        {found.waits && <Decisions found={found} reportId={reportId} asksPassword={asksPassword} />}
      </div>
    </div>
  )
}

function Facts({ found: { reporter, reported, request, pet } }: { found: ConversationCaseDto }) {
  const facts: [string, ReactNode][] = [
    ['Reportó', <Party key="reporter" party={reporter} />],
    ['A quién', <Party key="reported" party={reported} />],
    ['Solicitud', `N.º ${request.id} · ${REQUEST_STATUS[request.status].badge.label}`],
    [
      'Mascota',
      <span key="pet">
        <TextLink href={petModerationPath(pet.id)}>{pet.name}</TextLink> ·{' '}
        {pet.held ? 'Oculta' : STATUS_LABELS[pet.status]}
      </span>,
    ],
  ]
  return (
    <section aria-label="De quiénes es" className="rounded-card bg-mist p-5">
      <dl className="grid gap-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-fine text-ink-2">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Party({ party: { id, side, name, isFoundation } }: { party: PartyDto }) {
  const owner = isFoundation ? 'fundación que publica' : 'publica la mascota'
  return (
    <>
      <TextLink href={accountModerationPath(id)}>{name}</TextLink>,{' '}
      {side === 'owner' ? owner : 'quiere adoptar'} · cuenta N.º {id}
    </>
  )
}

function Decisions({
  found: { isMessage, seen },
  reportId,
  asksPassword,
}: {
  found: ConversationCaseDto
  reportId: number
  asksPassword: boolean
}) {
  const shared = { about: { reportId, seen }, asksPassword }
  const alone = isMessage && { title: 'Aceptar sin retirar', button: 'Aceptar sin retirar' }
  return (
    <>
      {isMessage && <DecisionForm decision="hideMessage" {...shared} />}
      <DecisionForm decision="acceptReport" {...shared} {...alone} />
      <DecisionForm decision="dismissReport" {...shared} />
    </>
  )
}
