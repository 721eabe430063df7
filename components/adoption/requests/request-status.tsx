import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { overdueSince } from '@/lib/adoption/clock/rules'
import { type Answer, answerPath } from '@/lib/adoption/requests/answers'
import { firstMessage, peopleNames, publisherWords, rejectionLabel } from '@/lib/adoption/requests/copy'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { refusalOf } from '@/lib/adoption/requests/policy'
import { othersSentence, overdueSentence, statusSentence } from '@/lib/adoption/requests/status-copy'
import { outcomeOf } from '@/lib/adoption/requests/transitions'
import { capitalise } from '@/lib/text/capitalise'
import { agree } from '@/lib/text/copy/agree'
import { IF_MORE_ASKED } from '@/lib/text/copy/fraud-warnings'
import { and } from '@/lib/text/copy/join-words'
import { firstName } from '@/lib/text/text'
import { REJECTION_REASONS } from '@/lib/text/vocabulary'
import { AskAgain } from './ask-again'
import { Concluded, ContactsAtHand, type WithContact } from './concluded'
import { ContactBox, TransportWarning } from './contact-box'
import { ConversationLink } from './conversation-link'
import { RequestBadge } from './request-badge'
import { WarningNote } from './warning-note'

export function RequestStatus({
  request,
  now,
  hasFailed,
  canTell = false,
}: {
  request: RequestDetailDto
  now: Date
  hasFailed: boolean
  canTell?: boolean
}) {
  const { contact, side, status, adopterLeft, pet, phones, timeline } = request
  const refusal = refusalNow(request)
  const isOverdue = overdueSince(request, now) !== null
  const isReturned = status === 'devuelta'
  if (status === 'concluida')
    return <Concluded request={request} now={now} showsNews={!hasFailed} canTell={canTell} />
  return (
    <>
      {contact && !isReturned && <Contacts request={request} contact={contact} />}
      {contact && !isReturned && <TransportWarning side={side} pet={pet} />}
      <div className="grid grid-cols-1 gap-4 rounded-box border-[1.5px] border-line p-5 lg:p-6">
        <div className="grid grid-cols-1 justify-items-start gap-2">
          <RequestBadge {...{ status, adopterLeft }} isOverdue={isOverdue && side === 'adopter'} />
          <p className="text-pretty text-ink-2 wrap-anywhere">
            {isOverdue ? overdueSentence(request) : statusSentence(request)}
          </p>
        </div>
        {status === 'rechazada' && <Rejection request={request} />}
        {refusal && <p className="rounded-2xl bg-maiz px-4 py-3.5 text-small">{refusal}.</p>}
        {(side === 'adopter' || !can(request, 'reject')) && <ConversationLink request={request} />}
        {side === 'owner' ? <OwnersAnswers request={request} /> : <AdoptersAnswers request={request} />}
      </div>
      {side === 'adopter' && !contact && timeline.some((entry) => entry.status === 'aceptada') && (
        <WarningNote lead={`Quien publica ya tiene ${phones.own ? 'tu teléfono y tu correo' : 'tu correo'}.`}>
          {IF_MORE_ASKED}.
        </WarningNote>
      )}
      {contact && isReturned && <ContactsAtHand request={request} contact={contact} />}
      {side === 'owner' && !contact && can(request, 'accept') && (
        <p className="flex gap-3 rounded-2xl bg-mist px-4 py-3.5 text-small text-ink-2">
          <Icon name="shield-check" size={20} className="mt-px shrink-0 text-monte" />
          <span>
            <strong className="font-semibold text-ink">Antes de {agree('entregarlo', pet.gender)}</strong>,
            conózcanse en persona y en un lugar público. No cobres ni pagues por adelantado.
          </span>
        </p>
      )}
    </>
  )
}

const can = ({ status, hindrance }: RequestDetailDto, answer: Answer) =>
  outcomeOf(answer, status) === 'move' && refusalOf(answer, hindrance) === null

/** Why the owner cannot give the answer that is due; null where they can, or none is. */
function refusalNow({ status, hindrance }: RequestDetailDto): string | null {
  const due = (['accept', 'undo', 'reject'] as const).find((answer) => outcomeOf(answer, status) === 'move')
  return due ? refusalOf(due, hindrance) : null
}

