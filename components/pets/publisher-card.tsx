import { classNames } from '@/components/ui/class-names'
import { SmallFoundationAvatar } from '@/components/ui/foundation-avatar/small-foundation-avatar'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { RatingSummary } from '@/components/ui/rating-summary'
import { answerRateText } from '@/lib/adoption/clock/copy'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import type { PetDto } from '@/lib/pets/dto'
import { foundationPath } from '@/lib/text/routes'

/** Individuals are shown by first name only. */
export function PublisherCard({ pet, rate }: { pet: PetDto; rate: AnswerRateDto | null }) {
  const { foundation, owner } = pet
  if (!foundation) {
    return (
      <div className="flex items-center gap-3.5 rounded-card bg-mist p-4 cramped:flex-wrap">
        <span className="grid size-13 shrink-0 place-items-center rounded-2xl bg-white text-monte">
          <Icon name="user-round" size={24} />
        </span>
        <div className="min-w-0">
          <p className="text-tiny text-ink-2">Publicada por</p>
          <p className="font-display text-lead leading-tight font-bold wrap-anywhere">{owner.name}</p>
          <p className="mt-1 text-fine text-ink-2">Una persona particular. Sus datos no se publican.</p>
          {rate && <AnswerRate rate={rate} className="mt-1 text-fine text-ink-2" />}
        </div>
      </div>
    )
  }
  return (
    <Link
      href={foundationPath(foundation.id)}
      prefetch
      className="flex items-center gap-3.5 rounded-card bg-durazno p-4 cramped:flex-wrap transition-colors hover:bg-[#FFDDC2]"
    >
      <SmallFoundationAvatar foundation={foundation} className="size-13 shrink-0 rounded-2xl bg-white" />
      <span className="min-w-0 grow text-[#6B4A36]">
        <span className="block text-tiny leading-tight">Publicada por</span>
        <span className="block font-display text-lead leading-tight font-bold wrap-anywhere text-ink">
          {foundation.name}
        </span>
        <RatingSummary foundation={foundation} />
        {rate && <AnswerRate rate={rate} className="mt-1 text-fine" />}
      </span>
      <Icon name="chevron-right" size={20} className="shrink-0 cramped:hidden" />
    </Link>
  )
}

/** 'Responde 9 de 10 solicitudes, casi siempre en un día.' */
export function AnswerRate({ rate, className }: { rate: AnswerRateDto; className?: string }) {
  const { lead, share, rest } = answerRateText(rate)
  return (
    <span className={classNames('block text-pretty', className)}>
      {lead} <strong className="font-semibold text-ink">{share}</strong>
      {rest}
    </span>
  )
}
