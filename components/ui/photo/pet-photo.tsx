import { type PetAltSource, petAlt } from '@/lib/pets/alt'
import type { PhotoDto } from '@/lib/photos/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'

export const photoSources = ({ small, medium, large }: Pick<PhotoDto, 'small' | 'medium' | 'large'>) => ({
  src: medium,
  srcSet: `${small} 400w, ${medium} 800w, ${large} 1600w`,
})

/** @param eager the LCP image: fetched at once, with high priority */
export function PetPhoto({
  photo,
  pet,
  sizes,
  eager = false,
  className = 'size-full object-cover',
}: {
  photo: Omit<PhotoDto, 'preview'> | null
  pet: PetAltSource
  sizes: string
  eager?: boolean
  className?: string
}) {
  if (!photo) {
    return (
      <img
        src={NO_PHOTO}
        width={1200}
        height={900}
        alt={`${pet.name}, todavía sin foto`}
        loading="lazy"
        className={className}
      />
    )
  }
  const { src, srcSet } = photoSources(photo)
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={petAlt(pet)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      style={{ backgroundImage: `url("${photo.blur}")`, backgroundSize: 'cover' }}
      className={className}
    />
  )
}
