import { AddPhotos } from './add-photos'
import { PHOTO_BOX, TILE, TILE_GRID } from './photo-box'
import type { InitialPhoto } from './photo-list'

/**
 * What the picker shows at first, until its script is there: it takes the same room, nothing in it can be pressed, and
 * it says so.
 */
export const PhotoPlaceholder = ({ uploads }: { uploads: readonly InitialPhoto[] }) => (
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
