/** How much that is under way ends with an account. */
export interface LossesDto {
  /** Adoptions that were accepted and have not come about. */
  accepted: { adopter: number; owner: number }
  /** Adoptions that are still asked about. */
  followed: { adopter: number; owner: number }
  /** Monthly gifts. */
  gifts: { given: number; received: number }
  /** Reports by the account that staff have not decided. */
  reported: number
}
