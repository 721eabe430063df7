import { UnreadLink } from '@/components/adoption/requests/conversation-link'
import { Initials } from '@/components/adoption/requests/initials'
import { RequestBadge } from '@/components/adoption/requests/request-badge'
import { COVERING_LINK } from '@/components/ui/data-table'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { decidingFacts, TAKEN_BACK } from '@/lib/adoption/dossiers/copy'
import type { ReceivedRequestDto, RequestedPetDto } from '@/lib/adoption/requests/dto'
import { WORDS_KEPT } from '@/lib/text/copy/block'
import { type Clock, formatDayOfYear, sinceText } from '@/lib/text/dates'
import { requestPath } from '@/lib/text/routes'

export function ReceivedRow({
  request,
  pet,
  countryId,
  now,
}: {
  request: ReceivedRequestDto
  pet: RequestedPetDto
  countryId: string
  now: Date
}) {
  const { id, status, adopter, message, messages, comparison, dossier } = request
  const score = comparison?.score
  const place = [adopter.city, adopter.country].filter(Boolean).join(', ')
  return (
    <li className="relative grid grid-cols-[2.875rem_minmax(0,1fr)_1.25rem] items-center gap-x-3.5 p-4 hover:bg-mist cramped:grid-cols-1 lg:grid-cols-[2.875rem_minmax(0,1.15fr)_minmax(0,1.7fr)_11.875rem_1.25rem] lg:gap-x-5 lg:px-5.5 lg:py-4.5">
      <div className="self-start lg:self-center">
        <Initials name={adopter.name} />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-sans text-body leading-tight font-semibold tracking-normal">
          {status === 'enviada' && (
            <>
              <span
                aria-hidden
                className="mr-1.75 inline-block size-2.25 rounded-full bg-guayaba align-[0.125rem]"
              />
              <span className="sr-only">Sin abrir: </span>
            </>
          )}
          <Link href={requestPath(id)} pending="text" className={COVERING_LINK}>
            {adopter.name}
          </Link>
        </h3>
        <p className="text-small leading-snug text-ink-2">
          {place && <span className="inline-block">{place}</span>}{' '}
          {score && (
            <span className="inline-block">
              {place && (
                <span aria-hidden className="max-lg:hidden">
                  ·{' '}
                </span>
              )}
              coincide en {score.fits} de {score.of}
            </span>
          )}
        </p>
      </div>
      <div className="col-start-2 mt-1 min-w-0 cramped:col-start-1 text-small text-ink-2 wrap-anywhere lg:col-start-3 lg:row-start-1 lg:mt-0">
        {dossier && <p className="text-ink">{decidingFacts(dossier, pet.gender)}</p>}
        <p className={dossier ? 'line-clamp-1' : 'line-clamp-2'}>{message ?? withheldWords(adopter)}</p>
      </div>
      <div className="col-start-2 mt-2 flex cramped:col-start-1 flex-wrap items-center gap-x-3 gap-y-1.5 text-fine text-ink-2 lg:col-start-4 lg:row-start-1 lg:mt-0 lg:grid lg:justify-items-start">
        <RequestBadge status={status} adopterLeft={request.adopterLeft} failed={request.failed} />
        {messages.unread > 0 ? (
          <UnreadLink requestId={id} count={messages.unread} />
        ) : (
          <span>{whenText(request, status === 'concluida' ? pet.place : countryId, now)}</span>
        )}
      </div>
      <Icon
        name="chevron-right"
        size={20}
        className="col-start-3 row-span-3 row-start-1 text-ink-3 cramped:hidden lg:col-start-5 lg:row-span-1"
      />
    </li>
  )
}

function withheldWords({ isUnavailable, isTakenBack }: ReceivedRequestDto['adopter']): string {
  if (isUnavailable) return WORDS_KEPT
  return isTakenBack ? TAKEN_BACK : 'Sin mensaje'
}

function whenText({ status, createdAt, updatedAt }: ReceivedRequestDto, clock: Clock, now: Date): string {
  if (status === 'enviada') return sinceText(createdAt, clock, now)
  if (status === 'en revisión') return `llegó ${sinceText(createdAt, clock, now)}`
  const day = formatDayOfYear(updatedAt, clock, now)
  return status === 'aceptada' || status === 'en espera' ? `desde el ${day}` : `el ${day}`
}
