import { FileField } from '@/components/forms/file-field'
import { classNames } from '@/components/ui/class-names'
import type { InitialPhoto } from './photo-list'

/** Without JavaScript, or when `shown`. */
export function PlainPhotos({
  offered,
  kept,
  name,
  shown,
}: {
  offered: readonly InitialPhoto[]
  kept: readonly InitialPhoto[]
  name: string
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
                  name={name}
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
