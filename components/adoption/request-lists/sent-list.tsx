import { hasNews, UnreadLink } from '@/components/adoption/requests/conversation-link'
import { RequestBadge } from '@/components/adoption/requests/request-badge'
import { LinkButton } from '@/components/ui/button'
import { COVERING_LINK } from '@/components/ui/data-table'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import type { SentRequestDto, SimilarPetDto } from '@/lib/adoption/requests/dto'
import { isOpen } from '@/lib/adoption/requests/policy'
import { readingOf } from '@/lib/adoption/requests/status-copy'
import { toldStatus } from '@/lib/adoption/requests/told-status'
import { IF_MONEY_ASKED } from '@/lib/text/copy/fraud-warnings'
import { formatDayOfYear } from '@/lib/text/dates'
import { DAY_MS } from '@/lib/text/durations'
import { shownOfAll } from '@/lib/text/numbers'
import { ALL_PETS, CONTACT, QUIZ, requestPath } from '@/lib/text/routes'
import { SentCard, type SentReader } from './sent-card'

export const NEWS_MS = 30 * DAY_MS

/** An answer stays in sight for a month; what the adopter withdrew is over at once. */
function isCurrent(request: SentRequestDto, now: Date): boolean {
  if (isOpen(request)) return true
  return request.status !== 'retirada' && now.getTime() - Date.parse(request.updatedAt) < NEWS_MS
}

export function SentList({
  requests,
  pastTotal,
  reader,
  similar,
}: {
  requests: readonly SentRequestDto[]
  /** Of those that are folded away, on all pages. */
  pastTotal: number
  reader: SentReader
  similar: ReadonlyMap<number, readonly SimilarPetDto[]>
}) {
  const current = requests.filter((request) => isCurrent(request, reader.now))
  const past = requests.filter((request) => !isCurrent(request, reader.now))
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        {current.map((request) => (
          <SentCard
            key={request.id}
            request={request}
            reader={reader}
            similar={similar.get(request.id) ?? []}
          />
        ))}
      </div>
      {past.length > 0 && (
        <PastRequests requests={past} total={pastTotal} reader={reader} isOpen={current.length === 0} />
      )}
    </>
  )
}

/** A request goes with the account of who published the pet, also of one who asked for money. */
export const MissingNote = () => (
  <p className="mt-5 text-small text-pretty text-ink-2">
    ¿Falta una? Se borra cuando quien publicaba elimina su cuenta. {IF_MONEY_ASKED}{' '}
    <TextLink href={CONTACT}>cuéntanos</TextLink>.
  </p>
)

export function NoneSent({ hasMatch }: { hasMatch: boolean }) {
  return (
    <EmptyPanel
      tone="maiz"
      title="Aún no has enviado solicitudes"
      text={
        hasMatch
          ? 'Elige una mascota, cuéntale a quien la cuida por qué, y aquí sigues cada paso.'
          : 'Elige una mascota, o responde seis preguntas para saber cuáles coinciden contigo.'
      }
      action={
        <>
          <LinkButton href={ALL_PETS}>Buscar una mascota</LinkButton>
          {!hasMatch && (
            <LinkButton href={QUIZ} variant="ghost">
              Hacer el test
            </LinkButton>
          )}
        </>
      }
      art={{ src: '/art/cut-perro.webp', width: 572, height: 560 }}
    />
  )
}

function PastRequests({
  requests,
  total,
  reader,
  isOpen,
}: {
  requests: readonly SentRequestDto[]
  total: number
  reader: SentReader
  isOpen: boolean
}) {
  return (
    <details open={isOpen || requests.some(hasNews)} className="group/past mt-4 border-y border-line">
      <summary className="flex min-h-14 items-center justify-between gap-3">
        <h2 className="text-wide">Anteriores ({shownOfAll(requests.length, total)})</h2>
        <Icon name="chevron-down" size={20} className="transition-transform group-open/past:rotate-180" />
      </summary>
      <ul className="divide-y divide-line pb-2">
        {requests.map((request) => (
          <PastRow key={request.id} request={request} reader={reader} />
        ))}
      </ul>
    </details>
  )
}

function PastRow({ request, reader }: { request: SentRequestDto; reader: SentReader }) {
  const { id, pet, status, updatedAt, messages } = request
  const ending = toldStatus(request).adopter.ending?.(readingOf(request, reader.name))
  const clock = (status !== 'concluida' && reader.countryId) || pet.place
  const day = formatDayOfYear(updatedAt, clock, reader.now)
  return (
    <li className="relative grid grid-cols-[4.75rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 py-3 hover:bg-mist cramped:grid-cols-1 md:grid-cols-[4.75rem_minmax(0,1fr)_auto]">
      <div className="h-15 overflow-hidden rounded-xl bg-mist cramped:w-19">
        <PetPhoto photo={pet.photo} pet={pet} sizes="76px" />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-body">
          <Link href={requestPath(id)} pending="text" className={COVERING_LINK}>
            {pet.name}
          </Link>
        </h3>
        <p className="text-small text-ink-2">
          {ending} el {day}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 col-start-2 cramped:col-start-1 md:col-start-auto">
        {messages.unread > 0 && <UnreadLink requestId={id} count={messages.unread} />}
        <RequestBadge status={status} adopterLeft={request.adopterLeft} failed={request.failed} />
      </div>
    </li>
  )
}
