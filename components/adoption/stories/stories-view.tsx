import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { TextLink } from '@/components/ui/links/text-link'
import { PetPhoto, photoSources } from '@/components/ui/photo/pet-photo'
import { SectionHeading } from '@/components/ui/section-heading'
import { givenBy, STORIES_TITLE, storyPhotoAlt, storyTitle } from '@/lib/adoption/stories/copy'
import type { StoryDto } from '@/lib/adoption/stories/dto'
import { storiesPagePath } from '@/lib/text/adoption-routes'
import { formatDay } from '@/lib/text/dates'
import type { Page } from '@/lib/text/pagination'
import { ALL_PETS, foundationPath, HOME, petPath, STORIES } from '@/lib/text/routes'

/** Stories that adopters tell of how it went, newest first. */
export function StoriesView({ stories }: { stories: Page<StoryDto> }) {
  const { rows, page, more } = stories
  return (
    <div className="mx-auto w-wrap pb-16">
      <Breadcrumb crumbs={[{ label: 'Inicio', href: HOME }, { label: STORIES_TITLE }]} />
      <h1 className="mt-3 text-display">{STORIES_TITLE}</h1>
      <p className="mt-4 max-w-[36em] text-lead text-ink-2">
        Lo cuentan quienes adoptaron, semanas después. Cada historia se publica con su permiso.
      </p>
      {rows.length === 0 ? (
        <div className="mt-8">
          <EmptyPanel
            title="Las primeras historias están por llegar"
            text="Mientras tanto, mira quiénes esperan la suya."
            action={<LinkButton href={ALL_PETS}>Ver mascotas en adopción</LinkButton>}
          />
        </div>
      ) : (
        <ul className="mt-8 grid gap-5.5 md:grid-cols-2 lg:grid-cols-3">
          {rows.map((story, at) => (
            <li key={story.id}>
              <StoryCard story={story} eager={at === 0} />
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || more) && (
        <nav aria-label="Páginas" className="mt-8 flex flex-wrap gap-2.5">
          {page > 1 && (
            <LinkButton href={storiesPagePath(page - 1)} variant="ghost" size="sm" rel="prev">
              Más recientes
            </LinkButton>
          )}
          {more && (
            <LinkButton href={storiesPagePath(page + 1)} variant="ghost" size="sm" rel="next">
              Anteriores
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  )
}

const SIZES = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 92vw'

function StoryCard({ story, eager }: { story: StoryDto; eager: boolean }) {
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
          <time dateTime={publishedAt}>{formatDay(publishedAt, pet.place)}</time>
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

/** What became of pets of a foundation, in few words; nothing as long as nobody has told it. */
export function FoundationStories({ stories }: { stories: readonly StoryDto[] }) {
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="finales-felices" className="mt-14 print:hidden">
      <SectionHeading
        id="finales-felices"
        beside={
          <LinkButton href={STORIES} variant="ghost" size="sm">
            Ver todos
          </LinkButton>
        }
      >
        {STORIES_TITLE}
      </SectionHeading>
      <ul className="grid gap-5.5 lg:grid-cols-3">
        {stories.map((story) => (
          <li key={story.id} className="flex gap-4 rounded-card bg-mist p-4 cramped:flex-col">
            <div className="size-24 shrink-0 overflow-hidden rounded-card">
              <StoryPhoto story={story} at={0} sizes="6rem" />
            </div>
            <div className="min-w-0">
              <h3 className="text-base leading-tight wrap-anywhere">{storyTitle(story)}</h3>
              <p className="mt-1 line-clamp-4 text-small text-ink-2 wrap-anywhere">{story.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  story: Pick<StoryDto, 'photos' | 'pet' | 'petIsPublic'>
  at: number
  sizes: string
  eager?: boolean
}

/** One of those of the new home; the picture of the listing, while that has a page, where none was offered. */
function StoryPhoto({ story, at, sizes, eager = false }: Props) {
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
