import { buttonClass } from '@/components/ui/button'
import { Stars } from '@/components/ui/stars'
import { formatDay } from '@/lib/format'
import type { ReviewDto } from '@/lib/foundations/dto'

interface Props {
  reviews: ReviewDto[]
  countryId: string
}

const SHOWN = 6

/**
 * Comments about a foundation, newest first; after the first six behind a button.
 * @param total number of all comments, which may exceed these.
 */
export function ReviewList({ reviews, total, countryId }: Props & { total: number }) {
  if (reviews.length === 0) {
    return <p className="rounded-card bg-mist px-5 py-6 text-ink-2">No hay comentarios de esta fundacion</p>
  }
  return (
    <>
      <Reviews reviews={reviews.slice(0, SHOWN)} countryId={countryId} />
      {reviews.length > SHOWN && (
        <details className="group mt-3.5">
          <summary className={buttonClass({ variant: 'ghost', size: 'sm' }, 'mb-3.5 group-open:hidden')}>
            {total > reviews.length ? 'Ver más comentarios' : `Ver los ${total} comentarios`}
          </summary>
          <Reviews reviews={reviews.slice(SHOWN)} countryId={countryId} />
          {total > reviews.length && (
            <p className="mt-3.5 text-fine text-ink-2">
              Estos son los {reviews.length} comentarios más recientes, de {total}.
            </p>
          )}
        </details>
      )}
    </>
  )
}

function Reviews({ reviews, countryId }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-3.5 md:grid-cols-2">
      {reviews.map((review) => (
        <li key={review.userId} className="rounded-card bg-mist p-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="font-semibold wrap-anywhere">{review.name}</p>
            <Stars rating={review.points} />
          </div>
          <p className="mt-2 whitespace-pre-line">{review.comment}</p>
          <p className="mt-2 text-fine text-ink-2">
            <time dateTime={review.createdAt}>{formatDay(review.createdAt, countryId)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
