import type { Metadata } from 'next'
import { StoriesView } from '@/components/adoption/stories/stories-view'
import { StoriesJsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata, previewImage } from '@/components/site/seo/metadata'
import { getStories } from '@/lib/adoption/stories/cache'
import { STORIES_TITLE } from '@/lib/adoption/stories/copy'
import { env } from '@/lib/platform/env'
import { STORIES } from '@/lib/text/routes'

export async function generateMetadata(): Promise<Metadata> {
  const { rows } = await getStories(1)
  return pageMetadata({
    title: `${STORIES_TITLE}: mascotas que ya tienen familia`,
    description:
      'Historias de perros, gatos y otros animales adoptados en Argentina, Chile, Colombia, Ecuador y Perú, contadas por sus familias.',
    path: STORIES,
    image: previewImage(rows[0]?.photos[0]?.preview, STORIES_TITLE),
  })
}

export default async function StoriesPage() {
  const stories = await getStories(1)
  return (
    <>
      <StoriesJsonLd site={env.SITE_URL} stories={stories.rows} />
      <StoriesView stories={stories} />
    </>
  )
}
