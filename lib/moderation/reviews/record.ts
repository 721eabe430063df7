import type { OwnReviewDto } from './dto'

type ReviewRecord = Pick<OwnReviewDto, 'points' | 'comment'>

/** What the form of a review changes. */
export const reviewRecord = ({ points, comment }: ReviewRecord): ReviewRecord => ({ points, comment })
