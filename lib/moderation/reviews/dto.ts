/** A comment about a foundation, as everybody reads it. Times are ISO strings. */
export interface ReviewDto {
  id: number
  userId: number
  /** The author's first name. */
  name: string
  comment: string
  points: number
  createdAt: string
  /** Null for a comment as it was first written. */
  editedAt: string | null
  /** The foundation's only answer. */
  reply: { text: string; at: string } | null
}

/** How many comments give one to five stars, in that order. */
export type RatingCounts = number[]

export interface OwnReviewDto {
  points: number
  comment: string
  updatedAt: string
}

/** Why somebody cannot comment on a foundation. */
export type ReviewObstacle = 'own' | 'foundation' | 'staff' | 'unconfirmed' | 'hidden'

/** What somebody sees who wants to comment on a foundation. */
export type ReviewScreenDto =
  | { kind: 'form'; review: OwnReviewDto | null }
  | { kind: 'refused'; why: ReviewObstacle }
