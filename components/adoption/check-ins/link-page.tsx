import { LinkButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Icon } from '@/components/ui/icon/icon'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import { isFirstNights, thanksWords } from '@/lib/adoption/check-ins/copy'
import type { LinkedCheckInDto } from '@/lib/adoption/check-ins/dto'
import { checkInPath, storyPath } from '@/lib/text/adoption-routes'
import { formatDayOfYear } from '@/lib/text/dates'
import { CONTACT, HOME, PET_CARE } from '@/lib/text/routes'
import { CHECK_IN_DAYS } from '@/lib/text/vocabulary'
import { FirstNights } from './first-nights'

export function CheckInPet({ checkIn, now }: { checkIn: LinkedCheckInDto; now: Date }) {
  const { pet, concludedAt } = checkIn
  return (
    <div className="grid gap-4">
      <div className="relative h-55 overflow-hidden rounded-section lg:h-122">
        <PetPhoto photo={pet.photo} pet={pet} sizes="(min-width: 64rem) 33rem, 100vw" eager />
        <p className="absolute bottom-3.5 left-3.5 flex items-center gap-2 rounded-full bg-white px-3.5 py-1.5 text-small font-semibold text-monte-dark shadow-lift">
          <Icon name="house" size={17} />
          En casa desde el {formatDayOfYear(concludedAt, pet.place, now)}
        </p>
      </div>
      <ol aria-label="Seguimiento" className="isolate mx-auto grid w-full max-w-100 grid-cols-4">
        {CHECK_IN_DAYS.map((day) => (
          <Day key={day} day={day} checkIn={checkIn} />
        ))}
      </ol>
    </div>
  )
}

function Day({ day, checkIn }: { day: number; checkIn: LinkedCheckInDto }) {
  const isNow = day === checkIn.day
  const isAnswered = checkIn.answered.some((answered) => answered === day)
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={classNames(
        'relative grid justify-items-center gap-1.5 text-small before:absolute before:top-3.5 before:right-1/2 before:-z-10 before:w-full before:border-t-2 first:before:hidden',
        day <= checkIn.day ? 'before:border-monte-soft' : 'before:border-line',
        isNow ? 'font-semibold' : 'text-ink-2',
      )}
    >
      <span
        className={classNames(
          'relative grid size-7.5 place-items-center rounded-full',
          isNow ? 'bg-mango' : isAnswered ? 'bg-monte text-white' : 'bg-white ring-2 ring-edge ring-inset',
        )}
      >
        {isNow && <span className="size-2.5 rounded-full bg-white" />}
        {isAnswered && !isNow && <Icon name="check" size={17} strokeWidth={2.4} />}
      </span>
      {day} días
      {isAnswered && !isNow && <span className="sr-only"> (respondida)</span>}
    </li>
  )
}

export function Thanks({ token, checkIn }: { token: string; checkIn: LinkedCheckInDto }) {
  const { title, text } = thanksWords(checkIn)
  const failed = checkIn.answer === 'no funcionó'
  const panel = (
    <EmptyPanel
      level="h1"
      tone="maiz"
      title={title}
      text={<p role="status">{text}</p>}
      action={
        <>
          {failed ? (
            <LinkButton href={checkInPath(token)} variant="ghost" className="bg-white">
              Cambiar mi respuesta
            </LinkButton>
          ) : (
            <LinkButton href={PET_CARE}>Ver consejos de cuidado</LinkButton>
          )}
          {!failed && checkIn.story === 'may' && (
            <LinkButton href={storyPath(checkIn.requestId)} variant="ghost" className="bg-white">
              Contar su final feliz
            </LinkButton>
          )}
          <LinkButton href={HOME} variant="ghost" className="bg-white">
            Ir al inicio
          </LinkButton>
        </>
      }
      art={{ src: '/art/cut-q1.webp', width: 590, height: 690 }}
    />
  )
  return isFirstNights(checkIn) ? (
    <div className="grid gap-8">
      {panel}
      <div className="mx-auto w-full max-w-150">
        <FirstNights checkIn={checkIn} />
      </div>
    </div>
  ) : (
    panel
  )
}

export const DeadLink = ({ title, text, help = false }: { title: string; text: string; help?: boolean }) => (
  <EmptyPanel
    level="h1"
    tone="maiz"
    title={title}
    text={text}
    action={
      <LinkButton href={help ? CONTACT : HOME} prefetch>
        {help ? 'Escribir al equipo' : 'Ir al inicio'}
      </LinkButton>
    }
    art={{ src: '/art/cut-q1.webp', width: 590, height: 690 }}
  />
)
