import type { ReactNode } from 'react'
import { Stars } from '@/components/ui/stars'
import type { ReviewDto } from '@/lib/moderation/reviews/dto'
import { formatDay } from '@/lib/text/dates'

/** @param children what can be done about it */
export function ReviewCard({
  review,
  countryId,
  children,
}: {
  review: ReviewDto
  countryId: string
  children?: ReactNode
}) {
  const { name, points, comment, createdAt, editedAt, reply } = review
  return (
    <article className="rounded-card bg-mist p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={points} />
        <b className="font-semibold wrap-anywhere">{name}</b>
        <span className="text-fine text-ink-2">
          <Day at={createdAt} countryId={countryId} />
          {editedAt && (
            <>
              {' '}
              · editado el <Day at={editedAt} countryId={countryId} />
            </>
          )}
        </span>
      </p>
      <p className="mt-2 max-w-[43.5em] whitespace-pre-line wrap-anywhere">{comment}</p>
      {reply && (
        <div className="mt-3.5 rounded-card bg-white p-4">
          <p className="text-small">
            <b className="font-semibold">Respuesta de la fundación</b>{' '}
            <span className="text-fine text-ink-2">
              · <Day at={reply.at} countryId={countryId} />
              {reply.isEarlier && ' · a una versión anterior del comentario'}
            </span>
          </p>
          <p className="mt-1 max-w-[43.5em] whitespace-pre-line wrap-anywhere">{reply.text}</p>
        </div>
      )}
      {children}
    </article>
  )
}

const Day = ({ at, countryId }: { at: string; countryId: string }) => (
  <time dateTime={at}>{formatDay(at, countryId)}</time>
)
