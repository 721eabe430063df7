'use client'

import { useViewer } from '@/components/people/viewer/use-viewer'
import { lazyComponent } from '@/components/ui/lazy-component'
import { readAnswers } from '@/lib/people/matches/stored'
import type { PhotoMatchProps } from './card-match'

const usePhotoMatch = lazyComponent(() => import('./card-match').then((module) => module.PhotoMatch))

/** For people who have answered the quiz. */
export function MatchBadge(props: Omit<PhotoMatchProps, 'match'>) {
  const match = useViewer()?.match
  const PhotoMatch = usePhotoMatch(Boolean(match))
  return match && PhotoMatch ? <PhotoMatch {...props} match={readAnswers(match)} /> : null
}
