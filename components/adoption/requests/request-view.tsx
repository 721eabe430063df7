import type { ReactNode } from 'react'
import { OpenCheckIn } from '@/components/adoption/check-ins/open-check-in'
import { ReturnPanel } from '@/components/adoption/check-ins/return-panel'
import { CompanyNotice, DossierFacts } from '@/components/adoption/dossiers/dossier-facts'
import { RefreshViewer } from '@/components/people/viewer/refresh-viewer'
import { ReportConversationLink } from '@/components/pets/reports/report-conversation-link'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { FootBar } from '@/components/ui/foot-bar'
import { Icon } from '@/components/ui/icon/icon'
import { checkInSteps, hasFailed } from '@/lib/adoption/check-ins/copy'
import type { CheckInDto, OpenCheckInDto } from '@/lib/adoption/check-ins/dto'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { otherName, reportTitle } from '@/lib/adoption/conversation/items'
import { copyRetention, TAKEN_BACK } from '@/lib/adoption/dossiers/copy'
import type { RequestDetailDto, SimilarPetDto } from '@/lib/adoption/requests/dto'
import { isOpen, refusalOf } from '@/lib/adoption/requests/policy'
import { outcomeOf } from '@/lib/adoption/requests/transitions'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { PERSON_UNAVAILABLE, WORDS_KEPT } from '@/lib/text/copy/block'
import { latestMessagesPath } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'
import { FraudNotice } from './fraud-notice'
import { NoticeOffer } from './notice-offer'
import { PetRows } from './pet-rows'
import { RefreshAfterPrefetch } from './refresh-after-prefetch'
import { CopyNote, RequestComparison } from './request-comparison'
import { RequestHeader } from './request-header'
import { ANSWERS, RequestStatus } from './request-status'
import { StatusRegion } from './status-region'
import { Timeline } from './timeline'

export function RequestView({
  request,
  countryId,
  now,
  similar,
  checkIns,
  openCheckIn,
  rate,
  lastWords,
  offer,
  canTell,
  noticesKey,
  dialog,
}: {
  request: RequestDetailDto
  countryId: string
  now: Date
  similar: readonly SimilarPetDto[]
  checkIns: readonly CheckInDto[]
  /** The last of them, to an adopter who can still answer it. */
  openCheckIn: OpenCheckInDto | null
  rate: AnswerRateDto | null
  /** What the two wrote last, with its answer box; it is what a request is about until somebody decides. */
  lastWords: ReactNode
  /** The answers that describe the pet, to an adopter who has none. */
  offer: MatchAnswers | null
  /** Whether an adopter may tell everybody how it went, or has. */
  canTell: boolean
  /** The public key that browsers subscribe with; null where the site sends no notices. */
  noticesKey: string | null
  dialog: ReactNode
}) {
  const { side, status, pet } = request
  const { isUnavailable, isTakenBack } = request.adopter
  const report = reportTitle(request, 'Reportar esta solicitud')
  const isWithheld = isUnavailable || (side === 'owner' && isTakenBack)
  const facts = (
    <div key="facts" className="grid min-w-0 grid-cols-1 gap-5 lg:col-start-1">
      {isWithheld ? (
        <p className="rounded-box bg-mist px-4.5 py-4 text-ink-2">
          {isUnavailable ? `${PERSON_UNAVAILABLE}. ${WORDS_KEPT}` : TAKEN_BACK}
        </p>
      ) : (
        <>
          <Message request={request} />
          <RequestHome request={request} countryId={countryId} />
        </>
      )}
      {similar.length > 0 && (
        <Panel id="parecidas" title={`Se parecen a ${pet.name}`}>
          <PetRows pets={similar} />
        </Panel>
      )}
      {!isWithheld && <RequestComparison request={request} countryId={countryId} offer={offer} />}
    </div>
  )
  const history = (
    <div key="history" className="grid min-w-0 grid-cols-1 gap-5 lg:col-start-1">
      <Panel id="historia" title="Paso a paso">
        <Timeline
          request={request}
          reader={{ side, adopter: firstName(request.adopter.name), rate }}
          countryId={countryId}
          now={now}
          checkIns={checkInSteps(checkIns, request)}
        />
      </Panel>
      {/* Comes late, so below what is read first. */}
      {side === 'adopter' && noticesKey !== null && isOpen(request) && (
        <NoticeOffer publicKey={noticesKey} who={otherName(request)} />
      )}
    </div>
  )
  const standing = (
    <StatusRegion
      key="standing"
      status={status}
      className="grid min-w-0 grid-cols-1 gap-3.5 lg:sticky lg:top-26 lg:col-start-2 lg:row-span-4 lg:row-start-1"
    >
      <FraudNotice request={request} />
      <ReturnPanel request={request} checkIns={checkIns} refusal={refusalOf('return', request.hindrance)} />
      {openCheckIn && <OpenCheckIn checkIn={openCheckIn} />}
      <RequestStatus request={request} now={now} hasFailed={hasFailed(checkIns)} canTell={canTell} />
      {report && <ReportConversationLink requestId={request.id} other={otherName(request)} title={report} />}
    </StatusRegion>
  )
  return (
    <>
      <div className="mx-auto w-wrap pb-11 noscript:has-[dialog]:pt-4 lg:pb-16">
        {dialog}
        <RefreshViewer of={`${status} ${request.messages.total}`} />
        {side === 'owner' && status === 'enviada' && <RefreshAfterPrefetch />}
        <RequestHeader request={request} />
        <div className="mt-5 grid grid-cols-1 gap-5 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_auto_auto_1fr] lg:items-start lg:gap-x-10">
          {lastWords}
          {side === 'adopter' && [standing, history, facts]}
          {/* An owner reads before they answer; afterwards the outcome comes first. */}
          {side === 'owner' &&
            (outcomeOf('reject', status) === 'move'
              ? [facts, standing, history]
              : [standing, facts, history])}
        </div>
      </div>
      <AnswerBar request={request} />
    </>
  )
}

