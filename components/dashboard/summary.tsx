import { ConfirmButton } from '@/components/pets/own/confirm-button'
import { PetActions } from '@/components/pets/own/pet-actions'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { OpenCheckInDto } from '@/lib/adoption/check-ins/dto'
import { newMessages } from '@/lib/adoption/conversation/copy'
import { isNews, newsPath, newsText } from '@/lib/adoption/waiting/copy'
import type { WaitingDto, WaitingRequestDto } from '@/lib/adoption/waiting/dto'
import { isToAnswer } from '@/lib/adoption/waiting/rules'
import type { FirstStepsDto } from '@/lib/foundations/dto'
import type { PetToConfirmDto, PetToCorrectDto } from '@/lib/pets/dto'
import { confirmationDue } from '@/lib/pets/freshness/copy'
import { sinceText } from '@/lib/text/dates'
import { counted, formatCount } from '@/lib/text/numbers'
import {
  ALL_PETS,
  CREATE_PET,
  DASHBOARD_PETS,
  DASHBOARD_PROFILE,
  DASHBOARD_REQUESTS,
  DASHBOARD_REVIEWS,
  OWN_CONSENTS,
  OWN_DRAFTS,
  OWN_TO_CONFIRM,
} from '@/lib/text/routes'
import type { Role } from '@/lib/text/vocabulary'
import { FirstSteps } from './first-steps'
import { All, AllNews, Part, Row, Rows, Thumb } from './summary-parts'
import { ToCorrect } from './to-correct'

interface Reader {
  role: Role
  countryId: string
  now: Date
}

/** How many of a kind are listed; the rest is behind a link. */
const SHOWN = 5

/** What waits for the reader, the most urgent first; only parts that have something. */
export function Summary({
  reader,
  waiting,
  checkIns,
  toCorrect,
  toConfirm,
  drafts,
  reviews,
  steps,
  publishes,
}: {
  reader: Reader
  waiting: WaitingDto
  /** Questions after an adoption that the reader has not answered. */
  checkIns: readonly OpenCheckInDto[]
  toCorrect: readonly PetToCorrectDto[]
  toConfirm: readonly PetToConfirmDto[]
  drafts: number
  /** Recent ones of a foundation without its reply. */
  reviews: number
  /** First steps of a foundation that is not approved yet; null for everybody else. */
  steps: FirstStepsDto | null
  publishes: boolean
}) {
  const toAnswer = waiting.requests.filter(isToAnswer)
  const news = waiting.requests.filter((request) => !isToAnswer(request) && isNews(request))
  const isCalm =
    [toAnswer, news, checkIns, toCorrect, toConfirm].every((part) => part.length === 0) &&
    drafts + reviews === 0 &&
    steps === null
  return (
    // Around everything: its messages outlive the last listing to confirm.
    <PetActions>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9 lg:max-w-3xl">
        {toCorrect.length > 0 && <ToCorrect pets={toCorrect} most={SHOWN} />}
        {toAnswer.length > 0 && (
          <Part id="por-responder" title="Por responder" count={waiting.unanswered}>
            <RequestRows requests={toAnswer.slice(0, SHOWN)} reader={reader} />
            {waiting.unanswered > SHOWN && (
              <All href={DASHBOARD_REQUESTS}>
                Ver las {formatCount(waiting.unanswered)} solicitudes por responder
              </All>
            )}
          </Part>
        )}
        {news.length > 0 && (
          <Part id="novedades" title="Novedades">
            <RequestRows requests={news.slice(0, SHOWN)} reader={reader} />
            {news.length > SHOWN && <AllNews news={news} />}
          </Part>
        )}
        {checkIns.length > 0 && <CheckIns checkIns={checkIns.slice(0, SHOWN)} reader={reader} />}
        {toConfirm.length > 0 && <ToConfirm pets={toConfirm} now={reader.now} />}
        {drafts > 0 && (
          <Part id="borradores" title="Borradores">
            <Rows>
              <Row
                mark={<Icon name="pencil" size={22} />}
                href={OWN_DRAFTS}
                text={`${counted(drafts, 'borrador', 'borradores')} por completar`}
                note={
                  drafts === 1
                    ? 'Solo lo ves tú: le falta una foto o su historia.'
                    : 'Solo los ves tú: les falta una foto o su historia.'
                }
              />
            </Rows>
          </Part>
        )}
        {reviews > 0 && (
          <Part id="comentarios" title="Comentarios">
            <Rows>
              <Row
                mark={<Icon name="message-circle" size={22} />}
                href={DASHBOARD_REVIEWS}
                text={`${counted(reviews, 'comentario nuevo', 'comentarios nuevos')} sin responder`}
                note="Una respuesta tuya se lee en tu página, debajo de cada uno."
              />
            </Rows>
          </Part>
        )}
        {steps && <FirstSteps steps={steps} publishes={publishes} {...reader} />}
        {isCalm && <NothingWaits role={reader.role} />}
        {/* Links of earlier mails lead to the permissions by this name, when the profile was here. */}
        <p id={OWN_CONSENTS.split('#')[1]} className="scroll-mt-28 text-small text-ink-2">
          Tus datos, tu contraseña y tus permisos están en{' '}
          <TextLink href={DASHBOARD_PROFILE} look="padded">
            Sobre Mí
          </TextLink>
        </p>
      </div>
    </PetActions>
  )
}

