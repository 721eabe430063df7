export interface ReviewDto {
  id: number
  userId: number
  name: string
  comment: string
  points: number
  createdAt: string
  updatedAt: string
  /** Null for a comment as it was first written. */
  editedAt: string | null
  /** `isEarlier`: to what the comment said before it was edited. */
  reply: { text: string; at: string; isEarlier: boolean } | null
}

/** How many comments give one to five stars, in that order. */
export type RatingCounts = number[]

export interface OwnReviewDto {
  points: number
  comment: string
}

export type ReviewObstacle = 'own' | 'foundation' | 'staff' | 'unconfirmed' | 'hidden'

export type ReviewScreenDto =
  | { kind: 'form'; review: OwnReviewDto | null }
  | { kind: 'refused'; why: ReviewObstacle }
