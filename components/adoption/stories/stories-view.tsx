import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { STORIES_TITLE } from '@/lib/adoption/stories/copy'
import type { StoryDto } from '@/lib/adoption/stories/dto'
import { storiesPagePath } from '@/lib/text/adoption-routes'
import type { Page } from '@/lib/text/pagination'
import { ALL_PETS, HOME } from '@/lib/text/routes'
import { StoryCard } from './story-card'

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
            text="Mientras tanto, aquí hay quienes todavía esperan la suya."
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