function Message({ request: { side, message, adopter } }: { request: RequestDetailDto }) {
  const title = side === 'owner' ? `Mensaje de ${firstName(adopter.name)}` : 'Tu mensaje'
  return (
    <section aria-label={title}>
      {side === 'adopter' && message && <h2 className="mb-2 text-small font-semibold text-ink-2">{title}</h2>}
      {message ? (
        <blockquote className="rounded-box bg-mist px-4.5 py-4 text-body whitespace-pre-line wrap-anywhere">
          {message}
        </blockquote>
      ) : (
        <p className="rounded-box bg-mist px-4.5 py-4 text-ink-2">
          {side === 'owner'
            ? `${firstName(adopter.name)} no escribió un mensaje.`
            : 'Enviaste tu solicitud sin mensaje.'}
        </p>
      )}
    </section>
  )
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-box border-[1.5px] border-line p-5 lg:p-7">
      <h2 id={id} className="mb-4 text-panel wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  )
}

function RequestHome({ request, countryId }: { request: RequestDetailDto; countryId: string }) {
  const { side, dossier, pet, createdAt } = request
  const adopter = firstName(request.adopter.name)
  if (!dossier && (side === 'adopter' || !isOpen(request))) return null
  return (
    <section aria-labelledby="su-hogar" className="rounded-box border-[1.5px] border-line p-5 lg:p-7">
      <h2 id="su-hogar" className="mb-4 text-panel">
        {side === 'owner' ? 'Su hogar' : 'Tu hogar'}
      </h2>
      {dossier ? (
        <>
          {request.company && (
            <div className="mb-4">
              <CompanyNotice>{request.company}</CompanyNotice>
            </div>
          )}
          <DossierFacts dossier={dossier} reader={side} gender={pet.gender} />
          <CopyNote at={createdAt} countryId={countryId}>
            {side === 'owner'
              ? `Aunque ${adopter} cambie sus datos, esta no cambia.`
              : 'Aunque cambies tus datos, esta no cambia.'}{' '}
            {copyRetention(
              { ...request, isTakenBack: request.adopter.isTakenBack },
              { reader: side, countryId },
            )}
          </CopyNote>
        </>
      ) : (
        <p className="text-ink-2">
          {adopter} no comparte datos de su hogar en esta solicitud: puedes preguntarle.
        </p>
      )}
    </section>
  )
}

/** An owner's ways to answer, which phones have far below what they read first; absent once nothing is to be decided. */
export function AnswerBar({ request: { id, side, status, hindrance } }: { request: RequestDetailDto }) {
  if (side !== 'owner' || outcomeOf('reject', status) !== 'move' || refusalOf('reject', hindrance))
    return null
  return (
    <FootBar className="grid-cols-2">
      <LinkButton
        href={latestMessagesPath(id)}
        pending="text"
        variant="ghost"
        size="big"
        className="max-lg:px-2.5"
      >
        <Icon name="message-circle" size={20} />
        Escribirle
      </LinkButton>
      <a href={`#${ANSWERS}`} className={buttonClass({ size: 'big' }, 'max-lg:px-2.5')}>
        Responder
        <Icon name="chevron-down" size={20} />
      </a>
    </FootBar>
  )
}
