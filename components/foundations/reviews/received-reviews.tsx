import type { ReviewDto } from '@/lib/moderation/reviews/dto'
import { reviewAnchor } from '@/lib/text/routes'
import { ReplyForm } from './reply-form'
import { ReviewCard } from './review-card'

export function ReceivedReviews({
  reviews,
  page,
  countryId,
}: {
  reviews: readonly ReviewDto[]
  page: number
  countryId: string
}) {
  const newest = reviews.find(({ reply }) => reply === null)
  return (
    <>
      <p className="mb-5 max-w-[39.5em] text-ink-2">
        Cada comentario se responde una sola vez. Tu respuesta es pública y no se puede cambiar; solo si la
        persona cambia después su comentario, puedes responder de nuevo.
      </p>
      <ul className="grid max-w-190 grid-cols-1 gap-3.5">
        {reviews.map((review) => (
          <li key={review.id} id={reviewAnchor(review.id)} className="scroll-mt-24">
            <ReviewCard review={review} countryId={countryId}>
              {(review.reply === null || review.reply.isEarlier) && (
                <ReplyForm review={review} page={page} open={review.id === newest?.id} />
              )}
            </ReviewCard>
          </li>
        ))}
      </ul>
    </>
  )
}
