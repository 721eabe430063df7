'use client'

import { signedInIsland } from '@/components/people/viewer/signed-in-island'
import type { PhotoMatchProps } from './card-match'

const useBadge = signedInIsland(() =>
  import('./match-badge-island.signed-in').then((module) => module.MatchBadge),
)

/** Nothing for everybody but adopters. */
export function MatchBadgeIsland(props: Omit<PhotoMatchProps, 'match'>) {
  const Badge = useBadge()
  return Badge && <Badge {...props} />
}
