import type { OwnReviewDto } from './dto'

type ReviewRecord = Pick<OwnReviewDto, 'points' | 'comment'>

export const reviewRecord = ({ points, comment }: ReviewRecord): ReviewRecord => ({ points, comment })
