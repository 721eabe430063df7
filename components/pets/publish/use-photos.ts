import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstError } from '@/components/forms/form-errors'
import type { PhotoFieldState } from '@/components/photos/field/photo-list'

type OnSubmit = (event: SubmitEvent<HTMLFormElement>) => unknown

export function usePhotos() {
  const [photos, setPhotos] = useState<PhotoFieldState | null>(null)
  const [early, setEarly] = useState(false)
  const blocked = photos?.blocked ?? null
  return {
    cover: photos?.cover ?? null,
    warning: early ? (blocked ?? undefined) : undefined,
    hear: (state: PhotoFieldState) => {
      setPhotos(state)
      if (state.blocked === null) setEarly(false)
    },
    /** Blocks submitting while photos upload; they would be lost. */
    guard:
      (onSubmit: OnSubmit): OnSubmit =>
      (event) => {
        if (blocked === null) return onSubmit(event)
        event.preventDefault()
        flushSync(() => setEarly(true))
        focusFirstError(event.currentTarget)
      },
  }
}
