import type { CheckInDto } from './dto'

/** What the form of a check-in changes besides its photo; null while there is no answer. */
export const checkInRecord = ({ answer, note }: Pick<CheckInDto, 'answer' | 'note'>) =>
  answer === null ? null : { answer, note }

export type CheckInRecord = NonNullable<ReturnType<typeof checkInRecord>>