function Contacts({ request, contact }: WithContact) {
  const { side, pet, publisher: owner, isFoundation } = request
  const person = firstName(request.adopter.name)
  const names = side === 'owner' ? { me: owner, other: person } : { me: person, other: owner }
  const publisher = capitalise(publisherWords(request))
  return (
    <ContactBox
      level="h2"
      title={side === 'owner' ? 'Ya pueden hablar' : `¡${publisher} te dijo que sí!`}
      contact={contact}
      who={side === 'owner' ? person : publisher}
      message={firstMessage(side, { ...names, pet: pet.name, isFoundation })}
    />
  )
}

/** The reason is for the owner; the words are for both. */
function Rejection({ request }: { request: RequestDetailDto }) {
  const { side, reason, timeline, pet, publisher, isFoundation } = request
  const note = timeline.findLast(({ status }) => status === 'rechazada')?.note
  const known = REJECTION_REASONS.find((value) => value === reason)
  return (
    <div className="grid grid-cols-1 gap-2">
      {side === 'owner' && known && (
        <p className="text-small font-semibold">
          Motivo: {rejectionLabel(known, { gender: pet.gender, isFoundation })}
        </p>
      )}
      {note && (
        <figure className="grid grid-cols-1 gap-1.5">
          <figcaption className="text-small font-semibold">
            {side === 'owner' ? 'Lo que le escribiste' : `Lo que te escribió ${publisher}`}
          </figcaption>
          <blockquote className="border-l-3 border-monte-soft pl-3.5 whitespace-pre-line text-ink-2 wrap-anywhere">
            {note}
          </blockquote>
        </figure>
      )}
    </div>
  )
}

/** Where the buttons are that `AnswerBar` leads to. */
export const ANSWERS = 'responder'

function OwnersAnswers({ request }: { request: RequestDetailDto }) {
  const { pet, others, status } = request
  const adopter = firstName(request.adopter.name)
  if (can(request, 'undo')) {
    const back = `${pet.name} vuelve a las búsquedas`
    return (
      <div className="grid grid-cols-1 gap-2.5">
        <h2 className="text-card">¿Qué pasó después?</h2>
        <AnswerLink request={request} answer="conclude" icon="house">
          {pet.name} ya vive con {adopter}
        </AnswerLink>
        <AnswerLink request={request} answer="undo" icon="undo-2">
          Deshacer la aceptación
        </AnswerLink>
        <p className="text-fine text-ink-2">
          {others.length === 0
            ? `Si la deshaces, ${back}. Le avisamos a ${adopter}.`
            : `Si la deshaces, ${back} ${and(others[0] ?? '')} ${peopleNames(others)} ${others.length === 1 ? 'vuelve' : 'vuelven'} a estar en revisión. Les avisamos.`}
        </p>
      </div>
    )
  }
  if (!can(request, 'reject')) return null
  const about = status === 'en espera' ? null : othersSentence(request)
  return (
    <div id={ANSWERS} tabIndex={-1} className="grid scroll-mt-40 grid-cols-1 gap-2.5">
      {can(request, 'accept') && (
        <AnswerLink request={request} answer="accept" icon="circle-check" main>
          Aceptar
        </AnswerLink>
      )}
      <ConversationLink request={request} />
      <AnswerLink request={request} answer="reject">
        Rechazar con un motivo
      </AnswerLink>
      {about && <p className="text-fine text-ink-2">No hay apuro. {about}</p>}
    </div>
  )
}

function AdoptersAnswers({ request }: { request: RequestDetailDto }) {
  if (can(request, 'renounce'))
    return (
      <AnswerLink request={request} answer="renounce" icon="undo-2">
        Ya no puedo seguir
      </AnswerLink>
    )
  if (can(request, 'withdraw'))
    return (
      <AnswerLink request={request} answer="withdraw" icon="undo-2">
        Retirar mi solicitud
      </AnswerLink>
    )
  return <AskAgain request={request} />
}

function AnswerLink({
  request: { id },
  answer,
  icon,
  main = false,
  children,
}: {
  request: RequestDetailDto
  answer: Answer
  icon?: IconName
  main?: boolean
  children: ReactNode
}) {
  return (
    <LinkButton
      href={answerPath(id, answer)}
      pending="text"
      scroll={false}
      variant={main ? 'solid' : 'ghost'}
      size="big"
      className="text-center"
    >
      {icon && <Icon name={icon} size={20} />}
      {children}
    </LinkButton>
  )
}
