import { hasFailed } from '@/lib/adoption/check-ins/copy'
import { canTellStory } from '@/lib/adoption/stories/rules'
import type { AdoptionStatus, CheckInAnswer, CheckInDay } from '@/lib/text/vocabulary'

/** 'early': the adopter has not said yet that it goes well. 'over': there is no adoption, or it failed. */
export type StoryVerdict = 'may' | 'offered' | 'early' | 'over'

interface Facts {
  status: AdoptionStatus
  /** Oldest first. */
  checkIns: readonly { day: CheckInDay; answer: CheckInAnswer | null }[]
  hasStory: boolean
}

/** Whether an adopter may offer a story of this adoption. */
export function storyVerdict({ status, checkIns, hasStory }: Facts): StoryVerdict {
  if (status !== 'concluida' || hasFailed(checkIns)) return 'over'
  if (hasStory) return 'offered'
  return canTellStory(checkIns) ? 'may' : 'early'
}
