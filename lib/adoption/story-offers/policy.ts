import { hasFailed } from '@/lib/adoption/check-ins/copy'
import { canTellStory } from '@/lib/adoption/stories/rules'
import type { AdoptionStatus, CheckInAnswer, CheckInDay } from '@/lib/text/vocabulary'

/**
 * 'early': the adopter has not said yet that it goes well, and will be asked; 'stopped': they chose not to be; 'paused': nobody
 * is asked about this pet for now; 'late': nothing is left to answer. 'over': there is no adoption, or it failed.
 */
export type StoryVerdict = 'may' | 'offered' | 'early' | 'stopped' | 'paused' | 'late' | 'over'

interface Facts {
  status: AdoptionStatus
  /** Oldest first. */
  checkIns: readonly { day: CheckInDay; answer: CheckInAnswer | null }[]
  hasStory: boolean
  /** Nothing is asked any more, and no link of a question is open. */
  isLate: boolean
  hasStopped: boolean
  /** The pet is out of sight, or whoever gave it is gone, and no question is open. */
  isPaused: boolean
}

/** Whether an adopter may offer a story of this adoption. */
export function storyVerdict({
  status,
  checkIns,
  hasStory,
  isLate,
  hasStopped,
  isPaused,
}: Facts): StoryVerdict {
  if (status !== 'concluida' || hasFailed(checkIns)) return 'over'
  if (hasStory) return 'offered'
  if (canTellStory(checkIns)) return 'may'
  if (isLate) return 'late'
  if (hasStopped) return 'stopped'
  return isPaused ? 'paused' : 'early'
}
