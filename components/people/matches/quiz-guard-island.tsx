'use client'

import { signedInIsland } from '@/components/people/viewer/signed-in-island'
import type { FormState } from '@/lib/platform/forms/form-state'

const useGuard = signedInIsland(() =>
  import('./quiz-guard-island.signed-in').then((module) => module.QuizGuard),
)

/** On arrival: the test is done already, or not for this account. */
export function QuizGuardIsland({
  saved,
  onRefused,
}: {
  saved: boolean
  onRefused: (refusal: FormState) => void
}) {
  const Guard = useGuard()
  return Guard && <Guard saved={saved} onRefused={onRefused} />
}
