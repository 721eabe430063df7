import { ReviewMissing } from '@/components/foundations/reviews/review-missing'

/** Replaces `Missing` after hydration and for client navigation. */
export default function ReviewNotFound() {
  return <ReviewMissing />
}
