'use client'

import { FieldError } from '@/components/ui/field'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { MAX_PET_PHOTOS } from '@/lib/photos/rules'
import type { InitialPhoto, PhotoFieldState } from './photo-list'
import { PlainPhotos } from './plain-photos'

/** Where the error of the photos stands. */
const ERROR_ID = 'campo-photos-error'
const HINT_ID = 'campo-photos-ayuda'

const usePicker = lazyComponent(() => import('./photo-picker').then((module) => module.PhotoPicker))

/**
 * The photos of a pet: 1–8, the first is the main one. They are sent as they are chosen; the form around gets their
 * ids in order, in hidden fields. Without JavaScript, and where the rest of the field cannot be loaded, it is a plain
 * file field `files[]`, with a box for each photo that was stored before.
 *
 * @param uploads what the field begins with. It counts when the field appears; to begin anew, give it another `key`.
 * @param name of the hidden fields
 * @param onChange hears of the state the field begins with and of every change that matters to the form; not of
 *   progress. A form is only sent when `blocked` is null.
 */
export function PhotoField({
  uploads = [],
  name = 'uploads[]',
  error,
  onChange,
}: {
  uploads?: readonly InitialPhoto[]
  name?: string
  error?: string
  onChange?: (state: PhotoFieldState) => void
}) {
  const Picker = usePicker()
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${HINT_ID} ${ERROR_ID}` : HINT_ID}
      className="grid min-w-0 grid-cols-1 gap-1.5"
    >
      <legend className="mb-1.5 text-small font-semibold">Fotos</legend>
      <p id={HINT_ID} className="mb-1 text-fine text-ink-3">
        De 1 a {MAX_PET_PHOTOS}. La primera es la foto principal: la que se ve en las búsquedas.
      </p>
      {Picker ? (
        <Picker uploads={uploads} name={name} isWrong={Boolean(error)} onChange={onChange} />
      ) : (
        <>
          <PlainPhotos uploads={uploads} name={name} shown={Picker === null} />
          {Picker === undefined && <Skeleton className="h-56 rounded-card noscript:hidden" />}
        </>
      )}
      <FieldError id={ERROR_ID} error={error} />
    </fieldset>
  )
}
