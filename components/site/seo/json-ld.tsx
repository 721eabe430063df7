import type { Route } from 'next'
import { STORIES_TITLE, storyTitle } from '@/lib/adoption/stories/copy'
import type { StoryDto } from '@/lib/adoption/stories/dto'
import type { FoundationPageDto } from '@/lib/foundations/dto'
import { petSummary, petTitle } from '@/lib/pets/copy'
import type { PetDto } from '@/lib/pets/dto'
import type { SearchScreen } from '@/lib/search/load-search'
import { searchCrumbs, typePlacePath } from '@/lib/search/url/links'
import type { Article } from '@/lib/text/care/articles'
import { TYPE_LABELS } from '@/lib/text/copy/labels'
import {
  ABOUT,
  articlePath,
  foundationPath,
  HOME,
  PET_CARE,
  petPath,
  STORIES,
  typePath,
} from '@/lib/text/routes'
import { breadcrumbs, foundationData, jsonLdText, organization, type Thing } from './structured-data'

export function JsonLd({ data }: { data: Thing | Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped cannot leave the element.
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  )
}

export function SiteJsonLd({ site }: { site: string }) {
  const url = new URL(HOME, site).href
  return (
    <JsonLd
      data={{ '@type': 'WebSite', url, name: 'Querencia', inLanguage: 'es', publisher: organization(site) }}
    />
  )
}

const NAME = 'Acerca de Nosotros'

export function AboutJsonLd({ site }: { site: string }) {
  const url = new URL(ABOUT, site).href
  return (
    <JsonLd
      data={[
        { '@type': 'AboutPage', '@id': url, url, name: NAME, inLanguage: 'es', about: organization(site) },
        breadcrumbs(site, [
          { name: 'Inicio', path: HOME },
          { name: NAME, path: ABOUT },
        ]),
      ]}
    />
  )
}

export const FoundationJsonLd = ({ foundation, site }: { foundation: FoundationPageDto; site: string }) => (
  <JsonLd data={foundationData(foundation, site)} />
)

export function ArticleJsonLd({ article, site }: { article: Article; site: string }) {
  const url = new URL(articlePath(article.slug), site).href
  return (
    <JsonLd
      data={[
        {
          '@type': 'Article',
          '@id': url,
          mainEntityOfPage: url,
          headline: article.title,
          description: article.excerpt,
          articleSection: article.category,
          image: new URL(`/art/care/${article.slug}.webp`, site).href,
          inLanguage: 'es',
          author: organization(site),
        },
        breadcrumbs(site, [
          { name: 'Inicio', path: HOME },
          { name: 'Cuidado Animal', path: PET_CARE },
          { name: article.title, path: articlePath(article.slug) },
        ]),
      ]}
    />
  )
}

export function SearchJsonLd({
  screen: { result, request, path, scope },
  site,
}: {
  screen: SearchScreen
  site: string
}) {
  const first = (request.page - 1) * request.perPage + 1
  return (
    <JsonLd
      data={[
        {
          '@type': 'ItemList',
          numberOfItems: result.total,
          itemListElement: result.cards.map(({ id, name }, at) => ({
            '@type': 'ListItem',
            position: first + at,
            name,
            url: new URL(petPath(id), site).href,
          })),
        },
        breadcrumbs(
          site,
          searchCrumbs(scope).map(({ label, href = path }) => ({ name: label, path: href })),
        ),
      ]}
    />
  )
}

interface CollectionProps {
  site: string
  path: Route
  name: string
  above?: { name: string; path: Route }[]
  items: Route[]
  /** Position of the first item, and length of the whole list. */
  first?: number
  total?: number
}

export function CollectionJsonLd({ site, path, name, above = [], items, first = 1, total }: CollectionProps) {
  const url = new URL(path, site).href
  return (
    <JsonLd
      data={[
        {
          '@type': 'CollectionPage',
          '@id': url,
          url,
          name,
          inLanguage: 'es',
          mainEntity: {
            '@type': 'ItemList',
            numberOfItems: total ?? items.length,
            itemListElement: items.map((item, at) => ({
              '@type': 'ListItem',
              position: first + at,
              url: new URL(item, site).href,
            })),
          },
        },
        breadcrumbs(site, [{ name: 'Inicio', path: HOME }, ...above, { name, path }]),
      ]}
    />
  )
}

/** A page about an animal, never a product with a price. */
export function PetJsonLd({ pet, site }: { pet: PetDto; site: string }) {
  const url = new URL(petPath(pet.id), site).href
  const images = pet.photos.map((photo) => new URL(photo.large, site).href)
  return (
    <JsonLd
      data={[
        {
          '@type': 'WebPage',
          '@id': url,
          url,
          name: petTitle(pet),
          description: petSummary(pet),
          inLanguage: 'es',
          datePublished: pet.publishedAt,
          dateModified: pet.updatedAt > pet.publishedAt ? pet.updatedAt : pet.publishedAt,
          primaryImageOfPage: images[0] && { '@type': 'ImageObject', url: images[0] },
          about: { '@type': 'Thing', name: pet.name, description: pet.description, image: images },
          ...publisher(pet, site),
        },
        breadcrumbs(site, [
          { name: 'Inicio', path: HOME },
          { name: TYPE_LABELS[pet.type].many, path: typePath(pet.type) },
          {
            name: `${TYPE_LABELS[pet.type].many} en ${pet.place.city}`,
            path: typePlacePath(pet.type, 'city', pet.place.citySlug),
          },
          { name: pet.name, path: petPath(pet.id) },
        ]),
      ]}
    />
  )
}

/** Foundations are named, individuals are not. */
function publisher({ foundation }: PetDto, site: string) {
  if (!foundation) return {}
  return {
    author: {
      '@type': 'NGO',
      name: foundation.name,
      url: new URL(foundationPath(foundation.id), site).href,
    },
  }
}

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
