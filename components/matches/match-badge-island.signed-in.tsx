'use client'

import { lazyComponent } from '@/components/ui/lazy-component'
import { useViewer } from '@/components/viewer/use-viewer'
import type { PhotoMatchProps } from './card-match'

const usePhotoMatch = lazyComponent(() => import('./card-match').then((module) => module.PhotoMatch))

/** Loads the comparison for people who have answered the quiz. */
export function MatchBadge(props: Omit<PhotoMatchProps, 'match'>) {
  const match = useViewer()?.match
  const PhotoMatch = usePhotoMatch(Boolean(match))
  return match && PhotoMatch ? <PhotoMatch {...props} match={match} /> : null
}
