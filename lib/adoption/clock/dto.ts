export interface AnswerRateDto {
  answered: number
  /** Answered, or without an answer for seven days. */
  asked: number
  /** Within which half of the answers came, and four of five; null where none can be timed. */
  times: { medianSeconds: number; mostSeconds: number } | null
}
