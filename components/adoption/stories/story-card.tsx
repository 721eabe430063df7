import { TextLink } from '@/components/ui/links/text-link'
import { givenBy, storyTitle } from '@/lib/adoption/stories/copy'
import type { StoryDto } from '@/lib/adoption/stories/dto'
import { formatDay } from '@/lib/text/dates'
import { foundationPath, petPath } from '@/lib/text/routes'
import { StoryPhoto } from './story-photo'

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

/** The first one large. */
function StoryPhotos({ story, eager }: { story: StoryDto; eager: boolean }) {
  const photo = (at: number) => <StoryPhoto story={story} at={at} sizes={SIZES} eager={eager} />
  if (story.photos.length === 0) return <div className="aspect-4/3 overflow-hidden">{photo(0)}</div>
  return (
    <ul className="flex flex-wrap gap-1">
      {story.photos.map(({ large }, at) => (
        <li key={large} className="aspect-4/3 flex-1 overflow-hidden first:basis-full">
          {photo(at)}
        </li>
      ))}
    </ul>
  )
}
