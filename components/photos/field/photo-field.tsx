'use client'

import { FieldError } from '@/components/ui/field'
import { lazyComponent } from '@/components/ui/lazy-component'
import { RetryLine } from '@/components/ui/load-state'
import { LONG_WAIT, useLongWait } from '@/components/ui/long-wait'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import type { InitialPhoto, PhotoFieldState } from './photo-list'
import { PhotoPlaceholder } from './photo-placeholder'
import { PlainPhotos } from './plain-photos'

const ERROR_ID = 'campo-photos-error'
const HINT_ID = 'campo-photos-ayuda'

const usePicker = lazyComponent(() => import('./photo-picker').then((module) => module.PhotoPicker))

/**
 * 1–8 photos, the first is the main one; ids in order in hidden fields. Without its script a plain file field. @param
 * uploads change `key` to reset @param onChange not on progress. Submit only when
 * nothing is pending and `problem` is null.
 */
export function PhotoField({
  uploads = [],
  offered = uploads,
  name = 'uploads[]',
  error,
  keptFor,
  onChange,
}: {
  uploads?: readonly InitialPhoto[]
  /** Without its script: those too that were sent unticked, in the order they had. */
  offered?: readonly InitialPhoto[]
  name?: string
  error?: string
  /** Whose photos are kept in the browser until they are uploaded; undefined keeps none. */
  keptFor?: number
  onChange?: (state: PhotoFieldState) => void
}) {
  const Picker = usePicker()
  const isLate = useLongWait(Picker === undefined)
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
        <Picker
          uploads={uploads}
          name={name}
          isWrong={Boolean(error)}
          keptFor={keptFor}
          onChange={onChange}
        />
      ) : (
        <>
          <PlainPhotos offered={offered} kept={uploads} name={name} shown={Picker === null} />
          {Picker === undefined && <PhotoPlaceholder uploads={uploads} />}
          <div role="status">
            {isLate ? (
              <RetryLine text={LONG_WAIT} label="Recargar la página" onRetry={() => location.reload()} />
            ) : (
              Picker === undefined && (
                <span className="sr-only noscript:hidden">Las fotos están cargando.</span>
              )
            )}
          </div>
        </>
      )}
      <FieldError id={ERROR_ID} error={error} />
    </fieldset>
  )
}
