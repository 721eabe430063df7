import { classNames } from '@/components/ui/class-names'
import { photoSources } from '@/components/ui/photo/pet-photo'
import type { PhotoDto } from '@/lib/photos/dto'

/** @param first the LCP image @param whole uncropped in a much wider frame */
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
