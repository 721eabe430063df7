'use client'

import { FileField } from '@/components/forms/file-field'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/field'
import { lazyComponent } from '@/components/ui/lazy-component'
import { RetryLine } from '@/components/ui/load-state'
import { LONG_WAIT, useLongWait } from '@/components/ui/long-wait'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { AddPhotos } from './add-photos'
import { PHOTO_BOX, TILE, TILE_GRID } from './photo-box'
import type { InitialPhoto } from './photo-list'
import type { PhotoPickerProps } from './photo-picker'

const ERROR_ID = 'campo-photos-error'
const HINT_ID = 'campo-photos-ayuda'

const usePicker = lazyComponent(() => import('./photo-picker').then((module) => module.PhotoPicker))

/** 1–8 photos, the first is the main one; ids in order in hidden fields. Without its script a plain file field. */
export function PhotoField({
  uploads,
  offered,
  error,
  keptFor,
  onChange,
}: Pick<PhotoPickerProps, 'keptFor' | 'onChange'> & {
  /** Change `key` to reset. */
  uploads: readonly InitialPhoto[]
  /** Without its script: those too that were sent unticked, in the order they had. */
  offered: readonly InitialPhoto[]
  error?: string
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
        <Picker uploads={uploads} isWrong={Boolean(error)} keptFor={keptFor} onChange={onChange} />
      ) : (
        <>
          <PlainPhotos offered={offered} kept={uploads} shown={Picker === null} />
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

/**
 * What the picker shows at first, until its script is there: it takes the same room, nothing in it can be pressed, and
 * it says so.
 */
const PhotoPlaceholder = ({ uploads }: { uploads: readonly InitialPhoto[] }) => (
  <div aria-hidden className={`${PHOTO_BOX} cursor-progress border-field opacity-60 noscript:hidden`}>
    <AddPhotos count={uploads.length} />
    {uploads.length > 0 && (
      <div className={TILE_GRID}>
        {uploads.map(({ id, src }) => (
          <div key={id} className={TILE}>
            {src && <img src={src} alt="" decoding="async" className="size-full object-cover" />}
          </div>
        ))}
      </div>
    )}
  </div>
)

/** Without JavaScript, or when `shown`. */
function PlainPhotos({
  offered,
  kept,
  shown,
}: {
  offered: readonly InitialPhoto[]
  kept: readonly InitialPhoto[]
  shown: boolean
}) {
  return (
    <div className={classNames('grid-cols-1 gap-4', shown ? 'grid' : 'hidden noscript:grid')}>
      {offered.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {offered.map(({ id, src, alt }, index) => (
            <li key={id} className="grid content-start gap-1">
              <img src={src} alt={alt} className="aspect-square w-full rounded-card bg-mist object-cover" />
              <label className="flex min-h-11 items-center gap-2 text-small">
                <input
                  type="checkbox"
                  name="uploads[]"
                  value={id}
                  defaultChecked={kept.some((photo) => photo.id === id)}
                  className="size-5 accent-monte"
                />
                Conservar la foto {index + 1}
              </label>
            </li>
          ))}
        </ul>
      )}
      <FileField
        label="Agregar fotos"
        name="files[]"
        multiple
        accept="image/*"
        hint="JPG, PNG, WebP o HEIC, hasta 12 MB entre todas."
      />
    </div>
  )
}
