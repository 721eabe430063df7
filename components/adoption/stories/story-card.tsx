import { TextLink } from '@/components/ui/links/text-link'
import { PetPhoto, photoSources } from '@/components/ui/photo/pet-photo'
import { givenBy, storyPhotoAlt, storyTitle } from '@/lib/adoption/stories/copy'
import type { StoryDto } from '@/lib/adoption/stories/dto'
import { formatDay } from '@/lib/text/format'
import { foundationPath, petPath } from '@/lib/text/routes'

const SIZES = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 92vw'

export function StoryCard({ story, eager }: { story: StoryDto; eager: boolean }) {
  const { pet, petIsPublic, foundation, photos, text, publishedAt } = story
  return (
    <article className="grid h-full content-start overflow-hidden rounded-box border-[1.5px] border-line bg-white">
      <StoryPhotos story={story} eager={eager} />
      <div className="grid gap-2.5 p-5">
        <h2 className="text-card">{storyTitle(story)}</h2>
        <p className="whitespace-pre-line text-pretty wrap-anywhere">{text}</p>
        <p className="text-small text-ink-2 wrap-anywhere">
          {foundation && (
            <>
              {givenBy(story)} <TextLink href={foundationPath(foundation.id)}>{foundation.name}</TextLink>
              {' · '}
            </>
          )}
          <time dateTime={publishedAt}>{formatDay(publishedAt, pet.place.countryId)}</time>
        </p>
        {petIsPublic && photos.length > 0 && (
          <TextLink
            href={petPath(pet.id)}
            className="inline-flex min-h-11 items-center justify-self-start text-small"
          >
            Así se presentaba
            <span className="sr-only">: la publicación de {pet.name}</span>
          </TextLink>
        )}
      </div>
    </article>
  )
}

/** Those of the new home, the first one large; the picture of the listing, while that has a page, where none was offered. */
function StoryPhotos({ story, eager }: { story: StoryDto; eager: boolean }) {
  const { photos, pet, petIsPublic } = story
  if (photos.length === 0)
    return (
      <div className="aspect-4/3 overflow-hidden">
        <PetPhoto photo={petIsPublic ? pet.photo : null} pet={pet} sizes={SIZES} eager={eager} />
      </div>
    )
  return (
    <ul className="flex flex-wrap gap-1">
      {photos.map((photo, at) => (
        <li key={photo.large} className="aspect-4/3 flex-1 overflow-hidden first:basis-full">
          <img
            {...photoSources(photo)}
            sizes={SIZES}
            width={photo.width}
            height={photo.height}
            alt={storyPhotoAlt(story, at)}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            style={{ backgroundImage: `url("${photo.blur}")`, backgroundSize: 'cover' }}
            className="size-full object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
