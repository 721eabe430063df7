import { FraudNotice } from '@/components/adoption/requests/fraud-notice'
import { Initials } from '@/components/adoption/requests/initials'
import { PetName } from '@/components/adoption/requests/pet-name'
import { RefreshAfterPrefetch } from '@/components/adoption/requests/refresh-after-prefetch'
import { RequestBadge } from '@/components/adoption/requests/request-badge'
import { Timeline } from '@/components/adoption/requests/timeline'
import { RefreshViewer } from '@/components/people/viewer/refresh-viewer'
import { ReportConversationLink } from '@/components/pets/reports/report-conversation-link'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'
import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import { MENU_ENTRY, MenuPanel } from '@/components/ui/menu-panel'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { overdueSince } from '@/lib/adoption/clock/rules'
import { writingSentence } from '@/lib/adoption/conversation/copy'
import type { ConversationDto } from '@/lib/adoption/conversation/dto'
import { conversationItems, otherName, reportTitle } from '@/lib/adoption/conversation/items'
import { answerPath } from '@/lib/adoption/requests/answers'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { toldStatus } from '@/lib/adoption/requests/told-status'
import { outcomeOf } from '@/lib/adoption/requests/transitions'
import { requestMessagesPath, requestPath, withSuffix } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'
import { Conversation } from './conversation'
import { MessageForm } from './message-form'

const TOUCH_LINE = 'flex min-h-11 w-fit items-center'

export function ConversationView({
  conversation,
  rate,
  countryId,
  now,
}: {
  conversation: ConversationDto
  rate: AnswerRateDto | null
  countryId: string
  now: Date
}) {
  const { request, writing, messages, pages } = conversation
  const { id, side, status } = request
  const names = { side, other: otherName(request) }
  const refusal = writing === 'may' ? null : writingSentence(writing, { ...request, ...names })
  const report = reportTitle(request, 'Reportar esta conversación')
  const [first] = messages
  const about = { requestId: id, other: names.other }
  return (
    <div
      data-chat
      className="mx-auto w-wrap lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-14 lg:py-3"
    >
      {conversation.isAhead && <RefreshAfterPrefetch />}
      <RefreshViewer of={`${status} ${conversation.news.firstId}`} />
      <section aria-label="Conversación" className="min-w-0">
        <ConversationHeader request={request} />
        <FraudNotice request={request} />
        {pages.earlier && first && (
          <TextLink href={withSuffix(requestMessagesPath(id), `?antes=${first.id}`)} className={TOUCH_LINE}>
            Ver mensajes anteriores
          </TextLink>
        )}
        <Conversation
          key={pages.later ? 'earlier' : 'latest'}
          about={about}
          items={conversationItems(conversation, { countryId, now })}
          news={conversation.news}
          stamp={conversation.stamp}
        >
          {pages.later ? (
            <TextLink href={requestMessagesPath(id)} className={TOUCH_LINE}>
              Volver a lo último
            </TextLink>
          ) : (
            <MessageForm page="conversation" requestId={id} status={status} refusal={refusal} {...names} />
          )}
        </Conversation>
      </section>
      <div className="lg:sticky lg:top-20 lg:pt-4">
        <ConversationSide request={request} rate={rate} countryId={countryId} now={now} />
        {report && (
          <p className="pb-4 lg:mt-3.5">
            <ReportConversationLink {...about} title={report} />
          </p>
        )}
      </div>
    </div>
  )
}

function ConversationHeader({ request }: { request: RequestDetailDto }) {
  const { side, pet, adopter, publisher, isFoundation } = request
  return (
    <header className="flex items-center gap-3 border-b border-line py-3 cramped:flex-wrap">
      <Link
        href={requestPath(request.id)}
        aria-label="Volver a la solicitud"
        className={iconButtonClass('plain', '-ml-3 shrink-0')}
      >
        <Icon name="arrow-left" size={20} />
      </Link>
      {side === 'owner' ? (
        <Initials name={adopter.name} />
      ) : (
        <Initials name={publisher} isFoundation={isFoundation} />
      )}
      <div className="min-w-0 grow cramped:order-last cramped:basis-full">
        <h1 className="text-[1.25rem] leading-tight wrap-anywhere">{otherName(request)}</h1>
        <p className="text-small leading-snug text-ink-2 wrap-anywhere">
          Sobre {pet.name} · {toldStatus(request).badge.label.toLowerCase()}
        </p>
      </div>
      <Disclosure
        className="relative cramped:ml-auto"
        summaryClassName={iconButtonClass('plain')}
        summary={
          <>
            <Icon name="ellipsis-vertical" size={20} />
            <span className="sr-only">Más opciones</span>
          </>
        }
      >
        <MenuPanel as="nav" place="button" aria-label="Más opciones" className="w-64">
          <Link href={requestPath(request.id)} className={MENU_ENTRY}>
            <Icon name="file-text" size={18} />
            Ver la solicitud
          </Link>
          {mayWithdraw(request) && (
            <Link href={answerPath(request.id, 'withdraw')} className={MENU_ENTRY}>
              <Icon name="undo-2" size={18} />
              Retirar la solicitud
            </Link>
          )}
        </MenuPanel>
      </Disclosure>
    </header>
  )
}

const mayWithdraw = ({ side, status }: RequestDetailDto) =>
  side === 'adopter' && outcomeOf('withdraw', status) === 'move'

function ConversationSide({
  request,
  rate,
  countryId,
  now,
}: {
  request: RequestDetailDto
  rate: AnswerRateDto | null
  countryId: string
  now: Date
}) {
  const { id, side, status, pet, adopter } = request
  const isOverdue = overdueSince(request, now) !== null
  const canWithdraw = mayWithdraw(request)
  return (
    <aside aria-label="Solicitud" className="grid gap-3.5 max-lg:hidden">
      <div className="overflow-hidden rounded-box border-[1.5px] border-line">
        <div className="aspect-16/10 bg-mist">
          <PetPhoto photo={pet.photo} pet={pet} sizes="360px" />
        </div>
        <div className="px-5.5 pt-5 pb-3">
          <h2 className="text-panel wrap-anywhere">
            <PetName pet={pet} />
          </h2>
          <p className="mt-0.5 mb-3 text-ink-2">
            {pet.place.city}, {pet.place.country}
          </p>
          <RequestBadge
            status={status}
            adopterLeft={request.adopterLeft}
            isOverdue={isOverdue && side === 'adopter'}
          />
          <div className="mt-4.5">
            <Timeline
              request={request}
              reader={{ side, adopter: firstName(adopter.name), rate }}
              countryId={countryId}
              now={now}
            />
          </div>
          <Link
            href={canWithdraw ? answerPath(id, 'withdraw') : requestPath(id)}
            className="mt-1.5 flex min-h-11 w-fit items-center gap-2.5 font-semibold text-ink-2 hover:text-ink"
          >
            <Icon name={canWithdraw ? 'undo-2' : 'file-text'} size={20} />
            {canWithdraw ? 'Retirar la solicitud' : 'Ver la solicitud'}
          </Link>
        </div>
      </div>
      <p className="flex gap-3 rounded-2xl bg-mist px-4 py-3.5 text-small text-ink-2">
        <Icon name="moon" size={20} className="mt-px shrink-0 text-monte" />
        De 22:00 a 8:00 no te enviamos correos. Lo que llegue te espera aquí.
      </p>
    </aside>
  )
}
