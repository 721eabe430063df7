import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeleteReview } from '@/components/foundations/reviews/delete-review'
import { ReviewForm } from '@/components/foundations/reviews/review-form'
import { ReviewFrame, ReviewRefused, ReviewSent } from '@/components/foundations/reviews/review-screens'
import { getFoundation } from '@/lib/foundations/cache'
import { findReviewScreen } from '@/lib/moderation/reviews/queries'
import { createContext } from '@/lib/platform/context'
import { requireSession } from '@/lib/platform/session/session'
import { isJustNow } from '@/lib/text/durations'
import { parseId } from '@/lib/text/params'
import { reviewPath } from '@/lib/text/routes'

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<{ enviado?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await findFoundation(params)) ? 'Deja tu comentario' : 'Fundación no encontrada' }
}

/** Looks the foundation up first: an unknown one answers 404, not a login. */
export default async function ReviewPage({ params, searchParams }: Props) {
  const foundation = await findFoundation(params)
  if (!foundation) notFound()
  const { account, actor } = await requireSession(reviewPath(foundation.id))
  const { db, now } = createContext(actor)
  const screen = await findReviewScreen(db, actor, foundation.id)
  if (screen.kind === 'refused')
    return <ReviewRefused why={screen.why} foundation={foundation} email={account.email} />
  const { review } = screen
  const { enviado } = await searchParams
  if (enviado !== undefined && review && isJustNow(String(enviado), now))
    return <ReviewSent foundation={foundation} />
  return (
    <ReviewFrame foundation={foundation} title={review ? 'Edita tu comentario' : 'Deja tu comentario'}>
      <ReviewForm key={`${account.id} ${foundation.id}`} foundationId={foundation.id} review={review} />
      {review && <DeleteReview foundationId={foundation.id} />}
    </ReviewFrame>
  )
}

async function findFoundation(params: Props['params']) {
  const id = parseId((await params).id)
  return id === null ? null : getFoundation(id)
}
