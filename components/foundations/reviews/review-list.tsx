import { ReportLink } from '@/components/pets/reports/report-link'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Stars } from '@/components/ui/stars'
import type { RatingCounts, ReviewDto } from '@/lib/moderation/reviews/dto'
import { counted, formatCount, formatRating } from '@/lib/text/numbers'
import { reviewAnchor } from '@/lib/text/routes'
import { ReviewCard } from './review-card'

interface Props {
  reviews: ReviewDto[]
  foundationId: number
  countryId: string
}

const SHOWN = 6

/** More after the first six. @param total may exceed these. */
export function ReviewList({ reviews, total, ...place }: Props & { total: number }) {
  if (reviews.length === 0) {
    return <p className="rounded-card bg-mist px-5 py-6 text-ink-2">No hay comentarios de esta fundacion</p>
  }
  return (
    <>
      <Reviews reviews={reviews.slice(0, SHOWN)} {...place} />
      {reviews.length > SHOWN && (
        <details className="group mt-3.5">
          <summary className={buttonClass({ variant: 'ghost', size: 'sm' }, 'mb-3.5 group-open:hidden')}>
            {total > reviews.length ? 'Ver más comentarios' : `Ver los ${formatCount(total)} comentarios`}
          </summary>
          <Reviews reviews={reviews.slice(SHOWN)} {...place} />
          {total > reviews.length && (
            <p className="mt-3.5 text-fine text-ink-2">
              Estos son los {formatCount(reviews.length)} comentarios más recientes, de {formatCount(total)}.
            </p>
          )}
        </details>
      )}
    </>
  )
}

function Reviews({ reviews, foundationId, countryId }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-3.5">
      {reviews.map((review) => (
        <li key={review.id} id={reviewAnchor(review.id)} className="scroll-mt-24">
          <ReviewCard review={review} countryId={countryId}>
            <ReportLink
              subject={{ kind: 'review', foundationId, reviewId: review.id }}
              title="Reportar este comentario"
              className="mt-1 -mb-3 inline-flex print:hidden min-h-11 items-center gap-2 text-small text-ink-2 underline-offset-4 hover:text-ink hover:underline"
            >
              <Icon name="flag" size={16} />
              Reportar<span className="sr-only"> el comentario de {review.name}</span>
            </ReportLink>
          </ReviewCard>
        </li>
      ))}
    </ul>
  )
}

export function RatingBars({ rating, counts }: { rating: number; counts: RatingCounts }) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="flex items-center gap-4 cramped:flex-wrap">
        <span aria-hidden className="font-display text-[3rem] leading-none font-bold tracking-tight">
          {formatRating(rating)}
        </span>
        <p>
          <Stars rating={rating} />
          <span className="block text-small text-ink-2">{counted(total, 'comentario', 'comentarios')}</span>
        </p>
      </div>
      <ul className="grid w-72 max-w-full gap-1 text-fine tabular-nums">
        {[5, 4, 3, 2, 1].map((points) => {
          const count = counts[points - 1] ?? 0
          return (
            <li key={points} className="grid grid-cols-[0.75rem_minmax(0,1fr)_2rem] items-center gap-2.5">
              <span aria-hidden>{points}</span>
              <span aria-hidden className="h-2 overflow-hidden rounded-full bg-mist-2">
                <span
                  className="block h-full rounded-full bg-mango"
                  style={{ width: `${total === 0 ? 0 : (100 * count) / total}%` }}
                />
              </span>
              <span aria-hidden>{formatCount(count)}</span>
              <span className="sr-only">
                {counted(count, 'comentario', 'comentarios')} con {counted(points, 'estrella', 'estrellas')}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
