import { useEffect, useEffectEvent, useRef } from 'react'
import { AddPhotos } from './add-photos'
import { PHOTO_BOX, TILE, TILE_GRID } from './photo-box'
import type { InitialPhoto } from './photo-list'

/** What the picker shows at first, without its script: it takes the same room, and files chosen already are kept for it. */
export function PhotoPlaceholder({
  uploads,
  onFiles,
}: {
  uploads: readonly InitialPhoto[]
  onFiles: (files: readonly File[]) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const pickUp = useEffectEvent(() => {
    for (const input of box.current?.querySelectorAll('input') ?? []) {
      onFiles([...(input.files ?? [])])
      input.value = ''
    }
  })
  // Pick up files chosen before hydration.
  useEffect(() => pickUp(), [])
  return (
    <div ref={box} className={`${PHOTO_BOX} border-field noscript:hidden`}>
      <AddPhotos count={uploads.length} onFiles={onFiles} />
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
}
