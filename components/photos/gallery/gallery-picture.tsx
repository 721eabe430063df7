import { classNames } from '@/components/ui/class-names'
import { photoSources } from '@/components/ui/photo/pet-photo'
import type { PhotoDto } from '@/lib/photos/dto'

/**
 * Picture of a gallery, filling its frame.
 * @param first the LCP image: fetched eagerly, with high priority.
 * @param whole shows it uncropped in a frame that is much wider than the picture.
 */
export function GalleryPicture({
  photo,
  alt,
  sizes,
  first = false,
  whole = false,
}: {
  photo: PhotoDto | undefined
  alt: string
  sizes: string
  first?: boolean
  whole?: boolean
}) {
  if (!photo) return null
  return (
    <img
      {...photoSources(photo)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding={first ? 'sync' : 'async'}
      className={classNames('size-full object-cover', whole && 'lg:object-contain')}
      style={{ backgroundImage: `url("${photo.blur}")`, backgroundSize: 'cover' }}
    />
  )
}
