import { Badge } from '@/components/ui/badge'
import { LinkButton } from '@/components/ui/button'
import { SmallFoundationAvatar } from '@/components/ui/foundation-avatar/small-foundation-avatar'
import { SectionHeading } from '@/components/ui/section-heading'
import { endText, STILL_OPEN } from '@/lib/money/donations/copy'
import type { MonthlyGiftDto } from '@/lib/money/donations/dto'
import { amountQuery, sponsorMonthlyPath } from '@/lib/money/donations/paths'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { formatDayOfYear } from '@/lib/text/dates'
import { formatMoney, majorUnits } from '@/lib/text/money'
import { sponsorPath } from '@/lib/text/routes'
import { CancelMonthly } from './cancel-monthly'

const FACE = 'size-16 shrink-0 rounded-[1.125rem] object-cover'

interface Props {
  gifts: readonly MonthlyGiftDto[]
  /** The one its donor was about to start again. */
  knownId: number | null
  countryId: string
  now: Date
}

export function MonthlyGifts({ gifts, knownId, ...reader }: Props) {
  if (gifts.length === 0) return null
  const live = gifts.filter(({ status }) => status !== 'terminado')
  const known = gifts.find(({ id, status }) => id === knownId && status === 'activo')
  return (
    <section aria-labelledby="aportes" className="mb-8">
      <SectionHeading id="aportes">Tus aportes mensuales</SectionHeading>
      {known && (
        <p role="status" className="mb-3 max-w-[45em] rounded-2xl bg-maiz px-4 py-3.5 wrap-anywhere">
          Ya das {formatMoney(known.amountMinor, known.currency)} cada mes para {nameOf(known)}. No abrimos
          otro: si quieres cambiar el monto, cancela este y empieza uno nuevo.
        </p>
      )}
      <ul className="grid grid-cols-1 gap-2.5">
        {gifts.map((gift) => (
          <li
            key={gift.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3xl border-[1.5px] border-line p-3.5 md:px-4"
          >
            {gift.pet ? (
              <img
                src={gift.pet.photo?.small ?? NO_PHOTO}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className={FACE}
              />
            ) : (
              <SmallFoundationAvatar
                foundation={{ ...gift.foundation, rating: null, reviewCount: 0 }}
                className={FACE}
              />
            )}
            <Words gift={gift} {...reader} />
            <Way
              gift={gift}
              goesOn={live.some((other) => isSameGoal(other, gift))}
              goesToFoundation={live.some((other) => isSameGoal(other, { ...gift, pet: null }))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Ended by what became of a pet that is deleted: the gift was not for all of the foundation. */
const wasForPet = ({ pet, endReason }: MonthlyGiftDto): boolean =>
  pet !== null || endReason === 'adoptada' || endReason === 'retirada'

const nameOf = (gift: MonthlyGiftDto): string =>
  gift.pet?.name ?? (wasForPet(gift) ? `una mascota de ${gift.foundation.name}` : gift.foundation.name)

/** Of one foundation, both for the same pet of it or for all of it. */
const isSameGoal = (one: MonthlyGiftDto, other: MonthlyGiftDto): boolean =>
  one.foundation.id === other.foundation.id && one.pet?.id === other.pet?.id

/** A badge and a sentence, which is not broken after its first word beside it. */
const STATE = 'mt-1.5 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-small wrap-anywhere'

function Words({ gift, countryId, now }: { gift: MonthlyGiftDto } & Pick<Props, 'countryId' | 'now'>) {
  const { pet, foundation, nextChargeAt, isPaused, status, isFailing, endedAt, endReason, isClosed } = gift
  const isOver = status === 'terminado'
  return (
    <div className="min-w-0 grow basis-60 leading-snug">
      <h3 className="font-display text-lead font-bold wrap-anywhere">
        {wasForPet(gift) ? (isOver ? 'Apadrinabas' : 'Apadrinas') : isOver ? 'Ayudabas' : 'Ayudas'} a{' '}
        {nameOf(gift)}
      </h3>
      <p className="mt-1 text-small wrap-anywhere text-ink-2">
        {formatMoney(gift.amountMinor, gift.currency)} cada mes{pet && `, con ${foundation.name}`}.
        {nextChargeAt &&
          !isFailing &&
          ` El próximo cobro es el ${formatDayOfYear(nextChargeAt, countryId, now)}.`}
      </p>
      {isPaused && (
        <p className={STATE}>
          <Badge tone="mist">En pausa</Badge> <span>Por ahora no se cobra nada.</span>
        </p>
      )}
      {isFailing && !isOver && (
        <p className={STATE}>
          <Badge tone="guayaba">El último cobro falló</Badge>{' '}
          <span>
            Lo intentamos otra vez en los próximos días. Si cambiaste de tarjeta, cancela y empieza uno nuevo.
          </span>
        </p>
      )}
      {isOver && (
        <p className={STATE}>
          <Badge tone="mist">Terminado{endedAt && ` el ${formatDayOfYear(endedAt, countryId, now)}`}</Badge>{' '}
          <span>
            {endText(endReason, pet?.name ?? null)} {!isClosed && STILL_OPEN}
          </span>
        </p>
      )}
    </div>
  )
}

/** Stop it, or start again, which is paid anew. */
function Way({
  gift,
  goesOn,
  goesToFoundation,
}: {
  gift: MonthlyGiftDto
  /** Whether another gift to the same pet, or to all of the foundation, goes on. */
  goesOn: boolean
  goesToFoundation: boolean
}) {
  const { id, status, foundation, pet, amountMinor, currency } = gift
  const who = nameOf(gift)
  if (status !== 'terminado')
    return (
      <CancelMonthly
        giftId={id}
        who={who}
        gift={`${formatMoney(amountMinor, currency)} cada mes para ${who}`}
      />
    )
  const amount = majorUnits(amountMinor, currency)
  if (pet?.takesGifts && !goesOn)
    return (
      <LinkButton
        href={sponsorPath({ mascota: String(pet.id), ...amountQuery(amount, currency), cada: 'mes' })}
        variant="ghost"
        size="sm"
      >
        Volver a apadrinar<span className="sr-only"> a {pet.name}</span>
      </LinkButton>
    )
  if (!foundation.public || goesToFoundation) return null
  return (
    <LinkButton href={sponsorMonthlyPath(foundation.id, amount, currency)} variant="ghost" size="sm">
      Seguir con la fundación<span className="sr-only"> {foundation.name}</span>
    </LinkButton>
  )
}
