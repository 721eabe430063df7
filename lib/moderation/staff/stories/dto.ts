/** In the list of the staff desk. Times are ISO strings. */
export interface WaitingStoryDto {
  id: number
  pet: string
  adopter: string
  offeredAt: string
  publishedAt: string | null
  /** False also of a published one whose pet is hidden or where one of the accounts is not active. */
  isShown: boolean
}

export interface StoryCaseDto extends WaitingStoryDto {
  text: string
  /** As it would be shown. */
  name: string | null
  city: string | null
  petId: number
  publisher: string
  adopterId: number
  ownerId: number
  /** Check-ins whose photo was offered and is still the same. */
  photos: number[]
}
