import { PetPhoto, photoSources } from '@/components/ui/photo/pet-photo'
import { storyPhotoAlt } from '@/lib/adoption/stories/copy'
import type { StoryDto } from '@/lib/adoption/stories/dto'

interface Props {
  story: Pick<StoryDto, 'photos' | 'pet' | 'petIsPublic'>
  /** Which one. */
  at: number
  sizes: string
  eager?: boolean
}

/** One of those of the new home; the picture of the listing, while that has a page, where none was offered. */
export function StoryPhoto({ story, at, sizes, eager = false }: Props) {
  const { photos, pet, petIsPublic } = story
  const photo = photos[at]
  if (!photo) return <PetPhoto photo={petIsPublic ? pet.photo : null} pet={pet} sizes={sizes} eager={eager} />
  return (
    <img
      {...photoSources(photo)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={storyPhotoAlt(story, at)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      style={{ backgroundImage: `url("${photo.blur}")`, backgroundSize: 'cover' }}
      className="size-full object-cover"
    />
  )
}
