import { ContactBox, TransportWarning } from '@/components/adoption/requests/contact-box'
import { ConversationLink } from '@/components/adoption/requests/conversation-link'
import { PetName } from '@/components/adoption/requests/pet-name'
import { PetRows } from '@/components/adoption/requests/pet-rows'
import { RequestBadge } from '@/components/adoption/requests/request-badge'
import { Timeline } from '@/components/adoption/requests/timeline'
import { similarPetsPath } from '@/components/pets/similar-pets'
import { LinkButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { overdueSince } from '@/lib/adoption/clock/rules'
import { answerPath } from '@/lib/adoption/requests/answers'
import { firstMessage, publisherWords } from '@/lib/adoption/requests/copy'
import type { SentRequestDto, SimilarPetDto } from '@/lib/adoption/requests/dto'
import { failedSentence, frozenSentence, placeAndPublisher } from '@/lib/adoption/requests/status-copy'
import { outcomeOf } from '@/lib/adoption/requests/transitions'
import { capitalise } from '@/lib/text/capitalise'
import { requestPath } from '@/lib/text/routes'

export function SentCard({
  request,
  reader,
  similar,
}: {
  request: SentRequestDto
  reader: SentReader
  similar: readonly SimilarPetDto[]
}) {
  const { pet, status } = request
  const accepted = status === 'aceptada'
  const notice = frozenSentence(request) ?? failedSentence(request)
  const isOverdue = overdueSince(request, reader.now) !== null
  const hasMore = accepted || isOverdue || status === 'rechazada' || status === 'cerrada'
  const titleId = `solicitud-${request.id}`
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'overflow-hidden rounded-box border-[1.5px]',
        accepted ? 'border-monte/40' : 'border-line',
      )}
    >
      <Head request={request} titleId={titleId} isOverdue={isOverdue} />
      {notice && (
        <p className="mx-4 mb-4.5 flex gap-3 rounded-2xl bg-maiz px-4 py-3.5 text-small text-pretty text-maiz-deep wrap-anywhere lg:mx-6">
          <Icon name={request.failed ? 'rotate-ccw' : 'hourglass'} size={20} className="mt-px shrink-0" />
          {notice}
        </p>
      )}
      <div
        className={classNames(
          'grid grid-cols-1 gap-4.5 px-4 pb-4.5 lg:px-6 lg:pt-1 lg:pb-6.5',
          hasMore
            ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-11'
            : 'lg:grid-cols-[1fr_auto] lg:items-end',
        )}
      >
        <div>
          <Timeline
            request={request}
            reader={{ side: 'adopter', adopter: reader.name, rate: reader.rates.get(request.ownerId) }}
            countryId={reader.countryId || pet.place.countryId}
            now={reader.now}
          />
          {hasMore && <Actions request={request} className="mt-4" />}
        </div>
        {hasMore ? (
          <div className={classNames('grid grid-cols-1 gap-3.5', accepted && 'max-lg:order-first')}>
            <Answer request={request} reader={reader} similar={similar} />
          </div>
        ) : (
          <Actions request={request} />
        )}
      </div>
    </article>
  )
}

function Head({
  request,
  titleId,
  isOverdue,
}: {
  request: SentRequestDto
  titleId: string
  isOverdue: boolean
}) {
  const { pet, status, failed } = request
  return (
    <div className="relative grid grid-cols-[5.75rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 p-4 cramped:grid-cols-1 lg:grid-cols-[7rem_minmax(0,1fr)_auto] lg:px-6 lg:py-5">
      <div className="aspect-6/5 overflow-hidden rounded-2xl bg-mist">
        <PetPhoto photo={pet.photo} pet={pet} sizes="112px" />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <h2 id={titleId} className="text-card">
          <PetName pet={pet} isWholeCard />
        </h2>
        <p className="text-small text-ink-2">{placeAndPublisher(request)}</p>
        <RequestBadge status={status} failed={failed} isOverdue={isOverdue} className="mt-1.5 lg:hidden" />
      </div>
      <RequestBadge status={status} failed={failed} isOverdue={isOverdue} className="max-lg:hidden" />
    </div>
  )
}

function Actions({ request, className }: { request: SentRequestDto; className?: string }) {
  const { id, status, pet } = request
  const out = outcomeOf('renounce', status) === 'move' ? 'renounce' : 'withdraw'
  return (
    <div className={classNames('flex flex-wrap gap-2.5', className)}>
      <LinkButton href={requestPath(id)} pending="text" variant="ghost">
        Ver la solicitud<span className="sr-only"> para {pet.name}</span>
      </LinkButton>
      <ConversationLink request={{ ...request, side: 'adopter' }} about={pet.name} size="md" />
      {outcomeOf(out, status) === 'move' && (
        <LinkButton href={answerPath(id, out)} pending="text" variant="ghost">
          {out === 'renounce' ? 'Ya no puedo seguir' : 'Retirar'}
          <span className="sr-only">
            {out === 'renounce' ? ` con ${pet.name}` : ` la solicitud para ${pet.name}`}
          </span>
        </LinkButton>
      )}
    </div>
  )
}

function Answer({ request, reader, similar }: Parameters<typeof SentCard>[0]) {
  const { contact, pet, publisher, isFoundation, timeline } = request
  if (contact) {
    const who = capitalise(publisherWords(request))
    const names = { me: reader.name, other: publisher, pet: pet.name, isFoundation }
    return (
      <>
        <ContactBox
          title={`¡${who} te dijo que sí!`}
          contact={contact}
          who={who}
          message={firstMessage('adopter', names)}
        />
        <TransportWarning side="adopter" pet={pet} />
      </>
    )
  }
  const words = timeline.at(-1)?.note
  return (
    <>
      {words && (
        <blockquote className="rounded-box bg-mist p-4.5 whitespace-pre-line text-pretty wrap-anywhere lg:p-6">
          {words}
        </blockquote>
      )}
      {similar.length > 0 && <Similar pet={pet.name} pets={similar} />}
      <LinkButton href={similarPetsPath(pet)} className="justify-self-start">
        <Icon name="search" size={18} />
        Ver mascotas parecidas
      </LinkButton>
    </>
  )
}

/** A row of them on wide screens; the others on request, so that the next request is not far below. */
const SHOWN = 2

const Similar = ({ pet, pets }: { pet: string; pets: readonly SimilarPetDto[] }) => (
  <div>
    <h3 className="text-card">Se parecen a {pet}</h3>
    <PetRows pets={pets.slice(0, SHOWN)} />
    {pets.length > SHOWN && (
      <details className="group/similar border-t border-line">
        <summary className="flex print:hidden min-h-12 items-center justify-between gap-3 font-semibold text-monte">
          <span>
            <span className="group-open/similar:hidden">Ver {pets.length - SHOWN} más</span>
            <span className="hidden group-open/similar:inline">Ver menos</span>
            <span className="sr-only">: mascotas parecidas a {pet}</span>
          </span>
          <Icon
            name="chevron-down"
            size={20}
            className="transition-transform group-open/similar:rotate-180"
          />
        </summary>
        <PetRows pets={pets.slice(SHOWN)} />
      </details>
    )}
  </div>
)

export interface SentReader {
  name: string
  countryId: string
  now: Date
  rates: ReadonlyMap<number, AnswerRateDto>
}
