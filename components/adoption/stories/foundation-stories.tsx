import { LinkButton } from '@/components/ui/button'
import { SectionHeading } from '@/components/ui/section-heading'
import { STORIES_TITLE, storyTitle } from '@/lib/adoption/stories/copy'
import type { StoryDto } from '@/lib/adoption/stories/dto'
import { STORIES } from '@/lib/text/adoption-routes'
import { StoryPhoto } from './story-photo'

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
