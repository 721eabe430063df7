/** What an approved foundation has in common with one that staff decide about. */
export interface SimilarFoundationDto {
  id: number
  name: string
  /** In words. */
  shared: string[]
}
