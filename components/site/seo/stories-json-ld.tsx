import { STORIES_TITLE, storyTitle } from '@/lib/adoption/stories/copy'
import type { StoryDto } from '@/lib/adoption/stories/dto'
import { STORIES } from '@/lib/text/adoption-routes'
import { HOME } from '@/lib/text/routes'
import { JsonLd } from './json-ld'
import { breadcrumbs } from './structured-data'

/** Each story is an article of the page. It names its author as the page does, or nobody. */
export function StoriesJsonLd({ site, stories }: { site: string; stories: readonly StoryDto[] }) {
  const url = new URL(STORIES, site).href
  return (
    <JsonLd
      data={[
        {
          '@type': 'CollectionPage',
          '@id': url,
          url,
          name: STORIES_TITLE,
          inLanguage: 'es',
          hasPart: stories.map((story) => ({
            '@type': 'Article',
            headline: storyTitle(story),
            articleBody: story.text,
            datePublished: story.publishedAt,
            ...(story.name && { author: { '@type': 'Person', name: story.name } }),
            image: story.photos.map(({ large }) => new URL(large, site).href),
          })),
        },
        breadcrumbs(site, [
          { name: 'Inicio', path: HOME },
          { name: STORIES_TITLE, path: STORIES },
        ]),
      ]}
    />
  )
}
