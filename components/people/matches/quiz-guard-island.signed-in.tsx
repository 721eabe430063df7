'use client'

import { useViewer, viewerQueries } from '@/components/people/viewer/use-viewer'
import { useOnChange } from '@/components/ui/use-on-change'
import type { ViewerDto } from '@/lib/adoption/viewer/dto'
import { ALREADY_SAVED, requireQuizTaker } from '@/lib/people/matches/policy'
import type { Actor } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import type { FormState } from '@/lib/platform/forms/form-state'

export function QuizGuard({ saved, onRefused }: { saved: boolean; onRefused: (refusal: FormState) => void }) {
  useOnChange(useViewer(), (viewer) => {
    const refusal = viewer && !saved && refusalFor(viewer)
    if (refusal) onRefused({ status: 'failed', code: refusal.code, message: refusal.message })
  })
  useOnChange(saved, () => {
    if (saved) viewerQueries.invalidateQueries()
  })
  return null
}

function refusalFor(viewer: ViewerDto): DomainError | null {
  if (viewer.match) return new DomainError('conflict', ALREADY_SAVED)
  try {
    requireQuizTaker(actorOf(viewer))
  } catch (error) {
    if (error instanceof DomainError) return error
  }
  return null
}

function actorOf({ id, role, confirmed, foundationStatus }: ViewerDto): Actor {
  if (role === 'admin') return { kind: 'admin', id }
  if (role === 'user') return { kind: 'user', id, confirmed }
  return { kind: 'foundation', id, confirmed, approved: foundationStatus === 'aprobada' }
}
