'use client'

import { signedInIsland } from '@/components/people/viewer/signed-in-island'
import type { PhotoMatchProps } from './card-match'

const useBadge = signedInIsland(() =>
  import('./match-badge-island.signed-in').then((module) => module.MatchBadge),
)

/** How well a pet suits the adopter who looks at its card; nothing for everybody else. */
export function MatchBadgeIsland(props: Omit<PhotoMatchProps, 'match'>) {
  const Badge = useBadge()
  return Badge && <Badge {...props} />
}
