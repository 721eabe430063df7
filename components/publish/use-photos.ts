import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstError } from '@/components/forms/form-errors'
import type { PhotoFieldState } from '@/components/photos/photo-list'

type OnSubmit = (event: SubmitEvent<HTMLFormElement>) => unknown

/** What the photo field has told last, for the form around it. */
export function usePhotos() {
  const [photos, setPhotos] = useState<PhotoFieldState | null>(null)
  const [early, setEarly] = useState(false)
  const blocked = photos?.blocked ?? null
  return {
    /** Where the main photo can be seen. */
    cover: photos?.cover ?? null,
    /** What to tell somebody who has sent the form before the photos were there. */
    warning: early ? (blocked ?? undefined) : undefined,
    hear: (state: PhotoFieldState) => {
      setPhotos(state)
      if (state.blocked === null) setEarly(false)
    },
    /** Keeps a form from being sent while photos are on their way: they would be lost. */
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