function RequestRows({ requests, reader }: { requests: readonly WaitingRequestDto[]; reader: Reader }) {
  return (
    <Rows>
      {requests.map((request) => (
        <Row
          key={request.id}
          mark={<Thumb photo={request.photo} />}
          href={newsPath(request)}
          text={newsText(request)}
          note={noteOf(request, reader)}
        />
      ))}
    </Rows>
  )
}

function CheckIns({ checkIns, reader }: { checkIns: readonly OpenCheckInDto[]; reader: Reader }) {
  return (
    <Part id="despues-de-adoptar" title="Después de adoptar">
      <Rows>
        {checkIns.map(({ href, pet, photo, sentAt }) => (
          <Row
            key={href}
            mark={<Thumb photo={photo} />}
            href={href}
            text={`¿Cómo va ${pet}?`}
            note={`Te preguntamos ${sinceText(sentAt, reader.countryId, reader.now)}. Toma un minuto.`}
          />
        ))}
      </Rows>
    </Part>
  )
}

function noteOf(request: WaitingRequestDto, { countryId, now }: Reader): string {
  const { updatedAt, unread, unreadAt } = request
  const asked = taskNote(request, countryId, now)
  if (unread === 0) return asked ?? sinceText(updatedAt, countryId, now)
  const messages = `${newMessages(unread)}, ${sinceText(unreadAt ?? updatedAt, countryId, now)}`
  return asked ? `${messages} · ${asked}` : messages
}

/** When what it asks of its owner began; null where it asks nothing. */
function taskNote(
  { task, other, createdAt, updatedAt }: WaitingRequestDto,
  countryId: string,
  now: Date,
): string | null {
  if (task === 'return') return `${other} avisó que la adopción no funcionó`
  if (task === 'outcome') return `aceptaste su solicitud ${sinceText(updatedAt, countryId, now)}`
  return task && `pidió adoptar ${sinceText(createdAt, countryId, now)}`
}

function ToConfirm({ pets, now }: { pets: readonly PetToConfirmDto[]; now: Date }) {
  return (
    <Part id="por-confirmar" title="Por confirmar">
      <Rows>
        {pets.slice(0, SHOWN).map((pet) => (
          <li
            key={pet.id}
            data-own-pet={pet.id}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-3.5 p-3 cramped:grid-cols-1 md:grid-cols-[3.25rem_minmax(0,1fr)_auto]"
          >
            <span className="size-13 overflow-hidden rounded-xl bg-mist-2">
              <Thumb photo={pet.photo?.small ?? null} />
            </span>
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">¿{pet.name} sigue en adopción?</span>
              <span className="block text-small text-ink-2">
                {confirmationDue(pet, now) ??
                  'Salió de la lista: confirma la publicación y vuelve al momento'}
              </span>
            </span>
            <span className="col-span-2 cramped:col-span-1 md:col-span-1">
              <ConfirmButton pet={pet} urgent />
            </span>
          </li>
        ))}
      </Rows>
      <All href={pets.length > SHOWN ? OWN_TO_CONFIRM : DASHBOARD_PETS}>
        {pets.length > SHOWN ? 'Ver todas las que faltan por confirmar' : 'Ver tus mascotas'}
      </All>
    </Part>
  )
}

function NothingWaits({ role }: { role: Role }) {
  return (
    <EmptyPanel
      tone="lila"
      title="Nada te espera por ahora"
      text="Aquí verás las solicitudes por responder, los mensajes y lo que convenga confirmar."
      action={
        <>
          {role !== 'fundation' && <LinkButton href={ALL_PETS}>Buscar una mascota</LinkButton>}
          <LinkButton href={CREATE_PET} variant={role === 'fundation' ? 'solid' : 'ghost'}>
            Dar en Adopción una Mascota
          </LinkButton>
        </>
      }
      art={{ src: '/art/cut-gato.webp', width: 455, height: 560 }}
    />
  )
}
