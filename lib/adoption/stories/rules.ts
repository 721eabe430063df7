import type { CheckInAnswer, CheckInDay } from '@/lib/text/vocabulary'

/** After the first week: two nights say little of how it ends. */
const EARLIEST_DAY = 7

/** Whether an adopter has said, late enough, that it goes very well; whether it still does is another question. */
export const canTellStory = (
  checkIns: readonly { day: CheckInDay; answer: CheckInAnswer | null }[],
): boolean => checkIns.some(({ day, answer }) => day >= EARLIEST_DAY && answer === 'muy bien')
