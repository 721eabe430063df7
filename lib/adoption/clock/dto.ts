export interface AnswerRateDto {
  answered: number
  /** Answered, or without an answer for seven days. */
  asked: number
  /** Within which four of five answers came; null where none can be timed. */
  times: { mostSeconds: number } | null
}
