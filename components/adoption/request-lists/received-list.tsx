import { hasNews } from '@/components/adoption/requests/conversation-link'
import { PetName } from '@/components/adoption/requests/pet-name'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import { CLOCK } from '@/lib/adoption/clock/rules'
import type {
  OldestRequestDto,
  ReceivedFilter,
  ReceivedPetDto,
  ReceivedRequestDto,
  RequestedPetDto,
} from '@/lib/adoption/requests/dto'
import { isOpen } from '@/lib/adoption/requests/policy'
import { agree } from '@/lib/text/copy/agree'
import { daysAgoText, formatDayOfYear } from '@/lib/text/dates'
import { counted, formatCount, shownOfAll } from '@/lib/text/numbers'
import { requestPath } from '@/lib/text/routes'
import { ReceivedRow } from './received-row'

interface Reading {
  countryId: string
  now: Date
}

/** Received requests by pet, because that is how an owner decides; what is over is folded away. */
export function ReceivedList({
  groups,
  filter,
  ...reading
}: { groups: readonly ReceivedPetDto[]; filter: ReceivedFilter } & Reading) {
  return (
    <div className="grid grid-cols-1 gap-7 lg:gap-9">
      {groups.map((group) => (
        <Group key={group.pet.id} group={group} foldsPast={filter === 'todas'} {...reading} />
      ))}
    </div>
  )
}

function Group({ group, foldsPast, ...reading }: { group: ReceivedPetDto; foldsPast: boolean } & Reading) {
  const { pet, requests, concluded } = group
  const isFolded = (request: ReceivedRequestDto) => foldsPast && !isOpen(request) && request.task === null
  const shown = requests.filter((request) => !isFolded(request))
  const past = requests.filter(isFolded)
  // The heading links to the only one that is left, while the pet lives there.
  const isTold =
    pet.status === 'adoptado' && group.past === 1 && concluded?.task === null && !past.some(hasNews)
  return (
    <section aria-labelledby={`mascota-${pet.id}`}>
      <div className="relative grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3.5 cramped:grid-cols-1">
        <div className="h-14 overflow-hidden rounded-xl bg-mist cramped:w-16">
          <PetPhoto photo={pet.photo} pet={pet} sizes="64px" />
        </div>
        <div className="min-w-0 wrap-anywhere">
          <h2 id={`mascota-${pet.id}`} className="text-[1.375rem] leading-tight">
            <PetName pet={pet} isWholeCard />
          </h2>
          <p className="text-small text-ink-2">
            <Standing group={group} {...reading} />
          </p>
        </div>
      </div>
      {shown.length > 0 && <Rows requests={shown} pet={pet} {...reading} />}
      {foldsPast && past.length === 0 && group.past > 0 && !isTold && (
        <p className="mt-2 px-1 text-ink-2">{pastWords(group, past.length)}, más adelante</p>
      )}
      {past.length > 0 && !isTold && (
        <details open={past.some(hasNews)} className="group/past mt-2">
          <summary className="flex min-h-11 w-fit items-center gap-1.5 px-1 font-semibold text-ink-2 hover:text-ink">
            {pastWords(group, past.length)}
            <span className="sr-only"> para {pet.name}</span>
            <Icon name="chevron-down" size={18} className="transition-transform group-open/past:rotate-180" />
          </summary>
          <Rows requests={past} pet={pet} {...reading} />
        </details>
      )}
    </section>
  )
}

/** The rest of those that are over is on other pages. @param shown how many are on this one */
const pastWords = ({ past }: ReceivedPetDto, shown: number): string =>
  `${shownOfAll(shown, past)} ${past === 1 ? 'solicitud anterior' : 'solicitudes anteriores'}`

function Rows({
  requests,
  ...reading
}: { requests: readonly ReceivedRequestDto[]; pet: RequestedPetDto } & Reading) {
  return (
    <ul className="mt-3.5 divide-y divide-line overflow-hidden rounded-box border-[1.5px] border-line">
      {requests.map((request) => (
        <ReceivedRow key={request.id} request={request} {...reading} />
      ))}
    </ul>
  )
}

function Standing({
  group: { pet, unanswered, accepted, concluded },
  countryId,
  now,
}: { group: ReceivedPetDto } & Reading) {
  if (concluded?.task === 'return')
    return `La adopción no funcionó: ${concluded.adopter} espera que acuerden la devolución`
  if (pet.status === 'adoptado') {
    const adopted = agree('Adoptado', pet.gender)
    if (!concluded) return adopted
    return (
      <>
        {adopted} el {formatDayOfYear(concluded.updatedAt, pet.place, now)} ·{' '}
        <TextLink href={requestPath(concluded.id)} className="relative z-1">
          ver la solicitud concluida
        </TextLink>
      </>
    )
  }
  const parts = [
    standingOf(pet),
    accepted && `aceptaste a ${accepted.adopter} el ${formatDayOfYear(accepted.updatedAt, countryId, now)}`,
    unanswered > 0 && `${counted(unanswered, 'solicitud', 'solicitudes')} por responder`,
  ]
  return parts.filter(Boolean).join(' · ')
}

function standingOf({ status, paused, public: isPublic }: ReceivedPetDto['pet']): string {
  if (status === 'inactivo') return 'Retirada de Querencia'
  if (!isPublic) return 'No se ve por ahora'
  if (status === 'en proceso') return 'En proceso'
  return paused ? 'En pausa' : 'En adopción'
}

/** @param unanswered all that ask something of their owner, as the tabs count them */
export function UnansweredNote({
  oldest,
  unanswered,
  countryId,
  now,
}: { oldest: OldestRequestDto; unanswered: number } & Reading) {
  const { id, adopter, isOpened, createdAt } = oldest
  const which = isOpened ? 'La más antigua sin respuesta' : 'La más antigua sin abrir'
  return (
    <p className="flex gap-3 rounded-2xl bg-maiz px-4 py-3.5 text-small text-pretty text-maiz-deep">
      <Icon name="clock" size={20} className="mt-px shrink-0" />
      <span>
        Tienes <strong className="font-semibold">{formatCount(unanswered)} por responder</strong>.{' '}
        {unanswered === 1 ? 'Es' : `${which} es`} la de{' '}
        <TextLink href={requestPath(id)} look="inherit" className="wrap-anywhere">
          {adopter}
        </TextLink>
        : llegó {daysAgoText(createdAt, countryId, now)}. {deadlineSentence(oldest)}
      </span>
    </p>
  )
}

function deadlineSentence({ isHeld, isOverdue }: OldestRequestDto): string {
  if (isHeld) return 'Su publicación está en revisión: mientras dure, el plazo para responder no corre.'
  return isOverdue
    ? 'Ya le dijimos que no hubo respuesta y le mostramos otras mascotas, pero todavía puedes responder.'
    : `Pasados ${CLOCK.answerDays} días le decimos que no hubo respuesta y le mostramos otras mascotas.`
}
