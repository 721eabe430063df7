import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { CLOCK } from '@/lib/adoption/clock/rules'
import type { OldestRequestDto } from '@/lib/adoption/requests/dto'
import { daysAgoText } from '@/lib/text/format'
import { requestPath } from '@/lib/text/routes'

/** What waits for the owner's answer, and since when. */
export function WaitingNote({
  count,
  oldest: { id, adopter, opened, told, createdAt },
  countryId,
  now,
}: {
  count: number
  oldest: OldestRequestDto
  countryId: string
  now: Date
}) {
  const which = opened ? 'La más antigua' : 'La más antigua sin abrir'
  return (
    <p className="flex gap-3 rounded-2xl bg-maiz px-4 py-3.5 text-small text-pretty text-maiz-deep">
      <Icon name="clock" size={20} className="mt-px shrink-0" />
      <span>
        Tienes <strong className="font-semibold">{count} por responder</strong>.{' '}
        {count === 1 ? 'Es' : `${which} es`} la de{' '}
        <TextLink href={requestPath(id)} look="inherit" className="wrap-anywhere">
          {adopter}
        </TextLink>
        : llegó {daysAgoText(createdAt, countryId, now)}.{' '}
        {told
          ? 'Ya le dijimos que no hubo respuesta y le mostramos otras mascotas, pero todavía puedes responder.'
          : `Pasados ${CLOCK.answerDays} días le decimos que no hubo respuesta y le mostramos otras mascotas.`}
      </span>
    </p>
  )
}
